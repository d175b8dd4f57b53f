// A computer player that is another program, and may fail.
#pragma once

#include "damier/base/result.hpp"
#include "damier/game/bot.hpp"

#include <optional>

namespace damier::game {

class Program : public Bot {
public:
    // What went wrong; then choose() answers 0 and the program is of no more use.
    virtual std::optional<Error> const& failure() const = 0;
    // It has given the last game up instead of choosing; it may play another.
    virtual bool has_resigned() const { return false; }
    // It plays no more games, and has not failed: another one must be started.
    virtual bool is_finished() const { return false; }
};

} // namespace damier::game
