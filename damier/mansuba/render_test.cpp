#include "damier/mansuba/render.hpp"

#include <gtest/gtest.h>

namespace damier::mansuba {
namespace {

MansubaState state_of(Rules rules) {
    SettingPtr const setting = make_setting("mansuba", "Mansuba", std::move(rules));
    return {setting, initial_position(setting->board, white), Random(1)};
}

std::size_t action_of(MansubaState const& state, std::string_view text) {
    return state.interpret(text).value_or(0);
}

TEST(Render, PlainBoards) {
    Rules rules = report_rules(World::classic, 5, 4);
    rules.has_towers = rules.has_elephants = true;
    EXPECT_EQ(render_board(state_of(rules), false), "[#] 0  0  0  #\n"
                                                    "[&] 0  0  0  &\n"
                                                    "[&] 0  0  0  &\n"
                                                    "[#] 0  0  0  #\n");
    EXPECT_EQ(render_board(state_of(report_rules(World::triangular, 4, 6)), false), "    0     #\n"
                                                                                    "[#]    0\n"
                                                                                    "    0     *\n"
                                                                                    "[*]    0\n"
                                                                                    "    0     #\n"
                                                                                    "[#]    0\n");
}

TEST(Render, Colours) {
    std::string const grid = render_board(state_of(report_rules(World::classic, 4, 4)), true);
    EXPECT_TRUE(grid.starts_with("\x1b[1;31m*\x1b[0m \x1b[1;37m0\x1b[0m \x1b[1;37m0\x1b[0m "
                                 "\x1b[1;32m*\x1b[0m\n"));
    std::string const squares = render_board(state_of(report_rules(World::chess, 4, 4)), true);
    // Row 1: white's bishop on light, then dark, light, and black's bishop on dark.
    EXPECT_NE(squares.find("\n\x1b[47m\x1b[1;31m #  \x1b[0m\x1b[40m\x1b[1;37m    \x1b[0m"),
              std::string::npos);
    EXPECT_NE(squares.find("\x1b[40m\x1b[1;32m #  \x1b[0m\n"), std::string::npos);
}

TEST(Render, TurnsMovesAndTheEnd) {
    Rules rules = report_rules(World::classic, 4, 4);
    rules.max_turns = 1;
    MansubaState const state = state_of(rules);
    std::size_t const action = action_of(state, "0-1");
    game::StatePtr const next = state.after(action);
    auto const& after = dynamic_cast<MansubaState const&>(*next);
    EXPECT_EQ(in_english(describe_turns(after)), "PLAYED TURNS: 1");
    EXPECT_EQ(in_english(describe_move(state, action, after)), "White: simple move from 0 to 1");
    EXPECT_EQ(describe_result(state), Message());
    EXPECT_EQ(in_english(describe_result(after)), "NO WINNER");
}

TEST(Render, SlidesAndTwoStepsAreNoSimpleMoves) {
    Rules rules = report_rules(World::classic, 6, 5);
    rules.has_towers = rules.has_elephants = true;
    MansubaState const state = state_of(rules);
    auto const told = [&](std::string_view text) {
        std::size_t const action = action_of(state, text);
        game::StatePtr const next = state.after(action);
        return in_english(describe_move(state, action, dynamic_cast<MansubaState const&>(*next)));
    };
    EXPECT_EQ(told("0-4"), "White: slide from 0 to 4");
    EXPECT_EQ(told("6-8"), "White: two steps from 6 to 8");
    EXPECT_EQ(told("12-13"), "White: simple move from 12 to 13");
}

TEST(Render, TheAssignmentNamesItsTerrain) {
    EXPECT_EQ(describe_terrain(state_of(report_rules(World::classic, 5, 4))), Message());
    SettingPtr const setting = make_setting("mansuba-enseirb", "Mansuba", full_rules(5, 4));
    MansubaState const state(setting, initial_position(setting->board, white), Random(1));
    EXPECT_EQ(in_english(describe_terrain(state)), "TERRAIN: classic");
    Rules torus = full_rules(5, 4);
    torus.relations = {Relation::torus};
    torus.period = 0;
    SettingPtr const one = make_setting("mansuba-enseirb", "Mansuba", torus);
    MansubaState const fixed(one, initial_position(one->board, white), Random(1));
    EXPECT_EQ(in_english(describe_terrain(fixed)), "TERRAIN: torus");
    EXPECT_EQ(in_english(fixed.status()), "Turn 0 of 40; neighbours: torus");
}

// The name of the relation is a word of its own for the translators.
TEST(Render, TheNeighboursAreTranslated) {
    MansubaState const state = state_of(full_rules(5, 4));
    ASSERT_EQ(state.status().arguments.size(), 3U);
    EXPECT_EQ(state.status().arguments[2], Argument::translated("classic"));
}

} // namespace
} // namespace damier::mansuba
