#include "damier/engine/table_limits.hpp"

#include <algorithm>

namespace damier::engine {

using endgame::Slice;

namespace {

// Can captures and promotions lead from one to the other, whoever is to move?
bool can_become(Slice const& from, Slice const& to) {
    auto const can = [](endgame::Force const& a, endgame::Force const& b) {
        return b.men <= a.men && b.pieces() <= a.pieces();
    };
    return (can(from.own, to.own) && can(from.other, to.other))
           || (can(from.own, to.other) && can(from.other, to.own));
}

} // namespace

TableLimits::TableLimits(endgame::Shelf const& shelf, draughts::DrawRules const& rules) {
    std::vector<endgame::Table const*> tables;
    for (Slice const& first : endgame::slices_up_to(endgame::most_pieces))
        for (Slice const& slice : {first, first.turned()})
            if (endgame::Table const* const table = shelf.find(slice)) {
                tables.push_back(table);
                most_pieces_ = std::max(most_pieces_, slice.pieces());
            }
    for (endgame::Table const* const from : tables) {
        Slot& slot = slots_[key_of(from->slice())];
        slot.calm = from->facts().calm;
        slot.keeps_king_moves = true;
        slot.keeps_balance.fill(true);
        for (endgame::Table const* const to : tables) {
            if (!can_become(from->slice(), to->slice())) continue;
            if (to->facts().calm > 2 * rules.king_moves()) slot.keeps_king_moves = false;
            for (std::size_t i = 0; i < slot.keeps_balance.size(); ++i) {
                draughts::MaterialLimit const& limit = rules.material()[i];
                int const longest =
                    to->facts().longest_in[static_cast<std::size_t>(limit.material)];
                // Where plies are not counted to the end, nobody knows.
                bool const is_known = to->slice().has_plies() || longest == 0;
                if (!is_known || longest > 2 * limit.moves) slot.keeps_balance[i] = false;
            }
        }
    }
}

} // namespace damier::engine
