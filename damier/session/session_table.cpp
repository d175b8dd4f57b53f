// The other half of Session: what players do beside playing, and the editing of the history.
#include "damier/session/session.hpp"

#include <algorithm>
#include <utility>

namespace damier::session {

Session::Answer Session::on(TakeBack const& wanted) {
    // A result that was declared, or that lies elsewhere, can be withdrawn without going back.
    bool const can_reopen_here =
        ending_ && (ending_->how != How::rules || ending_->node != tree_.current());
    NodeId const to = tree_.back(tree_.current(), wanted.plies);
    if (wanted.plies < 0 || (to == tree_.current() && !can_reopen_here))
        return Message(msg("there is no move to take back"));
    int const plies = tree_.ply(tree_.current()) - tree_.ply(to);
    if (std::exchange(ending_, std::nullopt)) {
        events_.push_back(Reopened{});
        clock_.resume(now_);
    }
    events_.push_back(TakenBack{to, plies});
    is_exploring_ = false;
    stand_at(to);
    return std::nullopt;
}

bool Session::can_play_on() const {
    if (!std::holds_alternative<game::Drawn>(state().outcome())) return false;
    game::StatePtr const fresh = state().fresh();
    return fresh != nullptr && !fresh->actions().empty();
}

Session::Answer Session::on(PlayOn const&) {
    if (!can_play_on()) return Message(msg("there is no draw by the rules to play on after"));
    tree_.begin_anew(state().fresh());
    if (ending_ && ending_->node == tree_.current()) {
        ending_.reset();
        events_.push_back(Reopened{});
        clock_.resume(now_);
    }
    events_.push_back(Moved{tree_.current()});
    stand_at(tree_.current());
    return std::nullopt;
}

Session::Answer Session::on(Redo const& wanted) {
    NodeId const to =
        wanted.plies < 1 ? tree_.current() : tree_.forward(tree_.current(), wanted.plies);
    if (to == tree_.current()) return Message(msg("there is no move to play again"));
    events_.push_back(Moved{to});
    stand_at(to);
    return std::nullopt;
}

Session::Answer Session::on(GoTo const& wanted) {
    if (Answer no = must_have(wanted.node)) return no;
    is_exploring_ = true;
    if (wanted.node == tree_.current()) return std::nullopt;
    events_.push_back(Moved{wanted.node});
    stand_at(wanted.node);
    return std::nullopt;
}

Session::Answer Session::on(OfferDraw const& wanted) {
    if (Answer no = must_be_playing()) return no;
    if (Answer no = must_be_seat(wanted.seat)) return no;
    if (offer_ && offer_->by == wanted.seat)
        return Message(msg("{} has already offered a draw"), name_of(wanted.seat));
    if (offer_) return on(AnswerDraw{wanted.seat, true}); // two who offer agree
    offer_ = Offer{wanted.seat, {}};
    events_.push_back(Offered{wanted.seat});
    return std::nullopt;
}

Session::Answer Session::on(AnswerDraw const& wanted) {
    if (Answer no = must_be_playing()) return no;
    if (Answer no = must_be_seat(wanted.seat)) return no;
    if (!offer_) return Message(msg("no draw has been offered"));
    if (offer_->by == wanted.seat)
        return Message(msg("{} made the offer; the others answer it"), name_of(wanted.seat));
    if (!wanted.accept) {
        offer_.reset();
        events_.push_back(Declined{wanted.seat});
        return std::nullopt;
    }
    if (std::ranges::find(offer_->accepted, wanted.seat) != offer_->accepted.end())
        return Message(msg("{} has already accepted"), name_of(wanted.seat));
    offer_->accepted.push_back(wanted.seat);
    events_.push_back(Accepted{wanted.seat});
    if (static_cast<int>(offer_->accepted.size()) == seats() - 1)
        end(How::agreement, game::Drawn{Message(msg("draw by agreement"))});
    return std::nullopt;
}

Session::Answer Session::on(Resign const& wanted) {
    if (Answer no = must_be_playing()) return no;
    if (Answer no = must_be_seat(wanted.seat)) return no;
    forfeit(How::resignation, wanted.seat, Message(msg("{} resigns"), name_of(wanted.seat)));
    return std::nullopt;
}

Session::Answer Session::on(Pause const&) {
    if (Answer no = must_be_playing()) return no;
    if (is_paused_) return Message(msg("the game is already paused"));
    clock_.stop(now_);
    is_paused_ = true;
    events_.push_back(Paused{});
    return std::nullopt;
}

Session::Answer Session::on(Resume const&) {
    if (!is_paused_) return Message(msg("the game is not paused"));
    if (!is_clock_waiting()) clock_.resume(now_);
    is_paused_ = false;
    events_.push_back(Resumed{});
    return std::nullopt;
}

Session::Answer Session::on(Promote const& wanted) {
    if (Answer no = must_have(wanted.node)) return no;
    if (!tree_.promote(wanted.node)) return Message(msg("this is already the main line"));
    events_.push_back(Edited{wanted.node});
    return std::nullopt;
}

Session::Answer Session::on(Delete const& wanted) {
    if (Answer no = must_have(wanted.node)) return no;
    if (wanted.node == root) return Message(msg("the start position cannot be deleted"));
    if (ending_ && tree_.is_on_path(wanted.node, ending_->node))
        return Message(msg("this line holds the end of the game; take it back instead"));
    bool const is_here = tree_.is_on_path(wanted.node, tree_.current());
    NodeId const parent = tree_.node(wanted.node).parent;
    tree_.remove(wanted.node);
    events_.push_back(Edited{parent});
    if (is_here) {
        events_.push_back(Moved{parent});
        stand_at(parent);
    }
    return std::nullopt;
}

Session::Answer Session::on(Comment const& wanted) {
    if (Answer no = must_have(wanted.node)) return no;
    tree_.comment(wanted.node, wanted.before, wanted.text);
    events_.push_back(Edited{wanted.node});
    return std::nullopt;
}

Session::Answer Session::on(Tell const& wanted) {
    if (wanted.name.empty()) return Message(msg("what is told of a game has a name"));
    auto const known = std::ranges::find(told_, wanted.name, &Told::name);
    if (known != told_.end())
        known->value = wanted.value;
    else
        told_.push_back({wanted.name, wanted.value});
    events_.push_back(Edited{root});
    return std::nullopt;
}

Session::Answer Session::on(Annotate const& wanted) {
    if (Answer no = must_have(wanted.node)) return no;
    for (int const nag : wanted.nags)
        if (nag < 0 || nag > 65535)
            return Message(msg("an annotation is a number from 0 to 65535, not {}"), nag);
    tree_.annotate(wanted.node, wanted.nags);
    events_.push_back(Edited{wanted.node});
    return std::nullopt;
}

} // namespace damier::session
