// The results of pairs of games, and how sure they are.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace damier::bench {

// Points of the first player in the two games of one opening, in halves: 0 to 4.
struct Pairs {
    std::array<int, 5> count{};
    int wins = 0, draws = 0, losses = 0;

    // The two games of one opening.
    void add(int won, int lost) {
        wins += won;
        losses += lost;
        draws += 2 - won - lost;
        ++count[static_cast<std::size_t>(2 + won - lost)];
    }

    int games() const { return wins + draws + losses; }
    double mean() const { return (wins + draws / 2.0) / games(); }
    // Standard error of the mean, from the pairs, which are independent of one another.
    double error() const {
        double const n = games() / 2.0, m = mean();
        double sum = 0;
        for (int i = 0; i < 5; ++i)
            sum += count[static_cast<std::size_t>(i)] * std::pow(i / 4.0 - m, 2);
        return std::sqrt(sum / n / std::max(1.0, n - 1));
    }
    static double elo(double mean) {
        double const m = std::min(0.999, std::max(0.001, mean));
        return 400 * std::log10(m / (1 - m));
    }
};

} // namespace damier::bench
