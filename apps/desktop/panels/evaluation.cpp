#include "apps/desktop/panels/evaluation.hpp"

#include "apps/desktop/words.hpp"

#include "damier/game/endings.hpp"

#include <QLocale>

#include <cmath>

namespace damier::desktop {

namespace {

int moves_of(int plies) { return (std::abs(plies) + 1) / 2; }

// With a sign even where it is plus, and no minus before a nought.
QString signed_number(double value, int decimals) {
    double const scale = std::pow(10.0, decimals);
    double const rounded = std::round(value * scale) / scale;
    QString const digits = QLocale().toString(std::abs(rounded), 'f', decimals);
    if (rounded == 0) return digits;
    return (rounded > 0 ? QStringLiteral("+") : QString(QChar(0x2212))) + digits;
}

} // namespace

QString score_text(Evaluation const& evaluation) {
    bool const is_over = evaluation.distance == 0;
    if (is_over && evaluation.is_drawn()) return words(msg("drawn"));
    if (is_over) return evaluation.win > evaluation.loss ? words(msg("won")) : words(msg("lost"));
    auto const certain = game::certain_in_words(evaluation.distance, evaluation.is_drawn());
    return certain ? words(*certain) : signed_number(evaluation.men, 2);
}

QString short_score(Evaluation const& evaluation) {
    if (evaluation.is_drawn()) return QStringLiteral("=");
    if (!evaluation.distance) return signed_number(evaluation.men, 1);
    QString const sign =
        evaluation.win > evaluation.loss ? QStringLiteral("+") : QString(QChar(0x2212));
    return sign + QStringLiteral("#%1").arg(moves_of(*evaluation.distance));
}

QString chances_text(Evaluation const& evaluation) {
    int const win = static_cast<int>(std::lround(evaluation.win * 100));
    int const loss = static_cast<int>(std::lround(evaluation.loss * 100));
    return words(
        Message(msg("win {}%, draw {}%, loss {}%"), win, std::max(0, 100 - win - loss), loss));
}

} // namespace damier::desktop
