// How games end on the board beside the law of movement: what a table has to know of a rule set.
// Everything that counts moves is left to whoever asks a table.
#pragma once

#include "damier/draughts/generate.hpp"
#include "damier/draughts/history.hpp"

namespace damier::endgame {

struct Ends {
    bool blocked_is_drawn = false;                               // neither side can move
    draughts::Material dead_material = draughts::Material::none; // drawn unless a capture is due

    explicit Ends(draughts::DrawRules const& rules) : blocked_is_drawn(rules.when_both_blocked()) {
        for (draughts::MaterialLimit const& limit : rules.material())
            if (limit.moves == 0 && limit.waits_for_captures) dead_material = limit.material;
    }

    // Of a position in which the side to move can move and has nothing to capture.
    template <draughts::Law const& L> bool is_dead(draughts::Position<L> const& position) const {
        return dead_material != draughts::Material::none
               && draughts::stands<L>(dead_material, position)
               && !draughts::can_capture<L>(position.passed());
    }
    // Of a position in which the side to move cannot move.
    template <draughts::Law const& L> bool is_blocked(draughts::Position<L> const& position) const {
        return blocked_is_drawn && draughts::count_moves<L>(position.passed()) == 0;
    }
};

} // namespace damier::endgame
