#include "apps/desktop/describe.hpp"

#include "apps/desktop/words.hpp"
#include "apps/text/translate.hpp"

#include "damier/play/sentences.hpp"

namespace damier::desktop {

QString player_name(session::Session const& session, game::Seat seat) {
    return QString::fromStdString(text::in_words(session.name_of(seat)));
}

ResultText result_text(game::Outcome const& outcome, session::Session const& session) {
    play::Headline const text = play::headline(outcome, session);
    return {words(text.title), words(text.reason)};
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
