#include "damier/play/sentences.hpp"

#include "damier/game/material.hpp"
#include "damier/play/turns.hpp"

namespace damier::play {

namespace {

// "White", "White, Black", with each name in the reader's language.
Message names(session::Session const& session, std::vector<game::Seat> const& seats) {
    Message all("{}", seats.empty() ? Argument("") : session.name_of(seats.front()));
    for (std::size_t i = 1; i < seats.size(); ++i)
        all = Message("{}, {}", all, session.name_of(seats[i]));
    return all;
}

struct Describer {
    session::Session const& session;

    Argument name(game::Seat seat) const { return session.name_of(seat); }

    Message operator()(session::Played const& event) const {
        session::Node const& node = session.tree().node(event.node);
        if (has_failed(node)) return {msg("{} tries in vain to free a prisoner"), name(event.seat)};
        return {msg("{} plays {}"), name(event.seat), node.text()};
    }
    Message operator()(session::Adjusting const&) const {
        return {msg("The next piece touched need not be played.")};
    }
    Message operator()(session::TakenBack const& event) const {
        if (event.plies == 0) return {}; // only a result was withdrawn
        return counted(event.plies, "{} move taken back", "{} moves taken back", event.plies);
    }
    Message operator()(session::Offered const& event) const {
        return {msg("{} offers a draw"), name(event.seat)};
    }
    Message operator()(session::Accepted const& event) const {
        return {msg("{} accepts the draw"), name(event.seat)};
    }
    Message operator()(session::Declined const& event) const {
        return {msg("{} declines the draw"), name(event.seat)};
    }
    Message operator()(session::Faulted const& event) const {
        return {msg("That move is irregular: {}"), event.fault};
    }
    Message operator()(session::Corrected const& event) const {
        return {msg("{} has the move corrected"), name(event.by)};
    }
    Message operator()(session::Stood const&) const { return {msg("The irregular move stands.")}; }
    Message operator()(session::Ended const& event) const {
        return sentence(event.ending, session);
    }
    Message operator()(session::Reopened const&) const { return {msg("The game goes on.")}; }
    Message operator()(session::Paused const&) const {
        return has_clock(session) ? Message(msg("The clocks stand still.")) : Message();
    }
    Message operator()(session::Resumed const&) const {
        return has_clock(session) ? Message(msg("The clocks run.")) : Message();
    }
    Message operator()(session::Refused const& event) const { return event.reason; }
    template <class E> Message operator()(E const&) const { return {}; }
};

} // namespace

bool has_failed(session::Node const& node) {
    return node.played() != nullptr && !node.is_irregular
           && game::is_failed(*node.before, *node.played(), *node.state);
}

Message sentence(session::Event const& event, session::Session const& session) {
    return std::visit(Describer{session}, event);
}

Message sentence(session::Ending const& ending, session::Session const& session) {
    if (auto const* won = std::get_if<game::Won>(&ending.outcome))
        return counted(static_cast<long>(won->seats.size()), "{} wins: {}.", "{} win: {}.",
                       names(session, won->seats), won->reason);
    auto const* drawn = std::get_if<game::Drawn>(&ending.outcome);
    return {msg("A draw: {}."), drawn != nullptr ? drawn->reason : Message()};
}

Headline headline(game::Outcome const& outcome, session::Session const& session) {
    if (auto const* won = std::get_if<game::Won>(&outcome))
        return {counted(static_cast<long>(won->seats.size()), "{} wins", "{} win",
                        names(session, won->seats)),
                won->reason};
    if (auto const* drawn = std::get_if<game::Drawn>(&outcome))
        return {{msg("A draw")}, drawn->reason};
    return {};
}

Message capture_sentence(game::State const& state) {
    auto const most = static_cast<long>(game::most_captured(state));
    if (most == 0 || game::pieces_left(state).empty()) return {};
    if (game::must_capture(state))
        return counted(most, "A capture is compulsory: {} piece.",
                       "A capture is compulsory: {} pieces.", most);
    return counted(most, "A capture of {} piece is possible.",
                   "A capture of {} pieces is possible.", most);
}

} // namespace damier::play
