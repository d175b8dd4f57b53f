// Asks a Hub engine who it is and what can be set, and lets it go again.
#pragma once

#include "damier/base/result.hpp"
#include "damier/game/introduction.hpp"

#include <chrono>
#include <stop_token>
#include <string>

namespace damier::transport {

inline constexpr std::chrono::seconds introduction_patience{10};

Result<game::Introduction> introduce(std::string const& command, std::stop_token const& stop);

} // namespace damier::transport
