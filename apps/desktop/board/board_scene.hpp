// What a board shows and what may be done on it: painters, hands and screen readers look at the
// same.
#pragma once

#include "apps/desktop/board/banner.hpp"
#include "apps/desktop/board/drawing.hpp"
#include "apps/desktop/board/layout.hpp"
#include "apps/desktop/board/look.hpp"
#include "apps/desktop/board/marks.hpp"
#include "apps/desktop/board/walk.hpp"

#include <functional>

namespace damier::desktop {

struct BoardScene {
    Look look;
    BoardLayout layout;
    std::vector<game::Cell> named_cells;
    game::StatePtr state, before; // before: what the animation starts from
    std::optional<game::Way> last;
    std::vector<game::Cell> chosen, targets, taken, must, forced, premove;
    std::vector<Arrow> arrows;
    Drawings drawings;
    Remark remark;
    Banner banner;
    std::optional<Walk> walk; // while a move is on its way

    bool is_interactive = true, may_draw = false;
    std::function<bool(game::Cell)> is_drag_allowed; // none: every piece

    bool may_drag(game::Cell cell) const {
        return !walk && state->at(cell) && (!is_drag_allowed || is_drag_allowed(cell));
    }
};

// All about a cell for people who do not see it: "square 32, White, man, may move".
QString describe_cell(BoardScene const& scene, game::Cell cell);

} // namespace damier::desktop
