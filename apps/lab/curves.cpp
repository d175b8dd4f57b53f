#include "apps/lab/curves.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace damier::lab {

namespace {

constexpr int bin_width = 10;     // centi-men that are told apart
constexpr int most_score = 2'000; // beyond that the end is seen
constexpr double least_chance = 1e-3;

using engine::Chances;
using engine::Expectation;
using engine::Score;

} // namespace

void Outcomes::add(int score, int result) {
    if (std::abs(score) >= most_score) return;
    int const rounded =
        static_cast<int>(std::lround(static_cast<double>(score) / bin_width)) * bin_width;
    counts_[rounded][static_cast<std::size_t>(result)] += 0.5;
    counts_[-rounded][static_cast<std::size_t>(2 - result)] += 0.5;
}

double Outcomes::error(Chances const& chances) const {
    double sum = 0, all = 0;
    auto const surprise = [](double chance) { return -std::log(std::max(chance, least_chance)); };
    for (auto const& [score, count] : counts_) {
        Expectation const e = Score::from_value(score).expectation(chances);
        sum +=
            count[0] * surprise(e.loss) + count[1] * surprise(e.draw) + count[2] * surprise(e.win);
        all += count[0] + count[1] + count[2];
    }
    return all == 0 ? 0 : sum / all;
}

Chances Outcomes::fit() const {
    Chances best{0, 10};
    double fewest = error(best);
    for (double half_way = 0; half_way <= 600; half_way += 2)
        for (double slope = 10; slope <= 1200; slope += slope < 200 ? 2 : 20) {
            double const found = error({half_way, slope});
            if (found >= fewest) continue;
            fewest = found;
            best = {half_way, slope};
        }
    return best;
}

std::vector<Outcomes::Row> Outcomes::table(Chances const& chances) const {
    std::vector<Row> rows;
    constexpr std::array bounds{0, 20, 40, 70, 100, 150, 200, 300, 500, most_score};
    for (std::size_t i = 0; i + 1 < bounds.size(); ++i) {
        Row row{bounds[i], bounds[i + 1], 0, {}, {}};
        for (auto at = counts_.lower_bound(row.least); at != counts_.end() && at->first < row.most;
             ++at) {
            auto const& [score, count] = *at;
            double const positions = count[0] + count[1] + count[2];
            Expectation const e = Score::from_value(score).expectation(chances);
            row.positions += positions;
            row.foretold.win += positions * e.win;
            row.foretold.draw += positions * e.draw;
            row.foretold.loss += positions * e.loss;
            row.happened.loss += count[0];
            row.happened.draw += count[1];
            row.happened.win += count[2];
        }
        if (row.positions == 0) continue;
        for (Expectation* const e : {&row.foretold, &row.happened})
            for (double* const share : {&e->win, &e->draw, &e->loss}) *share /= row.positions;
        rows.push_back(row);
    }
    return rows;
}

} // namespace damier::lab
