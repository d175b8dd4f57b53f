// The variants on 10x10 squares.
#include "damier/draughts/rules/bt.hpp"
#include "damier/draughts/rules/frisian.hpp"
#include "damier/draughts/rules/frysk.hpp"
#include "damier/draughts/rules/international.hpp"
#include "damier/draughts/rules/killer.hpp"
#include "damier/draughts/rules/losing.hpp"
#include "tests/draughts/player.hpp"

namespace damier::draughts::reference {

void add_ten_wide(std::vector<Player>& players) {
    players.push_back(make_player<rules::international_law>(rules::international));
    players.push_back(make_player<rules::killer_law>(rules::killer));
    players.push_back(make_player<rules::bt_law>(rules::bt));
    players.push_back(make_player<rules::losing_law>(rules::losing));
    players.push_back(make_player<rules::frisian_law>(rules::frisian));
    players.push_back(make_player<rules::frisian_law>(rules::frysk));
}

} // namespace damier::draughts::reference
