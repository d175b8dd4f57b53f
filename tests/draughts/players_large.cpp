// The variants on large boards.
#include "damier/draughts/rules/canadian.hpp"
#include "damier/draughts/rules/dumm.hpp"
#include "damier/draughts/rules/srilankan.hpp"
#include "tests/draughts/player.hpp"

namespace damier::draughts::reference {

void add_large(std::vector<Player>& players) {
    players.push_back(make_player<rules::canadian_law>(rules::canadian));
    players.push_back(make_player<rules::canadian_law>(rules::srilankan));
    players.push_back(make_player<rules::dumm_law>(rules::dumm));
}

} // namespace damier::draughts::reference
