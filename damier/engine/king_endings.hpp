// The table of kings against one king under a law: its board, its captures, and a position's place.
#pragma once

#include "damier/base/limits.hpp"
#include "damier/draughts/side_moves.hpp"
#include "damier/engine/king_table.hpp"

#include <atomic>

namespace damier::engine {

template <draughts::Law const& L> class KingEndings {
public:
    using Position = draughts::Position<L>;

    KingEndings() : table_(board(), kings, captures) {}

    // A lone king that flies is hard to catch if it lands where it likes or need not capture: there
    // three are solved as well, except on the largest boards, where that would take too long.
    static constexpr bool is_hard = L.king_reach.value == draughts::Reach::flying
                                    && L.king_captures.value == draughts::diagonals
                                    && (L.king_landing.value == draughts::Landing::anywhere
                                        || L.obligation.value == draughts::Obligation::optional);
    static constexpr int kings = is_hard && board::square_count(L.geometry.value) <= 50 ? 3 : 2;

    // Only kings, a few against one?
    static bool covers(Position const& position) {
        using draughts::Side;
        if constexpr (L.objective.value != draughts::Objective::leave_no_move) return false;
        if (position.kings() != position.occupied()) return false;
        int const white = position.kings(Side::white).size();
        int const black = position.kings(Side::black).size();
        return std::min(white, black) == 1 && std::max(white, black) <= kings;
    }

    // Plies to the end of a covered position: positive if the side to move wins, 0 or less if it
    // loses, nothing if nobody forces a win with the greater number.
    std::optional<int> plies(Position const& position) const {
        auto const own = position.kings(position.to_move());
        auto const other = position.kings(opponent(position.to_move()));
        int const lead = own.size() - other.size();
        if (lead >= 0)
            if (auto const won = table_.plies(place_of(own, other), true)) return won;
        if (lead <= 0)
            if (auto const lost = table_.plies(place_of(other, own), false)) return -*lost;
        return std::nullopt;
    }

    std::size_t bytes() const { return table_.bytes(); }

private:
    using Set = draughts::Squares<L>;
    using Square = draughts::Square<L>;

    static Square square(std::size_t i) { return *Square::from_number(static_cast<int>(i) + 1); }

    static KingPlace place_of(Set strong, Set weak) {
        KingPlace place;
        auto const index = [](Square s) { return static_cast<std::uint8_t>(s.number() - 1); };
        for (Square const s : strong)
            place.strong[static_cast<std::size_t>(place.kings++)] = index(s);
        if (weak) place.weak = index(weak.first());
        return place;
    }

    static KingBoard board() {
        std::vector<board::Place> places, steps;
        for (std::size_t i = 0; i < static_cast<std::size_t>(Square::count); ++i)
            places.push_back(square(i).place());
        for (board::Direction const d : board::all_directions)
            if (L.king_moves.value.contains(d)) steps.push_back(board::step(L.geometry.value, d));
        return make_king_board(places, steps, L.king_reach.value == draughts::Reach::flying,
                               L.obligation.value == draughts::Obligation::compulsory);
    }

    static void captures(KingPlace const& place, bool strong_moves, std::vector<KingPlace>& after) {
        using draughts::Side;
        Set strong;
        for (std::size_t i = 0; i < static_cast<std::size_t>(place.kings); ++i)
            strong |= Set(square(place.strong[i]));
        Set const weak(square(place.weak));
        Position const position(strong, weak, strong | weak,
                                strong_moves ? Side::white : Side::black);
        draughts::MoveList<L> list;
        if (strong_moves)
            draughts::add_captures<L, Side::white>(position, list, draughts::quick_budget);
        else
            draughts::add_captures<L, Side::black>(position, list, draughts::quick_budget);
        for (draughts::Move<L> const& move : list) {
            Position const next = position.after(move);
            after.push_back(place_of(next.pieces(Side::white), next.pieces(Side::black)));
        }
    }

    KingTable table_;
};

// Solved once for the whole program: a constant that is too large for the compiler. Null if it is
// not there yet and the caller has no time for it.
template <draughts::Law const& L> KingEndings<L> const* king_endings(bool has_time) {
    static std::atomic<bool> is_solved = false;
    if (!has_time && !is_solved.load(std::memory_order_acquire)) return nullptr;
    static KingEndings<L> const solved;
    is_solved.store(true, std::memory_order_release);
    return &solved;
}

// Solving takes a few hundredths of a second, on 10x10 a tenth.
template <draughts::Law const& L> bool has_time_to_solve(Limits const& limits) {
    using std::chrono::milliseconds;
    constexpr milliseconds least(board::square_count(L.geometry.value) <= 32 ? 100 : 400);
    if (limits.move_time && *limits.move_time < least) return false;
    return !limits.clock || *limits.clock >= 20 * least;
}

} // namespace damier::engine
