// The reasons of the rules as sentences for a person.
#pragma once

#include "damier/base/message.hpp"
#include "damier/multidames/position.hpp"

namespace damier::multidames {

inline constexpr std::string_view off_board_words =
    msg("{} {} is off the board: rows and columns go from 1 to {}");

// Why `step` is impossible in `position`, which is settled; `refusal` is not none.
Message in_words(Refusal refusal, Position const& position, Step step);

} // namespace damier::multidames
