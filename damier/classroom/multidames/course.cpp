#include "damier/classroom/multidames/course.hpp"

#include "damier/base/random.hpp"
#include "damier/base/text.hpp"
#include "damier/classroom/multidames/call.hpp"
#include "damier/multidames/picture.hpp"
#include "damier/multidames/text_form.hpp"

namespace damier::classroom {

namespace {

using multidames::Pawn;
using multidames::Position;
using multidames::spot;

// Four players in round 3; the pawn in hand has made its last jump.
constexpr std::string_view late = "4 3 3\n1 11\n1 14\n1 12\n1 8\n1 4 2\n"
                                  "1 3 1 3 2 2 0 2\n1 1 3 3 3 0 2 1\n1 2 2 2 0 1 2 0\n"
                                  "2 3 1 0 1 0 2 2\n1 1 1 1 3 1 0 2\n2 1 1 0 3 0 0 1\n"
                                  "1 1 2 0 0 1 0 0\n1 1 1 0 2 2 1 1\n";

// What people forget: edges and corners, empty cells, every direction, stopped players, the last
// active one, the end of a round.
class Fixed {
public:
    Fixed(Imposed function, multidames::Rules const& rules) : function_(function), rules_(rules) {}

    std::vector<Case> all() {
        late_state();
        lone_jumps();
        players();
        return std::move(cases_);
    }

private:
    void add(Position const& state, int row = 0, int column = 0) {
        cases_.push_back(to_case({function_, state, row, column}));
    }

    void late_state() {
        Position state = *multidames::read_text(late);
        state.set_rules(rules_);
        if (function_ > Imposed::jump) return add(state);
        for (bool const is_passed : {false, true}) {
            if (is_passed) state.pass();
            for (auto const& [row, column] : {std::pair{0, 0},
                                              {0, 6},
                                              {3, 3},
                                              {1, 3},
                                              {4, 2},
                                              {7, 7},
                                              {-1, 0},
                                              {0, -1},
                                              {8, 0},
                                              {0, 8},
                                              {100, -7}})
                add(state, row, column);
        }
    }

    void lone_jumps() { // one pawn in the middle, one neighbour, each direction
        if (function_ != Imposed::take && function_ != Imposed::jump) return;
        for (multidames::Spot const way : multidames::directions) {
            Position state(course_size, 2, rules_);
            state.set_turn(2, 1);
            state.grid.put(spot(3, 4), Pawn::white);
            state.grid.put(spot(3 + way.row, 4 + way.column), Pawn::black);
            if (function_ == Imposed::take) {
                add(state, 3, 4);
                continue;
            }
            state.hold(spot(3, 4));
            add(state, 3 + 2 * way.row, 4 + 2 * way.column);
            add(state, 3 - 2 * way.row, 4 - 2 * way.column); // nothing to jump over
            add(state, 3 + way.row, 4 + way.column);
        }
    }

    void players() {
        for (int seats = 2; seats <= 4; ++seats)
            for (int active = 0; active < 1 << seats; ++active)
                for (int current = 0; current < seats; ++current) {
                    if (active == 0 && function_ != Imposed::pass) continue;
                    Position state(course_size, seats, rules_);
                    state.set_turn(2, current);
                    for (int seat = 0; seat < seats; ++seat)
                        state.set_player(seat, (active >> seat & 1) != 0, 10 * seat - 5);
                    state.grid.put(spot(2, 2), Pawn::red);
                    if (function_ == Imposed::stop || function_ == Imposed::pass)
                        add(state);
                    else if (active + 1 == 1 << seats)
                        add(state, 2, 2);
                }
    }

    Imposed function_;
    multidames::Rules rules_;
    std::vector<Case> cases_;
};

class MultidamesCourse final : public Course {
public:
    explicit MultidamesCourse(Variation const& variation)
        : variation_(variation), rules_(variation_.rules) {}

    std::string_view key() const override { return "multidames"; }
    std::span<std::string_view const> functions() const override { return imposed_names; }

    std::vector<Case> fixed(std::string_view function) const override {
        return Fixed(imposed(function), rules_).all();
    }

    std::vector<Case> random(std::string_view function, Difficulty difficulty, int count,
                             std::uint64_t seed) const override {
        Random seeds(seed * 7 + static_cast<std::uint64_t>(imposed(function)) * 3
                     + static_cast<std::uint64_t>(difficulty));
        std::vector<Case> cases;
        for (int i = 0; i < count; ++i)
            cases.push_back(
                to_case(random_call(imposed(function), difficulty, variation_, seeds.next())));
        return cases;
    }

    std::vector<Case> simpler(Case const& one) const override {
        std::vector<Case> cases;
        for (Call const& call : simpler_calls(to_call(one, rules_))) cases.push_back(to_case(call));
        return cases;
    }

    Message describe(Case const& one) const override {
        Call const call = to_call(one, rules_);
        std::string const place =
            ", " + std::to_string(call.row) + ", " + std::to_string(call.column);
        return {"{}", one.function + "(&jeu" + (call.has_place() ? place : "") + ')'};
    }

    std::string picture(Case const& one) const override {
        return multidames::picture(to_call(one, rules_).state);
    }

private:
    Variation variation_;
    multidames::Rules const& rules_;
};

} // namespace

std::unique_ptr<Course const> multidames_course(Variation const& variation) {
    return std::make_unique<MultidamesCourse>(variation);
}

} // namespace damier::classroom
