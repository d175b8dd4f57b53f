// The rules that a teacher may vary: each alone, in the text, and through whole
// games of every bot.
#include "damier/base/random.hpp"
#include "damier/multidames/bots.hpp"
#include "damier/multidames/game.hpp"
#include "damier/multidames/state.hpp"
#include "damier/multidames/text_form.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damier::multidames {

namespace {

using game::Options;

game::StatePtr started(Options const& options) {
    auto const state = multidames_game().start(options, 7);
    EXPECT_TRUE(state) << in_english(state.error());
    return *state;
}

std::string refusal(Options const& options) {
    auto const state = multidames_game().start(options, 7);
    return state ? std::string() : in_english(state.error());
}

// A red pawn in the middle with a neighbour on every side.
Position crowd(Rules const& rules) {
    Position position(8, 2, rules);
    position.set_turn(2, 0);
    position.grid.put(spot(3, 3), Pawn::red);
    for (Spot const d : directions) position.grid.put(spot(3 + d.row, 3 + d.column), Pawn::white);
    return position;
}

int jumps_from_the_middle(Rules const& rules) {
    Position position = crowd(rules);
    EXPECT_EQ(position.take(spot(3, 3)), Refusal::none);
    Steps steps;
    position.legal_steps(steps);
    for (int row = 0; row < 8; ++row) // what is offered and what is refused agree
        for (int column = 0; column < 8; ++column) {
            Step const step{Step::Kind::jump, spot(row, column)};
            bool const is_offered = std::ranges::find(steps, step) != steps.end();
            EXPECT_EQ(position.refusal(step) == Refusal::none, is_offered) << row << ' ' << column;
        }
    return static_cast<int>(steps.size());
}

TEST(Rules, JumpsStraightOrSlanted) {
    EXPECT_EQ(jumps_from_the_middle({}), 8);
    EXPECT_EQ(jumps_from_the_middle({.jumps = Jumps::straight}), 4);
    EXPECT_EQ(jumps_from_the_middle({.jumps = Jumps::slanted}), 4);
}

TEST(Rules, WhoCanJumpIsWhoHasAJump) {
    Random random(3);
    for (int i = 0; i < 300; ++i) {
        Rules const rules{.jumps = static_cast<Jumps>(random.below(3))};
        Position position(8, 2, rules);
        for (int cell = 0; cell < 64; ++cell)
            if (random.coin())
                position.grid.put(spot(cell / 8, cell % 8), static_cast<Pawn>(1 + random.below(3)));
        Grid::Plane const jumpers = position.grid.jumpers(rules.jumps);
        int count = 0;
        Grid::for_each(jumpers, [&](Spot s) { count += position.can_jump(s) ? 1 : 100; });
        for (int cell = 0; cell < 64; ++cell) count -= position.can_jump(spot(cell / 8, cell % 8));
        EXPECT_EQ(count, 0);
    }
}

TEST(Rules, ValuesAndNumbersOfPawns) {
    auto const state = started({{"value-black", "20"}, {"reds", "0"}, {"blacks", "4"}});
    auto const& position = dynamic_cast<MultidamesState const&>(*state).position();
    EXPECT_EQ(position.grid.count(Pawn::black), 4);
    EXPECT_EQ(position.grid.count(Pawn::red), 0);
    EXPECT_EQ(position.worth(), 60 + 80);
    EXPECT_EQ(state->about().kinds[2].value, 20);
    EXPECT_NE(refusal({{"reds", "60"}, {"blacks", "3"}}), "");
    EXPECT_NE(refusal({{"reds", "64"}, {"blacks", "64"}}), "");
    EXPECT_NE(refusal({{"value-red", "100"}}), "");
    EXPECT_NE(refusal({{"jumps", "sideways"}}), "");
    EXPECT_EQ(refusal({{"reds", "30"}, {"blacks", "32"}}), "");
}

TEST(Rules, FreeChains) {
    Position position = crowd({.free_chains = true});
    position.grid.put(spot(0, 1), Pawn::black);
    position.take(spot(3, 3));
    EXPECT_EQ(position.refusal({Step::Kind::rest, {}}), Refusal::chain_goes_on);
    position.play({Step::Kind::jump, spot(1, 3)});
    ASSERT_TRUE(position.held());
    EXPECT_EQ(position.refusal({Step::Kind::rest, {}}), Refusal::none);
    EXPECT_EQ(*read_text(write_text(position)), position);
    MultidamesState const state(position);
    for (char const* const typed : {"done", "fini", "poser"}) {
        auto const action = state.interpret(typed);
        ASSERT_TRUE(action) << typed;
        EXPECT_EQ(state.after(*action)->to_play(), 1);
    }
    EXPECT_FALSE(MultidamesState(crowd({})).interpret("done"));
}

TEST(Rules, NoPenalty) {
    Position position(8, 2, {.has_penalty = false});
    position.set_turn(2, 0);
    position.grid.put(spot(0, 0), Pawn::black);
    EXPECT_TRUE(position.is_over());
    EXPECT_EQ(position.final_score(0), 0);
}

TEST(Rules, StoppingInTheFirstRound) {
    auto const usual = started({}), early = started({{"early-stop", "yes"}});
    EXPECT_FALSE(usual->interpret("stop"));
    auto const stop = early->interpret("stop");
    ASSERT_TRUE(stop);
    auto const next = early->after(*stop);
    EXPECT_EQ(next->to_play(), 1);
    EXPECT_FALSE(next->interpret("stop")); // nobody else is left
}

TEST(Rules, TheTextTellsThem) {
    EXPECT_EQ(started({})->text().find("rules"), std::string::npos);
    auto const state = started({{"jumps", "slanted"}, {"value-white", "2"}});
    EXPECT_TRUE(state->text().ends_with("rules jumps=slanted value-white=2\n"));
    auto const again = multidames_game().read(state->text());
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->text(), state->text());
    std::string const usual = started({})->text();
    for (char const* const bad :
         {"rules jumps\n", "rules jumps=round\n", "rules seats=2\n", "rules value-red=-1\n"}) {
        auto const read = multidames_game().read(usual + bad);
        ASSERT_FALSE(read) << bad;
        EXPECT_EQ(read.error().line, 13) << bad;
    }
    EXPECT_TRUE(multidames_game().read(usual + "rules\n"));
    EXPECT_FALSE(multidames_game().read(usual + "2 rules\n"));
}

TEST(Rules, EveryBotPlaysThemToTheEnd) {
    std::vector<Options> const all{{{"jumps", "straight"}},
                                   {{"jumps", "slanted"}, {"size", "6"}, {"seats", "3"}},
                                   {{"chains", "free"}},
                                   {{"chains", "free"}, {"seats", "3"}, {"penalty", "no"}},
                                   {{"early-stop", "yes"}, {"value-white", "30"}},
                                   {{"reds", "0"}, {"blacks", "0"}}};
    Limits limits;
    limits.nodes = 300;
    for (Options const& options : all)
        for (game::BotKind const& kind : bot_kinds()) {
            auto const bot = make_bot(kind.key, 5);
            game::StatePtr state = started(options);
            int plies = 0;
            for (; !game::is_over(state->outcome()) && plies < 2000; ++plies)
                state = state->after((*bot)->choose(*state, limits, {}, {}));
            EXPECT_LT(plies, 2000) << kind.key;
        }
}

} // namespace

} // namespace damier::multidames
