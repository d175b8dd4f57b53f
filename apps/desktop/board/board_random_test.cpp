// Ten thousand things that nobody would do on purpose.
#include "apps/desktop/board/shown_test.hpp"

#include <array>
#include <random>

namespace damier::desktop {
namespace {

void random_event(Shown& s, std::mt19937& chance, std::vector<game::StatePtr> const& starts) {
    auto const number = [&](int n) {
        return static_cast<int>(chance() % static_cast<unsigned>(n));
    };
    auto const point = [&] {
        return QPoint(number(s.board.width() + 60) - 30, number(s.board.height() + 60) - 30);
    };
    game::StatePtr const state = s.board.state();
    switch (number(16)) {
    case 0:
        QTest::mousePress(&s.board, number(4) ? Qt::LeftButton : Qt::RightButton, {}, point());
        break;
    case 1:
        QTest::mouseRelease(&s.board, number(4) ? Qt::LeftButton : Qt::RightButton, {}, point());
        break;
    case 2:
    case 3:
    case 4: s.move(point()); break;
    case 5:
    case 6: QTest::keyClick(&s.board, static_cast<char>(32 + number(95))); break;
    case 7:
    case 8: {
        constexpr std::array keys{Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down,
                                  Qt::Key_Enter, Qt::Key_Escape, Qt::Key_Space, Qt::Key_Backspace};
        s.key(keys[static_cast<std::size_t>(number(keys.size()))]);
        break;
    }
    case 9: s.board.resize(100 + number(500), 100 + number(500)); break;
    case 10: {
        Look look;
        look.theme = themes()[static_cast<std::size_t>(number(4))].key;
        look.pieces = piece_sets()[static_cast<std::size_t>(number(3))].key;
        look.labels = static_cast<Labels>(number(3));
        look.is_flipped = number(2);
        look.speed = number(4);
        s.board.set_look(look);
        break;
    }
    case 11: s.board.show_state(number(30) ? starts[chance() % starts.size()] : nullptr); break;
    case 12:
    case 13:
        if (state && !state->actions().empty()) {
            std::size_t const action = chance() % state->actions().size();
            s.board.animate_to(state->after(action), state->actions()[action].ways.front());
        }
        break;
    case 14:
        s.board.show_choice({number(120) - 5}, {number(120) - 5, number(120) - 5});
        s.board.show_must({number(120) - 5});
        s.board.set_arrows({{{number(120) - 5, number(120) - 5}, number(3)}});
        s.board.set_interactive(number(5) != 0);
        break;
    default: QCoreApplication::processEvents(); break;
    }
}

TEST(Board, SurvivesTenThousandRandomEvents) {
    std::vector<game::StatePtr> const starts = all_starts();
    Shown s(starts.front());
    std::mt19937 chance(2026);
    for (int i = 0; i < 10000; ++i) {
        random_event(s, chance, starts);
        if (i % 50 == 0) s.picture();
    }
    s.board.show_state(starts.front());
    s.board.set_interactive(true);
    s.clicked.clear();
    QTest::mouseRelease(&s.board, Qt::LeftButton, {}, QPoint(-50, -50));
    QTest::mouseClick(&s.board, Qt::LeftButton, {}, s.at("32"));
    EXPECT_EQ(s.clicked, std::vector<int>{cell_of(*starts.front(), "32")});
}

} // namespace
} // namespace damier::desktop
