#include "damier/engine/learned.hpp"

#include <cassert>

namespace damier::engine {

namespace {

Weights by_hand(draughts::Law const& law) {
    using namespace draughts;
    bool const is_flying = law.king_reach() == Reach::flying;
    bool const is_full = law.geometry().grid == board::Grid::full;
    int const king = is_flying ? 3000 : 1400;
    Weights w{{{{1000, 1000}, // man
                {king, king},
                {0, 40},    // advance
                {40, 0},    // centre
                {-40, 0},   // edge
                {30, 60},   // home
                {20, 0},    // pair
                {20, 10},   // triple
                {10, 20},   // mobility
                {-20, 0},   // skew
                {200, 500}, // runaway
                {20, 20},   // king_centre
                {200, 200}, // king_line
                {20, 20}}}};
    if (!is_flying) {
        w[Term::king_centre] = {80, 80};
        w[Term::king_line] = {0, 0};
    }
    if (is_full) {
        w[Term::king] = {3800, 3800};
        w[Term::advance] = {30, 80};
        w[Term::edge] = {0, 0};
        w[Term::home] = {20, 40};
        w[Term::runaway] = {100, 300};
        w[Term::king_line] = {0, 0};
    }
    if (law.obligation() == Obligation::optional) w[Term::king] = {4000, 4000};
    if (law.objective() == Objective::first_king) {
        w[Term::advance] = {20, 140};
        w[Term::runaway] = {600, 1500};
        w[Term::home] = {60, 100};
    }
    if (law.objective() == Objective::have_no_move) {
        // The aim is upside down: pieces are a burden, and free moves keep one from giving them.
        w = Weights{};
        w[Term::man] = w[Term::king] = {-600, -600};
        w[Term::mobility] = {30, 30};
    }
    return w;
}

// The terms up to the turn, then the squares.
Weights from_numbers(std::span<int const> numbers) {
    constexpr std::size_t term_count = static_cast<std::size_t>(Term::turn) + 1;
    Weights weights;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
        Tapered const pair{numbers[i], numbers[i + 1]};
        if (i / 2 < term_count)
            weights.terms[i / 2] = pair;
        else
            weights.squares.push_back(pair);
    }
    return weights;
}

} // namespace

Weights unlearned_weights(draughts::Law const& law) {
    std::span<int const> const fitted = law.tuning()->weights();
    return fitted.empty() ? by_hand(law) : from_numbers(fitted);
}

Weights default_weights(draughts::Law const& law) {
    if (auto const file = learned_file(law); !file.empty()) {
        Result<Learned> const learned = learned_from(file);
        assert(learned); // it is part of the program, and tested
        Result<Weights> const weights = weights_from(*learned, law);
        assert(weights);
        return *weights;
    }
    return unlearned_weights(law);
}

} // namespace damier::engine
