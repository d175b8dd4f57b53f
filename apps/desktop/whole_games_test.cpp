// Whole games of every kind, played by a mouse that clicks on cells and by a keyboard that types.
#include "apps/desktop/panels/info_strip.hpp"
#include "apps/desktop/prisoners.hpp"
#include "apps/desktop/window_test.hpp"

#include "damier/base/random.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <QToolButton>

namespace damier::desktop {

namespace {

constexpr int most_plies = 60;

class EveryGame : public WindowTest, public testing::WithParamInterface<game::Game const*> {
protected:
    int ply() { return session().tree().ply(session().tree().current()); }

    // A button for what has no cells, or for a prisoner; false when there is none.
    bool press_button(std::size_t action) {
        for (int i = 0; i < 4; ++i) QApplication::processEvents(); // until the layout has settled
        game::State const& state = session().state();
        auto const& cells = state.actions()[action].ways.front().cells;
        for (QToolButton* const button : window().game_page().findChildren<QToolButton*>()) {
            if (!button->isVisible() || !button->isEnabled()) continue;
            if (qobject_cast<InfoStrip*>(button) != nullptr) continue; // it asks for names
            bool const is_wordless = cells.empty() && button->defaultAction() == nullptr
                                     && qobject_cast<Prisoners*>(button->parentWidget()) == nullptr;
            bool const is_prisoner =
                cells.size() == 1 && qobject_cast<Prisoners*>(button->parentWidget()) != nullptr;
            if (!is_wordless && !is_prisoner) continue;
            int const before = ply();
            QTest::mouseClick(button, Qt::LeftButton);
            QApplication::processEvents();
            if (ply() > before) return true;
        }
        return false;
    }

    // Nobody clicks as fast as a test: each click comes a second after the one before.
    void take_time() {
        window().game_page().set_clock(
            [now = ClickGuard::TimePoint{}]() mutable { return now += std::chrono::seconds(1); });
    }

    void click_through(std::size_t action) {
        int const before = ply();
        game::StatePtr const state = session().tree().here().state; // the action lives in it
        game::Way const& way = state->actions()[action].ways.front();
        for (game::Cell const cell : way.cells) {
            click(cell);
            if (ply() > before) return;
        }
        if (!way.cells.empty()) click(way.cells.back()); // "and no farther"
        if (ply() == before) press_button(action);
    }
};

TEST_P(EveryGame, IsPlayedWithTheMouse) {
    start(std::string(GetParam()->key()), 3);
    take_time();
    Random random(5);
    for (int i = 0; i < most_plies && !session().ending(); ++i) {
        auto const count = static_cast<int>(session().state().actions().size());
        auto const action = static_cast<std::size_t>(random.below(count));
        std::string const text = session().state().actions()[action].text;
        click_through(action);
        ASSERT_EQ(ply(), i + 1) << text << ": " << window().game_page().message().toStdString();
        EXPECT_EQ(session().tree().here().text(), text);
        EXPECT_EQ(board().state(), session().tree().here().state);
    }
}

TEST_P(EveryGame, IsPlayedByTyping) {
    start(std::string(GetParam()->key()), 4);
    Random random(6);
    board().setFocus();
    for (int i = 0; i < most_plies && !session().ending(); ++i) {
        auto const count = static_cast<int>(session().state().actions().size());
        std::string const text =
            session().state().actions()[static_cast<std::size_t>(random.below(count))].text;
        QTest::keyClicks(&board(), QString::fromStdString(text));
        QTest::keyClick(&board(), Qt::Key_Return);
        QApplication::processEvents();
        ASSERT_EQ(ply(), i + 1) << text << ": " << window().game_page().message().toStdString();
        EXPECT_EQ(session().tree().here().text(), text);
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryGame, testing::ValuesIn(catalogue::all()),
                         [](testing::TestParamInfo<game::Game const*> const& one) {
                             std::string name(one.param->key());
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

using Against = WindowTest;

TEST_F(Against, TheComputerAnswers) {
    session::NewGame setup;
    setup.game = "international";
    setup.players.resize(2);
    setup.players[1].bot = "random";
    ASSERT_TRUE(controller().send(setup));
    window().show_page(Page::game);
    for (int i = 1; i <= 5; ++i) {
        ASSERT_TRUE(wait_for([&] { return session().state().to_play() == 0; }));
        ASSERT_FALSE(session().state().actions().empty());
        controller().send(session::PlayAction{0, {}});
        ASSERT_TRUE(
            wait_for([&] { return session().tree().ply(session().tree().current()) == 2 * i; }));
    }
    // Taking back goes to where the person was to move.
    window().actions()[Act::take_back]->trigger();
    EXPECT_EQ(session().tree().ply(session().tree().current()), 8);
    window().actions()[Act::redo]->trigger();
    EXPECT_EQ(session().tree().ply(session().tree().current()), 10);
}

} // namespace

} // namespace damier::desktop
