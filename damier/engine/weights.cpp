#include "damier/engine/weights.hpp"

namespace damier::engine {

Weights default_weights(draughts::Law const& law) {
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

} // namespace damier::engine
