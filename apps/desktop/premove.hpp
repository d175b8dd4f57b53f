// The move that a person means to play next, chosen while the computer still thinks: a piece and
// where it goes. Whether it can be played is seen when it is time.
#pragma once

#include "damier/session/command.hpp"
#include "damier/session/session.hpp"

#include <optional>
#include <vector>

namespace damier::desktop {

class Premove {
public:
    std::vector<game::Cell> const& cells() const { return cells_; }
    bool is_whole() const { return cells_.size() > 1; }
    void clear() { cells_.clear(); }

    // First a piece of this seat, then where it goes; another piece or the same one begins anew.
    void click(game::State const& state, game::Seat own, game::Cell cell);
    void set(std::vector<game::Cell> cells) { cells_ = std::move(cells); }

    // What it is now that its seat is to play; nothing if that cannot be played.
    std::optional<session::PlayCells> command(session::Session const& session) const;

private:
    std::vector<game::Cell> cells_;
};

} // namespace damier::desktop
