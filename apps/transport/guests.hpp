// Other programs as guests at a desk: «hub:COMMAND», «hub,threads=2:COMMAND», «dxp:HOST:PORT»,
// «dxp:COMMAND %p» (the program calls us at that port).
#pragma once

#include "damier/game/program.hpp"
#include "damier/play/desk.hpp"

#include <map>

namespace damier::transport {

struct ProgramName {
    bool is_dxp = false;                           // else it speaks Hub
    std::string command;                           // or the address
    std::map<std::string, std::string> parameters; // of the Hub engine, by its own names
};
Result<ProgramName> read_program(std::string_view text);

// The guest of that name, for the desk's Invite. The program is started when it is to move, and
// anew after it has failed: whoever resumes the game lets it try again.
Result<play::Guest> invite(std::string const& text, game::Game const& game);

// The same with another way to start the program, which may take its time.
using StartProgram = std::function<Result<std::unique_ptr<game::Program>>(std::stop_token const&)>;
std::shared_ptr<game::Program> started_late(StartProgram start);

} // namespace damier::transport
