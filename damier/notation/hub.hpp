// Positions as one letter per square, in the order of their numbers, after the side to move: as
// the Hub protocol and, with other letters, DamExchange (DXP) send them.
#pragma once

#include "damier/notation/placement.hpp"

namespace damier::notation {

struct Letters {
    char white_to_move, black_to_move;
    char white_man, black_man, white_king, black_king, empty;
};

inline constexpr Letters hub_letters{'W', 'B', 'w', 'b', 'W', 'B', 'e'};
inline constexpr Letters dxp_letters{'W', 'Z', 'w', 'z', 'W', 'Z', 'e'};

std::string write_letters(Rules const& rules, Letters const& letters, Placement const& placement);
Result<Placement> read_letters(Rules const& rules, Letters const& letters, std::string_view text);

template <Law const& L>
std::string hub_position(Rules const& rules, Position<L> const& position,
                         Letters const& letters = hub_letters) {
    return write_letters(rules, letters, from_position<L>(position));
}

template <Law const& L>
Result<Position<L>> read_hub_position(Rules const& rules, std::string_view text,
                                      Letters const& letters = hub_letters) {
    auto const placement = read_letters(rules, letters, text);
    if (!placement) return placement.error();
    return to_position<L>(*placement);
}

} // namespace damier::notation
