// Positions set up by hand, for games that have them: pieces are placed anywhere, and only the
// whole is judged.
#pragma once

#include "damier/base/result.hpp"
#include "damier/game/state.hpp"

#include <optional>
#include <string>
#include <vector>

namespace damier::game {

struct Placement {
    std::vector<std::optional<Piece>> pieces; // one for each cell
    Seat to_play = 0;

    // Of a state, or of its empty board with the same side to play.
    static Placement of(State const& state);
    static Placement empty(State const& state);

    std::optional<Piece>& at(Cell cell) { return pieces[static_cast<std::size_t>(cell)]; }
    std::optional<Piece> at(Cell cell) const { return pieces[static_cast<std::size_t>(cell)]; }
};

class Setup {
public:
    virtual ~Setup() = default;

    // The state, as if the game began there, or the reason why it cannot be played.
    virtual Result<StatePtr> build(Placement const& placement) const = 0;
    // As Game::read reads it, even if it cannot be played.
    virtual std::string write(Placement const& placement) const = 0;
};

} // namespace damier::game
