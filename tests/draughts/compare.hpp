// The fast generator's answers compared with the slow one's.
#pragma once

#include "tests/draughts/player.hpp"

#include <string>

namespace damier::draughts::reference {

struct Tally {
    long compared = 0, skipped = 0, captures = 0;
};

// What the two generators disagree about, in words; empty if nothing.
std::string differences(Referee const& referee, Answers const& answers, Tally& tally);

// What irregular moves and refusals disagree about with the slow generator; empty if nothing.
std::string differences_by_hand(Player const& player, State const& state);

// Examines positions along random games and random positions; false prints the counter-example.
bool examine(Player const& player);

} // namespace damier::draughts::reference
