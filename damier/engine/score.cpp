#include "damier/engine/score.hpp"

#include <cmath>

namespace damier::engine {

namespace {

// A lead of one man wins about half of the games between equals and a level position is mostly
// drawn: two logistic curves, one man either side of level, with this slope in centi-men.
constexpr double half_way = 110, slope = 45;

double chance_beyond(double value) { return 1 / (1 + std::exp((half_way - value) / slope)); }

} // namespace

Expectation Score::expectation() const {
    if (is_known(value_)) return value_ > 0 ? Expectation{1, 0, 0} : Expectation{0, 0, 1};
    double const win = chance_beyond(value_), loss = chance_beyond(-value_);
    return {win, 1 - win - loss, loss};
}

} // namespace damier::engine
