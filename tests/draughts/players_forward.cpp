// The variants whose men capture forwards only, and those on all squares.
#include "damier/draughts/rules/armenian.hpp"
#include "damier/draughts/rules/czech.hpp"
#include "damier/draughts/rules/english.hpp"
#include "damier/draughts/rules/german.hpp"
#include "damier/draughts/rules/italian.hpp"
#include "damier/draughts/rules/spanish.hpp"
#include "damier/draughts/rules/thai.hpp"
#include "damier/draughts/rules/turkish.hpp"
#include "tests/draughts/player.hpp"

namespace damier::draughts::reference {

void add_forward(std::vector<Player>& players) {
    players.push_back(make_player<rules::english_law>(rules::english));
    players.push_back(make_player<rules::italian_law>(rules::italian));
    players.push_back(make_player<rules::spanish_law>(rules::spanish));
    players.push_back(make_player<rules::czech_law>(rules::czech));
    players.push_back(make_player<rules::german_law>(rules::german));
    players.push_back(make_player<rules::thai_law>(rules::thai));
    players.push_back(make_player<rules::turkish_law>(rules::turkish));
    players.push_back(make_player<rules::armenian_law>(rules::armenian));
}

} // namespace damier::draughts::reference
