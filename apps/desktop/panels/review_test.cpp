// The judgement of moves: limits, sides, and the commands that keep a review in a session.
#include "apps/desktop/panels/review.hpp"

#include "damier/catalogue/catalogue.hpp"
#include "damier/session/session.hpp"

#include <gtest/gtest.h>

namespace damier::desktop {
namespace {

using session::TimePoint;

Evaluation chances(double win, double loss) { return {0, {}, win, 1 - win - loss, loss}; }

TEST(Grades, FollowTheLossOfExpectation) {
    EXPECT_EQ(grade_of(0), Grade::good);
    EXPECT_EQ(grade_of(0.0599), Grade::good);
    EXPECT_EQ(grade_of(0.06), Grade::inaccuracy);
    EXPECT_EQ(grade_of(0.12), Grade::mistake);
    EXPECT_EQ(grade_of(0.2), Grade::blunder);
    EXPECT_EQ(grade_of(0.1, {0.2, 0.3, 0.4}), Grade::good);
}

TEST(Grades, GainingIsNoLoss) {
    EXPECT_DOUBLE_EQ(loss_of(chances(0.2, 0.3), chances(0.6, 0.1)), 0);
    EXPECT_DOUBLE_EQ(loss_of(chances(1, 0), chances(0, 1)), 1);
    EXPECT_NEAR(loss_of(chances(0.5, 0), chances(0, 0)), 0.25, 1e-9);
}

TEST(Grades, SignsAreThoseOfTheNumericGlyphs) {
    EXPECT_EQ(nag_of(Grade::inaccuracy), 6);
    EXPECT_EQ(nag_of(Grade::mistake), 2);
    EXPECT_EQ(nag_of(Grade::blunder), 4);
    EXPECT_EQ(nag_of(Grade::good), 0);
    EXPECT_EQ(glyph_of(Grade::blunder), QStringLiteral("??"));
}

TEST(Evaluations, AreSeenByTheFirstSeat) {
    game::AnalysisLine line;
    line.men = 1.5;
    line.distance = 7;
    line.win = 0.7;
    line.draw = 0.2;
    line.loss = 0.1;
    Evaluation const own = evaluation_of(line, 0), other = evaluation_of(line, 1);
    EXPECT_DOUBLE_EQ(own.men, 1.5);
    EXPECT_DOUBLE_EQ(other.men, -1.5);
    EXPECT_EQ(other.distance, -7);
    EXPECT_DOUBLE_EQ(other.win, 0.1);
    EXPECT_NEAR(own.expectation() + other.expectation(), 1, 1e-9);
    EXPECT_EQ(other.turned(), own);
}

TEST(Evaluations, KnownDrawsAreCalledSo) {
    EXPECT_EQ(score_text(Evaluation{0, {}, 0, 1, 0}), "drawn by table");
    EXPECT_EQ(score_text(Evaluation{0, 23, 1, 0, 0}), "wins in 23 plies");
    EXPECT_EQ(score_text(Evaluation{0, -1, 0, 0, 1}), "loses in 1 ply");
    EXPECT_EQ(short_score(Evaluation{0, {}, 0, 1, 0}), "=");
    EXPECT_EQ(score_text(Evaluation{0, {}, 0.1, 0.8, 0.1}), "0.00");
}

TEST(Evaluations, OfFinishedGames) {
    EXPECT_FALSE(evaluation_of(game::Outcome(game::Ongoing{})));
    EXPECT_DOUBLE_EQ(evaluation_of(game::Outcome(game::Drawn{}))->expectation(), 0.5);
    EXPECT_EQ(score_text(*evaluation_of(game::Outcome(game::Drawn{}))), "drawn");
    EXPECT_DOUBLE_EQ(evaluation_of(game::Outcome(game::Won{{1}, {}}))->expectation(), 0);
}

struct ReviewOfGame : testing::Test {
    ReviewOfGame() : session(catalogue::all()) {
        session::NewGame setup;
        setup.game = "international";
        session.handle(setup, TimePoint{});
        for (char const* move : {"32-28", "19-23", "28x19", "14x23"})
            session.handle(session::PlayText{move}, TimePoint{});
    }
    std::vector<session::NodeId> line() const { return session.tree().main_line(); }
    // These moves after the first `plies` of the game.
    game::Line moves(std::size_t plies, std::vector<std::string> const& texts) const {
        game::Line found;
        game::StatePtr state = session.tree().node(line()[plies]).state;
        for (std::string const& text : texts) {
            found.push_back(*state->interpret(text));
            state = state->after(found.back());
        }
        return found;
    }
    // A review in which only the second move (Black's) is bad.
    Review bad_reply() const {
        std::vector<std::optional<Verdict>> verdicts(5);
        verdicts[0] = Verdict{chances(0.1, 0.1), moves(0, {"32-28"})};
        verdicts[1] = Verdict{chances(0.1, 0.1), moves(1, {"18-23", "38-32", "12-18"})};
        verdicts[2] = Verdict{chances(0.5, 0), moves(2, {"28x19"})};
        verdicts[3] = Verdict{chances(0.5, 0), moves(3, {"14x23"})};
        verdicts[4] = Verdict{chances(0.5, 0), moves(4, {"37-32"})};
        return make_review(session.tree(), line(), verdicts);
    }
    session::Session session;
};

TEST_F(ReviewOfGame, BlamesWhoeverMoved) {
    Review const review = bad_reply();
    ASSERT_EQ(review.moves.size(), 4u);
    EXPECT_EQ(review.moves[0].grade, Grade::good);
    EXPECT_EQ(review.moves[1].grade, Grade::blunder);
    EXPECT_EQ(review.moves[1].seat, 1);
    EXPECT_EQ(review.moves[1].better.front(), moves(1, {"18-23"}).front());
    ASSERT_EQ(review.mistakes().size(), 1u);
    EXPECT_EQ(review.count(1, Grade::blunder), 1);
    EXPECT_EQ(review.count(0, Grade::blunder), 0);
    EXPECT_EQ(review.accuracy(0), 100);
    EXPECT_LT(review.accuracy(1), 60);
}

TEST_F(ReviewOfGame, DoesNotJudgeForcedMovesOrMissingVerdicts) {
    Review const review = bad_reply();
    EXPECT_EQ(review.moves[2].grade, Grade::none); // 28x19 was the only move
    Review const empty =
        make_review(session.tree(), line(), std::vector<std::optional<Verdict>>(line().size()));
    for (ReviewedMove const& move : empty.moves) EXPECT_EQ(move.grade, Grade::none);
}

TEST_F(ReviewOfGame, CommandsAddVariationGlyphAndComment) {
    session::NodeId const here = session.tree().current();
    auto const commands = review_commands(session.tree(), bad_reply(), false);
    for (session::Command const& command : commands)
        for (session::Event const& event : session.handle(command, TimePoint{}))
            EXPECT_FALSE(std::holds_alternative<session::Refused>(event));
    session::Tree const& tree = session.tree();
    EXPECT_EQ(tree.current(), here);
    EXPECT_EQ(tree.main_line(), line());
    session::Node const& first = tree.node(line()[1]);
    ASSERT_EQ(first.children.size(), 2u);
    EXPECT_EQ(tree.node(first.children[1]).text(), "18-23");
    EXPECT_EQ(tree.node(line()[2]).nags, std::vector<int>{4});
    EXPECT_NE(tree.node(line()[2]).comment_after.find("18-23"), std::string::npos);
}

TEST_F(ReviewOfGame, CommandsReplaceAnOldVerdictAndKeepOtherGlyphs) {
    session.handle(session::Annotate{line()[2], {1, 10}}, TimePoint{});
    session.handle(session::Comment{line()[2], false, "mine"}, TimePoint{});
    for (session::Command const& command : review_commands(session.tree(), bad_reply(), false))
        session.handle(command, TimePoint{});
    EXPECT_EQ(session.tree().node(line()[2]).nags, (std::vector<int>{4, 10}));
    EXPECT_EQ(session.tree().node(line()[2]).comment_after, "mine");
}

TEST_F(ReviewOfGame, WhatIsDrawnAtAMistakeStays) {
    session.handle(session::Comment{line()[2], false, "[%csl G05] [%cal G19-23]"}, TimePoint{});
    for (session::Command const& command : review_commands(session.tree(), bad_reply(), false))
        session.handle(command, TimePoint{});
    std::string const kept = session.tree().node(line()[2]).comment_after;
    EXPECT_TRUE(kept.starts_with("[%csl G05] [%cal G19-23] ")) << kept;
    EXPECT_NE(kept.find("18-23"), std::string::npos) << kept;
}

TEST_F(ReviewOfGame, NothingToKeepNeedsNoCommand) {
    EXPECT_TRUE(review_commands(session.tree(), Review{}, true).empty());
}

} // namespace
} // namespace damier::desktop
