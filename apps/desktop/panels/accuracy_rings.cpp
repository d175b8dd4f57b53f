#include "apps/desktop/panels/accuracy_rings.hpp"

#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/words.hpp"

#include <QPainter>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int largest_ring = 58, smallest_ring = 36, room = 10;

QColor colour_of(int accuracy) {
    if (accuracy >= 85) return {70, 160, 80};
    if (accuracy >= 65) return {225, 170, 45};
    return {205, 75, 55};
}

} // namespace

AccuracyRings::AccuracyRings(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void AccuracyRings::show_players(std::vector<Player> players) {
    players_ = std::move(players);
    QStringList said;
    for (Player const& one : players_)
        said += words(Message(msg("{}: accuracy {}%; ?! {}, ? {}, ?? {}"), one.name.toStdString(),
                              one.accuracy, one.inaccuracies, one.mistakes, one.blunders));
    setAccessibleName(said.join(QLatin1Char('\n')));
    setToolTip(said.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

void AccuracyRings::show_review(Review const& review, game::About const& about) {
    std::vector<Player> players;
    for (std::size_t i = 0; i < about.seats.size(); ++i) {
        auto const seat = static_cast<game::Seat>(i);
        players.push_back({words(about.seats[i]), review.accuracy(seat),
                           review.count(seat, Grade::inaccuracy),
                           review.count(seat, Grade::mistake), review.count(seat, Grade::blunder)});
    }
    show_players(std::move(players));
}

QSize AccuracyRings::sizeHint() const {
    return {280, std::max(largest_ring, 3 * fontMetrics().lineSpacing()) + room};
}

void AccuracyRings::paintEvent(QPaintEvent*) {
    if (players_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int const share = width() / static_cast<int>(players_.size());
    int const words = QFontMetrics(bold(font())).horizontalAdvance(QStringLiteral("?! 00 ? 00"));
    int const ring_size = std::clamp(share - words - 2 * room, smallest_ring, largest_ring);
    int const ring_width = ring_size / 8;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        Player const& one = players_[i];
        QRectF const ring(static_cast<double>(i) * share + ring_width, (height() - ring_size) / 2.0,
                          ring_size, ring_size);
        QRectF const path = ring.adjusted(ring_width, ring_width, -ring_width, -ring_width);
        QColor ground = palette().color(QPalette::PlaceholderText);
        ground.setAlphaF(0.3F);
        painter.setPen(QPen(ground, ring_width, Qt::SolidLine, Qt::FlatCap));
        painter.drawEllipse(path);
        painter.setPen(QPen(colour_of(one.accuracy), ring_width, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(path, 90 * 16, -one.accuracy * 360 * 16 / 100);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.setFont(bold(font()));
        painter.drawText(ring, Qt::AlignCenter, QString::number(one.accuracy));
        QRectF const text(ring.right() + room, 0, share - ring_size - ring_width - room, height());
        int const line = fontMetrics().lineSpacing();
        double const top = (height() - 3 * line) / 2.0;
        painter.drawText(
            QRectF(text.left(), top, text.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(bold(font())).elidedText(one.name, Qt::ElideRight, int(text.width())));
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(text.left(), top + line, text.width(), 2 * line),
                         Qt::AlignLeft | Qt::AlignTop,
                         QStringLiteral("?! %1  ? %2\n?? %3")
                             .arg(one.inaccuracies)
                             .arg(one.mistakes)
                             .arg(one.blunders));
    }
}

} // namespace damier::desktop
