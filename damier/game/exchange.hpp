// Positions and moves of a draughts rule set as other programs send them (Hub, DamExchange): one
// letter per square; a move as from, to and all captured squares.
#pragma once

#include "damier/game/game.hpp"

namespace damier::game {

enum class Alphabet { hub, damexchange };

class Exchange {
public:
    virtual ~Exchange() = default;

    virtual Game const& game() const = 0;
    virtual StatePtr start() const = 0;

    // One letter for the side to move, then one per square.
    virtual std::string position(State const& state, Alphabet alphabet) const = 0;
    virtual Result<StatePtr> read_position(std::string_view text, Alphabet alphabet) const = 0;

    // "32-28", "28x19x23"
    virtual std::string move(State const& state, std::size_t action) const = 0;
    virtual Result<std::size_t> read_move(State const& state, std::string_view text) const = 0;
};

} // namespace damier::game
