#include "damier/classroom/multidames/call.hpp"

#include "damier/base/text.hpp"
#include "damier/multidames/text_form.hpp"

#include <algorithm>
#include <cassert>

namespace damier::classroom {

namespace {

using multidames::Position;
using multidames::Refusal;
using multidames::spot;

// What the library does with the call; the place may be too far away for a Spot.
Refusal apply(Call const& call, Position& state) {
    auto const is_near = [](int number) { return number >= -1 && number <= course_size; };
    if (call.has_place() && (!is_near(call.row) || !is_near(call.column)))
        return Refusal::off_board;
    switch (call.function) {
    case Imposed::capture: return state.capture(spot(call.row, call.column));
    case Imposed::take: return state.take(spot(call.row, call.column));
    case Imposed::jump: return state.jump_to(spot(call.row, call.column));
    case Imposed::stop: return state.stop();
    case Imposed::pass: return state.pass();
    case Imposed::load:
    case Imposed::write: return Refusal::none;
    }
    return Refusal::none;
}

std::string plain_text(Position state) {
    state.set_rules({});
    return write_text(state);
}

} // namespace

Imposed imposed(std::string_view name) {
    auto const found = std::ranges::find(imposed_names, name);
    assert(found != imposed_names.end());
    return static_cast<Imposed>(found - imposed_names.begin());
}

std::string_view name(Imposed function) {
    return imposed_names[static_cast<std::size_t>(function)];
}

Case to_case(Call const& call) {
    Case one{std::string(name(call.function)), plain_text(call.state), {}};
    if (call.has_place())
        one.input += std::to_string(call.row) + ' ' + std::to_string(call.column) + '\n';
    Position after = call.state;
    if (apply(call, after) != Refusal::none) one.expected = "Action impossible\n";
    one.expected += plain_text(after);
    return one;
}

Call to_call(Case const& one, multidames::Rules const& rules) {
    Call call;
    call.function = imposed(one.function);
    std::string_view text = one.input;
    if (call.has_place()) {
        std::size_t const last = text.rfind('\n', text.size() - 2) + 1;
        std::vector<std::string_view> const place = split_at_blanks(text.substr(last));
        call.row = static_cast<int>(*to_integer(place[0]));
        call.column = static_cast<int>(*to_integer(place[1]));
        text = text.substr(0, last);
    }
    call.state = *multidames::read_text(text);
    call.state.set_rules(rules);
    return call;
}

} // namespace damier::classroom
