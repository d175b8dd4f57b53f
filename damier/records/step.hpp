// One written move found among the actions of a state, with what files do to moves.
#pragma once

#include "damier/game/game.hpp"

#include <string>
#include <string_view>

namespace damier::records {

struct Step {
    game::StatePtr from; // where the action is played: usually the state asked about
    std::size_t action = 0;
    bool is_after_end = false; // the rules had ended the game, but the file goes on
};

Result<Step> find_step(game::Game const& game, game::StatePtr const& state, std::string_view text);

// Is the text the first jumps of a longer capture? Some files write each jump as a move.
bool is_part_of_capture(game::State const& state, std::string_view text);

} // namespace damier::records
