// The worth of a position without looking ahead: how far the pieces are from the goals that are
// open, how many there are, and how open the own places stand.
#include "damier/mansuba/search.hpp"

#include <algorithm>
#include <bit>

namespace damier::mansuba {

namespace {

constexpr int far = 20; // moves; anything further, or out of reach, counts as this

// Simple victory: one runner decides, so the value rises steeply near a goal.
constexpr std::array<int, far + 1> nearness{200, 120, 82, 58, 42, 30, 21, 14, 9, 5,
                                            2,   0,   0,  0,  0,  0,  0,  0,  0, 0};

struct View {
    int best = far; // moves of the front runner
    int sum = 0;    // the pieces' progress
    int open = 0;   // goals that an enemy piece does not bar
};

// 255 for goals that cannot be entered now (or, for complex victory, need no second piece).
Distances::ToGoals bars(Board const& board, Position const& position, Side side, int& open) {
    Distances::ToGoals closed;
    closed.fill(255);
    bool const is_simple = board.rules().victory == Victory::simple;
    bool const can_storm = board.rules().capture && !board.rules().safe_places;
    for (std::size_t i = 0; i < board.goals(side).size(); ++i) {
        Place const goal = board.goals(side)[i];
        bool const is_enemy = position.has_enemy(goal, side);
        bool const is_own = !is_enemy && !position.is_empty(goal);
        if ((is_simple && is_enemy && !can_storm) || (!is_simple && is_own)) continue;
        closed[i] = 0;
        open += !is_enemy;
    }
    return closed;
}

View look(Board const& board, Distances const& distances, Position const& position, Side side) {
    View view;
    Distances::ToGoals const closed = bars(board, position, side, view.open);
    bool const is_simple = board.rules().victory == Victory::simple;
    for (unsigned left = position.on_board[side]; left != 0; left &= left - 1) {
        int const piece = std::countr_zero(left);
        Place const place = position.place[side][piece];
        Sort const sort = position.sort[side][piece];
        auto const& row = distances.to_goals(position.relation, side, sort, place);
        std::uint8_t least = 255;
        for (std::size_t i = 0; i < row.size(); ++i) // 16 bytes: one vector instruction or two
            least = std::min<std::uint8_t>(least, row[i] | closed[i]);
        int const plain =
            std::min<int>(far, distances.nearest(position.relation, side, sort, place));
        // With every goal barred the way is at least as long as that to the nearest one.
        int const moves = least == 255 ? std::min(far, plain + 2) : std::min<int>(far, least);
        view.best = std::min(view.best, moves);
        if (is_simple)
            view.sum += nearness[moves] + nearness[plain] / 2;
        else if (!board.is_goal(side, place))
            view.sum -= 10 * moves;
        else
            view.sum += 12;
    }
    return view;
}

// As many goals as the pieces can still cover together, each piece one: a bipartite matching by
// augmenting paths. On boards where nobody turns back a piece may be too late for the only goal
// that is left.
class Matching {
public:
    Matching(Distances const& distances, Position const& position, Side side) {
        for (unsigned left = position.on_board[side]; left != 0; left &= left - 1) {
            int const piece = std::countr_zero(left);
            reach_[count_++] = distances.reach(position.relation, side, position.sort[side][piece],
                                               position.place[side][piece]);
        }
    }
    int size() {
        int matched = 0;
        for (std::size_t piece = 0; piece < count_; ++piece) {
            unsigned tried = 0;
            matched += place(piece, tried);
        }
        return matched;
    }

private:
    bool place(std::size_t piece, unsigned& tried) {
        if (unsigned const free = reach_[piece] & ~taken_; free != 0) {
            taken_ |= free & -free;
            holder_[std::countr_zero(free)] = static_cast<std::uint8_t>(piece);
            return true;
        }
        for (unsigned left = reach_[piece] & ~tried; left != 0; left &= left - 1) {
            int const goal = std::countr_zero(left);
            if ((tried >> goal & 1) != 0) continue;
            tried |= 1u << goal;
            if (place(holder_[goal], tried)) {
                holder_[goal] = static_cast<std::uint8_t>(piece);
                return true;
            }
        }
        return false;
    }

    std::array<std::uint16_t, most_pieces> reach_{};
    std::array<std::uint8_t, most_pieces> holder_{};
    std::size_t count_ = 0;
    unsigned taken_ = 0;
};

// What a side that can no longer cover its goals has lost: all hope of a win, unless its
// prisoners may come back. An exchange that ends the hopes of both sides is a draw: the player who
// thinks minds his own loss more than he likes the other's, and so plays on for a win.
int despair(Board const& board, Distances const& distances, Position const& position, Side side,
            Side thinker) {
    int const missing = board.needed(side) - Matching(distances, position, side).size();
    if (missing <= 0) return 0;
    if (board.rules().escapes) return side == thinker ? 60 * missing : 15 * missing;
    return side == thinker ? 1200 + 50 * missing : 150;
}

} // namespace

int evaluate(Board const& board, Distances const& distances, Position const& position,
             Side thinker) {
    Side const us = position.to_play, them = 1 - us;
    View const ours = look(board, distances, position, us);
    View const theirs = look(board, distances, position, them);
    int const pieces =
        std::popcount(position.on_board[us]) - std::popcount(position.on_board[them]);
    // Where prisoners come back, running is worth more than guarding them.
    int const zeal = board.rules().escapes ? 3 : 1;
    if (board.rules().victory == Victory::complex)
        return zeal * (ours.sum - theirs.sum) + 15 * pieces
               - despair(board, distances, position, us, thinker)
               + despair(board, distances, position, them, thinker) + 5;
    int const race = 30 * (theirs.best - ours.best) + 15; // half a move for the turn
    int const guard = 6 * (ours.open - theirs.open);
    return (ours.sum - theirs.sum) / 2 + race + guard + 100 * pieces;
}

} // namespace damier::mansuba
