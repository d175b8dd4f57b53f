// A record as the commands of a session: what a front end sends to hold the game of a file.
#pragma once

#include "damier/records/record.hpp"
#include "damier/session/record.hpp"

#include <vector>

namespace damier::records {

enum class Seated { people, as_recorded }; // who plays on: people only, or the computer players too

// The commands after which a session holds the whole tree of the record, its result, and stands at
// the end of the main line. Nodes are numbered as Tree::copy(root) numbers them. No clock runs. An
// Error for what a session cannot hold: a position set up in the middle of the game.
Result<std::vector<session::Command>> commands_of(Record const& record,
                                                  Seated seated = Seated::people);

// The same to play on: with the clock of the record, and at times that let every move take as long
// as it took. A record whose times do not go with its clock is played on without one.
Result<std::vector<session::TimedCommand>> entries_of(Record const& record);

} // namespace damier::records
