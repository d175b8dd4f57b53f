// How long the wins of the tables take, against what the draw rules allow. Tables know nothing of
// counters; a counter only adds draws. So a drawn ending stays drawn, and a win stays one if no
// counter can run out before it, whatever the defence does.
#pragma once

#include "damier/draughts/rules.hpp"
#include "damier/endgame/shelf.hpp"

namespace damier::engine {

class TableLimits {
public:
    // Of all tables on the shelf.
    TableLimits(endgame::Shelf const& shelf, draughts::DrawRules const& rules);

    // The pieces of the largest table.
    int most_pieces() const { return most_pieces_; }
    // The greatest number of plies to the next capture or move of a man in a won or lost position.
    int calm(endgame::Slice const& slice) const { return slots_[key_of(slice)].calm; }
    // From this slice on: if the counter of moves by kings begins with a position, does every win
    // come to its next capture or move of a man in time?
    bool keeps_king_moves(endgame::Slice const& slice) const {
        return slots_[key_of(slice)].keeps_king_moves;
    }
    // From this slice on: if the i-th limited balance begins with a position, does every win come
    // in time?
    bool keeps_balance(endgame::Slice const& slice, std::size_t i) const {
        return slots_[key_of(slice)].keeps_balance[i];
    }

private:
    struct Slot {
        int calm = 0;
        bool keeps_king_moves = false;
        std::array<bool, std::tuple_size_v<draughts::MaterialLimits>> keeps_balance{};
    };

    int most_pieces_ = 0;
    std::array<Slot, endgame::slice_keys> slots_{};
};

} // namespace damier::engine
