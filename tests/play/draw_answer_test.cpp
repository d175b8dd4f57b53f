// When a computer player takes a draw, with the real engine.
#include "damier/catalogue/catalogue.hpp"
#include "damier/play/draw_answer.hpp"

#include "tests/session/test_loop.hpp"

#include <gtest/gtest.h>

namespace damier::play {
namespace {

bool accepts(std::string const& game, std::string const& position, game::Seat seat) {
    session::Session session(catalogue::all());
    session::NewGame setup;
    setup.game = game;
    setup.position = position;
    session.handle(setup, {});
    EXPECT_TRUE(session.has_game()) << position;
    std::optional<game::AnalysisLine> best;
    test::Loop loop;
    auto const thinking = game::think_on_loop(loop.executor());
    if (auto question = draw_question(session))
        thinking->start(*std::move(question), [&](game::Told const& told) {
            auto const* const answer = std::get_if<game::Answer>(&told);
            if (answer != nullptr && !answer->lines.empty()) best = answer->lines.front();
        });
    loop.run();
    EXPECT_EQ(best.has_value(), game != "multidames");
    return accepts_draw(session, seat, best);
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
} // namespace damier::play
