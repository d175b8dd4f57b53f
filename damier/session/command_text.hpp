// The one canonical text of each command, for the journal: a line without a line break that a
// person can read and that reads back to the same command. docs/sessions.md lists the forms.
#pragma once

#include "damier/base/result.hpp"
#include "damier/session/command.hpp"

#include <string>
#include <string_view>

namespace damier::session {

std::string to_text(Command const& command);
Result<Command> read_command(std::string_view text);

} // namespace damier::session
