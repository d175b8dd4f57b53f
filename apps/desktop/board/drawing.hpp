// What a person draws on the board: circles and arrows in four colours. In files they stand in the
// comments, as «[%csl G32]» and «[%cal G32-28]», which other programs know.
#pragma once

#include "damier/game/state.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damier::desktop {

struct Drawing {
    enum class Colour { green, red, blue, yellow };

    game::Cell from = 0, to = 0; // the same: a circle
    Colour colour = Colour::green;

    bool is_circle() const { return from == to; }
    bool operator==(Drawing const&) const = default;
};

using Drawings = std::vector<Drawing>;

// The same place in the same colour takes it away, in another colour changes it.
Drawings toggled(Drawings drawings, Drawing const& one);

Drawings read_drawings(std::string_view comment, game::About const& about);
std::string without_drawings(std::string_view comment);
// The comment with these drawings instead of those that it had.
std::string with_drawings(std::string_view comment, Drawings const& drawings,
                          game::About const& about);

} // namespace damier::desktop
