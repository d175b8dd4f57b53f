// A position: who stands where and who is to move. Positions never change; after() gives the next.
#pragma once

#include "damier/draughts/move.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace damier::draughts {

// Frisian draughts: how often a side has moved the same king in a row, and where that king stands.
struct KingRun {
    std::int8_t bit = -1; // square of the king last moved quietly; -1 = none
    std::int8_t count = 0;

    bool operator==(KingRun const&) const = default;
};

struct NoKingRuns {
    bool operator==(NoKingRuns const&) const = default;
};

template <Law const& L> class Position {
public:
    using Set = Squares<L>;
    static constexpr bool has_king_runs = L.same_king_limit.value > 0;

    constexpr Position() = default;
    constexpr Position(Set white, Set black, Set kings, Side to_move)
        : sides_{white, black}, kings_(kings), to_move_(to_move) {}

    constexpr Side to_move() const { return to_move_; }
    constexpr Set pieces(Side side) const { return sides_[static_cast<std::size_t>(side)]; }
    constexpr Set men(Side side) const { return pieces(side) - kings_; }
    constexpr Set kings(Side side) const { return pieces(side) & kings_; }
    constexpr Set kings() const { return kings_; }
    constexpr Set occupied() const { return sides_[0] | sides_[1]; }
    constexpr Set empty() const { return Set::all() - occupied(); }

    constexpr Position after(Move<L> const& move) const;
    // The same where the caller knows who moves: Us must be to_move().
    template <Side Us> constexpr Position after_by(Move<L> const& move) const;
    // The same position seen from the other side: turned half round, colours exchanged.
    constexpr Position turned() const;
    // The same pieces with the other side to move.
    constexpr Position passed() const {
        Position next = *this;
        next.to_move_ = opponent(to_move_);
        return next;
    }

    // The king that may not move again without capturing, under the limit on one king's moves.
    constexpr Set resting_king(Side side) const;
    constexpr KingRun king_run(Side side) const {
        if constexpr (has_king_runs)
            return runs_[static_cast<std::size_t>(side)];
        else
            return {};
    }
    constexpr void set_king_run(Side side, KingRun run) {
        if constexpr (has_king_runs) runs_[static_cast<std::size_t>(side)] = run;
    }

    // A hash of everything above, computed from the position itself: there is nothing to keep.
    constexpr std::uint64_t key() const;

    constexpr bool operator==(Position const&) const = default;

private:
    using KingRuns = std::conditional_t<has_king_runs, std::array<KingRun, 2>, NoKingRuns>;

    constexpr void update_king_runs(Position const& before, Move<L> const& move);

    std::array<Set, 2> sides_{};
    Set kings_{};
    Side to_move_ = Side::white;
    [[no_unique_address]] KingRuns runs_{};
};

// The row on which a man of this side becomes a king.
template <Law const& L> constexpr Squares<L> promotion_row(Side side) {
    return Squares<L>::row(side == Side::white ? 0 : L.geometry.value.height - 1);
}

template <Law const& L>
template <Side Us>
constexpr Position<L> Position<L>::after_by(Move<L> const& move) const {
    Set const step = Set(move.from) ^ Set(move.to); // empty when a capture ends where it began
    Set const own = pieces(Us) ^ step, other = pieces(opponent(Us)) - move.captured;
    Set kings = kings_ - move.captured;
    if (move.by_king) kings ^= step;
    if (move.promotes) kings |= Set(move.to);
    constexpr bool is_white = Us == Side::white;
    Position next(is_white ? own : other, is_white ? other : own, kings, opponent(Us));
    if constexpr (has_king_runs) {
        if (kings_) [[unlikely]] { // without a king there is no run
            next.runs_ = runs_;
            next.update_king_runs(*this, move);
        }
    }
    return next;
}

template <Law const& L> constexpr Position<L> Position<L>::after(Move<L> const& move) const {
    return to_move_ == Side::white ? after_by<Side::white>(move) : after_by<Side::black>(move);
}

template <Law const& L>
constexpr void Position<L>::update_king_runs(Position const& before, Move<L> const& move) {
    Side const mover = before.to_move_;
    KingRun& own = runs_[static_cast<std::size_t>(mover)];
    if (move.by_king && !move.is_capture()) {
        bool const same = own.bit == move.from.bit();
        own = {static_cast<std::int8_t>(move.to.bit()),
               static_cast<std::int8_t>(same ? own.count + 1 : 1)};
    } else {
        own = {};
    }
    // The limit is off while its side has only kings, so those moves do not count.
    for (Side const side : {Side::white, Side::black}) {
        KingRun& run = runs_[static_cast<std::size_t>(side)];
        bool const is_gone = run.bit >= 0 && !kings(side).contains(Square<L>::from_bit(run.bit));
        if (is_gone || men(side).empty()) run = {};
    }
}

template <Law const& L> constexpr Squares<L> Position<L>::resting_king(Side side) const {
    if constexpr (has_king_runs) {
        KingRun const run = king_run(side);
        if (run.count >= L.same_king_limit.value && !men(side).empty())
            return Set(Square<L>::from_bit(run.bit));
    }
    return {};
}

template <Law const& L> constexpr Position<L> Position<L>::turned() const {
    auto const turn_square = [](Square<L> s) {
        return *Square<L>::from_number(Square<L>::count + 1 - s.number());
    };
    auto const turn = [&](Set set) {
        Set result;
        for (Square<L> const s : set) result |= Set(turn_square(s));
        return result;
    };
    Position result(turn(sides_[1]), turn(sides_[0]), turn(kings_), opponent(to_move_));
    for (Side const side : {Side::white, Side::black}) {
        KingRun run = king_run(side);
        if (run.bit >= 0)
            run.bit = static_cast<std::int8_t>(turn_square(Square<L>::from_bit(run.bit)).bit());
        result.set_king_run(opponent(side), run);
    }
    return result;
}

template <Law const& L> constexpr std::uint64_t Position<L>::key() const {
    // Multiply and fold: each word is spread over the whole key by a different odd constant.
    std::uint64_t hash = static_cast<std::uint64_t>(to_move_) * 0xD6E8FEB86659FD93u;
    auto const mix = [&hash](std::uint64_t word) {
        hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 32;
    };
    for (Set const set : {sides_[0], sides_[1], kings_}) {
        mix(static_cast<std::uint64_t>(set.word()));
        if constexpr (sizeof(set.word()) > 8) mix(static_cast<std::uint64_t>(set.word() >> 64));
    }
    if constexpr (has_king_runs) {
        std::uint64_t runs = 0;
        for (KingRun const run : runs_)
            runs = runs << 16 | static_cast<std::uint64_t>((run.bit + 1) << 8 | run.count);
        mix(runs);
    }
    hash *= 0xBF58476D1CE4E5B9u;
    return hash ^ hash >> 29;
}

} // namespace damier::draughts
