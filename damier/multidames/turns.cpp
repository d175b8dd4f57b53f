#include "damier/multidames/turns.hpp"

#include "damier/base/random.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace damier::multidames {

namespace {

constexpr std::size_t seen_size = std::size_t{1} << 15; // a power of two, twice the most steps
constexpr int most_steps_ever = seen_size / 2;

// One random number for each pawn on each cell; the board's key is their exclusive or.
struct Keys {
    std::array<std::array<std::uint64_t, 4>, most_size * most_size> pawn{};
    std::array<std::uint64_t, most_size * most_size> held{};

    constexpr Keys() {
        Random random(0x4D756C7469u);
        for (auto& cell : pawn)
            for (std::size_t kind = 1; kind < 4; ++kind) cell[kind] = random.next();
        for (std::uint64_t& cell : held) cell = random.next();
    }
};
constexpr Keys keys;

std::size_t index(Spot s) { return static_cast<std::size_t>(s.row * most_size + s.column); }
std::uint64_t key_of(Spot s, Pawn pawn) { return keys.pawn[index(s)][static_cast<int>(pawn)]; }

struct Jump {
    Spot over, to;
    Pawn taken = Pawn::none;
};
using JumpList = FixedVector<Jump, 8>;

// The most valuable pawn first, so that the first chain found is a good one.
void jumps_of(Position const& position, Spot from, JumpList& jumps) {
    for (Spot const d : directions_of(position.rules().jumps)) {
        if (!position.grid.can_jump(from, d)) continue;
        Spot const over = spot(from.row + d.row, from.column + d.column);
        Jump const jump{over, spot(over.row + d.row, over.column + d.column), position.grid[over]};
        jumps.push_back(jump);
        for (std::size_t i = jumps.size() - 1; i > 0 && jumps[i - 1].taken < jump.taken; --i)
            std::swap(jumps[i - 1], jumps[i]);
    }
}

} // namespace

std::uint64_t board_key(Grid const& grid, int size) {
    std::uint64_t key = 0;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            key ^= key_of(spot(row, column), grid[spot(row, column)]);
    return key;
}

TurnFinder::TurnFinder() : seen_(seen_size) {}

void TurnFinder::find(Position const& position, std::uint64_t key, int most_steps,
                      std::vector<Turn>& turns) {
    turns.clear();
    if (++call_ == 0) { // the stamps have come round
        std::ranges::fill(seen_, Seen{});
        call_ = 1;
    }
    most_steps = std::min(most_steps, most_steps_ever);
    has_first_ = false;
    if (position.held()) {
        stop_at_ = steps_ + static_cast<std::uint64_t>(most_steps);
        first_ = {Step::Kind::rest, {}};
        if (position.has_jumped()) turns.push_back(rested(position, key, 0));
        chains(position, key, 0, turns);
        return;
    }
    if (position.round() <= 1) return removals(position, key, turns);

    Steps takes;
    position.legal_steps(takes);
    std::uint64_t const end = steps_ + static_cast<std::uint64_t>(most_steps);
    std::uint64_t left = takes.size();
    for (Step const step : takes) {
        if (step.kind != Step::Kind::take) continue;
        // What earlier pawns did not use is shared by those to come.
        std::uint64_t const share = end > steps_ ? (end - steps_) / left-- : 0;
        stop_at_ = steps_ + share;
        Position taken = position;
        taken.play(step);
        ++steps_;
        first_ = step;
        has_first_ = true;
        chains(taken, key, 0, turns);
    }
}

void TurnFinder::removals(Position const& position, std::uint64_t key, std::vector<Turn>& turns) {
    Steps steps;
    position.legal_steps(steps);
    for (Step const step : steps) {
        if (step.kind != Step::Kind::remove) continue;
        Turn turn{position, key ^ key_of(step.spot, Pawn::white),
                  position.rules().value(Pawn::white), step};
        turn.after.play(step);
        ++steps_;
        turns.push_back(turn);
    }
}

void TurnFinder::chains(Position const& position, std::uint64_t key, int gain,
                        std::vector<Turn>& turns) {
    Spot const from = *position.held();
    Pawn const pawn = position.grid[from];
    bool const is_first = !has_first_;
    JumpList jumps;
    jumps_of(position, from, jumps);
    for (std::size_t i = 0; i < jumps.size(); ++i) {
        // The first way on is always followed, so that every chain begun is also ended.
        if (i > 0 && steps_ >= stop_at_) return;
        Jump const jump = jumps[i];
        std::uint64_t const after_key =
            key ^ key_of(from, pawn) ^ key_of(jump.over, jump.taken) ^ key_of(jump.to, pawn);
        if (!is_new(after_key ^ keys.held[index(jump.to)])) continue;
        if (is_first) {
            first_ = {Step::Kind::jump, jump.to};
            has_first_ = true;
        }
        Position next = position;
        next.jump_to(jump.to);
        ++steps_;
        int const total = gain + position.rules().value(jump.taken);
        if (next.can_jump(jump.to)) {
            if (next.has_jumped()) turns.push_back(rested(next, after_key, total));
            chains(next, after_key, total, turns);
        } else {
            next.settle();
            turns.push_back({next, after_key, total, first_});
        }
        if (is_first) has_first_ = false;
    }
}

// The turn that ends here because its player puts the pawn down.
Turn TurnFinder::rested(Position const& position, std::uint64_t key, int gain) const {
    Turn turn{position, key, gain, first_};
    turn.after.play({Step::Kind::rest, {}});
    return turn;
}

bool TurnFinder::is_new(std::uint64_t key) {
    for (std::size_t i = key & (seen_size - 1);; i = (i + 1) & (seen_size - 1)) {
        Seen& seen = seen_[i];
        if (seen.call != call_) {
            seen = {key, call_};
            return true;
        }
        if (seen.key == key) return false;
    }
}

} // namespace damier::multidames
