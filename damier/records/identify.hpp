// Which game a file means: by GameType, by the Game tag, by what its moves look like.
#pragma once

#include "damier/game/game.hpp"

#include <span>
#include <string>
#include <string_view>

namespace damier::records {

using Catalogue = std::span<game::Game const* const>;

// The tags that decide what is played and from where, and the first move.
struct Head {
    std::string game_type, game, options, seed, state, fen;
    std::string first_move;

    // Keeps the value if the tag is one of these; the first of a name counts.
    void tag(std::string_view name, std::string_view value);
    void clear(); // keeps the memory: heads are read by the million
};

struct Identified {
    game::Game const* game = nullptr;
    bool is_guess = false; // nothing in the file names the game
};

// `hint` is the key of the game to take when the file does not say; it may be empty.
Result<Identified> identify(Catalogue catalogue, Head const& head, std::string_view hint);

// Nothing when no game of the catalogue has this key.
game::Game const* find_game(Catalogue catalogue, std::string_view key);

// The options and the seed as the tags give them, and the first state.
Result<game::Options> read_options(std::string_view text); // "seats=3 size=8"
std::string options_text(game::Game const& game, game::Options const& options);
Result<game::StatePtr> first_state(game::Game const& game, Head const& head);

} // namespace damier::records
