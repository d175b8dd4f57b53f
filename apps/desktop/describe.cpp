#include "apps/desktop/describe.hpp"

#include "apps/desktop/words.hpp"
#include "apps/text/translate.hpp"

#include "damier/game/material.hpp"

#include <algorithm>

namespace damier::desktop {

namespace {

using text::tr;

std::string name(session::Session const& session, game::Seat seat) {
    return text::in_words(session.name_of(seat));
}

std::string names(session::Session const& session, std::vector<game::Seat> const& seats) {
    std::string all;
    for (game::Seat const seat : seats) all += (all.empty() ? "" : ", ") + name(session, seat);
    return all;
}

struct Describer {
    session::Session const& session;

    QString operator()(session::TakenBack const& event) const {
        if (event.plies == 0) return {};
        return words(
            counted(event.plies, "{} move taken back", "{} moves taken back", event.plies));
    }
    QString operator()(session::Offered const& event) const {
        return words(Message(msg("{} offers a draw"), name(session, event.seat)));
    }
    QString operator()(session::Accepted const& event) const {
        return words(Message(msg("{} accepts the draw"), name(session, event.seat)));
    }
    QString operator()(session::Declined const& event) const {
        return words(Message(msg("{} declines the draw"), name(session, event.seat)));
    }
    QString operator()(session::Faulted const& event) const {
        return words(Message(msg("That move is irregular: {}"), tr(event.fault)));
    }
    QString operator()(session::Corrected const& event) const {
        return words(Message(msg("{} has the move corrected"), name(session, event.by)));
    }
    QString operator()(session::Stood const&) const {
        return words(msg("The irregular move stands."));
    }
    QString operator()(session::Adjusting const&) const {
        return words(msg("The next piece touched need not be played."));
    }
    QString operator()(session::Ended const& event) const {
        ResultText const text = result_text(event.ending.outcome, session);
        return words(Message(msg("{}: {}."), text.title.toStdString(), text.reason.toStdString()));
    }
    QString operator()(session::Reopened const&) const { return words(msg("The game goes on.")); }
    QString operator()(session::Paused const&) const {
        return words(msg("The clocks stand still."));
    }
    QString operator()(session::Resumed const&) const { return words(msg("The clocks run.")); }
    QString operator()(session::Refused const& event) const { return words(event.reason); }
    template <class E> QString operator()(E const&) const { return {}; }
};

bool is_draughts(game::State const& state) {
    for (std::size_t i = 0; i < state.about().cells.size(); ++i)
        if (auto const piece = state.at(static_cast<game::Cell>(i)))
            return piece->owner != game::nobody && state.aside().empty();
    return false;
}

} // namespace

QString player_name(session::Session const& session, game::Seat seat) {
    return QString::fromStdString(name(session, seat));
}

QString describe(session::Event const& event, session::Session const& session) {
    return std::visit(Describer{session}, event);
}

ResultText result_text(game::Outcome const& outcome, session::Session const& session) {
    if (auto const* won = std::get_if<game::Won>(&outcome))
        return {words(counted(static_cast<long>(won->seats.size()), "{} wins", "{} win",
                              names(session, won->seats))),
                words(won->reason)};
    if (auto const* drawn = std::get_if<game::Drawn>(&outcome))
        return {words(msg("A draw")), words(drawn->reason)};
    return {};
}

QString turn_text(session::Session const& session, game::State const& state) {
    if (state.actions().empty()) {
        ResultText const text = result_text(state.outcome(), session);
        return text.title.isEmpty() ? QString() : text.title + QStringLiteral(" – ") + text.reason;
    }
    QString text = words(Message(msg("{} to play."), name(session, state.to_play())));
    auto const most = static_cast<long>(game::most_captured(state));
    if (most > 0 && is_draughts(state) && game::must_capture(state))
        text += QChar(' ')
                + words(counted(most, "A capture is compulsory: {} piece.",
                                "A capture is compulsory: {} pieces.", most));
    if (Message const status = state.status(); !status.id.empty())
        text += QStringLiteral("  ·  ") + words(status);
    return text;
}

QString wordless_name(game::Action const& action) {
    if (action.text == "stop") return words(msg("Stop for good"));
    if (action.text == "done") return words(msg("Put the pawn down"));
    if (action.text == "pass") return words(msg("Pass"));
    return QString::fromStdString(action.text);
}

QString first_capital(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

} // namespace damier::desktop
