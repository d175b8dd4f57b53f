#include "apps/terminal/view/modern.hpp"

#include "apps/terminal/view/layout.hpp"

#include <algorithm>

namespace damier::terminal {

namespace {

constexpr std::string_view plain = "\x1b[0m", faint = "\x1b[22;2m";

// The colours of a square and what stands on it, for terminals with 256 and with 8 colours.
struct Palette {
    std::string_view light, dark, last, chosen, target; // background
    std::string_view white, black, red, name;           // foreground
};

constexpr Palette fine{"\x1b[48;5;223m", "\x1b[48;5;137m",   "\x1b[48;5;143m",
                       "\x1b[48;5;208m", "\x1b[48;5;108m",   "\x1b[1;38;5;231m",
                       "\x1b[38;5;16m",  "\x1b[1;38;5;160m", "\x1b[22;38;5;94m"};
constexpr Palette coarse{"\x1b[47m",   "\x1b[42m",    "\x1b[43m",   "\x1b[45m",   "\x1b[46m",
                         "\x1b[1;97m", "\x1b[22;30m", "\x1b[1;31m", "\x1b[22;30m"};

class Modern {
public:
    Modern(game::State const& state, Look const& look, Marks const& marks)
        : state_(state),
          look_(look),
          marks_(marks),
          grid_(state, look.is_flipped),
          palette_(look.has_256 ? fine : coarse),
          left_(grid_.has_edges() ? 3 : 0),
          cell_width_(grid_.has_edges() ? 3 : grid_.label_width() + 2) {
        // A narrow window costs the frame first, then the names of the squares that are occupied.
        has_frame_ = left_ + grid_.columns() * cell_width_ + 2 <= look.columns;
        is_tight_ = left_ + grid_.columns() * cell_width_ > look.columns;
        if (is_tight_) --cell_width_;
        // Names of squares in use never touch on a board as wide as that.
        bool const is_still_wide = left_ + grid_.columns() * cell_width_ > look.columns;
        if (is_tight_ && is_still_wide && !grid_.has_edges()) --cell_width_;
    }

    std::string draw() const {
        std::string const indent = repeated(" ", left_);
        std::string text = has_frame_ ? indent + border(0) : std::string();
        for (int row = 0; row < grid_.rows(); ++row) {
            if (grid_.has_edges()) text += pad_left(grid_.row_name(row), 2) + ' ';
            std::string line = bar();
            for (int column = 0; column < grid_.columns(); ++column) line += cell(row, column);
            text += (has_frame_ ? line + bar() : without_trailing_blanks(line)) + '\n';
        }
        if (has_frame_) text += indent + border(1);
        if (!grid_.has_edges()) return text;
        std::string names = indent + (has_frame_ ? " " : "");
        for (int column = 0; column < grid_.columns(); ++column)
            names += centred(grid_.column_name(column), cell_width_);
        return text + without_trailing_blanks(names) + '\n';
    }

private:
    std::string bar() const { return !has_frame_ ? "" : look_.has_unicode ? "│" : "|"; }

    std::string border(int which) const {
        int const length = grid_.columns() * cell_width_;
        if (!look_.has_unicode) return '+' + repeated("-", length) + "+\n";
        std::string const line = repeated("─", length);
        return which == 0 ? "┌" + line + "┐\n" : "└" + line + "┘\n";
    }

    std::string cell(int row, int column) const {
        auto const where = grid_.at(row, column);
        if (!where) return repeated(" ", cell_width_);
        auto const& shape = state_.about().cells[static_cast<std::size_t>(*where)];
        if (shape.shade == game::Shade::absent) return repeated(" ", cell_width_);
        return look_.has_colour ? coloured(*where, shape) : uncoloured(*where, shape);
    }

    std::string coloured(game::Cell where, game::CellShape const& shape) const {
        auto const piece = state_.at(where);
        std::string text(background(where, shape));
        if (piece) text.append(foreground(*piece));
        bool const is_taken = has(marks_.taken, where);
        if (is_taken) text.append(faint);
        // Colours tell the sides apart, so both get the full shapes.
        std::string const sign = piece ? glyph(state_.about(), solid(*piece), look_)
                                 : has(marks_.targets, where) ? dot()
                                                              : " ";
        if (is_tight_) {
            bool const is_named = !piece && !grid_.has_edges();
            if (is_named) text.append(palette_.name);
            return text.append(tight(is_named ? shape.label : sign, is_taken)).append(plain);
        }
        if (grid_.has_edges()) return text + ' ' + sign + tail(is_taken) + std::string(plain);
        text += sign;
        text.append(palette_.name);
        text += pad_right(shape.label, cell_width_ - 2) + tail(is_taken);
        return text.append(plain);
    }

    // A piece that is taken is told without its colour, too.
    static char tail(bool is_taken) { return is_taken ? ')' : ' '; }

    // As wide as a name, and a sign behind it where there is room.
    std::string tight(std::string const& shown, bool is_taken) const {
        int const inner = grid_.has_edges() ? 1 : grid_.label_width();
        std::string const text = pad_left(shown, inner);
        if (cell_width_ > inner) return text + tail(is_taken);
        return is_taken ? pad_left(shown + ')', inner) : text;
    }

    std::string_view background(game::Cell where, game::CellShape const& shape) const {
        if (has(marks_.chosen, where)) return palette_.chosen;
        if (has(marks_.targets, where)) return palette_.target;
        if (has(marks_.last, where)) return palette_.last;
        return shape.shade == game::Shade::dark ? palette_.dark : palette_.light;
    }

    std::string_view foreground(game::Piece piece) const {
        if (piece.owner != game::nobody) return piece.owner == 0 ? palette_.white : palette_.black;
        return piece.kind == 0 ? palette_.white : piece.kind == 1 ? palette_.red : palette_.black;
    }

    static game::Piece solid(game::Piece piece) {
        if (piece.owner == game::nobody) return {game::nobody, 2};
        return {1, piece.kind};
    }

    std::string dot() const { return look_.has_unicode ? "·" : "."; }

    std::string uncoloured(game::Cell where, game::CellShape const& shape) const {
        auto const piece = state_.at(where);
        bool const is_chosen = has(marks_.chosen, where), is_target = has(marks_.targets, where);
        bool const is_taken = has(marks_.taken, where);
        std::string const sign = piece ? glyph(state_.about(), *piece, look_) : "";
        if (is_tight_) {
            std::string const empty = !grid_.has_edges()    ? shape.label
                                      : shape.label.empty() ? std::string()
                                                            : dot();
            return pad_left(piece ? sign : empty, cell_width_ - 1)
                   + (is_chosen   ? "]"
                      : is_taken  ? ")"
                      : is_target ? "*"
                                  : " ");
        }
        if (grid_.has_edges()) {
            if (is_chosen) return '[' + centred(sign, cell_width_ - 2) + ']';
            if (is_taken) return '(' + centred(sign, cell_width_ - 2) + ')';
            if (!sign.empty()) return ' ' + sign + ' ';
            if (is_target) return " * ";
            return !shape.label.empty() ? ' ' + dot() + ' ' : repeated(" ", cell_width_);
        }
        std::string const label = pad_left(shape.label, grid_.label_width());
        std::string const tail = is_chosen ? "]" : is_taken ? ")" : is_target ? "*" : " ";
        return pad_right(sign.empty() ? " " + label : sign + label, cell_width_ - 1) + tail;
    }

    game::State const& state_;
    Look const& look_;
    Marks const& marks_;
    SeenBoard grid_;
    Palette const& palette_;
    int left_, cell_width_;
    bool has_frame_ = true, is_tight_ = false;
};

} // namespace

std::string draw_modern(game::State const& state, Look const& look, Marks const& marks) {
    return Modern(state, look, marks).draw();
}

} // namespace damier::terminal
