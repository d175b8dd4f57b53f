// A move in time: where the moving piece is at each moment, in a hop over each piece that it takes,
// which taken pieces stand dimmed and which have begun to go.
#pragma once

#include "apps/desktop/board/layout.hpp"

#include <vector>

namespace damier::desktop {

class Walk {
public:
    struct Taken {
        game::Cell cell = 0;
        double at = 0;   // jumped: milliseconds from the start
        double gone = 0; // begins to go
    };
    static constexpr double dimmed = 0.4; // opacity of a piece that is taken and still stands

    // `is_there`: the hand has already carried the piece to its end; only the taken pieces go.
    // They stay until then, dimmed, and go in the order of taking, or each as it is jumped.
    Walk(game::Way way, BoardLayout const& layout, double speed, bool is_there,
         bool removes_at_once = false);

    double duration() const { return duration_; } // milliseconds
    bool is_moving() const { return way_.cells.size() > 1; }
    game::Cell origin() const { return way_.cells.front(); }
    game::Way const& way() const { return way_; }

    QPointF position(double time) const; // of the moving piece
    bool is_in_the_air(double time) const;
    std::vector<Taken> const& taken() const { return taken_; }
    double opacity(Taken const& taken, double time) const; // 1 before it is jumped, at last 0

    // The board has moved under the pieces: same times, other places.
    void lay_out(BoardLayout const& layout);

private:
    std::size_t leg(double time) const; // the point that it is on its way to

    game::Way way_;
    std::vector<QPointF> points_;
    std::vector<double> times_; // when each point is reached
    double hop_ = 0;            // its height
    std::vector<Taken> taken_;
    double duration_ = 0, fade_ = 0;
};

} // namespace damier::desktop
