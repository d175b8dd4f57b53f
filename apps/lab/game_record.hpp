// A game of the engine with itself, as the lab keeps it: what was played and what was thought.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damier::lab {

enum class End : std::uint8_t {
    won_by_search, // a forced win was seen
    given_up,      // both have seen for a while that it is won
    no_move,
    drawn_by_law,
    drawn_kings, // kings alone, and nobody sees a win
    too_long     // counts as drawn
};
inline constexpr std::uint8_t end_count = 6;

struct Ply {
    std::uint32_t choice = 0;          // among the legal moves, sorted by their squares
    std::optional<std::int32_t> score; // for who moves; random and forced moves have none

    bool operator==(Ply const&) const = default;
};

struct GameRecord {
    std::uint8_t result = 1; // 2 = White won, 1 = draw, 0 = Black won
    End end = End::too_long;
    std::uint32_t opening = 0; // random plies at the start
    std::vector<Ply> plies{};

    bool operator==(GameRecord const&) const = default;
};

void append(std::string& bytes, GameRecord const& game);
// Takes one game from the front; nothing if there is no whole one.
std::optional<GameRecord> take_game(std::span<std::uint8_t const>& bytes);

} // namespace damier::lab
