// Playing: by index, by text, by cells; touch-move.
#include "damier/session/carry_out.hpp"
#include "damier/session/choice.hpp"

#include <algorithm>
#include <utility>

namespace damier::session {

namespace {

Answer may_play(Course const& course, game::Seat seat, bool by_bot) {
    if (course.ending && course.ending->node == course.tree.current())
        return Message(msg("the game is over; take a move back to go on"));
    if (course.is_paused) return Message(msg("the game is paused; resume it first"));
    if (course.state().actions().empty()) return Message(msg("the game is over in this line"));
    if (course.ending) return std::nullopt; // trying out variations after the game
    if (course.is_bot(seat) && !by_bot)
        return Message(msg("it is the turn of {}, whom the computer plays"), course.name_of(seat));
    if (!course.is_bot(seat) && by_bot)
        return Message(msg("it is the turn of {}, whom the computer does not play"),
                       course.name_of(seat));
    return std::nullopt;
}

Answer may_play(Course const& course, bool by_bot = false) {
    return may_play(course, course.state().to_play(), by_bot);
}

Message touched_and_bound(Course const& course) {
    auto const cell = static_cast<std::size_t>(*course.hand.touched);
    return {msg("the piece on {} was touched and must be played"),
            course.state().about().cells[cell].label};
}

Answer may_touch(Course const& course, game::Action const& action) {
    auto const is_it = [&](game::Way const& way) {
        return !way.cells.empty() && way.cells.front() == *course.hand.touched;
    };
    if (!course.hand.touched || std::ranges::any_of(action.ways, is_it)) return std::nullopt;
    return touched_and_bound(course);
}

// What is played after a take-back is the game: whoever sits at the table promotes it, so that
// journals of before mean what they meant.
NodeId replaced_by_playing(Course const& course, NodeId known) {
    std::vector<NodeId> const& children = course.tree.here().children;
    if (course.is_exploring || children.empty() || children.front() == known) return no_node;
    return course.tree.is_main(course.tree.current()) ? children.front() : no_node;
}

// Playing on declines offers and covers faults.
void answer_by_playing(Course& course, game::Seat seat) {
    auto& offer = course.offer;
    if (offer && offer->by != seat
        && std::ranges::find(offer->accepted, seat) == offer->accepted.end()) {
        offer.reset();
        course.events.push_back(Declined{seat});
    }
    if (course.disputed && course.tree.node(*course.disputed).seat != seat)
        course.events.push_back(Stood{*std::exchange(course.disputed, std::nullopt)});
}

Answer play(Course& course, std::size_t index, bool is_irregular) {
    game::State const& state = course.state();
    game::Seat const seat = is_irregular ? state.arbitration()->by(index) : state.to_play();
    Message const fault = is_irregular ? state.arbitration()->fault(index) : Message{};
    Tree& tree = course.tree;
    NodeId const known = tree.child(tree.current(), index, is_irregular);
    Node node =
        known != no_node ? tree.node(known) : played(tree.here().state, index, is_irregular);
    course.hand = {};
    if (course.ending) { // a variation tried after the game: no clock runs
        if (known == no_node) node.times = tree.here().times;
        NodeId const id = tree.play(std::move(node));
        course.events.push_back(Played{id, seat, index, is_irregular, {}, no_node});
        return std::nullopt;
    }
    answer_by_playing(course, seat);
    if (course.is_clock_waiting()) course.clock.resume(course.now);
    Duration const used = node.used = course.clock.played(node.state->to_play(), course.now);
    node.times = course.clock.times();
    NodeId const replaced = replaced_by_playing(course, known);
    NodeId const id = tree.play(std::move(node));
    course.events.push_back(Played{id, seat, index, is_irregular, used, replaced});
    if (is_irregular) {
        if (!course.disputed) course.disputed = id;
        course.events.push_back(Faulted{id, seat, fault});
    }
    course.end_if_over();
    return std::nullopt;
}

} // namespace

Answer carry_out(PlayAction const& wanted, Course& course) {
    if (wanted.thought_at && *wanted.thought_at != course.tree.current())
        return Message(msg("the position has changed since the computer began to think"));
    if (Answer no = may_play(course, wanted.thought_at.has_value())) return no;
    if (wanted.index >= course.state().actions().size())
        return Message(msg("there is no action number {}"), wanted.index);
    if (Answer no = may_touch(course, course.state().actions()[wanted.index])) return no;
    return play(course, wanted.index, false);
}

Answer carry_out(PlayIrregular const& wanted, Course& course) {
    if (!course.setup.arbitrage)
        return Message(msg("irregular moves are accepted under arbitration only"));
    std::span<game::Action const> const irregular = game::irregular_actions(course.state());
    if (wanted.index >= irregular.size())
        return Message(msg("there is no irregular action number {}"), wanted.index);
    if (Answer no = may_play(course, course.state().arbitration()->by(wanted.index), false))
        return no;
    if (Answer no = may_touch(course, irregular[wanted.index])) return no;
    return play(course, wanted.index, true);
}

Answer carry_out(PlayText const& wanted, Course& course) {
    if (course.setup.arbitrage && !course.state().interpret(wanted.text))
        if (auto const irregular = game::find_irregular(course.state(), wanted.text))
            return carry_out(PlayIrregular{*irregular}, course);
    if (Answer no = may_play(course)) return no;
    Result<std::size_t> const index = course.state().interpret(wanted.text);
    if (!index) return index.error().message;
    if (Answer no = may_touch(course, course.state().actions()[*index])) return no;
    return play(course, *index, false);
}

Answer carry_out(PlayCells const& wanted, Course& course) {
    if (Answer no = may_play(course)) return no;
    game::State const& state = course.state();
    Hand& hand = course.hand;
    std::size_t const known = state.about().cells.size();
    for (game::Cell const cell : wanted.cells)
        if (cell < 0 || static_cast<std::size_t>(cell) >= known)
            return Message(msg("there is no cell number {} on this board"), cell);
    bool const is_bound =
        hand.touched && !wanted.cells.empty() && wanted.cells.front() != *hand.touched;
    Choice const choice = choose(state, wanted.cells, course.setup.arbitrage, wanted.quick);
    if (choice.remaining.empty() && !wanted.cells.empty() && !is_bound)
        return state.why_not(wanted.cells);
    if (choice.done) {
        Remaining const& done = *choice.done;
        auto const actions = done.is_irregular ? game::irregular_actions(state) : state.actions();
        if (Answer no = may_touch(course, actions[done.action])) return no;
        return play(course, done.action, done.is_irregular);
    }
    if (is_bound) return touched_and_bound(course);
    hand.chosen = wanted.cells;
    if (course.setup.touch_move && !course.ending && !hand.chosen.empty() && !hand.touched
        && !std::exchange(hand.is_adjusting, false))
        hand.touched = hand.chosen.front();
    course.events.push_back(Chosen{hand.chosen, choice.remaining, hand.touched.has_value()});
    return std::nullopt;
}

Answer carry_out(Adjust const&, Course& course) {
    if (Answer no = course.must_be_playing()) return no;
    if (!course.setup.touch_move) return Message(msg("touch-move is not played here"));
    if (course.hand.touched)
        return Message(msg("adjusting must be announced before the piece is touched"));
    course.hand.is_adjusting = true;
    course.events.push_back(Adjusting{});
    return std::nullopt;
}

} // namespace damier::session
