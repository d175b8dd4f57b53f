#include "tests/draughts/player.hpp"

#include <stdexcept>

namespace damier::draughts::reference {

std::vector<Player> const& players() {
    static std::vector<Player> const all = [] {
        std::vector<Player> list;
        add_ten_wide(list);
        add_eight_wide(list);
        add_forward(list);
        add_large(list);
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
