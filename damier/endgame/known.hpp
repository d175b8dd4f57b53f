// What a table says of a position: won, drawn or lost for the side to move, and in how many plies.
// In a table it is one byte: 0 = drawn, else one more than the plies, whose parity tells who wins.
#pragma once

#include "damier/draughts/law.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace damier::endgame {

enum class Value { loss, draw, win };

struct Known {
    Value value = Value::draw;
    std::optional<int> plies{}; // to the end with best play; nothing if drawn or not told

    bool operator==(Known const&) const = default;
};

using Byte = std::uint8_t;

inline constexpr Byte drawn = 0;
inline constexpr Byte at_the_end = 1;  // nobody moves any more: 0 plies
inline constexpr int most_plies = 254; // longer ways are told as this or one less

constexpr Byte byte_of(int plies) { return static_cast<Byte>(plies + 1); }
constexpr int plies_of(Byte byte) { return byte - 1; }
// One ply more, as far as a byte can tell; the parity stays right.
constexpr int longer(int plies) { return plies < most_plies ? plies + 1 : most_plies - 1; }
// The same value without its distance.
constexpr Byte without_plies(Byte byte) {
    return byte == drawn ? drawn : byte_of(plies_of(byte) % 2);
}

// Who cannot move is at 0 plies: he has lost, or won where that is the aim.
template <draughts::Law const& L> constexpr bool is_win(int plies) {
    return (plies % 2 == 1) != (L.objective.value == draughts::Objective::have_no_move);
}

template <draughts::Law const& L> constexpr Value value_of(Byte byte) {
    return byte == drawn ? Value::draw : is_win<L>(plies_of(byte)) ? Value::win : Value::loss;
}

// What a position is worth to the side to move, told move by move.
template <draughts::Law const& L> struct Choice {
    int win = most_plies + 1; // plies of the shortest one; more = there is none
    int loss = -1;            // plies of the longest one; -1 = no move loses
    bool has_draw = false;

    bool can_win() const { return win <= most_plies; }
    // A move that leads to a position with this byte, which is the opponent's.
    void add(Byte after) {
        if (after == drawn) {
            has_draw = true;
            return;
        }
        int const plies = longer(plies_of(after));
        if (is_win<L>(plies))
            win = std::min(win, plies);
        else
            loss = std::max(loss, plies);
    }
    // After all moves.
    Byte best() const {
        if (can_win()) return byte_of(win);
        if (has_draw) return drawn;
        return loss >= 0 ? byte_of(loss) : at_the_end;
    }
};

} // namespace damier::endgame
