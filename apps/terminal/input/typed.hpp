// What a player means by a line: a command of the session, a word for the program, or a mistake.
#pragma once

#include "apps/terminal/input/words.hpp"

#include "damier/session/session.hpp"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damier::terminal {

// A word of the vocabulary that asks nothing of the game itself, and what follows it.
struct Ask {
    Verb verb;
    std::string rest;
};

// Several moves fit; the player is shown them.
struct Several {
    std::vector<std::size_t> actions;
};

using Meaning = std::variant<session::Command, Ask, Several, Error>;

// `listed` are the actions that the player sees numbered from 1; a bare number means one of them
// before it means a square, and «#3» always does.
Meaning understand(std::string_view line, session::Session const& session,
                   std::span<std::size_t const> listed);

// The cell with this name, in any spelling of capitals.
std::optional<game::Cell> find_cell(game::About const& about, std::string_view name);

} // namespace damier::terminal
