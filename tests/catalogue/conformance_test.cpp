// Every game of the catalogue passes the same examination.
#include "damier/base/random.hpp"
#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/game/setup.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace damier {
namespace {

using game::Action;
using game::Game;
using game::State;
using game::StatePtr;

class Conformance : public testing::TestWithParam<Game const*> {
protected:
    Game const& game() const { return *GetParam(); }
    StatePtr start(std::uint64_t seed) const {
        auto const state = game().start({}, seed);
        EXPECT_TRUE(state) << in_english(state.error());
        return *state;
    }
};

std::vector<std::string> texts(State const& state) {
    std::vector<std::string> list;
    for (Action const& action : state.actions()) list.push_back(action.text);
    return list;
}

void check_way(State const& state, game::Way const& way) {
    auto const cells = static_cast<game::Cell>(state.about().cells.size());
    for (game::Cell const cell : way.cells) EXPECT_TRUE(cell >= 0 && cell < cells);
    for (game::Cell const cell : way.emptied) {
        ASSERT_TRUE(cell >= 0 && cell < cells);
        EXPECT_TRUE(state.at(cell)) << "an empty cell is emptied";
    }
}

void check_actions(State const& state) {
    EXPECT_EQ(state.actions().empty(), game::is_over(state.outcome()));
    std::set<std::string> seen;
    for (std::size_t i = 0; i < state.actions().size(); ++i) {
        Action const& action = state.actions()[i];
        EXPECT_TRUE(seen.insert(action.text).second) << action.text << " twice in " << state.text();
        ASSERT_FALSE(action.ways.empty()) << action.text;
        for (game::Way const& way : action.ways) check_way(state, way);
        auto const understood = state.interpret(action.text);
        ASSERT_TRUE(understood) << action.text << ": " << in_english(understood.error());
        EXPECT_EQ(*understood, i) << action.text << " in " << state.text();
        EXPECT_EQ(state.action_text(i), action.text) << state.text();
    }
}

void check_text(Game const& game, State const& state) {
    std::string const text = state.text();
    auto const again = game.read(text);
    ASSERT_TRUE(again) << text << ": " << in_english(again.error());
    EXPECT_EQ((*again)->text(), text);
    EXPECT_EQ((*again)->to_play(), state.to_play());
    // A text tells a position, not what came before: draws by repetition are not in it.
    if (!game::is_over(state.outcome())) {
        EXPECT_EQ(texts(**again), texts(state)) << text;
    }
}

TEST_P(Conformance, AboutIsComplete) {
    StatePtr const state = start(1);
    game::About const& about = state->about();
    EXPECT_EQ(about.key, game().key());
    EXPECT_GE(about.seats.size(), 2u);
    EXPECT_FALSE(about.kinds.empty());
    std::set<std::string> labels;
    for (game::CellShape const& cell : about.cells) {
        EXPECT_TRUE(cell.row >= 0 && cell.row < about.rows && cell.column >= 0
                    && cell.column < about.columns);
        if (cell.shade == game::Shade::absent) continue;
        EXPECT_GE(cell.outline.size(), 3u);
        if (!cell.label.empty()) {
            EXPECT_TRUE(labels.insert(cell.label).second) << cell.label;
        }
    }
    EXPECT_FALSE(labels.empty());
    EXPECT_FALSE(game().name().empty());
    EXPECT_FALSE(game().bots().empty());
}

TEST_P(Conformance, RandomPlayIsLegalReadableAndReplayable) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Random random(seed);
        StatePtr state = start(seed);
        std::vector<std::size_t> choices;
        for (int ply = 0; ply < 400 && !game::is_over(state->outcome()); ++ply) {
            if (ply % 7 == 0) {
                check_actions(*state);
                check_text(game(), *state);
            }
            std::string const before = state->text();
            auto const choice =
                static_cast<std::size_t>(random.below(static_cast<int>(state->actions().size())));
            StatePtr const next = state->after(choice);
            EXPECT_EQ(state->text(), before) << "playing changed the old state";
            EXPECT_EQ(state->after(choice)->text(), next->text()) << "playing twice differs";
            EXPECT_EQ(next->scores().size(), next->about().seats.size());
            state = next;
            choices.push_back(choice);
        }
        check_actions(*state);
        check_text(game(), *state);
        StatePtr again = start(seed);
        for (std::size_t const choice : choices) again = again->after(choice);
        EXPECT_EQ(again->text(), state->text());
        EXPECT_EQ(again->outcome(), state->outcome());
        EXPECT_EQ(again->scores(), state->scores());
    }
}

std::vector<std::optional<game::Piece>> board_of(State const& state) {
    std::vector<std::optional<game::Piece>> board;
    for (std::size_t i = 0; i < state.about().cells.size(); ++i)
        board.push_back(state.at(static_cast<game::Cell>(i)));
    return board;
}

// What the state says of a move that is typed as its two ends: nothing if it was understood.
std::optional<Error> refusal(State const& state, std::string const& from, std::string const& to) {
    std::optional<Error> why;
    for (char const* const sign : {"-", "x"}) {
        auto const found = state.interpret(from + sign + to);
        if (found) return std::nullopt;
        why = found.error();
    }
    return why;
}

// Every pair of squares: a move is refused, and with a reason, exactly when it is not legal.
void check_refusals(State const& state) {
    std::map<std::pair<game::Cell, game::Cell>, int> legal; // how many have these ends
    for (Action const& action : state.actions())
        ++legal[{action.ways.front().cells.front(), action.ways.front().cells.back()}];
    auto const& cells = state.about().cells;
    for (std::size_t from = 0; from < cells.size(); ++from)
        for (std::size_t to = 0; to < cells.size(); ++to) {
            if (cells[from].label.empty() || cells[to].label.empty()) continue;
            auto const ends = std::pair(static_cast<game::Cell>(from), static_cast<game::Cell>(to));
            int const fitting = legal.contains(ends) ? legal.at(ends) : 0;
            auto const why = refusal(state, cells[from].label, cells[to].label);
            std::string const what =
                cells[from].label + " to " + cells[to].label + " in " + state.text();
            if (why) {
                EXPECT_FALSE(why->message.id.empty()) << what;
                EXPECT_NE(fitting, 1) << what << " is legal: " << in_english(*why);
            } else {
                EXPECT_GE(fitting, 1) << what << " is not legal";
            }
        }
}

TEST_P(Conformance, ATypedMoveIsRefusedExactlyWhenItIsNotLegal) {
    if (!game().make_analyst({.table_megabytes = 1})) return; // draughts: a move has two ends
    Random random(9);
    StatePtr state = start(9);
    for (int ply = 0; ply < 60 && !game::is_over(state->outcome()); ++ply) {
        if (ply % 12 == 0) check_refusals(*state);
        state = state->after(
            static_cast<std::size_t>(random.below(static_cast<int>(state->actions().size()))));
    }
}

TEST_P(Conformance, PassedAndFreshChangeNothingOnTheBoard) {
    Random random(4);
    StatePtr state = start(4);
    for (int ply = 0; ply < 400 && !game::is_over(state->outcome()); ++ply) {
        if (StatePtr const passed = state->passed()) {
            EXPECT_NE(passed->to_play(), state->to_play());
            EXPECT_EQ(board_of(*passed), board_of(*state));
            if (!passed->actions().empty()) {
                auto const& cells = passed->actions().front().ways.front().cells;
                EXPECT_EQ(passed->at(cells.front())->owner, passed->to_play());
            }
        }
        if (StatePtr const fresh = state->fresh()) {
            EXPECT_EQ(fresh->to_play(), state->to_play());
            EXPECT_EQ(board_of(*fresh), board_of(*state));
            EXPECT_EQ(texts(*fresh), texts(*state));
        }
        auto const count = static_cast<int>(state->actions().size());
        state = state->after(static_cast<std::size_t>(random.below(count)));
    }
    // Where a draw has ended the game a fresh one goes on.
    if (StatePtr const fresh = state->fresh())
        if (std::holds_alternative<game::Drawn>(state->outcome())) {
            EXPECT_TRUE(fresh->status() == Message{});
        }
}

TEST_P(Conformance, APositionSetUpByHandIsTheSame) {
    Random random(6);
    StatePtr state = start(6);
    if (!state->setup()) return;
    for (int ply = 0; ply < 60 && !game::is_over(state->outcome()); ++ply) {
        auto const placement = game::Placement::of(*state);
        auto const built = state->setup()->build(placement);
        ASSERT_TRUE(built) << in_english(built.error());
        EXPECT_EQ(board_of(**built), board_of(*state));
        EXPECT_EQ((*built)->to_play(), state->to_play());
        EXPECT_EQ((*built)->text(), state->setup()->write(placement));
        auto const read = game().read(state->setup()->write(placement));
        ASSERT_TRUE(read) << in_english(read.error());
        EXPECT_EQ(texts(**read), texts(**built));
        auto const count = static_cast<int>(state->actions().size());
        state = state->after(static_cast<std::size_t>(random.below(count)));
    }
    auto nowhere = game::Placement::empty(*state);
    std::size_t unused = 0;
    while (unused < nowhere.pieces.size() && !state->about().cells[unused].label.empty()) ++unused;
    if (unused == nowhere.pieces.size()) return; // every cell is a square
    nowhere.pieces[unused] = game::Piece{0, 1};
    EXPECT_FALSE(state->setup()->build(nowhere));
}

// The engine tells its lines by the indices of actions, the other side's from the passed state on.
TEST_P(Conformance, TheEnginesLinesCanBePlayed) {
    auto const analyst = game().make_analyst({.table_megabytes = 1});
    if (!analyst) return;
    StatePtr const state = start(1)->after(0);
    for (bool const is_threat : {false, true}) {
        game::AnalysisTask task;
        task.limits.depth = 4;
        task.lines = 2;
        task.is_threat = is_threat;
        auto const lines = analyst->analyse(*state, task, {}, {});
        ASSERT_FALSE(lines.empty());
        for (game::AnalysisLine const& line : lines) {
            StatePtr const from = is_threat ? state->passed() : state;
            EXPECT_GT(line.actions.size(), 0U);
            EXPECT_EQ(game::texts_of(*from, line.actions).size(), line.actions.size());
        }
        EXPECT_NE(lines.front().actions, lines.back().actions);
    }
}

TEST_P(Conformance, BadInputIsExplained) {
    StatePtr const state = start(1);
    for (char const* const typed :
         {"", "?", "99999-1", "zz zz", "1-", "stop stop", "\xff\xfe", "0"}) {
        auto const understood = state->interpret(typed);
        if (!understood) {
            EXPECT_FALSE(in_english(understood.error()).empty()) << typed;
        }
    }
    EXPECT_FALSE(state->interpret("this is no move"));
    for (char const* const text : {"", "rubbish", "W:W99:B1", "1 2 3", "\n\n\n", "W:"}) {
        auto const read = game().read(text);
        if (!read) {
            EXPECT_FALSE(in_english(read.error()).empty()) << text;
        }
    }
    EXPECT_FALSE(game().read("rubbish"));
    EXPECT_FALSE(game().start({{"no-such-option", "1"}}, 1));
    EXPECT_FALSE(game().make_bot("no-such-player", 1));
    auto const last = static_cast<game::Cell>(state->about().cells.size()) - 1;
    for (game::Cell const cell : {0, last / 2, last}) {
        std::vector<game::Cell> const cells{cell, cell};
        EXPECT_FALSE(in_english(state->why_not(cells)).empty());
    }
}

// Each player plays a legal game, and the same one again from the same seed and node count.
TEST_P(Conformance, PlayersPlayAndRepeatThemselves) {
    Limits limits;
    limits.nodes = 300;
    for (game::BotKind const& kind : game().bots()) {
        std::vector<std::string> played[2];
        for (auto& texts_played : played) {
            auto bot = game().make_bot(kind.key, 5);
            ASSERT_TRUE(bot) << kind.key;
            StatePtr state = start(5);
            for (int ply = 0; ply < 30 && !game::is_over(state->outcome()); ++ply) {
                std::size_t const choice =
                    (*bot)->choose(*state, limits, {}, [](game::Thought const&) {});
                ASSERT_LT(choice, state->actions().size()) << kind.key;
                texts_played.push_back(state->actions()[choice].text);
                state = state->after(choice);
            }
        }
        EXPECT_EQ(played[0], played[1]) << kind.key;
    }
}

std::vector<std::string> values_of(game::Option const& option) {
    if (!option.choices.empty()) return option.choices;
    std::vector<std::string> values;
    for (long value = option.least; value <= option.most && values.size() < 20; ++value)
        values.push_back(std::to_string(value));
    return values;
}

// A board of another size is another engine inside: each player must cope with each of them.
TEST_P(Conformance, PlayersPlayUnderEveryOption) {
    Limits limits;
    limits.nodes = 100;
    for (game::Option const& option : game().options()) {
        for (std::string const& value : values_of(option)) {
            auto const first = game().start({{option.key, value}}, 3);
            if (!first) continue; // refused together with the standard value of another option
            for (game::BotKind const& kind : game().bots()) {
                auto const bot = game().make_bot(kind.key, 5);
                ASSERT_TRUE(bot) << kind.key;
                StatePtr state = *first;
                for (int ply = 0; ply < 4 && !game::is_over(state->outcome()); ++ply) {
                    std::size_t const choice = (*bot)->choose(*state, limits, {}, {});
                    ASSERT_LT(choice, state->actions().size()) << option.key << ' ' << value;
                    state = state->after(choice);
                }
            }
        }
    }
}

std::string name_of(testing::TestParamInfo<Game const*> const& info) {
    std::string name(info.param->key());
    for (char& c : name)
        if (c == '-') c = '_';
    return name;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, Conformance,
                         testing::ValuesIn(catalogue::all().begin(), catalogue::all().end()),
                         name_of);

} // namespace
} // namespace damier
