// Writes games as PDN 3.0: UTF-8, one form for each game, nothing left out. What the reader makes
// of the text is the game that was written.
#pragma once

#include "damier/pdn/game.hpp"

#include <string>

namespace damier::pdn {

struct WriteOptions {
    int width = 79;              // characters per line of movetext, where a token allows it
    bool keep_tag_order = false; // otherwise the seven usual tags come first
};

// One game with the star that ends it and a blank line.
std::string write(Game const& game, WriteOptions const& options = {});

// A move as one token: bare where that is unambiguous, otherwise in quotes.
std::string move_token(std::string_view text);

} // namespace damier::pdn
