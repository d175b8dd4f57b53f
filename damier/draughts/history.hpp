// What the draw laws need to know of a game: the positions that may come back, and how long it has
// been since something happened. A value: playing a move gives a new History.
#pragma once

#include "damier/draughts/position.hpp"
#include "damier/draughts/rules.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace damier::draughts {

// Does this balance of material stand on the board, for one side or the other?
template <Law const& L> bool stands(Material material, Position<L> const& position);

template <Law const& L> class History {
public:
    // `king_plies`: how long only kings have moved before this position, if that is known.
    History(Rules const& rules, Position<L> const& start, int king_plies = 0)
        : rules_(&rules), positions_{start}, king_plies_(king_plies) {
        watch(start, false);
    }

    Rules const& rules() const { return *rules_; }
    Position<L> const& position() const { return positions_.back(); }
    // The positions that may come back, oldest first, without the present one.
    std::span<Position<L> const> past() const { return {positions_.data(), positions_.size() - 1}; }

    History after(Move<L> const& move) const;

    int repetitions() const { // of the present position, itself included
        return static_cast<int>(std::count(positions_.begin(), positions_.end(), position()));
    }
    int king_plies() const { return king_plies_; }   // without a man move or a capture
    int quiet_plies() const { return quiet_plies_; } // without a capture or a promotion
    // Plies since the i-th balance of the draw rules arose; -1 while it does not stand.
    int material_plies(std::size_t i) const { return material_plies_[i]; }
    int slow_plies(std::size_t i) const { return slow_plies_[i]; }

private:
    void watch(Position<L> const& position, bool something_happened);

    Rules const* rules_;
    std::vector<Position<L>> positions_; // since the last move that cannot be undone by moving
    int king_plies_ = 0;
    int quiet_plies_ = 0;
    std::array<int, std::tuple_size_v<MaterialLimits>> material_plies_{-1, -1, -1};
    std::array<int, std::tuple_size_v<SlowEndings>> slow_plies_{-1, -1};
};

template <Law const& L> History<L> History<L>::after(Move<L> const& move) const {
    History next = *this;
    if (!is_reversible<L>(move)) next.positions_.clear();
    next.positions_.push_back(position().after(move));
    next.king_plies_ = move.is_capture() || !move.by_king ? 0 : king_plies_ + 1;
    next.quiet_plies_ = move.is_capture() || move.promotes ? 0 : quiet_plies_ + 1;
    next.watch(next.position(), move.is_capture() || move.promotes);
    return next;
}

template <Law const& L>
void History<L>::watch(Position<L> const& position, bool something_happened) {
    DrawRules const& draws = rules_->draws;
    for (std::size_t i = 0; i < material_plies_.size(); ++i) {
        Material const material = draws.material()[i].material;
        if (material != Material::none && stands<L>(material, position))
            ++material_plies_[i];
        else
            material_plies_[i] = -1;
    }
    int const pieces = position.occupied().size();
    bool const both_have_kings = position.kings(Side::white) && position.kings(Side::black);
    for (std::size_t i = 0; i < slow_plies_.size(); ++i) {
        SlowEnding const& ending = draws.slow_endings()[i];
        bool const is_it =
            both_have_kings && pieces >= ending.least_pieces && pieces <= ending.most_pieces;
        slow_plies_[i] = !is_it ? -1 : something_happened ? 0 : slow_plies_[i] + 1;
    }
}

namespace detail {

template <Law const& L> Squares<L> long_diagonal() {
    return Squares<L>::where(
        [](board::Place p) { return p.row + p.column == L.geometry.value.height - 1; });
}

// The balance with `strong` as the side that has more.
template <Law const& L>
bool stands_for(Material material, Position<L> const& position, Side strong) {
    Side const weak = opponent(strong);
    int const kings = position.kings(strong).size(), pieces = position.pieces(strong).size();
    int const men = pieces - kings;
    bool const lone_piece = position.pieces(weak).size() == 1;
    bool const lone_king = lone_piece && position.kings(weak).size() == 1;
    auto const on_diagonal = [&](Squares<L> set) { return !(set & long_diagonal<L>()).empty(); };
    switch (material) {
    case Material::none: return false;
    case Material::three_kings_v_one: return lone_king && kings == 3 && men == 0;
    case Material::many_kings_v_one: return lone_king && kings >= 3 && men == 0;
    case Material::three_v_one_king: return lone_king && pieces == 3 && kings >= 1;
    case Material::three_v_main_diagonal:
        return lone_king && pieces == 3 && kings >= 1 && on_diagonal(position.pieces(weak));
    case Material::three_hold_diagonal:
        return lone_king && kings == 3 && men == 0 && on_diagonal(position.kings(strong))
               && !on_diagonal(position.pieces(weak));
    case Material::two_v_one_king: return lone_king && pieces <= 2 && kings >= 1;
    case Material::two_kings_v_one_king: return lone_king && men == 0 && (kings == 1 || kings == 2);
    case Material::exactly_two_kings_v_one: return lone_king && men == 0 && kings == 2;
    case Material::one_king_each: return lone_king && men == 0 && kings == 1;
    case Material::one_piece_each: return lone_piece && pieces == 1;
    }
    return false;
}

} // namespace detail

template <Law const& L> bool stands(Material material, Position<L> const& position) {
    return detail::stands_for<L>(material, position, Side::white)
           || detail::stands_for<L>(material, position, Side::black);
}

} // namespace damier::draughts
