// Which tables are made of a law, and when.
#pragma once

#include "damier/endgame/mechanics.hpp"

namespace damier::endgame {

// Boards with more squares have more positions: the most pieces that a person can wait for and a
// disk can keep.
int most_pieces_of(Mechanics const& mechanics);

// What a minute or two make, on the largest boards less.
int usual_pieces_of(Mechanics const& mechanics);

// Is it one of the smallest tables, which are made when they are first needed?
bool is_small(Mechanics const& mechanics, Slice const& slice);

} // namespace damier::endgame
