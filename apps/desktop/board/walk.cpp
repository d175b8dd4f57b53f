#include "apps/desktop/board/walk.hpp"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace damier::desktop {

namespace {

constexpr double step_time = 150, unit_time = 38, longest_step = 420, fade_time = 220,
                 order_time = 110;  // ms
constexpr double hop_height = 0.34; // of a cell

double distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

// How much of the way from a to b lies before p, if p lies between them at all.
std::optional<double> part_before(QPointF p, QPointF a, QPointF b, double tolerance) {
    QPointF const along = b - a;
    double const length = distance(a, b);
    if (length <= 0) return std::nullopt;
    double const part = QPointF::dotProduct(p - a, along) / (length * length);
    if (part <= 0 || part > 1 || distance(p, a + along * part) > tolerance) return std::nullopt;
    return part;
}

} // namespace

Walk::Walk(game::Way way, BoardLayout const& layout, double speed, bool is_there,
           bool removes_at_once)
    : way_(std::move(way)), fade_(fade_time / speed) {
    lay_out(layout);
    times_.push_back(0);
    for (std::size_t i = 1; i < points_.size(); ++i) {
        double const units = distance(points_[i - 1], points_[i]) / layout.unit();
        double const step = std::min(longest_step, step_time + unit_time * units) / speed;
        times_.push_back(times_.back() + (is_there ? 0 : step));
    }
    // Each piece is taken when the mover passes over it; one that lies beside the way (a pawn
    // picked up, a piece on the destination) on arrival.
    std::size_t leg = 1;
    for (game::Cell const cell : way_.emptied) {
        Taken taken{cell, times_.back(), times_.back()};
        for (std::size_t i = leg; i < points_.size(); ++i)
            if (auto const part = part_before(layout.centre(cell), points_[i - 1], points_[i],
                                              layout.unit() / 4)) {
                taken.at = times_[i - 1] + *part * (times_[i] - times_[i - 1]);
                leg = i;
                break;
            }
        taken_.push_back(taken);
    }
    double const order = is_moving() ? order_time / speed : 0;
    for (std::size_t i = 0; i < taken_.size(); ++i) {
        bool const is_touched = way_.touch && way_.touch->piece == taken_[i].cell;
        taken_[i].gone = removes_at_once || is_touched
                             ? taken_[i].at
                             : times_.back() + static_cast<double>(i) * order;
    }
    duration_ = times_.back();
    for (Taken const& taken : taken_) duration_ = std::max(duration_, taken.gone + fade_);
}

void Walk::lay_out(BoardLayout const& layout) {
    points_.clear();
    for (game::Cell const cell : way_.cells) points_.push_back(layout.centre(cell));
    hop_ = way_.emptied.empty() ? 0 : layout.unit() * hop_height;
}

std::size_t Walk::leg(double time) const {
    auto const next = std::upper_bound(times_.begin(), times_.end(), time);
    return static_cast<std::size_t>(next - times_.begin());
}

bool Walk::is_in_the_air(double time) const { return hop_ > 0 && leg(time) < points_.size(); }

QPointF Walk::position(double time) const {
    if (points_.empty()) return {};
    std::size_t const i = leg(time);
    if (i >= points_.size()) return points_.back();
    static QEasingCurve const curve(QEasingCurve::InOutQuad);
    double const part = (time - times_[i - 1]) / (times_[i] - times_[i - 1]);
    QPointF const on_board =
        points_[i - 1] + (points_[i] - points_[i - 1]) * curve.valueForProgress(part);
    return on_board - QPointF(0, hop_ * std::sin(std::numbers::pi * part));
}

double Walk::opacity(Taken const& taken, double time) const {
    double const rest = taken.gone > taken.at ? dimmed : 1; // before it goes
    double const jumped = std::clamp(1 - (time - taken.at) / fade_, rest, 1.0);
    return std::min(jumped, std::clamp(rest * (1 - (time - taken.gone) / fade_), 0.0, 1.0));
}

} // namespace damier::desktop
