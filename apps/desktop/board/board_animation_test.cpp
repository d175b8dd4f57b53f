// Moves that are seen happening: they end where they should, whatever comes in between.
#include "apps/desktop/board/shown_test.hpp"

namespace damier::desktop {
namespace {

struct Taking {
    game::StatePtr before = position_of("international", "W:W48:B43,33,32,22");
    std::size_t action = 0;
    game::Way way = before->actions()[0].ways.front();
    game::StatePtr after = before->after(0);
};

TEST(BoardAnimation, EndsInTheRightStateAndSaysSo) {
    Taking const t;
    Look look;
    look.speed = 6;
    Shown s(t.before, look);
    s.board.animate_to(t.after, t.way);
    EXPECT_TRUE(s.board.is_animating());
    EXPECT_EQ(s.board.state(), t.after);
    QImage const during = s.picture();
    s.wait_for_rest();
    EXPECT_EQ(s.ended, 1);
    EXPECT_FALSE(s.board.is_animating());
    QImage const end = s.picture();
    EXPECT_NE(end, during);
    s.board.show_state(t.after, t.way);
    EXPECT_EQ(s.picture(), end);
}

TEST(BoardAnimation, WithoutSpeedThereIsNone) {
    Taking const t;
    Look look;
    look.speed = 0;
    Shown s(t.before, look);
    s.board.animate_to(t.after, t.way);
    EXPECT_FALSE(s.board.is_animating());
    EXPECT_EQ(s.ended, 0); // never from within the call
    s.wait_for_rest();
    EXPECT_EQ(s.ended, 1);
}

TEST(BoardAnimation, IsCutShortByAnotherState) {
    Taking const t;
    Look look;
    look.speed = 0.1;
    Shown s(t.before, look);
    s.board.animate_to(t.after, t.way);
    QTest::qWait(30);
    s.board.show_state(t.before);
    EXPECT_FALSE(s.board.is_animating());
    s.wait_for_rest();
    QTest::qWait(30);
    EXPECT_EQ(s.ended, 1);
    EXPECT_EQ(s.board.state(), t.before);
}

TEST(BoardAnimation, TheNextOneReplacesItAndTheyEndTogether) {
    game::StatePtr const first = start_of("international");
    game::StatePtr const second = first->after(0), third = second->after(0);
    Look look;
    look.speed = 5;
    Shown s(first, look);
    s.board.animate_to(second, first->actions()[0].ways.front());
    s.board.animate_to(third, second->actions()[0].ways.front());
    s.wait_for_rest();
    QTest::qWait(50);
    EXPECT_EQ(s.ended, 1);
    EXPECT_EQ(s.board.state(), third);
}

TEST(BoardAnimation, ADroppedPieceDoesNotWalkAgain) {
    game::StatePtr const before = start_of("international");
    std::size_t const action = action_of(*before, "32-28");
    Look look;
    look.speed = 0.05; // a walk would take seconds
    Shown s(before, look);
    QObject::connect(&s.board, &BoardWidget::piece_dropped, [&] {
        s.board.animate_to(before->after(action), before->actions()[action].ways.front());
    });
    s.drag(s.at("32"), s.at("28"));
    EXPECT_FALSE(s.board.is_animating());
    s.wait_for_rest();
    EXPECT_EQ(s.ended, 1);
}

TEST(BoardAnimation, SurvivesResizingAndAnotherLook) {
    Taking const t;
    Look look;
    look.speed = 2;
    Shown s(t.before, look);
    s.board.animate_to(t.after, t.way);
    s.board.resize(333, 444);
    s.picture();
    look.is_flipped = true;
    look.theme = "slate";
    s.board.set_look(look);
    s.picture();
    s.wait_for_rest();
    EXPECT_EQ(s.board.state(), t.after);
}

} // namespace
} // namespace damier::desktop
