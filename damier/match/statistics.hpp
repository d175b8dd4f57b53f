// What a match proves: points, Elo with its error, and the sequential test that ends it early.
// Games are played in pairs (one opening, both colours), and the pairs are what is independent.
#pragma once

#include <array>
#include <optional>

namespace damier::match {

enum class Score { loss, draw, win }; // of the first player

struct Tally {
    long won = 0, drawn = 0, lost = 0;
    // Pairs in which the first player made 0, 1/2, 1, 1 1/2, 2 points (pentanomial statistics).
    std::array<long, 5> pairs{};

    long games() const { return won + drawn + lost; }
    long pair_count() const;
    double points() const { return static_cast<double>(won) + 0.5 * static_cast<double>(drawn); }
    void add(Score score);
    void add_pair(Score first, Score second); // of games already added

    bool operator==(Tally const&) const = default;
};

// A number and half the width of its 95 % confidence interval.
struct Estimate {
    double value = 0;
    double error = 0;
};

double elo_of_share(double share); // share of the points, 0 to 1; bounded to +-1200
double share_of_elo(double elo);

// From the pairs if there are any, else from the games. Nothing before the first game.
std::optional<Estimate> share(Tally const& tally);
std::optional<Estimate> elo(Tally const& tally);
double likelihood_of_superiority(Tally const& tally); // 0 to 1

// Is the first player stronger by `high` Elo rather than by `low`? The variance is taken from the
// results, and a few of them that happen to agree would look like certainty: so half a pair of
// every result is added, and nothing is decided before `fewest_pairs`. With both the wrong answers
// stay near what is asked for, from 20 to 94 % of draws (a test plays it out).
struct Sprt {
    double low = 0, high = 10;
    double alpha = 0.05, beta = 0.05; // chances of a wrong answer
    long fewest_pairs = 10;
};
enum class Decision { undecided, low, high };

double log_likelihood_ratio(Tally const& tally, Sprt const& test);
double lower_bound(Sprt const& test);
double upper_bound(Sprt const& test);
Decision decide(Tally const& tally, Sprt const& test);

} // namespace damier::match
