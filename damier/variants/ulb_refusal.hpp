// ULB draughts: why cells are no move, with the number that the document gives the reason.
#pragma once

#include "damier/base/message.hpp"
#include "damier/game/state.hpp"

#include <optional>
#include <span>

namespace damier::variants {

// The cells are a piece and where it shall go, jump by jump: the square behind a victim or the
// victim's own. Nothing where the document has no number for what is wrong.
std::optional<Message> ulb_refusal(game::State const& state, std::span<game::Cell const> cells);

} // namespace damier::variants
