// The leaves of the search: captures are played out until the position is quiet.
#pragma once

#include "damier/engine/ordering.hpp"

namespace damier::engine {

// `hops` counts the plies where captures are optional; elsewhere it stays 0.
template <Law const& L, Evaluates<L> Eval>
template <Side Us>
Value Worker<L, Eval>::settle(Position const& position, Value alpha, Value beta, int ply,
                              int hops) {
    lines_[static_cast<std::size_t>(ply)].clear();
    if (count_node(ply)) return 0;
    if (draughts::is_decided<L>(position)) return lost_in(ply);
    if (ply >= max_ply - 1) return judge<Us>(position);
    if constexpr (!is_compulsory) return settle_free<Us>(position, alpha, beta, ply, hops);

    list_.clear();
    draughts::add_captures<L, Us>(position, list_, draughts::quick_budget);
    if (list_.empty()) return settle_quiet<Us>(position, ply);
    return settle_moves<Us>(position, alpha, beta, ply, hops, -infinite_value, order<Us>(ply, -1));
}

// No capture: what is known of the ending, else the evaluation.
template <Law const& L, Evaluates<L> Eval>
template <Side Us>
Value Worker<L, Eval>::settle_quiet(Position const& position, int ply) {
    if (!can_step<Us>(position)) return without_move<Us>(position, ply);
    if (endings_) [[unlikely]]
        if (auto const known = probe(position, ply)) return *known;
    return judge<Us>(position);
}

// Captures are optional: the evaluation stands unless one of the largest few does better.
template <Law const& L, Evaluates<L> Eval>
template <Side Us>
Value Worker<L, Eval>::settle_free(Position const& position, Value alpha, Value beta, int ply,
                                   int hops) {
    list_.clear();
    draughts::add_captures<L, Us>(position, list_, draughts::quick_budget);
    if (list_.empty() && !can_step<Us>(position)) return without_move<Us>(position, ply);
    if (endings_) [[unlikely]]
        if (auto const known = probe(position, ply)) return *known;
    Value const standing = judge<Us>(position);
    if (standing >= beta || list_.empty() || hops >= 6) return standing;
    Span span = order<Us>(ply, -1);
    std::size_t const width = static_cast<std::size_t>(std::max(1, free_captures - hops));
    int index = 0;
    for (std::size_t i = 0; i < std::min(span.size, width); ++i) pick(span, i, index);
    span.size = std::min(span.size, width);
    return settle_moves<Us>(position, std::max(alpha, standing), beta, ply, hops + 1, standing,
                            span);
}

template <Law const& L, Evaluates<L> Eval>
template <Side Us>
Value Worker<L, Eval>::settle_moves(Position const& position, Value alpha, Value beta, int ply,
                                    int hops, Value best, Span span) {
    for (std::size_t i = 0; i < span.size; ++i) {
        int index = 0;
        Move const move = pick(span, i, index);
        Position const next = position.template after_by<Us>(move);
        if (endings_) [[unlikely]]
            enter(ply + 1, move, next); // what is known of an ending depends on the counters
        Value const value = -settle<opponent(Us)>(next, -beta, -alpha, ply + 1, hops);
        if (is_stopped_) return 0;
        if (value <= best) continue;
        best = value;
        if (value > alpha) {
            if (beta - alpha > 1) set_line(ply, move);
            alpha = value;
        }
        if (value >= beta) break;
    }
    release(span);
    return best;
}

template <Law const& L, Evaluates<L> Eval>
template <Side Us>
Value Worker<L, Eval>::judge(Position const& position) const {
    Value const value = evaluate_(position);
    int const noise = team_->handicap.noise;
    if (noise == 0) [[likely]]
        return value;
    return value + static_cast<Value>(noise_of(position.key(), 2) % (2 * noise + 1)) - noise;
}

template <Law const& L, Evaluates<L> Eval>
template <Side Us>
bool Worker<L, Eval>::can_step(Position const& position) {
    auto const men = position.men(Us), empty = position.empty();
    bool can = false;
    draughts::for_each_direction<L.man_moves.value.seen_by(Us)>(
        [&]<Direction D>() { can |= !(men.template shifted<D>() & empty).empty(); });
    if (can) return true;
    auto const kings = position.kings(Us) - position.resting_king(Us);
    draughts::for_each_direction<L.king_moves.value.seen_by(Us)>(
        [&]<Direction D>() { can |= !(kings.template shifted<D>() & empty).empty(); });
    return can;
}

} // namespace damier::engine
