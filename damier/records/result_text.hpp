// Results as files write them. The first number belongs to the seat that moves first.
#pragma once

#include "damier/game/game.hpp"

#include <string>
#include <string_view>

namespace damier::records {

// "2-0", "1/2-1/2", "0-1-0"; "*" while nobody has won. `first` is the seat that usually begins.
std::string result_text(game::Outcome const& outcome, int seats, game::Seat first,
                        bool has_double_points);

enum class WrittenResult { unknown, first_wins, second_wins, draw, both_lose, other };

// What a result says, in whatever style: 1-0 as well as 2-0, 1/2-1/2 as well as 1-1.
WrittenResult read_result(std::string_view text);

} // namespace damier::records
