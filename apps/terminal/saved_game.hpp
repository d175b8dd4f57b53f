// Games in files. This is the one place that knows the format of a saved game.
#pragma once

#include "damier/session/record.hpp"
#include "damier/session/session.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace damier::terminal {

// The game up to where the cursor stands, as the commands that lead there.
std::string to_file(session::Session const& session);

// The commands that bring a saved game back: of a file that to_file() made, of a journal, or of a
// position of `game` as that game writes it.
Result<std::vector<session::Command>> from_file(std::string const& content, game::Game const* game);

// An existing file is replaced only when it is whole that the new one is there.
Result<Done> write_file(std::filesystem::path const& path, std::string const& content);
Result<std::string> read_file(std::filesystem::path const& path);

} // namespace damier::terminal
