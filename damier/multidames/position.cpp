#include "damier/multidames/position.hpp"

#include "damier/base/random.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>
#include <vector>

namespace damier::multidames {

void Position::set_turn(int round, int current) {
    assert(current >= 0 && current < seats_);
    round_ = round;
    current_ = static_cast<std::uint8_t>(current);
}

void Position::set_player(int seat, bool is_active, int score) {
    assert(seat >= 0 && seat < seats_);
    auto const bit = static_cast<std::uint8_t>(1u << seat);
    active_ = static_cast<std::uint8_t>(is_active ? active_ | bit : active_ & ~bit);
    scores_[static_cast<std::size_t>(seat)] = score;
}

void Position::hold(Spot s, bool has_jumped) {
    assert(has(s));
    is_holding_ = true;
    has_jumped_ = has_jumped && rules_.free_chains;
    held_ = s;
}

Refusal Position::capture(Spot s) {
    if (!has(s)) return Refusal::off_board;
    Pawn const pawn = grid[s];
    if (pawn == Pawn::none) return Refusal::empty;
    scores_[current_] += rules_.value(pawn);
    grid.put(s, Pawn::none);
    return Refusal::none;
}

Refusal Position::take(Spot s) {
    if (is_holding_) return Refusal::already_held;
    if (!has(s)) return Refusal::off_board;
    if (!grid.has_pawn(s)) return Refusal::empty;
    if (!can_jump(s)) return Refusal::no_jump;
    hold(s);
    return Refusal::none;
}

Refusal Position::jump_to(Spot s) {
    if (!is_holding_) return Refusal::nothing_held;
    if (!has(s)) return Refusal::off_board;
    Pawn const pawn = grid[held_];
    if (pawn == Pawn::none) return Refusal::nothing_held; // only in a state written by hand
    int const down = s.row - held_.row, right = s.column - held_.column;
    bool const is_straight = down == 0 || right == 0 || std::abs(down) == std::abs(right);
    if (std::max(std::abs(down), std::abs(right)) != 2 || !is_straight) return Refusal::not_a_jump;
    bool const is_slanted = down != 0 && right != 0;
    if (rules_.jumps == (is_slanted ? Jumps::straight : Jumps::slanted)) return Refusal::not_a_jump;
    if (grid.has_pawn(s)) return Refusal::occupied;
    Spot const over = spot(held_.row + down / 2, held_.column + right / 2);
    if (!grid.has_pawn(over)) return Refusal::nothing_over;

    capture(over);
    grid.put(held_, Pawn::none);
    grid.put(s, pawn);
    hold(s, true);
    return Refusal::none;
}

Refusal Position::stop() {
    auto const others = static_cast<std::uint8_t>(active_ & ~(1u << current_));
    if (others == 0) return Refusal::nobody_else;
    active_ = others;
    return Refusal::none;
}

Refusal Position::rest() {
    if (!is_holding_ || !has_jumped_) return Refusal::chain_goes_on;
    is_holding_ = has_jumped_ = false;
    held_ = {};
    return Refusal::none;
}

Refusal Position::pass() {
    if (active_ == 0) return Refusal::nobody_active;
    int next = current_;
    do next = (next + 1) % seats_;
    while (!is_active(next));
    if (next <= current_) ++round_;
    current_ = static_cast<std::uint8_t>(next);
    is_holding_ = has_jumped_ = false;
    held_ = {};
    return Refusal::none;
}

void Position::flip() {
    Grid turned(size_);
    auto const opposite = [this](Spot s) { return spot(size_ - 1 - s.row, size_ - 1 - s.column); };
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column)
            turned.put(opposite(spot(row, column)), grid[spot(row, column)]);
    grid = turned;
    if (is_holding_) held_ = opposite(held_);
}

int Position::worth() const {
    int worth = 0;
    for (Pawn const pawn : {Pawn::white, Pawn::red, Pawn::black})
        worth += grid.count(pawn) * rules_.value(pawn);
    return worth;
}

bool Position::can_jump(Spot s) const {
    if (!has(s) || !grid.has_pawn(s)) return false;
    return std::ranges::any_of(directions_of(rules_.jumps),
                               [&](Spot d) { return grid.can_jump(s, d); });
}

void Position::settle() {
    assert(active_ != 0);
    if (!is_active(current_) || (is_holding_ && !can_jump(held_))) pass();
}

bool Position::is_over() const {
    return round_ > 1 && !is_holding_ && is_empty(grid.jumpers(rules_.jumps));
}

void Position::legal_steps(Steps& steps) const {
    steps.clear();
    auto const add = [&steps](Step::Kind kind) {
        return [&steps, kind](Spot s) { steps.push_back({kind, s}); };
    };
    if (is_holding_) {
        for (Spot const d : directions_of(rules_.jumps))
            if (grid.can_jump(held_, d))
                add(Step::Kind::jump)(spot(held_.row + 2 * d.row, held_.column + 2 * d.column));
        if (has_jumped_) add(Step::Kind::rest)({});
    } else if (round_ <= 1) {
        Grid::for_each(grid.whites(), add(Step::Kind::remove));
        if (rules_.early_stop && active_count() > 1) add(Step::Kind::stop)({});
    } else {
        Grid::for_each(grid.jumpers(rules_.jumps), add(Step::Kind::take));
        // The end test comes first: where nothing can jump there is nothing left to stop.
        if (!steps.empty() && active_count() > 1) add(Step::Kind::stop)({});
    }
}

Refusal Position::refusal(Step step) const {
    if (is_over()) return Refusal::game_over;
    Position trial = *this; // the manipulations know their own reasons
    switch (step.kind) {
    case Step::Kind::remove:
        if (round_ > 1 || is_holding_) return Refusal::not_white; // not offered after round 1
        if (has(step.spot) && grid.has_pawn(step.spot) && grid[step.spot] != Pawn::white)
            return Refusal::not_white;
        return trial.capture(step.spot);
    case Step::Kind::take:
        if (round_ <= 1) return Refusal::first_round;
        return trial.take(step.spot);
    case Step::Kind::jump: return trial.jump_to(step.spot);
    case Step::Kind::rest: return trial.rest();
    case Step::Kind::stop:
        if (round_ <= 1 && !rules_.early_stop) return Refusal::first_round;
        if (is_holding_) return Refusal::already_held;
        return trial.stop();
    }
    return Refusal::none;
}

void Position::play(Step step) {
    assert(refusal(step) == Refusal::none);
    switch (step.kind) {
    case Step::Kind::remove:
        capture(step.spot);
        pass();
        break;
    case Step::Kind::take: take(step.spot); break;
    case Step::Kind::jump:
        jump_to(step.spot);
        settle();
        break;
    case Step::Kind::rest:
        rest();
        pass();
        break;
    case Step::Kind::stop:
        stop();
        pass();
        break;
    }
}

Position set_up(int size, int seats, std::uint64_t seed) {
    return set_up(size, seats, seed, colours_for(size), {});
}

Position set_up(int size, int seats, std::uint64_t seed, Colours const& colours,
                Rules const& rules) {
    assert(size >= least_size && size <= most_size && size % 2 == 0);
    std::vector<Pawn> pawns(static_cast<std::size_t>(size * size), Pawn::white);
    std::fill_n(pawns.begin(), colours.red, Pawn::red);
    std::fill_n(pawns.begin() + colours.red, colours.black, Pawn::black);

    Random random(seed);
    for (int i = size * size - 1; i > 0; --i)
        std::swap(pawns[static_cast<std::size_t>(i)],
                  pawns[static_cast<std::size_t>(random.below(i + 1))]);

    Position position(size, seats, rules);
    for (int i = 0; i < size * size; ++i)
        position.grid.put(spot(i / size, i % size), pawns[static_cast<std::size_t>(i)]);
    return position;
}

} // namespace damier::multidames
