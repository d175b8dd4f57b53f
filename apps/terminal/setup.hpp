// What a player asks for on the command line or in the menu, as a new game for the session.
#pragma once

#include "damier/base/result.hpp"
#include "damier/records/formats.hpp"
#include "damier/session/command.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace damier::terminal {

struct PlayRequest {
    std::string game;               // empty: the menu
    std::string white, black;       // "human", a computer player, "engine:3"; empty: as usual
    std::string seats;              // the same for all seats, parted by commas
    std::string clock;              // "5m+3s"
    std::vector<std::string> rules; // "key=value"
    std::optional<int> size;
    std::optional<std::uint64_t> seed;
    std::optional<std::uint64_t> nodes; // of computer players for a move, instead of a time
    std::string theme;
    std::string position;
    std::string load;                      // a file to go on with
    std::optional<records::Format> format; // of that file, where its name does not tell
    long number = 0;                       // of the game in it; 0 is the last
    bool is_resumed = false;
    bool is_touch_move = false, is_arbitrage = false;
    bool is_full_screen = false;
    bool is_plain = false; // no guided dialogue

    bool has_players() const { return !white.empty() || !black.empty() || !seats.empty(); }
};

Result<session::NewGame> to_new_game(PlayRequest const& request, game::Game const& game);

// What is said beside «--load»: other players, clocks and manners for the game of the file. What
// the file decides itself is refused.
Result<Done> adapt(session::NewGame& setup, PlayRequest const& request);

// What may be chosen before a game, as «key=value» takes it: a line for each option.
std::vector<std::string> option_lines(game::Game const& game);

// A word of the user's language for `id`, with or without its article: «noirs» for «black».
bool is_named(std::string_view typed, std::string_view id);

// "human", a key or name of the game's players, a level: «engine:3», another program: «hub:scan».
Result<session::Player> read_player(std::string_view text, game::Game const& game);

// The computer player that a newcomer should meet first.
std::string suitable_bot(game::Game const& game);
std::string strongest_bot(game::Game const& game);
int most_level(game::Game const& game); // «engine:1» to this one; 0 where there are no levels

} // namespace damier::terminal
