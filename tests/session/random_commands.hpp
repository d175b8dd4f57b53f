// Commands as a restless user would give them: mostly sensible, sometimes not.
#pragma once

#include "damier/base/random.hpp"
#include "damier/session/session.hpp"
#include "tests/session/test_games.hpp"

#include <string>
#include <vector>

namespace damier::test {

inline session::NewGame random_game(Random& random) {
    static char const* const clocks[] = {"none",    "20s/move", "1m",       "2/30s,20s",    "1m+3s",
                                         "30s d5s", "30s b5s",  "20s+3x5s", "hourglass 40s"};
    session::NewGame game;
    game.game = random.below(3) == 0 ? "race3" : "race";
    game.options["length"] = std::to_string(8 + random.below(20));
    game.seed = random.next();
    game.clock = *session::read_time_controls(clocks[random.below(9)]);
    game.touch_move = random.coin();
    game.arbitrage = random.coin();
    game.clock_waits = random.coin();
    if (random.coin()) game.times = session::Clock(game.clock, 3).times();
    game.players.push_back({"Anna \"the\\fox\" \n", "", {}});
    if (random.below(3) == 0) {
        game.players.push_back({"", "random", {}});
        game.players.back().limits.nodes = 1 + random.below(1000);
    }
    return game;
}

inline session::Command random_play(Random& random, session::Session const& session) {
    using namespace damier::session;
    game::State const& state = session.state();
    std::size_t const count = state.actions().size();
    if (count == 0) return GoTo{random.below(static_cast<int>(session.tree().size()))};
    std::size_t const index = static_cast<std::size_t>(random.below(static_cast<int>(count)));
    if (session.is_bot(state.to_play())) return PlayAction{index, session.tree().current()};
    game::Action const& action = state.actions()[index];
    switch (random.below(5)) {
    case 0: return PlayAction{index, {}};
    case 1: return PlayText{random.below(8) == 0 ? "a0\x01\"-\\" : action.text};
    case 2: return PlayIrregular{index % 2};
    case 3: return PlayCells{action.ways.back().cells, random.coin()};
    default: return PlayCells{{action.ways.front().cells.front()}, random.below(4) == 0};
    }
}

inline session::Command random_command(Random& random, session::Session const& session) {
    using namespace damier::session;
    if (!session.has_game()) return random_game(random);
    int const node = random.below(static_cast<int>(session.tree().size()) + 1);
    int const seat = random.below(3);
    switch (random.below(45)) {
    case 0: return TakeBack{random.below(5)};
    case 1: return TakeBack{1};
    case 2: return Redo{random.below(4)};
    case 3: return GoTo{node};
    case 4: return OfferDraw{seat};
    case 5: return AnswerDraw{seat, random.coin()};
    case 6: return random.below(6) == 0 ? Command(Resign{seat}) : Command(Tick{});
    case 7: return Correct{seat};
    case 8: return LetStand{seat};
    case 9: return Pause{};
    case 10:
    case 11: return Resume{};
    case 12: return Promote{node};
    case 13: return Delete{node};
    case 14: return Comment{node, random.coin(), "caf\xc3\xa9 \"\\\n\t" + std::to_string(node)};
    case 15: return Annotate{node, {random.below(300), 1}};
    case 16: return Adjust{};
    case 17: return Tick{};
    case 18: return PlayOn{};
    case 19: return Tell{random.coin() ? "Event" : "Site", random.coin() ? "\"caf\xc3\xa9\"" : ""};
    default: return random_play(random, session);
    }
}

// Up to ten seconds, in microseconds, but mostly short.
inline session::Duration random_wait(Random& random) {
    return std::chrono::microseconds(random.below(random.below(8) == 0 ? 10'000'000 : 300'000));
}

} // namespace damier::test
