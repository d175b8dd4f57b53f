// The numbers of the hand-made evaluation, in centi-men, and their values for each law.
#pragma once

#include "damier/draughts/law.hpp"

namespace damier::engine {

// Terms with two numbers go from the first, on a full board, to the second, on an empty one.
struct Tapered {
    int opening, ending;
};

struct Weights {
    int man, king;
    Tapered advance;  // per row that a man has gone
    Tapered centre;   // man in the middle
    Tapered edge;     // man on an edge column
    Tapered home;     // man still on its first row, while the enemy has men to stop
    Tapered pair;     // two men, one behind the other
    Tapered triple;   // three in a line
    Tapered mobility; // per quiet move of the men
    Tapered skew;     // per man that one wing has more than the other
    Tapered runaway;  // man with no enemy before it
    int king_centre;  // king away from the edge
    int king_line;    // king on the long diagonal
    int turn;         // having the move
};

constexpr Weights default_weights(draughts::Law const& law) {
    using namespace draughts;
    bool const is_flying = law.king_reach() == Reach::flying;
    bool const is_full = law.geometry().grid == board::Grid::full;
    Weights w{
        .man = 100,
        .king = is_flying ? 300 : 140,
        .advance = {0, 4},
        .centre = {4, 0},
        .edge = {-4, 0},
        .home = {3, 6},
        .pair = {2, 0},
        .triple = {2, 1},
        .mobility = {1, 2},
        .skew = {-2, 0},
        .runaway = {20, 50},
        .king_centre = is_flying ? 2 : 8,
        .king_line = is_flying ? 20 : 0,
        .turn = 2,
    };
    if (is_full) {
        w.king = 380;
        w.advance = {3, 8};
        w.edge = {0, 0};
        w.home = {2, 4};
        w.runaway = {10, 30};
        w.king_line = 0;
    }
    if (law.obligation() == Obligation::optional) w.king = 400;
    if (law.objective() == Objective::first_king) {
        w.advance = {2, 14};
        w.runaway = {60, 150};
        w.home = {6, 10};
    }
    if (law.objective() == Objective::have_no_move) {
        // The aim is upside down: pieces are a burden, and free moves keep one from giving them.
        w.man = -60;
        w.king = -60;
        w.advance = {0, 0};
        w.centre = w.edge = w.home = w.pair = w.triple = w.skew = w.runaway = {0, 0};
        w.mobility = {3, 3};
        w.king_centre = w.king_line = 0;
    }
    return w;
}

} // namespace damier::engine
