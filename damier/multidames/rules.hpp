// What a teacher may vary in MultiDames. The standard value is the game of the
// documents.
#pragma once

#include "damier/game/game.hpp"
#include "damier/multidames/grid.hpp"

namespace damier::multidames {

struct Rules {
    std::array<std::uint8_t, 4> values{0, 1, 5, 8}; // by colour; nothing for an empty cell
    Jumps jumps = Jumps::all;
    bool free_chains = false; // after a jump the pawn may be put down
    bool has_penalty = true;  // who is to move in the end pays for what is left
    bool early_stop = false;  // stopping is allowed in the first round too

    int value(Pawn pawn) const { return values[static_cast<std::size_t>(pawn)]; }
    bool operator==(Rules const&) const = default;
};

inline constexpr int most_value = 99;

// The rules as options of the game, both ways. Only what differs from the
// standard is told; `options` are complete, and others among them are not
// looked at.
std::span<game::Option const> rule_options();
game::Options differences(Rules const& rules);
std::string in_words(game::Options const& options); // «jumps=straight penalty=no»
Rules rules_of(game::Options const& options);

} // namespace damier::multidames
