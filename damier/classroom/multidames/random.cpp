// States to call on: a few pawns and two players; the middle of a game; anything that a text can
// say.
#include "damier/classroom/multidames/call.hpp"

#include "damier/base/random.hpp"

namespace damier::classroom {

namespace {

using multidames::Pawn;
using multidames::Position;
using multidames::Spot;
using multidames::spot;

Spot any_spot(Random& random) { return spot(random.below(course_size), random.below(course_size)); }
Pawn any_pawn(Random& random) { return static_cast<Pawn>(1 + random.below(3)); }

Position few_pawns(multidames::Rules const& rules, Random& random) {
    Position state(course_size, 2, rules);
    state.set_turn(1 + random.below(3), random.below(2));
    for (int seat = 0; seat < 2; ++seat) state.set_player(seat, true, random.below(20));
    Spot const centre = spot(1 + random.below(6), 1 + random.below(6));
    for (int i = 2 + random.below(6); i > 0; --i)
        state.grid.put(spot(centre.row + random.below(3) - 1, centre.column + random.below(3) - 1),
                       any_pawn(random));
    return state;
}

Position played(Variation const& variation, Random& random) {
    int const seats = 2 + random.below(3);
    Position state =
        multidames::set_up(course_size, seats, random.next(), variation.colours, variation.rules);
    multidames::Steps steps;
    for (int i = 4 + random.below(60); i > 0 && !state.is_over(); --i) {
        state.legal_steps(steps);
        multidames::Step step = steps[static_cast<std::size_t>(random.below(int(steps.size())))];
        // Whoever stops early leaves little to see.
        if (step.kind == multidames::Step::Kind::stop && random.below(8) != 0) continue;
        if (i == 1 && step.kind == multidames::Step::Kind::jump) {
            state.jump_to(step.spot); // a pawn after its last jump is still held
            break;
        }
        state.play(step);
    }
    return state;
}

Position anything(multidames::Rules const& rules, Random& random) {
    Position state(course_size, 2 + random.below(3), rules);
    state.set_turn(random.below(30), random.below(state.seats()));
    for (int seat = 0; seat < state.seats(); ++seat)
        state.set_player(seat, random.below(3) != 0, random.below(400) - 150);
    int const density = random.below(11);
    for (int row = 0; row < course_size; ++row)
        for (int column = 0; column < course_size; ++column)
            if (random.below(10) < density) state.grid.put(spot(row, column), any_pawn(random));
    return state;
}

Position any_state(Difficulty difficulty, Variation const& variation, Random& random) {
    switch (difficulty) {
    case Difficulty::easy: return few_pawns(variation.rules, random);
    case Difficulty::medium: return played(variation, random);
    case Difficulty::hard: break;
    }
    return anything(variation.rules, random);
}

// One of the places that `fits`, if there are any.
template <class F> std::optional<Spot> any_of(F fits, Random& random) {
    std::vector<Spot> found;
    for (int row = 0; row < course_size; ++row)
        for (int column = 0; column < course_size; ++column)
            if (fits(spot(row, column))) found.push_back(spot(row, column));
    if (found.empty()) return std::nullopt;
    return found[static_cast<std::size_t>(random.below(int(found.size())))];
}

std::optional<Spot> any_jumper(Position const& state, Random& random) {
    return any_of([&](Spot s) { return state.can_jump(s); }, random);
}

// Half of the calls are meant to succeed, some go off the board.
void choose_place(Call& call, Difficulty difficulty, Random& random) {
    std::optional<Spot> const held = call.state.held();
    Spot chosen = any_spot(random);
    if (random.coin())
        chosen = (call.function == Imposed::take
                      ? any_jumper(call.state, random)
                      : any_of([&](Spot s) { return call.state.grid.has_pawn(s); }, random))
                     .value_or(chosen);
    call.row = chosen.row, call.column = chosen.column;
    if (call.function == Imposed::jump && held && random.below(8) != 0) {
        Spot way = multidames::directions[static_cast<std::size_t>(random.below(8))];
        for (Spot const other : multidames::directions)
            if (random.coin() && call.state.grid.can_jump(*held, other)) way = other;
        call.row = held->row + 2 * way.row, call.column = held->column + 2 * way.column;
    }
    if (difficulty == Difficulty::easy || random.below(8) != 0) return;
    constexpr std::array<int, 6> off{-1, -2, course_size, course_size + 1, 100, -100};
    (random.coin() ? call.row : call.column) = off[static_cast<std::size_t>(random.below(6))];
}

} // namespace

Call random_call(Imposed function, Difficulty difficulty, Variation const& variation,
                 std::uint64_t seed) {
    Random random(seed);
    Call call{function, any_state(difficulty, variation, random), 0, 0};
    // Where games are played on, a pawn is held most of the time: then none can be taken.
    if (function == Imposed::take && call.state.held() && random.below(4) != 0) call.state.pass();
    bool const wants_held = function == Imposed::jump ? random.below(8) != 0 : random.below(6) == 0;
    if (!call.state.held() && wants_held) {
        std::optional<Spot> const jumper = any_jumper(call.state, random);
        if (jumper && random.below(6) != 0) call.state.hold(*jumper);
        if (!jumper && difficulty == Difficulty::hard) call.state.hold(any_spot(random));
    }
    if (call.has_place()) choose_place(call, difficulty, random);
    return call;
}

} // namespace damier::classroom
