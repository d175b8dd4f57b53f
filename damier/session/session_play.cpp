// The half of Session that plays: by index, by text, by cells; touch-move and arbitration.
#include "damier/session/choice.hpp"
#include "damier/session/session.hpp"

#include <algorithm>
#include <utility>

namespace damier::session {

Session::Answer Session::on(PlayAction const& wanted) {
    if (wanted.thought_at && *wanted.thought_at != tree_.current())
        return Message(msg("the position has changed since the computer began to think"));
    if (Answer no = may_play(wanted.thought_at.has_value())) return no;
    if (wanted.index >= state().actions().size())
        return Message(msg("there is no action number {}"), wanted.index);
    if (Answer no = may_touch(state().actions()[wanted.index])) return no;
    return play(wanted.index, false);
}

Session::Answer Session::on(PlayIrregular const& wanted) {
    if (!setup_.arbitrage)
        return Message(msg("irregular moves are accepted under arbitration only"));
    std::span<game::Action const> const irregular = game::irregular_actions(state());
    if (wanted.index >= irregular.size())
        return Message(msg("there is no irregular action number {}"), wanted.index);
    if (Answer no = may_play(false, state().arbitration()->by(wanted.index))) return no;
    if (Answer no = may_touch(irregular[wanted.index])) return no;
    return play(wanted.index, true);
}

Session::Answer Session::on(PlayText const& wanted) {
    if (setup_.arbitrage && !state().interpret(wanted.text))
        if (auto const irregular = game::find_irregular(state(), wanted.text))
            return on(PlayIrregular{*irregular});
    if (Answer no = may_play(false)) return no;
    Result<std::size_t> const index = state().interpret(wanted.text);
    if (!index) return index.error().message;
    if (Answer no = may_touch(state().actions()[*index])) return no;
    return play(*index, false);
}

Session::Answer Session::on(PlayCells const& wanted) {
    if (Answer no = may_play(false)) return no;
    std::size_t const known = state().about().cells.size();
    for (game::Cell const cell : wanted.cells)
        if (cell < 0 || static_cast<std::size_t>(cell) >= known)
            return Message(msg("there is no cell number {} on this board"), cell);
    bool const is_bound = touched_ && !wanted.cells.empty() && wanted.cells.front() != *touched_;
    Choice const choice = choose(state(), wanted.cells, setup_.arbitrage, wanted.quick);
    if (choice.remaining.empty() && !wanted.cells.empty() && !is_bound)
        return state().why_not(wanted.cells);
    if (choice.done) {
        Remaining const& done = *choice.done;
        auto const actions =
            done.is_irregular ? game::irregular_actions(state()) : state().actions();
        if (Answer no = may_touch(actions[done.action])) return no;
        return play(done.action, done.is_irregular);
    }
    if (is_bound)
        return Message(msg("the piece on {} was touched and must be played"),
                       state().about().cells[static_cast<std::size_t>(*touched_)].label);
    chosen_ = wanted.cells;
    if (setup_.touch_move && !ending_ && !chosen_.empty() && !touched_
        && !std::exchange(is_adjusting_, false))
        touched_ = chosen_.front();
    events_.push_back(Chosen{chosen_, choice.remaining, touched_.has_value()});
    return std::nullopt;
}

Session::Answer Session::on(Adjust const&) {
    if (Answer no = must_be_playing()) return no;
    if (!setup_.touch_move) return Message(msg("touch-move is not played here"));
    if (touched_) return Message(msg("adjusting must be announced before the piece is touched"));
    is_adjusting_ = true;
    events_.push_back(Adjusting{});
    return std::nullopt;
}

Session::Answer Session::on(Correct const& wanted) {
    if (Answer no = must_be_seat(wanted.seat)) return no;
    if (!disputed_ || (ending_ && ending_->how != How::rules))
        return Message(msg("there is no irregular move to correct"));
    NodeId const wrong = *disputed_;
    if (tree_.node(wrong).seat == wanted.seat)
        return Message(msg("only an opponent may have a move corrected"));
    if (std::exchange(ending_, std::nullopt)) {
        events_.push_back(Reopened{});
        clock_.resume(now_);
    }
    // The player goes on with the move as if it had not been made: the time it took is spent.
    Duration used{0};
    for (NodeId id = tree_.current(); id != tree_.node(wrong).parent; id = tree_.node(id).parent)
        used += tree_.node(id).used;
    NodeId const back = tree_.node(wrong).parent;
    tree_.remove(wrong);
    stand_at(back);
    clock_.restore(tree_.here().times, now_, used);
    events_.push_back(Corrected{wanted.seat, back});
    return std::nullopt;
}

Session::Answer Session::on(LetStand const& wanted) {
    if (Answer no = must_be_seat(wanted.seat)) return no;
    if (!disputed_) return Message(msg("there is no irregular move to let stand"));
    if (tree_.node(*disputed_).seat == wanted.seat)
        return Message(msg("only an opponent may let an irregular move stand"));
    events_.push_back(Stood{*std::exchange(disputed_, std::nullopt)});
    return std::nullopt;
}

Session::Answer Session::may_play(bool by_bot) const { return may_play(by_bot, state().to_play()); }

Session::Answer Session::may_play(bool by_bot, game::Seat seat) const {
    if (ending_ && ending_->node == tree_.current())
        return Message(msg("the game is over; take a move back to go on"));
    if (is_paused_) return Message(msg("the game is paused; resume it first"));
    if (state().actions().empty()) return Message(msg("the game is over in this line"));
    if (ending_) return std::nullopt; // trying out variations after the game
    if (is_bot(seat) && !by_bot)
        return Message(msg("it is the turn of {}, whom the computer plays"), name_of(seat));
    if (!is_bot(seat) && by_bot)
        return Message(msg("it is the turn of {}, whom the computer does not play"), name_of(seat));
    return std::nullopt;
}

Session::Answer Session::may_touch(game::Action const& action) const {
    if (!touched_) return std::nullopt;
    bool const is_it = std::ranges::any_of(action.ways, [&](game::Way const& way) {
        return !way.cells.empty() && way.cells.front() == *touched_;
    });
    if (is_it) return std::nullopt;
    return Message(msg("the piece on {} was touched and must be played"),
                   state().about().cells[static_cast<std::size_t>(*touched_)].label);
}

Session::Answer Session::play(std::size_t index, bool is_irregular) {
    game::Seat const seat = is_irregular ? state().arbitration()->by(index) : state().to_play();
    Message const fault = is_irregular ? state().arbitration()->fault(index) : Message{};
    NodeId const known = tree_.child(tree_.current(), index, is_irregular);
    Node node =
        known != no_node ? tree_.node(known) : played(tree_.here().state, index, is_irregular);
    let_go();
    if (ending_) { // a variation tried after the game: no clock runs
        if (known == no_node) node.times = tree_.here().times;
        events_.push_back(
            Played{tree_.play(std::move(node)), seat, index, is_irregular, {}, no_node});
        return std::nullopt;
    }
    answer_by_playing(seat);
    if (is_clock_waiting()) clock_.resume(now_);
    Duration const used = node.used = clock_.played(node.state->to_play(), now_);
    node.times = clock_.times();
    NodeId const replaced = replaced_by_playing(known);
    NodeId const id = tree_.play(std::move(node));
    events_.push_back(Played{id, seat, index, is_irregular, used, replaced});
    if (is_irregular) {
        if (!disputed_) disputed_ = id;
        events_.push_back(Faulted{id, seat, fault});
    }
    if (game::Outcome outcome = state().outcome(); game::is_over(outcome))
        end(How::rules, std::move(outcome));
    return std::nullopt;
}

// What is played after a take-back is the game: whoever sits at the table promotes it, so that
// journals of before mean what they meant.
NodeId Session::replaced_by_playing(NodeId known) const {
    std::vector<NodeId> const& children = tree_.here().children;
    if (is_exploring_ || children.empty() || children.front() == known) return no_node;
    return tree_.is_main(tree_.current()) ? children.front() : no_node;
}

void Session::answer_by_playing(game::Seat seat) {
    if (offer_ && offer_->by != seat
        && std::ranges::find(offer_->accepted, seat) == offer_->accepted.end()) {
        offer_.reset();
        events_.push_back(Declined{seat});
    }
    if (disputed_ && tree_.node(*disputed_).seat != seat)
        events_.push_back(Stood{*std::exchange(disputed_, std::nullopt)});
}

} // namespace damier::session
