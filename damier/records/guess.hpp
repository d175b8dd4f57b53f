// Which draughts a file means that does not say: the rule set whose board has its squares and whose
// rules let most of its moves be played.
#pragma once

#include "damier/records/identify.hpp"

namespace damier::records {

inline constexpr std::size_t most_guessed = 400; // moves are enough to tell

struct Guess {
    game::Game const* game;
    Message why;
};

// An Error when no board has these squares.
Result<Guess> guess_game(Catalogue catalogue, Head const& head);

} // namespace damier::records
