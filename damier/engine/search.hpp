// The inner nodes of the search, told as numbered steps.
#pragma once

#include "damier/engine/ordering.hpp"
#include "damier/engine/reductions.hpp"
#include "damier/engine/sharing.hpp"

namespace damier::engine {

template <Law const& L, Evaluates<L> Eval>
template <Side Us>
Value Worker<L, Eval>::search(Position const& position, Value alpha, Value beta, int depth,
                              int ply) {
    // Step 1. At depth 0 only captures go on.
    lines_[static_cast<std::size_t>(ply)].clear();
    pending_count_ = ply;
    if (depth <= 0) return settle<Us>(position, alpha, beta, ply, 0);
    if (count_node(ply)) return 0;
    if (ply >= max_ply - 1) return judge<Us>(position);

    // Step 2. The game may be over by rule; and no line is better than a win on the spot.
    if (draughts::is_decided<L>(position)) return lost_in(ply);
    if (draws_->is_drawn(steps_.data(), base_, base_ + static_cast<std::size_t>(ply), position))
        return draughts::count_moves<L>(position) > 0 ? 0 : without_move<Us>(position, ply);
    alpha = std::max(alpha, lost_in(ply));
    beta = std::min(beta, won_in(ply + 1));
    if (alpha >= beta) return alpha;

    // Step 3. What the table knows.
    bool const is_principal = beta - alpha > 1;
    std::uint64_t const key = step(ply).key;
    int table_move = -1;
    if (auto const entry = features_.table ? team_->table.find(key) : std::nullopt) {
        table_move = entry->move;
        if (!is_principal && settles(*entry, ply, beta, depth))
            return from_table(entry->value, ply);
    }

    // Step 4. The moves. A forced reply costs no depth.
    list_.clear();
    draughts::detail::generate_for<L, Us>(position, list_);
    if (list_.empty()) return without_move<Us>(position, ply);
    bool const is_capture = list_[0].is_capture();
    if (endings_ && !(is_capture && is_compulsory)) [[unlikely]]
        if (auto const known = probe(position, ply)) return *known;
    int const extension =
        features_.single_reply && list_.size() == 1 && ply < 2 * root_depth_ ? 1 : 0;
    Span const span = order<Us>(ply, table_move);

    // Step 5. Near the leaves of a quiet node. Far above the window it ends here, if nothing is in
    // danger; far below it a quiet move cannot make up for the gap; and late moves are not tried.
    bool const is_near = !is_principal && !is_capture && is_compulsory && depth <= surplus_depth
                         && !is_known(alpha) && !is_known(beta);
    Value const standing = is_near ? judge<Us>(position) : 0;
    if (is_safe_to_wait && features_.surplus && is_near
        && standing - features_.surplus_margin * depth >= beta
        && !draughts::may_capture<L, opponent(Us)>(position)) {
        release(span);
        return standing;
    }
    bool const is_hopeless = features_.futility && is_near && depth <= 2
                             && standing + features_.futility_margin * depth <= alpha;
    std::size_t const tried = is_safe_to_wait && features_.few && is_near && depth <= few_depth
                                  ? static_cast<std::size_t>(1 + few_moves * depth)
                                  : span.size;

    // Step 6. Try the moves; at last those that another thread was busy with.
    Value best = -infinite_value;
    Value const first_alpha = alpha;
    int best_index = -1;
    bool const shares = team_->is_shared && depth >= least_shared_depth;
    pending_[static_cast<std::size_t>(ply)] = {key, beta, shares && !is_principal ? depth : 0};
    FixedVector<std::uint8_t, most_deferred> deferred;
    for (std::size_t n = 0; n < span.size + deferred.size(); ++n) {
        bool const is_late = n >= span.size;
        std::size_t const i = is_late ? deferred[n - span.size] : n;
        int index = arena_[span.first + i].index;
        Move const move = is_late ? arena_[span.first + i].move : pick(span, i, index);
        Position const next = position.template after_by<Us>(move);
        bool const is_quiet = !move.is_capture() && !move.promotes;
        if (team_->handicap.overlooked > 0 && i > 0 && is_quiet && overlooks<Us>(next)) continue;
        if ((is_hopeless || i >= tried) && i > 0 && is_quiet && best > -known_value / 2
            && !draughts::may_capture<L, opponent(Us)>(next))
            continue;

        // Step 7. Late quiet moves are searched less deep first.
        int const full = depth - 1 + extension;
        bool const may_reduce =
            features_.reductions && is_quiet && i >= 1 && depth >= 2 && !(is_principal && i < 3);
        int const reduction = may_reduce ? reduction_of(depth, i) : 0;
        if (full - reduction > 0 || endings_) {
            enter(ply + 1, move, next);
            team_->table.prefetch(step(ply + 1).key);
        }

        std::uint64_t busy_key = 0;
        if (shares && i > 0) {
            busy_key = step(ply + 1).key + static_cast<std::uint64_t>(depth);
            if (!is_late && deferred.size() < most_deferred && i < 256
                && team_->busy.contains(busy_key)) {
                deferred.push_back(static_cast<std::uint8_t>(i));
                continue;
            }
            team_->busy.enter(busy_key);
        }

        // Step 8. The first move gets the whole window, the others must prove themselves.
        Value value = alpha + 1;
        if (i > 0)
            value = -search<opponent(Us)>(next, -alpha - 1, -alpha, full - reduction, ply + 1);
        if (value > alpha && reduction > 0) {
            if (full > 0) enter(ply + 1, move, next);
            value = -search<opponent(Us)>(next, -alpha - 1, -alpha, full, ply + 1);
        }
        if (i == 0 || (value > alpha && value < beta && is_principal))
            value = -search<opponent(Us)>(next, -beta, -alpha, full, ply + 1);
        if (busy_key != 0) team_->busy.leave(busy_key);
        if (is_stopped_) return given_up(ply, span);

        if (value > best) {
            best = value;
            best_index = index;
            if (value > alpha) {
                alpha = value;
                if (is_principal) set_line(ply, move);
            }
            if (value >= beta) {
                reward<Us>(span, i + 1, move, depth, ply);
                break;
            }
        }
    }
    release(span);

    // Step 9. Remember.
    Bound const bound = best >= beta         ? Bound::lower
                        : best > first_alpha ? Bound::exact
                                             : Bound::upper;
    if (features_.table) team_->table.store(key, {to_table(best, ply), depth, bound, best_index});
    return best;
}

// The side to move has none: lost, or won, or drawn when both are blocked.
template <Law const& L, Evaluates<L> Eval>
template <Side Us>
Value Worker<L, Eval>::without_move(Position const& position, int ply) const {
    if (draughts::is_decided<L>(position)) return lost_in(ply);
    if (draws_->when_both_blocked() && draughts::count_moves<L>(position.passed()) == 0) return 0;
    return L.objective.value == draughts::Objective::have_no_move ? won_in(ply) : lost_in(ply);
}

template <Law const& L, Evaluates<L> Eval>
void Worker<L, Eval>::set_line(int ply, Move const& move) {
    std::vector<Move>& line = lines_[static_cast<std::size_t>(ply)];
    std::vector<Move> const& rest = lines_[static_cast<std::size_t>(ply) + 1];
    line.clear();
    line.push_back(move);
    line.insert(line.end(), rest.begin(), rest.end());
}

// A weak player does not see that a piece can be given away on purpose.
template <Law const& L, Evaluates<L> Eval>
template <Side Us>
bool Worker<L, Eval>::overlooks(Position const& next) const {
    return draughts::may_capture<L, opponent(Us)>(next)
           && noise_of(next.key(), 1) % 100
                  < static_cast<std::uint64_t>(team_->handicap.overlooked);
}

template <Law const& L, Evaluates<L> Eval>
std::uint64_t Worker<L, Eval>::noise_of(std::uint64_t key, std::uint64_t salt) const {
    std::uint64_t const mixed =
        (key ^ team_->handicap.seed * 0x9E3779B97F4A7C15u ^ salt << 32) * 0xBF58476D1CE4E5B9u;
    return mixed >> 32;
}

} // namespace damier::engine
