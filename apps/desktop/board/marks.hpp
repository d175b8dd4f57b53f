// Everything that lies on the board beside the pieces: last move, targets, rings, arrows, cursor.
#pragma once

#include "apps/desktop/board/drawing.hpp"
#include "apps/desktop/board/layout.hpp"
#include "apps/desktop/board/theme.hpp"

#include <QString>

class QPainter;

namespace damier::desktop {

// A move that is shown before it is played.
struct Arrow {
    enum class Kind {
        line,   // what the engine considers, numbered where there are several
        better, // instead of a mistake
        worse,  // the mistake itself
    };

    std::vector<game::Cell> cells;
    int rank = 0; // of lines: 0 = best
    Kind kind = Kind::line;

    bool operator==(Arrow const&) const = default;
};

struct Marks {
    std::vector<game::Cell> last;    // the cells of the last move, origin first
    std::vector<game::Cell> chosen;  // pieces or cells picked so far
    std::vector<game::Cell> targets; // where the chosen piece may go next
    std::vector<game::Cell> must;    // pieces that must capture, after a refusal
    std::vector<game::Cell> forced;  // the same before anything was tried
    double glow = 0;                 // of the forced pieces, 0 to 1
    std::vector<game::Cell> premove; // to be played as soon as it can be
    Drawings drawings;
    std::vector<Arrow> arrows;
    std::optional<game::Cell> held, cursor, hover;
    game::State const* state = nullptr; // to tell a free target from an occupied one
};

void paint_marks_below(QPainter& painter, BoardLayout const& layout, Theme const& theme,
                       Marks const& marks); // the pieces
void paint_marks_above(QPainter& painter, BoardLayout const& layout, Theme const& theme,
                       Marks const& marks);

// What is being typed, at the foot of the board.
void paint_typed(QPainter& painter, BoardLayout const& layout, QString const& text);

// A word about what was just played, at the head of the board.
struct Remark {
    QString text;
    bool is_praise = false;
};
void paint_remark(QPainter& painter, BoardLayout const& layout, Theme const& theme,
                  Remark const& remark);

} // namespace damier::desktop
