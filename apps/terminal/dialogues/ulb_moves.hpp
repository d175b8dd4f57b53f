// Moves of ULB draughts by direction and length, with the document's numbered answers.
#pragma once

#include "damier/base/message.hpp"
#include "damier/game/state.hpp"

#include <functional>
#include <string>
#include <vector>

namespace damier::terminal {

struct UlbStep {
    std::vector<std::vector<int>> board; // rows from the top: 0 empty, 1 and 2 White, -1 and -2
    bool is_white = true;                // who plays
    int row = 0, column = 0;
    std::string direction; // L, R, LB, RB
    int length = 1;
    bool has_played = false, has_captured = false;
};

struct UlbAnswer {
    int code = 0; // 0: the step is legal
    Message reason;
    int row = 0, column = 0; // where the piece comes to stand
    bool captures = false;
    int captured_row = 0, captured_column = 0;
};

// Given by the program: the rules know these numbers, a front end does not.
using CheckUlb = std::function<UlbAnswer(UlbStep const&)>;

} // namespace damier::terminal
