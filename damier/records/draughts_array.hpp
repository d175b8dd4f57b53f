// A draughts position as the documents keep it: rows of numbers, White positive, kings 2.
#pragma once

#include "damier/records/identify.hpp"
#include "damier/records/number_lines.hpp"

#include <span>
#include <vector>

namespace damier::records {

using Rows = std::vector<std::vector<int>>;

// An Error for games that are not draughts on a square board with the usual playable squares.
Result<Rows> rows_of(game::State const& state);
std::string rows_text(Rows const& rows);

// `lines` are one per row. `seat` is to move. `size` is given to games whose text starts with it.
Result<game::StatePtr> state_of(game::Game const& game, std::span<TextLine const> lines,
                                game::Seat seat);

} // namespace damier::records
