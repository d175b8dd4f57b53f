// The placements of one side's men, in classes. Men never go back, so an ending is solved class by
// class, those with the men furthest on first; where men step sideways, a class holds every
// placement on the same rows, else a single one. Squares are numbered as White sees them.
#pragma once

#include "damier/draughts/law.hpp"
#include "damier/endgame/index.hpp"

#include <span>
#include <vector>

namespace damier::endgame {

using draughts::Law;
using draughts::Side;

class Men {
public:
    Men(Squares const& squares, Side side, int men);

    struct Class {
        std::uint32_t first, size;
    };
    // By how far the men have come, in rows together.
    std::span<std::vector<Class> const> levels() const { return levels_; }
    std::span<Numbers const> members(Class c) const {
        return std::span(placements_).subspan(c.first, c.size);
    }
    // The place of a set within its class.
    std::size_t member(Numbers const& men) const;

private:
    // What the side itself calls the squares, from the first on which a man can stand.
    Numbers own_view(Numbers const& men) const;

    Squares const& squares_;
    Side side_;
    std::vector<std::uint32_t> member_of_rank_;
    std::vector<Numbers> placements_; // class after class
    std::vector<std::vector<Class>> levels_;
};

} // namespace damier::endgame
