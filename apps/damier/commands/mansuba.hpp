// `damier mansuba`: a game in the terminal with the options of the documents.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace damier::program {

struct MansubaOptions {
    std::optional<std::uint64_t> seed; // none: the time of day
    std::string victory;               // s or c; empty: the game's own; anything else means s
    std::string world = "classic";     // classic, triangular, chess, enseirb
    std::map<std::string, std::string> rules;       // options of the game that were given
    std::string white = "random", black = "random"; // kinds of player, or "human"
    int humans = 0;                                 // the first so many seats are human
    std::uint64_t nodes = 100'000;                  // of the strong player for a move
    int delay = 0;                                  // microseconds after each move
    int verbosity = 1;                              // 0: only the result
    bool has_colour = true;
};

// Declares the options on a sub-command; parsing fills `options`, which must outlive it.
void declare(CLI::App& command, MansubaOptions& options);

// Computers play among themselves as the documents show it; with a person it is a game of the
// terminal like any other, on the documents' board.
int run_mansuba(MansubaOptions const& options);

} // namespace damier::program
