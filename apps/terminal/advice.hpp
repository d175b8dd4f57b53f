// What the computer can tell a player: a move, its thoughts; the help.
#pragma once

#include "apps/terminal/table.hpp"
#include "apps/terminal/view/look.hpp"

#include <optional>
#include <string>
#include <vector>

namespace damier::terminal {

struct Advice {
    std::string bot;
    std::size_t index = 0;
    std::string action; // its text
    std::vector<game::Thought> thoughts;
};

// Lets the strongest player think for a second, or until the person interrupts.
Result<Advice> ask_computer(session::Session const& session, Console& console);

std::string describe(game::Thought const& thought, Look const& look);

// The person whose answer to a draw offer is due next.
std::optional<game::Seat> asked_about_draw(session::Session const& session);

// Plies to take back, against a computer, to where the person chose last.
int own_plies(session::Session const& session);

// What «undo» and «redo» mean with what is typed behind them: back to the person's own turn.
Result<int> plies_back(session::Session const& session, std::string const& typed);
int plies_forward(session::Session const& session, std::string const& typed);

std::string help_text(session::Session const& session, int columns);

} // namespace damier::terminal
