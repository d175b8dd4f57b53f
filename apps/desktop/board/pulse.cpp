#include "apps/desktop/board/pulse.hpp"

#include <cmath>
#include <numbers>

namespace damier::desktop {

namespace {

constexpr double period = 1800; // milliseconds

} // namespace

double Pulse::level() const {
    if (!is_running()) return 0.6;
    double const turns = static_cast<double>(clock_.elapsed()) / period;
    return 0.5 - 0.5 * std::cos(2 * std::numbers::pi * turns);
}

} // namespace damier::desktop
