// Irregular actions can be walked like others: without a way nobody could click or show them.
#include "damier/variants/variants.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace damier::variants {
namespace {

TEST(Irregular, ACaptureThatIsBrokenOffHasItsWay) {
    game::StatePtr const state = *(*find("3il"))->read("W:W32,47:B28,19,6");
    auto const index = game::find_irregular(*state, "32x23{28}");
    ASSERT_TRUE(index);
    game::Action const& action = game::irregular_actions(*state)[*index];
    ASSERT_EQ(action.ways.size(), 1u);
    EXPECT_EQ(action.ways.front().cells.size(), 2u);
    EXPECT_EQ(action.ways.front().emptied.size(), 1u);
    EXPECT_EQ(state->arbitration()->after_irregular(*index)->text(), "B:W23,47:B6,19");
}

// Everything that the 3iL document names, in one position: 32 must take 28 and 19.
class NamedInTheDocument : public testing::Test {
protected:
    game::StatePtr state = *(*find("3il"))->read("W:W32,47:B28,19,6");

    std::string fault(std::string const& text) const {
        auto const index = game::find_irregular(*state, text);
        return index ? in_english(state->arbitration()->fault(*index)) : "not possible";
    }
    void play(std::string const& text) {
        if (auto const legal = state->interpret(text))
            state = state->after(*legal);
        else
            state = state->arbitration()->after_irregular(*game::find_irregular(*state, text));
    }
};

TEST_F(NamedInTheDocument, PlayingTwiceRunning) {
    EXPECT_EQ(fault("again"), "not possible"); // nobody has played yet
    play("32x14{19,28}");
    EXPECT_EQ(fault("again"), "two moves running");
    auto const index = game::find_irregular(*state, "again");
    EXPECT_EQ(state->to_play(), 1);
    EXPECT_EQ(state->arbitration()->by(*index), 0);
    play("again");
    EXPECT_EQ(state->text(), "W:W14,47:B6");
    play("47-42");
    EXPECT_EQ(state->text(), "B:W14,42:B6");
}

TEST_F(NamedInTheDocument, PlayingAPieceOfTheOpponent) {
    EXPECT_EQ(fault("6-11"), "the piece on 6 is your opponent's");
    play("6-11");
    EXPECT_EQ(state->text(), "B:W32,47:B11,19,28");
    EXPECT_EQ(fault("32x23{28}"), "the piece on 32 is your opponent's");
    play("32x23{28}"); // and captures with it
    EXPECT_EQ(state->text(), "W:W23,47:B11,19");
    EXPECT_EQ(state->scores(), (std::vector<int>{1, 0}));
}

TEST_F(NamedInTheDocument, RemovingPiecesWithoutReason) {
    EXPECT_EQ(fault("{47}"), "the piece on 47 is taken off without a capture");
    play("{47}"); // one's own
    EXPECT_EQ(state->text(), "W:W32:B6,19,28");
    play("{6}"); // and the other's; the turn stays
    EXPECT_EQ(state->text(), "W:W32:B19,28");
    EXPECT_EQ(state->scores(), (std::vector<int>{1, 1}));
    EXPECT_EQ(fault("{6}"), "not possible");
}

TEST_F(NamedInTheDocument, TakingTooFewOrTooMany) {
    EXPECT_EQ(fault("47-42"), "capture is compulsory: 32 takes 2 pieces");
    EXPECT_EQ(fault("32x23{28}"), "the capture must go on from 23");
    EXPECT_EQ(fault("32x14{6,19,28}"), "6 is taken without being jumped");
    play("32x14{6,19,28}");
    EXPECT_EQ(state->scores(), (std::vector<int>{3, 0}));
    EXPECT_TRUE(game::is_over(state->outcome()));
}

TEST_F(NamedInTheDocument, RemovingAPieceBeforeTheCaptureEnds) {
    EXPECT_EQ(fault("32x23{28}x14{19}"), "28 is taken off before the capture ends");
    game::Action const& action =
        game::irregular_actions(*state)[*game::find_irregular(*state, "32x23{28}x14{19}")];
    ASSERT_EQ(action.ways.size(), 1u);
    game::Way const& way = action.ways.front();
    EXPECT_EQ(way.cells.size(), 3u);
    ASSERT_TRUE(way.touch);
    EXPECT_EQ(way.touch->piece, way.emptied.front());
    EXPECT_EQ(way.touch->after, 1u);
    play("32x23{28}x14{19}");
    EXPECT_EQ(state->text(), "B:W14,47:B6");
}

TEST(Irregular, TextsAreUniqueAndNoneIsLegal) {
    for (Variant const* const one : all()) {
        game::StatePtr state = *one->start({}, 0);
        for (int ply = 0; ply < 30 && !state->actions().empty(); ++ply) {
            std::set<std::string> texts;
            for (game::Action const& action : state->actions()) texts.insert(action.text);
            for (game::Action const& action : game::irregular_actions(*state))
                ASSERT_TRUE(texts.insert(action.text).second) << one->key() << ' ' << action.text;
            state = state->after(static_cast<std::size_t>(ply * 5) % state->actions().size());
        }
    }
}

TEST(Irregular, AllHaveAWay) {
    for (Variant const* const one : all()) {
        game::StatePtr state = *one->start({}, 0);
        for (int ply = 0; ply < 40 && !state->actions().empty(); ++ply) {
            for (game::Action const& action : game::irregular_actions(*state))
                ASSERT_FALSE(action.ways.empty()) << one->key() << ' ' << action.text;
            state = state->after(static_cast<std::size_t>(ply * 7) % state->actions().size());
        }
    }
}

} // namespace
} // namespace damier::variants
