// The players of the tables: every rule set, and boards that are none but have published counts:
// they prove the layout of squares in the word, one of them with an odd number of rows.
#include "damier/draughts/generate_code.hpp"
#include "damier/draughts/rules/english.hpp"
#include "damier/draughts/rules/international.hpp"
#include "damier/draughts/rules/list.hpp"
#include "damier/draughts/rules/thai.hpp"
#include "tests/draughts/player_code.hpp"

#include <stdexcept>

namespace damier::draughts::reference {

namespace {

constexpr Law on_board(Law law, int width, int height) {
    law.geometry = board::chequered(width, height);
    return law;
}

constexpr Law small = on_board(rules::international_law, 6, 6);
constexpr Law small_english = on_board(rules::english_law, 6, 6);
constexpr Law wide = on_board(rules::international_law, 10, 8);
constexpr Law wider = on_board(rules::international_law, 12, 10);
constexpr Law high = on_board(rules::international_law, 8, 10);
constexpr Law odd = on_board(rules::international_law, 10, 11);
constexpr Law higher = on_board(rules::international_law, 10, 12);

static_assert(is_consistent(small) && is_consistent(small_english) && is_consistent(wide)
              && is_consistent(wider) && is_consistent(high) && is_consistent(odd)
              && is_consistent(higher));

constexpr Start rows(int count) {
    return {.men_rows = count, .back_rows = 0, .first = Side::white};
}

void add_other_boards(std::vector<Player>& players) {
    Names const numbers{}, letters{.letters = true};
    players.push_back(make_player<small>("international-6x6", numbers, rows(2)));
    players.push_back(make_player<small_english>("english-6x6", numbers, rows(2)));
    players.push_back(make_player<wide>("international-10x8", letters, rows(3)));
    players.push_back(make_player<wider>("international-12x10", numbers, rows(4)));
    players.push_back(make_player<high>("international-8x10", numbers, rows(4)));
    players.push_back(make_player<odd>("international-10x11", numbers, rows(4)));
    players.push_back(make_player<higher>("international-10x12", numbers, rows(5)));
    players.push_back(make_player<rules::thai_law>("thai-12-men", numbers, rows(3)));
}

} // namespace

std::vector<Player> const& players() {
    static std::vector<Player> const all = [] {
        std::vector<Player> list;
        rules::All::for_each([&]<Rules const & R>() { list.push_back(make_player<R>()); });
        add_other_boards(list);
        return list;
    }();
    return all;
}

Player const& player(std::string const& key) {
    for (Player const& player : players())
        if (player.key == key) return player;
    throw std::runtime_error("no variant " + key);
}

} // namespace damier::draughts::reference
