// Which game a file means: by GameType, by the Game tag, by what its moves look like.
#pragma once

#include "damier/game/game.hpp"
#include "damier/records/texts.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damier::records {

using Catalogue = std::span<game::Game const* const>;

inline constexpr std::size_t most_guessed = 400; // moves are enough to tell

// The tags that decide what is played and from where, and the first moves, by which a game is
// guessed that no tag names.
struct Head {
    std::string game_type, game, options, seed, state, fen;
    std::string variant;     // in words of its own: worth a guess
    bool is_guessed = false; // GameType is a guess of the program that wrote the file
    Texts moves;
    bool has_more = false; // behind another set-up

    // Keeps the value if the tag is one of these; the first of a name counts.
    void tag(std::string_view name, std::string_view value);
    // The main line, in its order: no more of it than a guess needs.
    void move(std::string_view text);
    void setup(std::string_view text);
    void clear(); // keeps the memory: heads are read by the million
    bool operator==(Head const&) const = default;
};

struct Identified {
    game::Game const* game = nullptr;
    std::optional<Message> guess{}; // nothing in the file names the game: what was guessed, and why
    // To find out, all moves were played, and every one is legal as it is written.
    bool is_played = false;
    bool may_be_drawn = false; // by the rules, before the last of them
};

// What marks a GameType as guessed. A guess gives way to what a person says.
inline constexpr std::string_view guess_mark = "Guessed";

bool names_game(Catalogue catalogue, Head const& head); // a tag says what is played

// By what the tags say. `hint` is the key of the game to take when they do not; it may be empty.
Result<Identified> identify(Catalogue catalogue, Head const& head, std::string_view hint);

// Nothing when no game of the catalogue has this key.
game::Game const* find_game(Catalogue catalogue, std::string_view key);

// The options and the seed as the tags give them, and the first state.
Result<game::Options> read_options(std::string_view text); // "seats=3 size=8"
std::string options_text(game::Game const& game, game::Options const& options);
Result<game::StatePtr> first_state(game::Game const& game, Head const& head);

} // namespace damier::records
