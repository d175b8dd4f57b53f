// The «level» lines of the Hub protocol: read into Limits, and written from them.
#pragma once

#include "damier/base/limits.hpp"
#include "damier/base/result.hpp"
#include "damier/protocol/hub/line.hpp"

namespace damier::protocol {

// Adds what the line says to `limits`; several lines add up. Arguments it does not know are left
// out.
Result<Limits> add_level(Limits limits, HubLine const& line);

// The lines that say all of `limits`; «level infinite» if nothing binds.
std::vector<std::string> level_lines(Limits const& limits);

} // namespace damier::protocol
