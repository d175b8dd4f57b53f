// Learning from games: what was played decides, with a share of what the search thought.
#pragma once

#include "apps/lab/model.hpp"

#include <CLI/CLI.hpp>

namespace damier::lab {

// How a lead of a man is written on the scale of the logistic: evaluations of all generations mean
// the same, and the margins of the search hold for all of them.
inline constexpr double man_in_logits = 1.0;

struct Learning {
    std::vector<std::string> games;
    std::string file; // for what was learned
    std::string from; // learned from other games before; empty: from nothing
    int stride = 2;   // every so manieth position of a game
    int epochs = 8;
    float rate = 0.05f;
    float score_share = 0.3f;
    Pull pull;
    int least = 2; // thousandths: smaller patterns are left out
    std::uint64_t seed = 1;
};

// How to learn, as options of a command.
void add_learning_options(CLI::App& command, Learning& learning);

// Tells of each epoch on stdout; goes on with what an interrupted run has left beside the file.
Result<Done> learn(Ground const& ground, Learning const& learning);

} // namespace damier::lab
