// All legal moves of a position, without duplicates. What these functions do is compiled once per
// law of the list, by the build; generate_code.hpp has the definitions.
#pragma once

#include "damier/base/result.hpp"
#include "damier/draughts/position.hpp"

#include <cstdint>
#include <type_traits>
#include <vector>

namespace damier::draughts {

// Capture states that one search may remember. Within a game tree a position is worth little time;
// a position from outside gets about a second and 200 MB before the answer is an Error.
inline constexpr std::size_t quick_budget = std::size_t{1} << 14;
inline constexpr std::size_t patient_budget = std::size_t{1} << 22;

enum class Leaves {
    counted, // the moves of the last ply are counted, not made
    made     // every leaf is made
};

template <Side Us> using SideTag = std::integral_constant<Side, Us>;

// The generator of one law, as a thing that can be compiled by one line.
template <Law const& L> struct Generator {
    static void list(Position<L> const& position, MoveList<L>& moves, std::size_t budget);
    static void list_captures(SideTag<Side::white>, Position<L> const& position, MoveList<L>& moves,
                              std::size_t budget);
    static void list_captures(SideTag<Side::black>, Position<L> const& position, MoveList<L>& moves,
                              std::size_t budget);
    static void list_quiet(Position<L> const& position, MoveList<L>& moves);
    static int count(Position<L> const& position);
    static bool can_capture(Position<L> const& position);
    static std::uint64_t leaves(Position<L> const& position, int depth, Leaves mode, int threads);
};

// Appends the legal moves to an empty list; see MoveList about overflow.
template <Law const& L>
void generate(Position<L> const& position, MoveList<L>& list, std::size_t budget = quick_budget) {
    Generator<L>::list(position, list, budget);
}

// How many legal moves there are, without making a list of the quiet ones.
template <Law const& L> int count_moves(Position<L> const& position) {
    return Generator<L>::count(position);
}

template <Law const& L> bool can_capture(Position<L> const& position) {
    return Generator<L>::can_capture(position);
}

// The same for positions from outside, where too many moves are an error and not a surprise.
template <Law const& L> Result<std::vector<Move<L>>> legal_moves(Position<L> const& position) {
    MoveList<L> list;
    generate<L>(position, list, patient_budget);
    if (list.has_overflowed())
        return error(msg("this position has more captures than can be counted in reasonable time"));
    return std::vector<Move<L>>(list.begin(), list.end());
}

// Leaves of the game tree at the given depth: the test of a move generator, and its measure.
// Captures by several paths count once; draw rules are ignored.
template <Law const& L, Leaves Mode = Leaves::counted>
std::uint64_t perft(Position<L> const& position, int depth, int threads = 1) {
    return Generator<L>::leaves(position, depth, Mode, threads);
}

// The game has ended on the board: the side that just moved has reached its aim.
template <Law const& L> constexpr bool is_decided(Position<L> const& position) {
    return L.objective.value == Objective::first_king
           && !position.kings(opponent(position.to_move())).empty();
}

} // namespace damier::draughts
