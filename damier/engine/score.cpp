#include "damier/engine/score.hpp"

#include <algorithm>
#include <cmath>

namespace damier::engine {

// Two logistic curves either side of level.
Expectation Score::expectation(Chances const& chances) const {
    if (is_known(value_)) return value_ > 0 ? Expectation{1, 0, 0} : Expectation{0, 0, 1};
    auto const beyond = [&](double value) {
        return 1 / (1 + std::exp((chances.half_way - value) / chances.slope));
    };
    double const win = beyond(value_), loss = beyond(-value_);
    return {win, std::max(0.0, 1 - win - loss), loss};
}

} // namespace damier::engine
