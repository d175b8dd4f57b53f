// The state that several tests of MultiDames share: four players, round 3, and the fourth player's
// pawn at row 4, column 2 (from 0) has just made its last jump and is still held.
#pragma once

#include <string_view>

namespace damier::multidames {

inline constexpr std::string_view sample = "4 3 3\n"
                                           "1 11\n"
                                           "1 14\n"
                                           "1 12\n"
                                           "1 8\n"
                                           "1 4 2\n"
                                           "1 3 1 3 2 2 0 2\n"
                                           "1 1 3 3 3 0 2 1\n"
                                           "1 2 2 2 0 1 2 0\n"
                                           "2 3 1 0 1 0 2 2\n"
                                           "1 1 1 1 3 1 0 2\n"
                                           "2 1 1 0 3 0 0 1\n"
                                           "1 1 2 0 0 1 0 0\n"
                                           "1 1 1 0 2 2 1 1\n";

} // namespace damier::multidames
