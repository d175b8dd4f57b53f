// Follows a written game move by move and says which move is not legal. A game that has one of its
// own is checked faster than through its states.
#pragma once

#include "damier/base/result.hpp"

#include <optional>
#include <string_view>

namespace damier::game {

class MoveChecker {
public:
    virtual ~MoveChecker() = default;

    virtual void start() = 0; // the game's usual first position
    virtual Result<Done> set_up(std::string_view text) = 0;

    // The reason why the move is not legal, or nothing. After an error the position is as before.
    virtual std::optional<Error> play(std::string_view text) = 0;
    // What was played last is the first part of a capture whose rest must come as the next move.
    virtual bool is_waiting() const = 0;

    // Whether the rules may have called a draw before the move played last: this checker plays on,
    // and only the states of the game know.
    virtual bool may_be_drawn() const = 0;

    // A variation replaces the move before it; afterwards the line goes on behind that move.
    virtual void enter_variation() = 0;
    virtual void leave_variation() = 0;
};

} // namespace damier::game
