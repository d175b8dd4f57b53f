#include "damier/multidames/thinker.hpp"

#include "damier/base/random.hpp"

#include <algorithm>

namespace damier::multidames {

Found Thinker::run(Position const& position, std::function<void(Found const&)> const& tell) {
    make_root(position);
    Found found{root_.front().first, 0, 0, finder_.steps()};
    for (int depth = 1; depth <= std::min(budget_.depth, most_depth); ++depth) {
        std::size_t best = root_.size();
        int const value = search_root(depth, best);
        // An interrupted depth counts too, once its first turn, the best so far, is judged.
        if (best < root_.size()) {
            auto const turn = root_.begin() + static_cast<std::ptrdiff_t>(best);
            std::rotate(root_.begin(), turn, turn + 1);
            found.step = root_.front().first;
            found.score = static_cast<double>(value) / unit;
        }
        found.nodes = finder_.steps();
        if (!has_ended_) found.depth = depth;
        tell(found);
        if (has_ended_) break;
        if (root_.size() == 1) break;
    }
    return found;
}

void Thinker::make_root(Position const& position) {
    me_ = position.current();
    // A third of the full board. About a tenth stays when nothing can jump, so with more than that
    // on it whoever plays on has more to win than to lose.
    Colours const colours = colours_for(position.size());
    late_worth_ = (colours.white * position.rules().value(Pawn::white)
                   + colours.red * position.rules().value(Pawn::red)
                   + colours.black * position.rules().value(Pawn::black))
                  / 3;

    std::uint64_t const key = board_key(position.grid, position.size());
    finder_.find(position, key, steps_for_a_turn * 4, root_);
    if (may_stop(position)) root_.push_back(stopped(position, key));
    Random random(seed_); // decides between equals only
    for (std::size_t i = root_.size(); i > 1; --i)
        std::swap(root_[i - 1], root_[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    std::ranges::stable_sort(root_, std::greater{}, &Turn::gain);
}

int Thinker::search_root(int depth, std::size_t& best) {
    int best_value = -infinite;
    for (std::size_t i = 0; i < root_.size(); ++i) {
        int const value = value_of(root_[i], depth - 1, best_value);
        if (has_ended_) break;
        if (value > best_value) {
            best_value = value;
            best = i;
        }
    }
    return best_value;
}

int Thinker::lead(Position const& position, int seat) const {
    int best_other = -infinite / unit;
    for (int other = 0; other < position.seats(); ++other)
        if (other != seat) best_other = std::max(best_other, position.final_score(other));
    return (position.final_score(seat) - best_other) * unit;
}

Position Thinker::finish(Position position, std::uint64_t key) {
    while (!position.is_over()) {
        finder_.find(position, key, steps_for_a_turn / 40, spare_);
        Turn const& turn = *std::ranges::max_element(spare_, {}, &Turn::gain);
        key = turn.key;
        position = turn.after;
    }
    return position;
}

int Thinker::best_gain(Position const& position, std::uint64_t key) {
    finder_.find(position, key, steps_for_a_turn / 10, spare_);
    return std::ranges::max_element(spare_, {}, &Turn::gain)->gain;
}

bool Thinker::is_late(Position const& position) const { return position.worth() < late_worth_; }

bool Thinker::must_end() {
    if (has_ended_) return true;
    if (finder_.steps() >= budget_.nodes) return has_ended_ = true;
    if (finder_.steps() < next_check_) return false;
    next_check_ = finder_.steps() + 1000;
    return has_ended_ = budget_.is_out_of_time();
}

bool Thinker::may_stop(Position const& position) {
    return position.round() > 1 && !position.held() && position.active_count() > 1;
}

Turn Thinker::stopped(Position const& position, std::uint64_t key) {
    Turn turn{position, key, 0, Step{Step::Kind::stop, {}}};
    turn.after.play(turn.first);
    return turn;
}

} // namespace damier::multidames
