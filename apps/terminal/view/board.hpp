// A position as characters, in every theme. Pure functions: who prints is not their business.
#pragma once

#include "apps/terminal/view/look.hpp"

#include "damier/game/state.hpp"

#include <optional>
#include <string>
#include <vector>

namespace damier::terminal {

std::string draw(game::State const& state, Look const& look, Marks const& marks = {});

// Pieces that are taken and not yet off: fainter where there are colours.
std::string dimmed(std::string const& text, Look const& look);

// The pieces of a seat as the theme draws them ("O [O]"); empty where pieces belong to nobody.
std::string glyphs_of(game::State const& state, game::Seat seat, Look const& look);

// "Signs: Pawn *, Tower #.": the pieces in play, where a game has more than men and kings; empty
// where nothing needs telling.
std::string signs_text(game::State const& state, Look const& look);
// The same with how places are named, where the board shows it by sums.
std::string legend(game::State const& state, Look const& look);

// One character or a few for a piece.
std::string glyph(game::About const& about, game::Piece piece, Look const& look);

// The board as it is seen: rows from the top, columns from the left.
class SeenBoard {
public:
    SeenBoard(game::State const& state, bool is_flipped);

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    std::optional<game::Cell> at(int row, int column) const;

    // Names along the edges, for games whose cells are named by row and column.
    bool has_edges() const { return has_edges_; }
    std::string const& row_name(int row) const { return row_names_[static_cast<std::size_t>(row)]; }
    std::string const& column_name(int column) const {
        return column_names_[static_cast<std::size_t>(column)];
    }
    // Places numbered row by row from 0: a name is that of its row plus that of its column.
    bool has_sums() const { return has_sums_; }
    int label_width() const { return label_width_; }

private:
    int rows_, columns_;
    bool is_flipped_;
    bool has_edges_ = true, has_sums_ = true;
    int label_width_ = 1;
    std::vector<game::Cell> cells_; // by row and column as the first seat sees them
    std::vector<std::string> row_names_, column_names_;
};

} // namespace damier::terminal
