// The variants on eight rows whose men capture backwards.
#include "damier/draughts/rules/brazilian.hpp"
#include "damier/draughts/rules/pool.hpp"
#include "damier/draughts/rules/russian.hpp"
#include "damier/draughts/rules/spantsiretti.hpp"
#include "tests/draughts/player.hpp"

namespace damier::draughts::reference {

void add_eight_wide(std::vector<Player>& players) {
    players.push_back(make_player<rules::brazilian_law>(rules::brazilian));
    players.push_back(make_player<rules::russian_law>(rules::russian));
    players.push_back(make_player<rules::spantsiretti_law>(rules::spantsiretti));
    players.push_back(make_player<rules::pool_law>(rules::pool));
}

} // namespace damier::draughts::reference
