// A computer player that is another program: here are those that speak Hub and DamExchange.
#pragma once

#include "damier/game/program.hpp"

namespace damier::transport {

using ExternalBot = game::Program;

} // namespace damier::transport
