#include "apps/desktop/panels/clock_widget.hpp"

#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/words.hpp"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace damier::desktop {

namespace {

constexpr std::chrono::seconds little{20};

QString two(long long number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); }

} // namespace

QString clock_text(session::Reading const& reading) {
    auto const tenths =
        std::chrono::duration_cast<std::chrono::milliseconds>(reading.left).count() / 100;
    long long const seconds = tenths / 10;
    QString text;
    if (seconds >= 3600)
        text = QStringLiteral("%1:%2:%3")
                   .arg(seconds / 3600)
                   .arg(two(seconds / 60 % 60), two(seconds % 60));
    else
        text = QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60));
    if (seconds < 10) text += QStringLiteral(".%1").arg(tenths % 10);
    if (reading.in_byo || reading.periods > 0) text += QStringLiteral(" +%1").arg(reading.periods);
    if (reading.moves_to_go > 0) text += QStringLiteral(" /%1").arg(reading.moves_to_go);
    return text;
}

ClockWidget::ClockWidget(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&timer_, &QTimer::timeout, this, &ClockWidget::refresh);
    setVisible(false);
    retranslate();
}

void ClockWidget::set_source(Source source) {
    source_ = std::move(source);
    refresh();
    setVisible(source_ && reading_.has_clock);
}

void ClockWidget::set_running(bool is_running) {
    is_running_ = is_running;
    if (is_running && source_)
        timer_.start(100);
    else
        timer_.stop();
    refresh();
    update();
}

void ClockWidget::refresh() {
    session::Reading const now = source_ ? source_() : session::Reading{};
    bool const has_changed =
        clock_text(now) != clock_text(reading_) || now.has_clock != reading_.has_clock;
    bool const was_low = is_low() || !reading_.has_clock;
    reading_ = now;
    if (is_running_ && !was_low && is_low()) Q_EMIT became_low();
    // Tenths are shown only in the last seconds; before, four looks a second are plenty.
    if (timer_.isActive()) timer_.setInterval(now.left < little ? 50 : 250);
    if (!has_changed) return;
    updateGeometry();
    update();
    retranslate();
}

bool ClockWidget::is_low() const { return reading_.has_clock && reading_.left < little; }

QFont ClockWidget::digits() const { return bold(scaled(font(), 1.5)); }

QSize ClockWidget::sizeHint() const {
    QFontMetrics const metrics(digits());
    // As wide as any text of this length, so that it does not tremble.
    QString text = clock_text(reading_);
    for (QChar& c : text)
        if (c.isDigit()) c = QLatin1Char('0');
    int const sign = metrics.height();
    return {metrics.horizontalAdvance(text) + sign + 16, metrics.height() + 8};
}

void ClockWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF const box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPalette const& colours = palette();
    QColor const low(176, 28, 28);
    QColor fill = is_running_ ? colours.highlight().color() : colours.alternateBase().color();
    QColor ink = is_running_ ? colours.highlightedText().color() : colours.text().color();
    if (is_low() && is_running_) {
        fill = low;
        ink = Qt::white;
    }
    painter.setPen(QPen(is_running_ ? fill : colours.mid().color(), 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(ink);
    painter.setFont(digits());
    painter.drawText(box.adjusted(8, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter,
                     clock_text(reading_));
    double const size = box.height() * 0.5;
    QRectF const sign(box.left() + 7, box.center().y() - size / 2, size, size);
    if (is_low()) { // a warning sign, not only a red clock
        QPainterPath triangle;
        triangle.addPolygon(QPolygonF{QPointF(sign.center().x(), sign.top()), sign.bottomRight(),
                                      sign.bottomLeft()});
        triangle.closeSubpath();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.6));
        painter.drawPath(triangle);
        painter.drawLine(QPointF(sign.center().x(), sign.top() + size * 0.4),
                         QPointF(sign.center().x(), sign.top() + size * 0.66));
        painter.drawPoint(QPointF(sign.center().x(), sign.top() + size * 0.82));
    } else if (is_running_) { // the hand of a clock: it runs
        painter.setPen(QPen(ink, 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(sign);
        painter.drawLine(sign.center(), QPointF(sign.center().x(), sign.top() + 3));
        painter.drawLine(sign.center(), QPointF(sign.right() - 4, sign.center().y()));
    }
}

void ClockWidget::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) updateGeometry();
    QWidget::changeEvent(event);
}

void ClockWidget::retranslate() {
    setAccessibleName(words(msg("Clock")));
    std::string const left = clock_text(reading_).toStdString();
    setAccessibleDescription(words(is_low() ? Message(msg("{} left, little time"), left)
                                            : Message(msg("{} left"), left)));
    QStringList more;
    if (reading_.in_byo || reading_.periods > 0)
        more += words(counted(reading_.periods, "{} more period of overtime",
                              "{} more periods of overtime", reading_.periods));
    if (reading_.moves_to_go > 0)
        more += words(counted(reading_.moves_to_go, "{} move until more time is given",
                              "{} moves until more time is given", reading_.moves_to_go));
    setToolTip(more.join(QLatin1Char('\n')));
}

} // namespace damier::desktop
