// The other programs that the person has made known: how they are called, and how they are reached.
#pragma once

#include "damier/game/introduction.hpp"
#include "damier/play/desk.hpp"

#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

class QSettings;

namespace damier::desktop {

struct Engine {
    std::string name;
    std::string command;                        // of a Hub engine; of DamExchange also an address
    bool is_dxp = false;                        // else it speaks Hub
    std::map<std::string, std::string> options; // of a Hub engine, where they are not the usual

    std::string player() const; // as a game names it: «hub,threads=2:COMMAND»
    bool operator==(Engine const&) const = default;
};

std::vector<Engine> read_engines(QSettings& settings);
void write_engines(QSettings& settings, std::vector<Engine> const& engines);

// What the window is lent to reach them. Introduce asks a Hub engine who it is, and may take time.
using Introduce =
    std::function<Result<game::Introduction>(std::string const& command, std::stop_token stop)>;
struct Programs {
    play::Invite invite;
    Introduce introduce;
};

} // namespace damier::desktop
