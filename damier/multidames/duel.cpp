#include "damier/multidames/duel.hpp"

#include "damier/base/random.hpp"

#include <algorithm>
#include <cassert>

namespace damier::multidames {

namespace {

// A power of two with room for the turns of a search; clearing more would cost more than it saves.
std::size_t table_size(std::uint64_t nodes) {
    return std::bit_ceil(
        static_cast<std::size_t>(std::clamp<std::uint64_t>(nodes / 8, 1u << 12, 1u << 17)));
}

std::uint64_t node_key(Position const& position, std::uint64_t board) {
    auto mix = static_cast<std::uint64_t>(position.current());
    mix = mix * 2 + (position.round() <= 1 ? 1 : 0);
    for (int seat = 0; seat < position.seats(); ++seat)
        mix = mix * 2 + (position.is_active(seat) ? 1 : 0);
    return board ^ Random(mix).next();
}

std::uint64_t turn_key(Turn const& turn) {
    return turn.first.kind == Step::Kind::stop ? 0 : turn.key;
}

// The turn that was best before, then those that gain most.
void order(std::vector<Turn>& turns, std::uint64_t const* best) {
    std::ranges::stable_sort(turns, std::greater{}, &Turn::gain);
    if (best == nullptr) return;
    auto const found = std::ranges::find(turns, *best, turn_key);
    if (found != turns.end()) std::rotate(turns.begin(), found, found + 1);
}

} // namespace

Duel::Duel(std::uint64_t seed, Budget const& budget)
    : Thinker(seed, budget), turns_(most_depth + 1), table_(table_size(budget.nodes)) {}

int Duel::value_of(Turn const& turn, int depth, int alpha) {
    return search(turn.after, turn.key, depth, alpha, infinite);
}

int Duel::search(Position const& position, std::uint64_t key, int depth, int alpha, int beta) {
    assert(position.seats() == 2);
    if (must_end()) return 0;
    if (position.is_over()) return lead(position);
    if (depth <= 0) return leaf(position, key);

    // The rest of the game does not depend on the scores, so a board met again with other scores
    // shares its entry.
    int const so_far = lead_so_far(position);
    std::uint64_t const full_key = node_key(position, key);
    Entry const known = entry(full_key);
    bool const is_known = known.key == full_key && known.bound != Bound::none;
    if (is_known && known.depth >= depth) {
        int const value = known.value + so_far;
        if (known.bound == Bound::exact || (known.bound == Bound::at_least && value >= beta)
            || (known.bound == Bound::at_most && value <= alpha))
            return value;
    }

    std::vector<Turn>& turns = turns_[static_cast<std::size_t>(depth)];
    finder().find(position, key, steps_for_a_turn, turns);
    if (may_stop(position)) turns.push_back(stopped(position, key));
    order(turns, is_known ? &known.best : nullptr);

    std::uint64_t best_key = 0;
    int const best = search_turns(position, turns, depth, alpha, beta, best_key);
    if (has_ended()) return 0;
    Bound const bound = best <= alpha  ? Bound::at_most
                        : best >= beta ? Bound::at_least
                                       : Bound::exact;
    entry(full_key) = {full_key, best_key, best - so_far, static_cast<std::int8_t>(depth), bound};
    return best;
}

int Duel::search_turns(Position const& position, std::vector<Turn> const& turns, int depth,
                       int alpha, int beta, std::uint64_t& best_key) {
    bool const is_mine = position.current() == me();
    int best = is_mine ? -infinite : infinite;
    for (Turn const& turn : turns) {
        int const value = search(turn.after, turn.key, depth - 1, alpha, beta);
        if (has_ended()) return 0;
        if (is_mine ? value > best : value < best) {
            best = value;
            best_key = turn_key(turn);
        }
        if (is_mine)
            alpha = std::max(alpha, best);
        else
            beta = std::min(beta, best);
        if (alpha >= beta) break;
    }
    return best;
}

int Duel::leaf(Position const& position, std::uint64_t key) {
    if (position.active_count() == 1) return lead(finish(position, key));
    // Half of the best turn: about what having the turn is worth before the other answers.
    int const sign = position.current() == me() ? 1 : -1;
    int const going_on = lead(position) + sign * best_gain(position, key) * unit / 2;
    if (!is_late(position) || !may_stop(position)) return going_on;
    Turn const turn = stopped(position, key);
    int const stopping = lead(finish(turn.after, turn.key));
    return sign * std::max(sign * going_on, sign * stopping);
}

int Duel::lead_so_far(Position const& position) const {
    return (position.score(me()) - position.score(1 - me())) * unit;
}

} // namespace damier::multidames
