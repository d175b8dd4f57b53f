#include "apps/desktop/describe.hpp"

#include "apps/desktop/words.hpp"
#include "apps/text/translate.hpp"

#include "damier/play/sentences.hpp"
#include "damier/play/turns.hpp"

namespace damier::desktop {

QString player_name(session::Session const& session, game::Seat seat) {
    return QString::fromStdString(text::in_words(session.name_of(seat)));
}

ResultText result_text(game::Outcome const& outcome, session::Session const& session) {
    play::Headline const text = play::headline(outcome, session);
    return {words(text.title), words(text.reason)};
}

namespace {

// Who plays alone against computers.
std::optional<game::Seat> only_person(session::Session const& session) {
    std::optional<game::Seat> found;
    int const seats = static_cast<int>(session.state().about().seats.size());
    for (game::Seat seat = 0; seat < seats; ++seat) {
        if (session.is_bot(seat)) continue;
        if (found) return std::nullopt;
        found = seat;
    }
    return found;
}

} // namespace

ResultText ending_text(session::Session const& session) {
    if (!session.ending()) return {};
    session::Ending const& ending = *session.ending();
    ResultText text = result_text(ending.outcome, session);
    long const moves = play::count_moves(session);
    auto const* const won = std::get_if<game::Won>(&ending.outcome);
    std::optional<game::Seat> const you = only_person(session);
    if (won != nullptr && you)
        text.title = std::ranges::find(won->seats, *you) != won->seats.end()
                         ? words(msg("You won"))
                         : words(msg("You lost"));
    switch (ending.how) {
    case session::How::resignation:
        text.reason = you ? words(Message(msg("by resignation at move {}"), moves))
                          : words(Message(msg("{}, move {}"), text.reason.toStdString(), moves));
        break;
    case session::How::time:
        text.reason = you ? words(Message(msg("on time at move {}"), moves))
                          : words(Message(msg("{}, move {}"), text.reason.toStdString(), moves));
        break;
    default: text.reason = words(Message(msg("{}, move {}"), text.reason.toStdString(), moves));
    }
    return text;
}

QString turn_text(session::Session const& session, game::State const& state) {
    if (state.actions().empty()) {
        ResultText const text = result_text(state.outcome(), session);
        return text.title.isEmpty() ? QString() : text.title + QStringLiteral(" – ") + text.reason;
    }
    QString text = words(Message(msg("{} to play."), session.name_of(state.to_play())));
    if (Message const capture = play::capture_sentence(state); !capture.id.empty())
        text += QChar(' ') + words(capture);
    if (Message const status = state.status(); !status.id.empty())
        text += QStringLiteral("  ·  ") + words(status);
    return text;
}

} // namespace damier::desktop
