#include "damier/multidames/state.hpp"

#include "damier/multidames/game.hpp"
#include "damier/multidames/sample_test.hpp"

#include <gtest/gtest.h>

namespace damier::multidames {
namespace {

game::StatePtr start(game::Options const& options = {}, std::uint64_t seed = 1) {
    return *multidames_game().start(options, seed);
}
game::StatePtr read(std::string_view text) { return *multidames_game().read(text); }

std::string refusal(game::State const& state, std::string_view typed) {
    Result<std::size_t> const action = state.interpret(typed);
    return action ? "" : in_english(action.error());
}

game::StatePtr typed(game::StatePtr const& state, std::string_view text) {
    Result<std::size_t> const action = state->interpret(text);
    EXPECT_TRUE(action) << text;
    return state->after(*action);
}

// Two players; what is left is two whites that can jump, and a black far away.
constexpr std::string_view nearly_over = "2 9 0\n1 50\n1 52\n0 0 0\n"
                                         "1 1 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n"
                                         "0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 3\n";

TEST(State, StartsWithTheOptions) {
    game::StatePtr const state = start({{"seats", "3"}, {"size", "10"}});
    EXPECT_EQ(state->about().seats.size(), 3u);
    EXPECT_EQ(state->about().cells.size(), 100u);
    EXPECT_EQ(state->about().cells[23].label, "3 4");
    EXPECT_EQ(state->to_play(), 0);
    EXPECT_EQ(state->scores(), (std::vector<int>{0, 0, 0}));
    EXPECT_EQ(state->actions().size(), 53u);
    EXPECT_EQ(in_english(state->status()), "Round 1: each player removes a white pawn");
    EXPECT_FALSE(multidames_game().start({{"size", "7"}}, 1));
    EXPECT_FALSE(multidames_game().start({{"seats", "5"}}, 1));
}

TEST(State, KindsCarryTheirValues) {
    game::StatePtr const state = read(sample);
    EXPECT_EQ(state->at(0), (game::Piece{game::nobody, 0}));
    EXPECT_EQ(state->at(1), (game::Piece{game::nobody, 2}));
    EXPECT_EQ(state->at(3 * 8 + 3), std::nullopt);
    std::vector<int> values;
    for (game::PieceKind const& kind : state->about().kinds) values.push_back(kind.value);
    EXPECT_EQ(values, (std::vector<int>{1, 5, 8}));
}

TEST(State, ATurnStepByStep) {
    game::StatePtr state = read(sample); // player 4's turn is over
    EXPECT_EQ(state->to_play(), 0);
    EXPECT_EQ(in_english(state->status()), "Round 4");
    state = typed(state, "2 4");
    EXPECT_EQ(state->held(), 1 * 8 + 3);
    ASSERT_EQ(state->actions().size(), 2u);
    EXPECT_EQ(state->actions()[0].text, "2 6");
    EXPECT_EQ(state->actions()[1].text, "4 4");
    game::Way const way{{1 * 8 + 3, 3 * 8 + 3}, {2 * 8 + 3}};
    EXPECT_EQ(state->actions()[1].ways[0], way);
    state = typed(state, "(4,4)");
    EXPECT_EQ(state->scores()[0], 16);
}

TEST(State, NamesThoseWhoHaveStopped) {
    game::StatePtr state = typed(read(sample), "stop");
    EXPECT_EQ(in_english(state->status()), "Round 4; stopped: Player 1");
    state = typed(state, "stop");
    EXPECT_EQ(in_english(state->status()), "Round 4; stopped: Player 1, Player 2");
}

TEST(State, UnderstandsSeveralForms) {
    game::StatePtr const state = read(sample);
    for (char const* form : {"2 4", "2,4", " 2 , 4 ", "(2;4)", "2/4"})
        EXPECT_TRUE(state->interpret(form)) << form;
    for (char const* form : {"stop", "STOP", "arreter", "arrêter", "s"})
        EXPECT_EQ(*state->interpret(form), state->actions().size() - 1) << form;
}

TEST(State, SaysWhyNot) {
    game::StatePtr const state = read(sample);
    EXPECT_EQ(refusal(*state, "9 1"), "9 1 is off the board: rows and columns go from 1 to 8");
    EXPECT_EQ(refusal(*state, "0 99999"),
              "0 99999 is off the board: rows and columns go from 1 to 8");
    EXPECT_EQ(refusal(*state, "4 4"), "there is no pawn at 4 4");
    EXPECT_EQ(refusal(*state, "5 3"), "the pawn at 5 3 has no jump");
    EXPECT_EQ(refusal(*state, "hello"),
              "«hello» is neither a row and a column, such as «3 4», nor «stop»");
    EXPECT_EQ(refusal(*state, "1 2 3"),
              "«1 2 3» is neither a row and a column, such as «3 4», nor «stop»");

    game::StatePtr const held = typed(state, "2 4");
    EXPECT_EQ(refusal(*held, "stop"),
              "the pawn at 2 4 is held and must go on jumping while it can");
    EXPECT_EQ(refusal(*held, "2 2"), "there is a pawn at 2 2: a jump ends on an empty cell");
    EXPECT_EQ(refusal(*held, "6 4"),
              "6 4 is not two cells from the held pawn in a straight or diagonal line");

    game::StatePtr const first = start();
    EXPECT_EQ(refusal(*first, "stop"), "nobody can stop in the first round");
    for (game::Cell cell = 0; cell < 64; ++cell)
        if (first->at(cell)->kind != 0) {
            EXPECT_EQ(refusal(*first, first->about().cells[static_cast<std::size_t>(cell)].label)
                          .substr(0, 52),
                      "in the first round only a white pawn can be removed;");
        }
}

TEST(State, SaysWhyNoActionStartsWithTheseCells) {
    game::StatePtr const state = read(sample);
    auto const why = [](game::State const& s, std::vector<game::Cell> const& cells) {
        return in_english(s.why_not(cells));
    };
    EXPECT_EQ(why(*state, {27}), "there is no pawn at 4 4");
    EXPECT_EQ(why(*state, {4 * 8 + 2}), "the pawn at 5 3 has no jump");
    EXPECT_EQ(why(*state, {11, 27}), "one step at a time: first the pawn, then each jump");
    game::StatePtr const held = typed(state, "2 4");
    EXPECT_EQ(why(*held, {0}), "the pawn at 2 4 is held and must go on jumping while it can");
    EXPECT_EQ(why(*held, {11, 9}), "there is a pawn at 2 2: a jump ends on an empty cell");
}

TEST(State, StoppingLeavesTheOtherAlone) {
    game::StatePtr const state = typed(read(nearly_over), "stop");
    EXPECT_EQ(state->to_play(), 1);
    EXPECT_EQ(refusal(*state, "stop"),
              "nobody else is active, so you cannot stop: play on to the end");
}

TEST(State, TheEndCostsThePlayerToMove) {
    game::StatePtr state = typed(read(nearly_over), "1 1");
    state = typed(state, "1 3");
    ASSERT_TRUE(game::is_over(state->outcome()));
    EXPECT_TRUE(state->actions().empty());
    EXPECT_EQ(state->to_play(), 1);
    EXPECT_EQ(state->scores(), (std::vector<int>{51, 52 - 9}));
    auto const won = std::get<game::Won>(state->outcome());
    EXPECT_EQ(won.seats, std::vector<game::Seat>{0});
    EXPECT_EQ(in_english(won.reason), "no pawn can jump any more, and Player 2 loses the 9 points "
                                      "left on the board; the best score is 51");
    EXPECT_EQ(refusal(*state, "1 3"), "the game is over");
    // The text holds the scores before the penalty, so that reading it does not take it twice.
    EXPECT_EQ(read(state->text())->scores(), state->scores());
}

TEST(State, EqualBestScoresShareTheFirstPlace) {
    std::string text(nearly_over);
    text.replace(text.find("1 52"), 4, "1 60");
    game::StatePtr const state = typed(typed(read(text), "1 1"), "1 3");
    EXPECT_EQ(std::get<game::Won>(state->outcome()).seats, (std::vector<game::Seat>{0, 1}));
}

TEST(State, TextsOfActionsAreTheirOwnInterpretation) {
    game::StatePtr state = start({{"seats", "4"}, {"size", "12"}}, 9);
    for (std::size_t n = 0; !state->actions().empty(); ++n) {
        for (std::size_t i = 0; i < state->actions().size(); ++i)
            ASSERT_EQ(*state->interpret(state->actions()[i].text), i);
        ASSERT_EQ(read(state->text())->text(), state->text());
        state = state->after(n * 7 % state->actions().size());
    }
    EXPECT_TRUE(game::is_over(state->outcome()));
}

} // namespace
} // namespace damier::multidames
