// The way into the terminal front end: a request in, a game played, an exit code out.
#pragma once

#include "apps/terminal/dialogues/ulb_moves.hpp"
#include "apps/terminal/setup.hpp"
#include "damier/play/desk.hpp"

#include <string>

namespace damier::terminal {

// What the program around it knows and this layer may not.
struct Services {
    CheckUlb check_ulb;  // the numbered answers of ULB draughts
    play::Invite invite; // other programs as players
};

// Exit codes as everywhere in the program: 0, 1, 2, or 128 + signal.
int play(PlayRequest const& request, Services const& services);

// The games that can be gone on with, of this key or of every one.
int list_unfinished(std::string const& game);

struct ReviewRequest {
    std::string file, theme, variant;
    std::optional<records::Format> format; // where the name does not tell
    long number = 1;                       // of the game to begin with
    bool has_engine = false;
};

// Looks at the games of a file, move by move.
int review(ReviewRequest const& request);

} // namespace damier::terminal
