// The questions asked of someone who names no game. Enter always takes the answer in brackets.
#pragma once

#include "apps/terminal/console.hpp"
#include "apps/terminal/setup.hpp"
#include "apps/terminal/view/look.hpp"

#include <optional>

namespace damier::terminal {

// `request` with what it left open. Nothing when the person left; `signal` tells the one that
// ended it, if any.
std::optional<PlayRequest> ask_for_game(Console& console, Look const& look,
                                        PlayRequest const& request, int& signal);

// A yes-or-no question; Enter means yes. Nothing when the input ended.
std::optional<bool> ask_yes(Console& console, std::string const& question, int& signal);

// One answer, trimmed. Nothing when the input ended or a signal came.
std::optional<std::string> ask_line(Console& console, std::string const& prompt, int& signal);

} // namespace damier::terminal
