#include "apps/desktop/panels/evaluation_bar.hpp"

#include "apps/desktop/panels/chances.hpp"
#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/words.hpp"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace damier::desktop {

namespace {

QFont small(QFont const& font) { return bold(scaled(font, 0.82)); }

} // namespace

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    retranslate();
}

void EvaluationBar::show(std::optional<Evaluation> evaluation) {
    if (evaluation == evaluation_) return;
    evaluation_ = evaluation;
    retranslate();
    update();
}

void EvaluationBar::set_flipped(bool is_flipped) {
    is_flipped_ = is_flipped;
    update();
}

void EvaluationBar::set_span(double top, double bottom) {
    span_ = {top, bottom};
    update();
}

QSize EvaluationBar::sizeHint() const {
    return {QFontMetrics(small(font())).horizontalAdvance(QStringLiteral("+00.0")) + 6, 300};
}

void EvaluationBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    double const text_height = QFontMetricsF(small(font())).height() + 4;
    QRectF box = QRectF(rect()).adjusted(0.5, text_height, -1.5, -text_height - 1);
    if (span_) {
        box.setTop(std::max(box.top(), span_->first));
        box.setBottom(std::max(box.top(), std::min(box.bottom(), span_->second)));
    }
    Evaluation const shown = evaluation_.value_or(Evaluation{});
    paint_chances(painter, box, shown.win, shown.loss, Qt::Vertical, is_flipped_);
    painter.setPen(palette().windowText().color());
    // A tick where an even game would be.
    painter.drawLine(QPointF(box.left(), box.center().y()),
                     QPointF(box.left() + 5, box.center().y()));
    painter.drawLine(QPointF(box.right() - 4, box.center().y()),
                     QPointF(box.right() + 1, box.center().y()));
    painter.setFont(small(font()));
    bool const is_first = shown.expectation() >= 0.5;
    bool const is_below = is_first != is_flipped_; // the number stands at the side that is better
    QRectF const below(0, box.bottom() + 1, width(), text_height);
    QRectF const above(0, box.top() - text_height, width(), text_height);
    painter.drawText(is_below ? below : above, Qt::AlignCenter,
                     evaluation_ ? short_score(*evaluation_) : QString(QChar(0x2013)));
}

void EvaluationBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) updateGeometry();
    QWidget::changeEvent(event);
}

void EvaluationBar::retranslate() {
    setAccessibleName(words(msg("Evaluation")));
    QString const said =
        evaluation_ ? score_text(*evaluation_) + QStringLiteral(" – ") + chances_text(*evaluation_)
                    : words(msg("not known"));
    setAccessibleDescription(said);
    setToolTip(said);
}

} // namespace damier::desktop
