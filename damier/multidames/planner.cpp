#include "damier/multidames/planner.hpp"

#include <algorithm>
#include <cassert>

namespace damier::multidames {

namespace {

// Found by matches against greedy players: narrower misses turns, wider looks less far.
constexpr std::size_t my_turns = 6;
constexpr std::size_t their_turns = 10; // of equal gain

constexpr std::size_t most_plies = 160; // longer than any game of 12x12 from a late position

} // namespace

Planner::Planner(std::uint64_t seed, Budget const& budget)
    : Thinker(seed, budget), turns_(most_plies) {}

int Planner::value_of(Turn const& turn, int depth, int /*alpha*/) {
    return search(turn.after, turn.key, depth, 0);
}

// `depth` counts my own turns.
int Planner::search(Position const& position, std::uint64_t key, int depth, std::size_t ply) {
    if (must_end()) return 0;
    if (position.is_over()) return lead(position);
    if (!position.is_active(me()) || ply + 1 >= most_plies) return lead(finish(position, key));
    if (position.current() != me()) return theirs(position, key, depth, ply);
    return depth <= 0 ? leaf(position, key) : mine(position, key, depth, ply);
}

int Planner::mine(Position const& position, std::uint64_t key, int depth, std::size_t ply) {
    std::vector<Turn>& turns = turns_[ply];
    finder().find(position, key, steps_for_a_turn, turns);
    std::ranges::stable_sort(turns, std::greater{}, &Turn::gain);
    if (turns.size() > my_turns) turns.resize(my_turns);
    if (may_stop(position)) turns.push_back(stopped(position, key));
    int best = -infinite;
    for (Turn const& turn : turns) {
        best = std::max(best, search(turn.after, turn.key, depth - 1, ply + 1));
        if (has_ended()) return 0;
    }
    return best;
}

int Planner::theirs(Position const& position, std::uint64_t key, int depth, std::size_t ply) {
    std::vector<Turn>& turns = turns_[ply];
    finder().find(position, key, steps_for_a_turn, turns);
    std::ranges::stable_sort(turns, std::greater{}, &Turn::gain);
    int sum = 0, count = 0;
    for (Turn const& turn : turns) {
        if (turn.gain < turns.front().gain || count == static_cast<int>(their_turns)) break;
        sum += search(turn.after, turn.key, depth, ply + 1);
        ++count;
        if (has_ended()) return 0;
    }
    int const going_on = sum / count;
    if (!may_stop(position) || !is_late(position)) return going_on;
    // Some players see when stopping is better. One in four is enough to fear being left alone.
    Turn const stop = stopped(position, key);
    if (!gains_by_stopping(position, stop, key)) return going_on;
    return (3 * going_on + search(stop.after, key, depth, ply + 1)) / 4;
}

int Planner::leaf(Position const& position, std::uint64_t key) {
    if (is_late(position)) {
        int const going_on = lead(finish(position, key));
        if (!may_stop(position)) return going_on;
        return std::max(going_on, lead(finish(stopped(position, key).after, key)));
    }
    return lead(position) + best_gain(position, key) * unit / 2;
}

bool Planner::gains_by_stopping(Position const& position, Turn const& stop, std::uint64_t key) {
    int const seat = position.current();
    return lead(finish(stop.after, key), seat) > lead(finish(position, key), seat);
}

} // namespace damier::multidames
