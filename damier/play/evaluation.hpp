// What an engine thinks of a position, always seen by the first seat, so that a bar or a graph does
// not jump at every move.
#pragma once

#include "damier/game/analyst.hpp"
#include "damier/game/state.hpp"

#include <optional>

namespace damier::play {

struct Evaluation {
    double men = 0;
    std::optional<int> distance;        // plies to a forced win (positive) or loss (negative)
    double win = 0, draw = 1, loss = 0; // add up to 1

    double expectation() const { return win + draw / 2; }
    bool is_drawn() const { return draw == 1; } // for certain
    Evaluation turned() const;                  // as the other side sees it
    bool operator==(Evaluation const&) const = default;
};

// `seat` is who the line speaks for: the side to move, or the other one for a threat.
Evaluation evaluation_of(game::AnalysisLine const& line, game::Seat seat);
// Of a game that is over; nothing while it goes on.
std::optional<Evaluation> evaluation_of(game::Outcome const& outcome);

} // namespace damier::play
