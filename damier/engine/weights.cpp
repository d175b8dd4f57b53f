#include "damier/engine/weights.hpp"

#include "damier/draughts/rules/all.hpp"
#include "damier/engine/fitted.hpp"

#include <span>

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

// Numbers as fit_weights prints them: the terms, then the squares.
Weights from_numbers(std::span<int const> numbers) {
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

Weights default_weights(draughts::Law const& law) {
    namespace rules = draughts::rules;
    struct Fitted {
        draughts::Law const* law;
        std::span<int const> numbers;
    };
    static constexpr Fitted all[] = {
        {&rules::international_law, fitted::international},
        {&rules::killer_law, fitted::international},
        {&rules::frisian_law, fitted::frisian},
        {&rules::russian_law, fitted::russian},
        {&rules::brazilian_law, fitted::brazilian},
        {&rules::pool_law, fitted::pool},
        {&rules::english_law, fitted::english},
        {&rules::italian_law, fitted::italian},
        {&rules::german_law, fitted::german},
        {&rules::czech_law, fitted::czech},
        {&rules::spanish_law, fitted::spanish},
        {&rules::thai_law, fitted::thai},
        {&rules::turkish_law, fitted::turkish},
        {&rules::canadian_law, fitted::canadian},
        {&rules::bt_law, fitted::bt},
        {&rules::losing_law, fitted::losing},
        {&rules::spantsiretti_law, fitted::spantsiretti},
    };
    for (Fitted const& one : all)
        if (one.law == &law) return from_numbers(one.numbers);
    return by_hand(law);
}

Chances chances_of(draughts::Law const& law) {
    namespace rules = draughts::rules;
    struct Fitted {
        draughts::Law const* law;
        Chances chances;
    };
    static constexpr Fitted all[] = {
        {&rules::international_law, {96, 62}},
        {&rules::killer_law, {10, 44}},
        {&rules::bt_law, {0, 100}},
        {&rules::losing_law, {4, 78}},
        {&rules::frisian_law, {28, 36}},
        {&rules::brazilian_law, {62, 34}},
        {&rules::russian_law, {130, 62}},
        {&rules::spantsiretti_law, {36, 36}},
        {&rules::pool_law, {48, 34}},
        {&rules::canadian_law, {102, 86}},
        {&rules::english_law, {74, 42}},
        {&rules::italian_law, {68, 26}},
        {&rules::spanish_law, {118, 52}},
        {&rules::czech_law, {70, 32}},
        {&rules::german_law, {138, 58}},
        {&rules::thai_law, {90, 92}},
        {&rules::turkish_law, {32, 50}},
        {&rules::armenian_law, {46, 130}},
        {&rules::dumm_law, {102, 86}}, // as on 12x12: its games do not end in reasonable time
    };
    for (Fitted const& one : all)
        if (one.law == &law) return one.chances;
    return {572, 560}; // ULB draughts, of any size
}

} // namespace damier::engine
