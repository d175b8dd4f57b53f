// From a score to the chances of win, draw and loss: what scores came to in games between equals,
// and the curves that foretell it best.
#pragma once

#include "damier/engine/score.hpp"

#include <array>
#include <map>
#include <utility>
#include <vector>

namespace damier::lab {

class Outcomes {
public:
    // `score` in centi-men and `result` (0, 1, 2 halves) are those of one side; the other side
    // counts as much.
    void add(int score, int result);

    bool empty() const { return counts_.empty(); }
    // The mean of the negative logarithms: the smaller, the better the curves foretell the results.
    double error(engine::Chances const& chances) const;
    engine::Chances fit() const;

    // Foretold beside happened, for scores from 0 up to each bound.
    struct Row {
        int least, most; // centi-men
        double positions;
        engine::Expectation foretold, happened;
    };
    std::vector<Row> table(engine::Chances const& chances) const;

private:
    std::map<int, std::array<double, 3>> counts_; // lost, drawn, won at each score
};

} // namespace damier::lab
