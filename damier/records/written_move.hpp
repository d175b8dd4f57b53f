// One written move found among the actions of a state, with what files do to moves.
#pragma once

#include "damier/game/state.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damier::records {

struct WrittenMove {
    game::StatePtr from; // where the action is played: usually the state asked about
    std::size_t action = 0;
    bool is_after_end = false; // the rules had ended the game, but the file goes on
};

Result<WrittenMove> find_written_move(game::StatePtr const& state, std::string_view text);

// The captures that go from the first to the last square of the text, over those between them.
std::vector<std::size_t> captures_along(game::State const& state, std::string_view text);

// Is the text the first jumps of a longer capture? Some files write each jump as a move.
bool is_part_of_capture(game::State const& state, std::string_view text);

} // namespace damier::records
