// One game of a match, from its opening to its end, at a desk of its own.
#pragma once

#include "apps/damier/match/player.hpp"
#include "damier/match/openings.hpp"

#include <array>

namespace damier::program {

struct PlayRules {
    int most_plies = 400;   // then the game is a draw
    double decided_men = 0; // both players see such a lead for some moves: won; 0 = never
    // Over the time of a move or the end of a clock; for a busy machine and the way to us.
    std::chrono::milliseconds margin{50};
};

struct Played {
    std::vector<std::string> moves;   // after the opening
    std::vector<std::string> remarks; // what the player thought of each; "" if it does not say
    game::Seat winner = game::nobody;
    Message reason;
    bool is_forfeit = false; // lost on time, or because the program failed
    // By seat: the longest time that a move took over that of a move.
    std::array<std::chrono::milliseconds, 2> overstep{};
};

// Nothing if a stop was asked for: an unfinished game does not count. An Error says that the game
// cannot begin at this opening.
Result<std::optional<Played>> play_game(game::Game const& game, game::Options const& options,
                                        match::Opening const& opening,
                                        std::array<Seated*, 2> const& players, // by seat
                                        std::array<Limits, 2> const& limits, PlayRules const& rules,
                                        std::stop_token const& stop);

} // namespace damier::program
