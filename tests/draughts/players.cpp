#include "damier/draughts/rules/list.hpp"
#include "tests/draughts/player.hpp"

#include <algorithm>

namespace damier::draughts::reference {

std::string key_of(Rules const& rules) {
    std::string const key(rules.text().key());
    auto const has_key = [&](Rules const* other) { return other->text().key() == key; };
    auto const& all = rules::All::values;
    if (std::count_if(all.begin(), all.end(), has_key) < 2) return key;
    return key + '-' + std::to_string(rules.law()->geometry().width);
}

std::vector<Player> const& laws() {
    static std::vector<Player> const all = [] {
        std::vector<Player> list;
        rules::All::for_each([&]<Rules const & R>() {
            if constexpr (rules::All::is_first_of_its_law(R)) list.push_back(make_player<R>());
        });
        return list;
    }();
    return all;
}

} // namespace damier::draughts::reference
