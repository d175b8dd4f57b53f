// A computer player that is another program, and may fail.
#pragma once

#include "damier/base/result.hpp"
#include "damier/game/bot.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damier::game {

// Whether a player is named as another program: «hub:COMMAND», «hub,threads=2:COMMAND»,
// «dxp:HOST:PORT», «dxp:COMMAND %p».
inline bool names_program(std::string_view player) {
    std::string_view const protocol = player.substr(0, player.find_first_of(":,"));
    return protocol.size() < player.size() && (protocol == "hub" || protocol == "dxp");
}

class Program : public Bot {
public:
    // What went wrong; then choose() answers 0 and the program is of no more use.
    virtual std::optional<Error> const& failure() const = 0;
    // It has given the last game up instead of choosing; it may play another.
    virtual bool has_resigned() const { return false; }
    // It plays no more games, and has not failed: another one must be started.
    virtual bool is_finished() const { return false; }
    // What it calls itself; empty as long as it has not said.
    virtual std::string name() const { return {}; }
};

} // namespace damier::game
