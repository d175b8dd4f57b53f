#include "damier/multidames/search.hpp"

#include "damier/base/random.hpp"

#include <algorithm>
#include <limits>

namespace damier::multidames {

namespace {

constexpr int unit = 16; // of the values in here, for one point of the game
constexpr int infinite = std::numeric_limits<int>::max() / 2;
constexpr int most_depth_ever = 60;
constexpr int steps_for_a_turn = 4000; // a bound that 8x8 hardly ever meets
constexpr std::size_t table_size = std::size_t{1} << 17;

int best_gain(std::vector<Turn> const& turns) {
    int best = 0;
    for (Turn const& turn : turns) best = std::max(best, turn.gain);
    return best;
}

Turn stopped(Position const& position, std::uint64_t key) {
    Turn turn{position, key, 0, Step{Step::Kind::stop, {}}};
    turn.after.play(turn.first);
    return turn;
}

bool may_stop(Position const& position) {
    return position.round() > 1 && !position.held() && position.active_count() > 1;
}

} // namespace

Search::Search(std::uint64_t seed, std::uint64_t most_nodes, std::function<bool()> is_out_of_time)
    : seed_(seed),
      most_nodes_(most_nodes),
      is_out_of_time_(std::move(is_out_of_time)),
      turns_(most_depth_ever + 1),
      table_(table_size) {}

SearchResult Search::run(Position const& position, int most_depth,
                         std::function<void(SearchResult const&)> const& tell) {
    me_ = position.current();
    // A third of the full board: from about here on stopping can be the best thing to do.
    Colours const colours = colours_for(position.size());
    late_worth_ = (colours.white * value(Pawn::white) + colours.red * value(Pawn::red)
                   + colours.black * value(Pawn::black))
                  / 3;

    std::uint64_t const key = board_key(position.grid, position.size());
    finder_.find(position, key, steps_for_a_turn * 4, root_);
    if (may_stop(position)) root_.push_back(stopped(position, key));
    Random random(seed_); // decides between equals only
    for (std::size_t i = root_.size(); i > 1; --i)
        std::swap(root_[i - 1], root_[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    std::ranges::stable_sort(root_, std::greater{}, &Turn::gain);

    SearchResult result{root_.front().first, 0, 0, finder_.steps()};
    for (int depth = 1; depth <= std::min(most_depth, most_depth_ever); ++depth) {
        best_root_ = root_.size();
        int const value = search_root(depth, -infinite);
        if (best_root_ < root_.size()) { // also when interrupted after a first turn
            std::rotate(root_.begin(), root_.begin() + static_cast<std::ptrdiff_t>(best_root_),
                        root_.begin() + static_cast<std::ptrdiff_t>(best_root_) + 1);
            result.step = root_.front().first;
            result.score = static_cast<double>(value) / unit;
        }
        result.nodes = finder_.steps();
        if (has_ended_) break;
        result.depth = depth;
        tell(result);
        if (root_.size() == 1) break;
    }
    return result;
}

int Search::search_root(int depth, int alpha) {
    int best = -infinite;
    for (std::size_t i = 0; i < root_.size(); ++i) {
        int const value = search(root_[i].after, root_[i].key, depth - 1, alpha, infinite);
        if (has_ended_) return best;
        if (value > best) {
            best = value;
            best_root_ = i;
        }
        alpha = std::max(alpha, value);
    }
    return best;
}

int Search::search(Position const& position, std::uint64_t key, int depth, int alpha, int beta) {
    if (must_end()) return 0;
    if (position.is_over()) return lead(position);
    if (depth <= 0) return leaf(position, key);

    int const base = relative_lead(position);
    std::uint64_t const full_key = node_key(position, key);
    Entry& known = entry(full_key);
    std::uint64_t best_key = 0;
    bool has_best = false;
    if (known.key == full_key && known.bound != Bound::none) {
        best_key = known.best;
        has_best = true;
        int const value = known.value + base;
        if (known.depth >= depth
            && (known.bound == Bound::exact || (known.bound == Bound::at_least && value >= beta)
                || (known.bound == Bound::at_most && value <= alpha)))
            return value;
    }

    std::vector<Turn>& turns = turns_[static_cast<std::size_t>(depth)];
    finder_.find(position, key, steps_for_a_turn, turns);
    if (may_stop(position)) turns.push_back(stopped(position, key));
    order(turns, has_best ? best_key : ~std::uint64_t{0});

    bool const is_mine = position.current() == me_;
    int best = is_mine ? -infinite : infinite;
    int low = alpha, high = beta;
    for (Turn const& turn : turns) {
        int const value = search(turn.after, turn.key, depth - 1, low, high);
        if (has_ended_) return 0;
        if (is_mine ? value > best : value < best) {
            best = value;
            best_key = turn.first.kind == Step::Kind::stop ? 0 : turn.key;
        }
        if (is_mine)
            low = std::max(low, best);
        else
            high = std::min(high, best);
        if (low >= high) break;
    }
    Bound const bound = best <= alpha  ? Bound::at_most
                        : best >= beta ? Bound::at_least
                                       : Bound::exact;
    entry(full_key) = {full_key, best_key, best - base, static_cast<std::int8_t>(depth), bound};
    return best;
}

int Search::leaf(Position const& position, std::uint64_t key) {
    if (position.active_count() == 1) return finish(position, key);
    finder_.find(position, key, steps_for_a_turn / 10, spare_);
    // Half of the best turn: what the move is worth before the others answer.
    int const sign = position.current() == me_ ? 1 : -1;
    int const going_on = lead(position) + sign * best_gain(spare_) * unit / 2;
    if (!is_late(position) || !may_stop(position)) return going_on;
    Turn const turn = stopped(position, key);
    int const stopping = finish(turn.after, turn.key);
    return sign * std::max(sign * going_on, sign * stopping);
}

int Search::finish(Position position, std::uint64_t key) {
    while (!position.is_over()) {
        finder_.find(position, key, steps_for_a_turn / 40, spare_);
        Turn const& turn = *std::ranges::max_element(spare_, {}, &Turn::gain);
        key = turn.key;
        position = turn.after;
    }
    return lead(position);
}

int Search::lead(Position const& position) const {
    int best_other = -infinite / unit;
    for (int seat = 0; seat < position.seats(); ++seat)
        if (seat != me_) best_other = std::max(best_other, position.final_score(seat));
    return (position.final_score(me_) - best_other) * unit;
}

// With two seats the rest of the game does not depend on the scores: boards met again with other
// scores share their entry.
int Search::relative_lead(Position const& position) const {
    return position.seats() == 2 ? (position.score(me_) - position.score(1 - me_)) * unit : 0;
}

std::uint64_t Search::node_key(Position const& position, std::uint64_t board) const {
    std::uint64_t mix = static_cast<std::uint64_t>(position.current());
    mix = mix * 2 + (position.round() <= 1 ? 1 : 0);
    for (int seat = 0; seat < position.seats(); ++seat) {
        mix = mix * 2 + (position.is_active(seat) ? 1 : 0);
        if (position.seats() > 2)
            mix = Random(mix + static_cast<std::uint64_t>(position.score(seat))).next();
    }
    return board ^ Random(mix).next();
}

bool Search::is_late(Position const& position) const { return position.grid.worth() < late_worth_; }

void Search::order(std::vector<Turn>& turns, std::uint64_t best) const {
    std::ranges::stable_sort(turns, std::greater{}, &Turn::gain);
    auto const found = std::ranges::find_if(turns, [best](Turn const& turn) {
        return (turn.first.kind == Step::Kind::stop ? 0 : turn.key) == best;
    });
    if (found != turns.end()) std::rotate(turns.begin(), found, found + 1);
}

bool Search::must_end() {
    if (has_ended_) return true;
    if (finder_.steps() >= most_nodes_) return has_ended_ = true;
    if (finder_.steps() < next_check_) return false;
    next_check_ = finder_.steps() + 1000;
    return has_ended_ = is_out_of_time_();
}

} // namespace damier::multidames
