#include "damier/match/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace damier::match {

namespace {

constexpr double z95 = 1.959964;
constexpr double most_elo = 1200;
constexpr double estimate_prior = 0.05, test_prior = 0.5; // see moments_of

// Mean and variance of the share of points of one sample (a pair, or a game).
struct Moments {
    double samples = 0, mean = 0, variance = 0;
};

template <std::size_t N> Moments moments(std::array<double, N> const& counts) {
    Moments m;
    for (std::size_t i = 0; i < N; ++i) {
        m.samples += counts[i];
        m.mean += counts[i] * static_cast<double>(i) / (N - 1);
    }
    if (m.samples == 0) return m;
    m.mean /= m.samples;
    for (std::size_t i = 0; i < N; ++i) {
        double const distance = static_cast<double>(i) / (N - 1) - m.mean;
        m.variance += counts[i] * distance * distance;
    }
    m.variance /= m.samples;
    return m;
}

// `prior` is a little of every result, so that ten draws in a row do not look like certainty.
Moments moments_of(Tally const& tally, double prior) {
    if (tally.pair_count() > 0) {
        std::array<double, 5> counts{};
        for (std::size_t i = 0; i < 5; ++i) counts[i] = static_cast<double>(tally.pairs[i]) + prior;
        return moments(counts);
    }
    return moments(std::array<double, 3>{static_cast<double>(tally.lost) + prior,
                                         static_cast<double>(tally.drawn) + prior,
                                         static_cast<double>(tally.won) + prior});
}

double points_of(Score score) { return static_cast<double>(score) / 2; }

} // namespace

long Tally::pair_count() const { return std::accumulate(pairs.begin(), pairs.end(), 0L); }

void Tally::add(Score score) {
    ++(score == Score::win ? won : score == Score::draw ? drawn : lost);
}

void Tally::add_pair(Score first, Score second) {
    ++pairs[static_cast<std::size_t>(2 * (points_of(first) + points_of(second)))];
}

double elo_of_share(double share) {
    if (share <= 0) return -most_elo;
    if (share >= 1) return most_elo;
    return std::clamp(400 * std::log10(share / (1 - share)), -most_elo, most_elo);
}

double share_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

std::optional<Estimate> share(Tally const& tally) {
    if (tally.games() == 0) return std::nullopt;
    Moments const m = moments_of(tally, 0);
    Moments const wide = moments_of(tally, estimate_prior);
    return Estimate{m.mean, z95 * std::sqrt(wide.variance / m.samples)};
}

std::optional<Estimate> elo(Tally const& tally) {
    auto const s = share(tally);
    if (!s) return std::nullopt;
    double const low = elo_of_share(s->value - s->error), high = elo_of_share(s->value + s->error);
    return Estimate{elo_of_share(s->value), (high - low) / 2};
}

double likelihood_of_superiority(Tally const& tally) {
    auto const s = share(tally);
    if (!s) return 0.5;
    return 0.5 * std::erfc(-(s->value - 0.5) / (s->error / z95) / std::sqrt(2.0));
}

// The generalised test of the mean with the variance taken from the results: for N samples with
// mean m and variance v, LLR = N (s1 - s0) (2 m - s0 - s1) / (2 v).
double log_likelihood_ratio(Tally const& tally, Sprt const& test) {
    if (tally.games() == 0) return 0;
    Moments const m = moments_of(tally, test_prior);
    double const s0 = share_of_elo(test.low), s1 = share_of_elo(test.high);
    return m.samples * (s1 - s0) * (2 * m.mean - s0 - s1) / (2 * m.variance);
}

double lower_bound(Sprt const& test) { return std::log(test.beta / (1 - test.alpha)); }
double upper_bound(Sprt const& test) { return std::log((1 - test.beta) / test.alpha); }

Decision decide(Tally const& tally, Sprt const& test) {
    long const pairs = tally.pair_count() > 0 ? tally.pair_count() : tally.games() / 2;
    if (pairs < test.fewest_pairs) return Decision::undecided;
    double const ratio = log_likelihood_ratio(tally, test);
    if (ratio >= upper_bound(test)) return Decision::high;
    if (ratio <= lower_bound(test)) return Decision::low;
    return Decision::undecided;
}

} // namespace damier::match
