#include "apps/desktop/panels/review.hpp"

#include "apps/desktop/words.hpp"

namespace damier::desktop {

namespace {

std::string comment_on(ReviewedMove const& move, game::State const& state) {
    std::string const name = text::tr(name_of(move.grade));
    std::string const was = score_text(move.before).toStdString();
    std::string const is = score_text(move.after).toStdString();
    if (move.better.empty()) return text::tr(Message(msg("{} ({} → {})"), name, was, is));
    return text::tr(Message(msg("{} ({} → {}). Better was {}."), name, was, is,
                            state.actions()[move.better.front()].text));
}

} // namespace

QString glyph_of(Grade grade) {
    switch (grade) {
    case Grade::inaccuracy: return QStringLiteral("?!");
    case Grade::mistake: return QStringLiteral("?");
    case Grade::blunder: return QStringLiteral("??");
    default: return {};
    }
}

std::vector<session::Command> review_commands(session::Tree const& tree, Review const& review,
                                              bool may_end) {
    return play::review_commands(tree, review, may_end, comment_on);
}

} // namespace damier::desktop
