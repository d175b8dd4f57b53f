// When a computer player takes a draw, with the real engine.
#include "damier/catalogue/catalogue.hpp"
#include "damier/session/draw_answer.hpp"

#include <gtest/gtest.h>

namespace damier::session {
namespace {

bool accepts(std::string const& game, std::string const& position, game::Seat seat) {
    Session session(catalogue::all());
    NewGame setup;
    setup.game = game;
    setup.position = position;
    session.handle(setup, TimePoint{});
    EXPECT_TRUE(session.has_game()) << position;
    return accepts_draw(session, seat);
}

TEST(DrawAnswer, FightsOnWithAFullBoard) {
    EXPECT_FALSE(accepts("international", "", 0));
    EXPECT_FALSE(accepts("international", "", 1));
}

TEST(DrawAnswer, IsTakenByWhoStandsWorse) {
    std::string const position = "W:W31,32,33,36,37,38,41,42,43:B1,2,3,4,5";
    EXPECT_TRUE(accepts("international", position, 1));
    EXPECT_FALSE(accepts("international", position, 0));
}

TEST(DrawAnswer, IsTakenWhenNothingIsLeftToWinWith) {
    EXPECT_TRUE(accepts("international", "W:WK46:BK1", 0));
    EXPECT_TRUE(accepts("international", "W:WK46:BK1", 1));
}

TEST(DrawAnswer, WithoutAnEngineNotEarly) { EXPECT_FALSE(accepts("multidames", "", 1)); }

} // namespace
} // namespace damier::session
