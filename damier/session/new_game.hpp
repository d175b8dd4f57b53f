// Whether a new game can begin as somebody wants it.
#pragma once

#include "damier/base/result.hpp"
#include "damier/session/course.hpp"

#include <span>

namespace damier::session {

// The setup with everything filled in that was left out, and the start; else what is wrong with it.
Result<Beginning> prepare(NewGame wanted, std::span<game::Game const* const> catalogue);

} // namespace damier::session
