// What has been good elsewhere in the tree: quiet moves that ended nodes, by squares and by ply.
#pragma once

#include "damier/draughts/move.hpp"
#include "damier/engine/score.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace damier::engine {

template <draughts::Law const& L> class MoveMemory {
public:
    using Move = draughts::Move<L>;

    void clear() { *this = MoveMemory(); }

    int history(draughts::Side side, Move const& move) const {
        return history_[index(side)][at(move)];
    }
    bool is_killer(int ply, Move const& move, int which) const {
        return killers_[static_cast<std::size_t>(ply)][static_cast<std::size_t>(which)]
               == code(move);
    }

    void remember_killer(int ply, Move const& move) {
        auto& pair = killers_[static_cast<std::size_t>(ply)];
        if (pair[0] == code(move)) return;
        pair[1] = pair[0];
        pair[0] = code(move);
    }
    // Moves each number a part of the way to its end, so that none outgrows the others.
    void reward(draughts::Side side, Move const& move, int bonus) {
        std::int16_t& number = history_[index(side)][at(move)];
        number = static_cast<std::int16_t>(number + bonus - number * std::abs(bonus) / limit);
    }

private:
    static constexpr int limit = 8192;
    static constexpr std::size_t size = board::bits(L.geometry.value);
    using Code = std::uint16_t; // 0 = none

    static std::size_t index(draughts::Side side) { return static_cast<std::size_t>(side); }
    static std::size_t at(Move const& move) {
        return static_cast<std::size_t>(move.from.bit()) * size
               + static_cast<std::size_t>(move.to.bit());
    }
    static Code code(Move const& move) { return static_cast<Code>(at(move) + 1); }

    std::array<std::array<std::int16_t, size * size>, 2> history_{};
    std::array<std::array<Code, 2>, max_ply + 1> killers_{};
};

} // namespace damier::engine
