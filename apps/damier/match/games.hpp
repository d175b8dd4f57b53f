// The games of a match as PDN, and the openings that a PDN file holds.
#pragma once

#include "apps/damier/match/file.hpp"
#include "damier/match/openings.hpp"

namespace damier::program {

// The main lines of a file, each as far as `plies` (all of it if 0), as openings of this game.
Result<std::vector<match::Opening>> read_pdn_openings(game::Game const& game,
                                                      std::string const& path, int plies);

// Games as the match file keeps them; replaces the file.
Result<Done> write_match_pdn(game::Game const& game, game::StatePtr const& start,
                             std::vector<Json> const& games, std::string const& path);

} // namespace damier::program
