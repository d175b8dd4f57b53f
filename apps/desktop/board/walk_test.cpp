// A move in time: it starts and ends where it should and pieces go when they are jumped.
#include "apps/desktop/board/boards_test.hpp"
#include "apps/desktop/board/walk.hpp"

#include <algorithm>
#include <cmath>

namespace damier::desktop {
namespace {

struct Capture {
    game::StatePtr state =
        position_of("international", "W:W48:B43,33,32,22"); // 48 takes 43, 33, 22 or goes round
    BoardLayout layout{state->about(), QRectF(0, 0, 800, 800), {}, 1};
    game::Way way = state->actions().front().ways.front();
};

TEST(Walk, GoesFromTheOriginToTheDestination) {
    Capture const c;
    ASSERT_GE(c.way.cells.size(), 3u);
    Walk const walk(c.way, c.layout, 1, false);
    EXPECT_EQ(walk.position(0), c.layout.centre(c.way.cells.front()));
    EXPECT_EQ(walk.position(walk.duration()), c.layout.centre(c.way.cells.back()));
    QPointF before = walk.position(0);
    for (double time = 0; time < walk.duration(); time += 4) { // no jerks
        QPointF const now = walk.position(time);
        EXPECT_LT(std::hypot(now.x() - before.x(), now.y() - before.y()), c.layout.unit() / 4);
        before = now;
    }
}

TEST(Walk, TakenPiecesFadeInOrderAsTheyArePassed) {
    Capture const c;
    Walk const walk(c.way, c.layout, 1, false);
    ASSERT_EQ(walk.taken().size(), c.way.emptied.size());
    double last = 0;
    for (Walk::Taken const& taken : walk.taken()) {
        EXPECT_GT(taken.at, last);
        last = taken.at;
        EXPECT_EQ(walk.opacity(taken, taken.at - 1), 1);
        EXPECT_LT(walk.opacity(taken, taken.at + 20), 1);
        EXPECT_GE(walk.opacity(taken, taken.gone), Walk::dimmed); // until it goes
        EXPECT_EQ(walk.opacity(taken, walk.duration()), 0);
        QPointF const over = walk.position(taken.at) - c.layout.centre(taken.cell);
        EXPECT_LT(std::hypot(over.x(), over.y()), c.layout.unit() * 0.8);
    }
}

TEST(Walk, TakenPiecesStandDimmedUntilTheEndAndGoInOrder) {
    Capture const c;
    Walk const walk(c.way, c.layout, 1, false);
    ASSERT_GE(walk.taken().size(), 2u);
    double const arrival = walk.taken().front().gone;
    EXPECT_EQ(walk.position(arrival), c.layout.centre(c.way.cells.back()));
    EXPECT_NE(walk.position(arrival - 20), c.layout.centre(c.way.cells.back()));
    EXPECT_DOUBLE_EQ(walk.opacity(walk.taken().front(), arrival), Walk::dimmed);
    for (std::size_t i = 1; i < walk.taken().size(); ++i) {
        Walk::Taken const &one = walk.taken()[i - 1], &next = walk.taken()[i];
        EXPECT_GT(next.gone, one.gone);
        EXPECT_LT(walk.opacity(one, next.gone), walk.opacity(next, next.gone));
    }
    Walk const at_once(c.way, c.layout, 1, false, true);
    for (Walk::Taken const& taken : at_once.taken()) EXPECT_EQ(taken.gone, taken.at);
    EXPECT_EQ(at_once.opacity(at_once.taken().front(), arrival), 0);
}

TEST(Walk, WhatAHandTakesOffEarlyDoesNotWait) {
    Capture const c;
    game::Way way = c.way;
    way.touch = {way.emptied.front(), 1};
    Walk const walk(way, c.layout, 1, false);
    EXPECT_EQ(walk.taken()[0].gone, walk.taken()[0].at);
    EXPECT_GT(walk.taken()[1].gone, walk.taken()[1].at);
}

TEST(Walk, APieceHopsOnceForEachJumpAndSlidesOtherwise) {
    Capture const c;
    Walk const walk(c.way, c.layout, 1, false);
    std::vector<double> heights; // above the straight line from square to square
    for (double time = 0; time <= walk.duration(); time += 2) {
        double nearest = c.layout.unit();
        for (std::size_t i = 1; i < c.way.cells.size(); ++i) {
            QPointF const a = c.layout.centre(c.way.cells[i - 1]);
            QPointF const along = c.layout.centre(c.way.cells[i]) - a;
            double const part = std::clamp((walk.position(time).x() - a.x()) / along.x(), 0.0, 1.0);
            nearest = std::min(nearest, std::abs((a + along * part).y() - walk.position(time).y()));
        }
        heights.push_back(nearest);
    }
    EXPECT_GT(*std::ranges::max_element(heights), c.layout.unit() * 0.2);
    game::StatePtr const start = start_of("international");
    game::Way const step = start->actions().front().ways.front();
    Walk const slide(step, c.layout, 1, false);
    EXPECT_FALSE(slide.is_in_the_air(slide.duration() / 2));
    EXPECT_TRUE(walk.is_in_the_air(10));
    QPointF const a = c.layout.centre(step.cells[0]), b = c.layout.centre(step.cells[1]);
    QPointF const half = slide.position(slide.duration() / 2) - (a + b) / 2;
    EXPECT_LT(std::hypot(half.x(), half.y()), 1);
}

TEST(Walk, SpeedDividesTheTime) {
    Capture const c;
    EXPECT_NEAR(Walk(c.way, c.layout, 2, false).duration() * 2,
                Walk(c.way, c.layout, 1, false).duration(), 1e-6);
}

TEST(Walk, APieceCarriedByHandStaysWhereItWasPut) {
    Capture const c;
    Walk const walk(c.way, c.layout, 1, true);
    EXPECT_EQ(walk.position(0), c.layout.centre(c.way.cells.back()));
    EXPECT_GT(walk.duration(), 0);
}

TEST(Walk, APickedUpPawnFadesWithoutAnyMotion) {
    game::StatePtr const state = start_of("multidames");
    game::Way const way = state->actions().front().ways.front();
    ASSERT_EQ(way.emptied.size(), 1u);
    Walk const walk(way, BoardLayout(state->about(), QRectF(0, 0, 400, 400), {}, 1), 1, false);
    EXPECT_FALSE(walk.is_moving());
    EXPECT_EQ(walk.opacity(walk.taken().front(), walk.duration()), 0);
}

} // namespace
} // namespace damier::desktop
