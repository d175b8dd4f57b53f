// Simpler calls: fewer pawns, fewer colours, fewer players, smaller numbers.
#include "damier/classroom/multidames/call.hpp"

#include <cstdlib>
#include <functional>

namespace damier::classroom {

namespace {

using multidames::Pawn;
using multidames::Position;
using multidames::Spot;
using multidames::spot;

void for_each_spot(std::function<void(Spot)> const& f) {
    for (int row = 0; row < course_size; ++row)
        for (int column = 0; column < course_size; ++column) f(spot(row, column));
}

// The same state without the held pawn, or with only some of the players.
Position rebuilt(Position const& from, int seats, bool with_held) {
    Position state(from.size(), seats, from.rules());
    state.grid = from.grid;
    state.set_turn(from.round(), std::min(from.current(), seats - 1));
    for (int seat = 0; seat < seats; ++seat)
        state.set_player(seat, from.is_active(seat), from.score(seat));
    if (with_held && from.held()) state.hold(*from.held(), from.has_jumped());
    return state;
}

class Simpler {
public:
    explicit Simpler(Call const& call) : call_(call) {}

    std::vector<Call> all() {
        pawns();
        players();
        numbers();
        colours();
        return std::move(found_);
    }

private:
    void add(std::function<void(Call&)> const& change) {
        Call call = call_;
        change(call);
        if (complexity(call) < complexity(call_)) found_.push_back(call);
    }
    void without(std::function<bool(Spot)> const& goes) {
        add([&](Call& call) {
            for_each_spot([&](Spot s) {
                if (goes(s)) call.state.grid.put(s, Pawn::none);
            });
        });
    }

    void pawns() {
        Spot const centre = call_.state.held().value_or(
            call_.has_place() ? spot(std::clamp(call_.row, 0, 7), std::clamp(call_.column, 0, 7))
                              : Spot{});
        without([](Spot) { return true; });
        for (int const reach : {1, 2})
            without([=](Spot s) {
                return std::abs(s.row - centre.row) > reach
                       || std::abs(s.column - centre.column) > reach;
            });
        for (int const half : {0, 1}) {
            without([=](Spot s) { return s.row / 4 == half; });
            without([=](Spot s) { return s.column / 4 == half; });
        }
        for (int line = 0; line < course_size; ++line) {
            without([=](Spot s) { return s.row == line; });
            without([=](Spot s) { return s.column == line; });
        }
        for_each_spot([&](Spot one) {
            if (call_.state.grid.has_pawn(one)) without([=](Spot s) { return s == one; });
        });
    }

    void players() {
        Position const& state = call_.state;
        add([&](Call& call) { call.state = rebuilt(state, state.seats(), false); });
        if (state.seats() > 2)
            add([&](Call& call) { call.state = rebuilt(state, state.seats() - 1, true); });
        for (int seat = 0; seat < state.seats(); ++seat)
            add([&](Call& call) { call.state.set_player(seat, true, state.score(seat)); });
    }

    void numbers() {
        Position const& state = call_.state;
        add([&](Call& call) {
            for (int seat = 0; seat < state.seats(); ++seat)
                call.state.set_player(seat, state.is_active(seat), 0);
        });
        for (int seat = 0; seat < state.seats(); ++seat)
            add([&](Call& call) { call.state.set_player(seat, state.is_active(seat), 0); });
        for (int const round : {1, 2})
            add([&](Call& call) { call.state.set_turn(round, state.current()); });
        add([&](Call& call) { call.state.set_turn(state.round(), 0); });
    }

    void colours() {
        auto const whiten = [](Call& call, Spot s) {
            if (call.state.grid.has_pawn(s)) call.state.grid.put(s, Pawn::white);
        };
        add([&](Call& call) { for_each_spot([&](Spot s) { whiten(call, s); }); });
        for_each_spot([&](Spot s) { add([&](Call& call) { whiten(call, s); }); });
    }

    Call const& call_;
    std::vector<Call> found_;
};

} // namespace

int complexity(Call const& call) {
    Position const& state = call.state;
    int sum = 100 * state.seats() + (state.held() ? 50 : 0) + 5 * state.current()
              + std::abs(state.round() - 1);
    for (int seat = 0; seat < state.seats(); ++seat)
        sum += (state.is_active(seat) ? 0 : 5) + (state.score(seat) != 0 ? 5 : 0);
    for_each_spot([&](Spot s) {
        if (state.grid.has_pawn(s)) sum += state.grid[s] == Pawn::white ? 10 : 11;
    });
    return sum;
}

std::vector<Call> simpler_calls(Call const& call) { return Simpler(call).all(); }

} // namespace damier::classroom
