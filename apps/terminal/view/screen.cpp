#include "apps/terminal/view/screen.hpp"

#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/print.hpp"
#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"
#include "damier/game/material.hpp"

#include <curses.h>
#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>

namespace damier::terminal {

namespace {

using text::tr;

constexpr int least_panel = 26, least_panel_lines = 5;

// Colour pairs: a background for each kind of square times a foreground for each kind of piece.
enum Ground { light, dark, last, chosen, target, cursor, grounds };
enum Ink { white, black, red, name, inks };
constexpr short pair_of(int ground, int ink) { return static_cast<short>(1 + ground * inks + ink); }

void set_up_colours() {
    start_color();
    use_default_colors();
    bool const is_fine = COLORS >= 256;
    short const fine_grounds[] = {223, 137, 143, 208, 108, 75};
    short const coarse_grounds[] = {COLOR_WHITE,   COLOR_GREEN, COLOR_YELLOW,
                                    COLOR_MAGENTA, COLOR_CYAN,  COLOR_BLUE};
    short const fine_inks[] = {231, 16, 160, 94};
    short const coarse_inks[] = {COLOR_WHITE, COLOR_BLACK, COLOR_RED, COLOR_BLACK};
    for (int ground = 0; ground < grounds; ++ground)
        for (int ink = 0; ink < inks; ++ink)
            init_pair(pair_of(ground, ink), is_fine ? fine_inks[ink] : coarse_inks[ink],
                      is_fine ? fine_grounds[ground] : coarse_grounds[ground]);
}

void put(int y, int x, std::string_view text) {
    if (y < 0 || y >= LINES || x >= COLS) return;
    std::string shown = text::harmless(text);
    while (width(shown) > COLS - x) {
        while (!shown.empty() && (static_cast<unsigned char>(shown.back()) & 0xC0) == 0x80)
            shown.pop_back();
        if (!shown.empty()) shown.pop_back();
    }
    mvaddstr(y, x, shown.c_str());
}

// As many of the keys, parted by two blanks, as there is room for.
std::string fitting(std::string_view keys, int columns) {
    while (width(keys) > columns) {
        std::size_t const end = keys.rfind("  ");
        if (end == std::string_view::npos) break;
        keys = keys.substr(0, end);
    }
    return std::string(keys);
}

} // namespace

std::optional<Screen> Screen::open() {
    char const* const term = std::getenv("TERM");
    bool const is_dumb = term == nullptr || *term == '\0' || std::string_view(term) == "dumb";
    if (is_dumb || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) return std::nullopt;
    setenv("ESCDELAY", "25", 0);
    if (newterm(nullptr, stdout, stdin) == nullptr) return std::nullopt;
    Screen screen;
    screen.is_open_ = true;
    char const* const no_colour = std::getenv("NO_COLOR");
    screen.has_colour_ = (no_colour == nullptr || *no_colour == '\0') && has_colors();
    screen.has_unicode_ = std::string_view(nl_langinfo(CODESET)) == "UTF-8";
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    curs_set(0);
    mousemask(BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON4_PRESSED | BUTTON5_PRESSED, nullptr);
    mouseinterval(0);
    if (screen.has_colour_) set_up_colours();
    return screen;
}

Screen::Screen(Screen&& other) noexcept
    : is_open_(std::exchange(other.is_open_, false)),
      has_colour_(other.has_colour_),
      has_unicode_(other.has_unicode_),
      layout_(other.layout_) {}

Screen::~Screen() {
    if (is_open_) endwin();
}

void Screen::resize() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) resizeterm(size.ws_row, size.ws_col);
    clearok(stdscr, TRUE);
}

int Screen::key() { return getch(); }

Screen::Layout Screen::layout_for(SeenBoard const& grid) const {
    Layout layout;
    layout.rows = grid.rows();
    layout.columns = grid.columns();
    layout.left = grid.has_edges() ? 3 : 1;
    layout.cell_width = grid.has_edges() ? 3 : grid.label_width() + 2;
    int const foot = grid.has_edges() ? 4 : 3;
    // Twice as high looks square; done where there is room for it.
    bool const is_high = grid.rows() * 2 + layout.top + foot <= LINES
                         && grid.columns() * 4 + layout.left + least_panel + 2 <= COLS;
    if (is_high) {
        layout.cell_height = 2;
        layout.cell_width = std::max(4, layout.cell_width);
    }
    int const right = layout.left + grid.columns() * layout.cell_width;
    int const below = layout.top + grid.rows() * layout.cell_height + (grid.has_edges() ? 2 : 1);
    layout.panel = right + 2;
    // Too narrow for the text beside the board, but high enough to have it below.
    if (right + 2 + least_panel > COLS && below + least_panel_lines + 3 <= LINES) {
        layout.panel = 1;
        layout.panel_top = below;
    }
    return layout;
}

bool Screen::fits(session::Session const& session) const {
    SeenBoard const grid(session.state(), false);
    Layout const layout = layout_for(grid);
    return layout.top + grid.rows() * layout.cell_height + 3 <= LINES
           && layout.left + grid.columns() * layout.cell_width <= COLS;
}

std::optional<Screen::Spot> Screen::spot_at(int y, int x) const {
    if (y < layout_.top || x < layout_.left) return std::nullopt;
    int const row = (y - layout_.top) / layout_.cell_height;
    int const column = (x - layout_.left) / layout_.cell_width;
    if (row >= layout_.rows || column >= layout_.columns) return std::nullopt;
    return Spot{row, column};
}

void Screen::draw(session::Session const& session, Scene const& scene, session::TimePoint now) {
    erase();
    SeenBoard const grid(session.state(), scene.is_flipped);
    layout_ = layout_for(grid);
    if (!fits(session)) {
        put(0, 0, tr(msg("The window is too small.")));
        ::refresh();
        return;
    }
    attron(A_BOLD);
    std::string const name = tr(session.game().name());
    put(0, layout_.left, name);
    attroff(A_BOLD);
    // What has no room here stands beside the board.
    std::string status = tr(session.state().status());
    int const from = layout_.left + width(name) + 2;
    if (from + width(status) <= COLS) put(0, from, std::exchange(status, {}));
    draw_board(session, grid, scene);
    draw_panel(session, scene, now, status);
    draw_foot(session, scene);
    ::refresh();
}

void Screen::draw(Page& page) {
    erase();
    std::vector<std::string_view> const all = split(page.text, '\n');
    int const room = std::max(1, LINES - 3), count = static_cast<int>(all.size());
    page.first = std::clamp(page.first, 0, std::max(0, count - room));
    attron(A_BOLD);
    put(0, 1, page.title);
    attroff(A_BOLD);
    for (int i = 0; i < room && page.first + i < count; ++i)
        put(2 + i, 1, all[static_cast<std::size_t>(page.first + i)]);
    attron(A_REVERSE);
    put(LINES - 1, 0,
        pad_right(' '
                      + tr(count > room ? msg("Up, Down: more  any other key: back to the game")
                                        : msg("any key: back to the game")),
                  COLS - 1));
    attroff(A_REVERSE);
    ::refresh();
}

Look Screen::look() const {
    Look look;
    look.has_unicode = has_unicode_;
    look.has_colour = has_colour_ && has_unicode_; // else each side has its own shapes
    return look;
}

int Screen::columns() { return COLS; }
int Screen::lines() { return LINES; }

void Screen::draw_board(session::Session const& session, SeenBoard const& grid,
                        Scene const& scene) {
    for (int row = 0; row < grid.rows(); ++row) {
        int const y = layout_.top + row * layout_.cell_height;
        if (grid.has_edges()) put(y, 0, pad_left(grid.row_name(row), 2));
        for (int column = 0; column < grid.columns(); ++column)
            if (auto const cell = grid.at(row, column))
                draw_cell(session, *cell, scene, y, layout_.left + column * layout_.cell_width,
                          row == scene.row && column == scene.column);
    }
    if (!grid.has_edges()) return;
    int const y = layout_.top + grid.rows() * layout_.cell_height;
    for (int column = 0; column < grid.columns(); ++column)
        put(y, layout_.left + column * layout_.cell_width + 1, grid.column_name(column));
}

int Screen::attributes(game::State const& state, game::Cell cell, Scene const& scene,
                       bool is_cursor) const {
    auto const piece = state.at(cell);
    if (!has_colour_) {
        int look = is_cursor ? static_cast<int>(A_REVERSE) : 0;
        if (has(scene.marks.chosen, cell) || has(scene.marks.targets, cell))
            look |= static_cast<int>(A_BOLD | A_UNDERLINE);
        if (has(scene.marks.taken, cell)) look |= static_cast<int>(A_DIM);
        return look;
    }
    game::CellShape const& shape = state.about().cells[static_cast<std::size_t>(cell)];
    int const ground = is_cursor                          ? cursor
                       : has(scene.marks.chosen, cell)    ? chosen
                       : has(scene.marks.targets, cell)   ? target
                       : has(scene.marks.last, cell)      ? last
                       : shape.shade == game::Shade::dark ? dark
                                                          : light;
    int ink = name;
    if (piece && piece->owner == game::nobody)
        ink = piece->kind == 0 ? white : piece->kind == 1 ? red : black;
    else if (piece)
        ink = piece->owner == 0 ? white : black;
    int look = COLOR_PAIR(pair_of(ground, ink));
    if (has(scene.marks.taken, cell))
        look |= static_cast<int>(A_DIM);
    else if (ink == white || ink == red)
        look |= static_cast<int>(A_BOLD);
    return look;
}

void Screen::draw_cell(session::Session const& session, game::Cell cell, Scene const& scene, int y,
                       int x, bool is_cursor) {
    game::State const& state = session.state();
    game::CellShape const& shape = state.about().cells[static_cast<std::size_t>(cell)];
    if (shape.shade == game::Shade::absent) return;
    Look look;
    look.has_unicode = has_unicode_;
    auto piece = state.at(cell);
    std::string sign;
    if (piece) {
        // Colours tell the sides apart, so both get the full shapes.
        if (has_colour_ && has_unicode_)
            piece = piece->owner == game::nobody ? game::Piece{game::nobody, 2}
                                                 : game::Piece{1, piece->kind};
        sign = glyph(state.about(), *piece, look);
    } else if (has(scene.marks.targets, cell)) {
        sign = has_unicode_ ? "·" : ".";
    }
    bool const is_named = shape.label.find_first_not_of("0123456789") == std::string::npos;
    std::string const label = is_named ? shape.label : "";
    int const piece_look = attributes(state, cell, scene, is_cursor);
    int const unmarked =
        has_colour_ ? COLOR_PAIR(pair_of((PAIR_NUMBER(piece_look) - 1) / inks, name)) : piece_look;
    attrset(static_cast<attr_t>(unmarked));
    for (int line = 0; line < layout_.cell_height; ++line)
        put(y + line, x, repeated(" ", layout_.cell_width));
    bool const is_high = layout_.cell_height > 1;
    if (is_high) {
        put(y + 1, x + layout_.cell_width - width(label), label);
        attrset(static_cast<attr_t>(piece_look));
        put(y, x + 1, sign);
    } else {
        put(y, x + 1, is_named ? label : "");
        attrset(static_cast<attr_t>(piece_look));
        if (!sign.empty()) put(y, is_named ? x : x + 1, sign);
    }
    // Not by its light alone: some terminals have none.
    if (has(scene.marks.taken, cell)) put(y, x + (is_high ? 2 : layout_.cell_width - 1), ")");
    attrset(A_NORMAL);
}

void Screen::draw_panel(session::Session const& session, Scene const& scene, session::TimePoint now,
                        std::string const& status) {
    int const x = layout_.panel, room = COLS - x - 1;
    if (room < 8) return;
    game::State const& state = session.state();
    std::vector<int> const left = game::pieces_left(state), scores = state.scores();
    bool const is_over = session.ending().has_value();
    int y = layout_.panel_top;
    for (std::size_t i = 0; i < state.about().seats.size(); ++i) {
        auto const seat = static_cast<game::Seat>(i);
        bool const is_turn = !is_over && seat == state.to_play();
        if (is_turn) attron(A_BOLD);
        put(y, x, is_turn ? ">" : " ");
        put(y, x + 2, player_name(session, seat));
        auto const reading = session.reading(seat, now);
        if (reading.has_clock)
            put(y, x + std::max(12, std::min(room, 56) - 9), clock_text(reading));
        if (is_turn) attroff(A_BOLD);
        std::string count = left.empty()
                                ? tr(counted(scores[i], "{} point", "{} points", scores[i]))
                                : tr(counted(left[i], "{} piece, {} taken", "{} pieces, {} taken",
                                             left[i], scores[i]));
        if (!left.empty() && width(count) > room - 2)
            count = tr(counted(left[i], "{} piece", "{} pieces", left[i]));
        // Where lines are dear, behind the name.
        if (layout_.panel_top > layout_.top)
            put(y, x + std::max(16, 2 + width(player_name(session, seat)) + 2), count);
        else
            put(++y, x + 2, count);
        ++y;
    }
    if (scene.thought && !scene.thought->line.empty())
        put(y, x,
            fmt::format("{} {:+.2f} {}", scene.thought->depth, scene.thought->score,
                        join(scene.thought->line, " ")));
    ++y;
    std::string notes;
    for (std::string const& note : {status, prisoners_text(session)})
        if (!note.empty()) notes += wrapped(note, room, "  ") + '\n';
    for (std::string_view const line : split(notes, '\n'))
        if (!line.empty() && y < LINES - 4) put(y++, x, line);
    if (!notes.empty()) ++y;
    Look look;
    look.columns = room;
    std::vector<std::string_view> lines;
    std::string const moves = history_text(session, look);
    for (std::string_view const line : split(moves, '\n'))
        if (!line.empty()) lines.push_back(line);
    int const height = LINES - 4 - y;
    if (height < 1) return;
    int const most = std::max(0, static_cast<int>(lines.size()) - height);
    int const first = std::max(0, most - scene.scrolled);
    for (int i = 0; i < height && first + i < static_cast<int>(lines.size()); ++i)
        put(y + i, x, lines[static_cast<std::size_t>(first + i)]);
}

void Screen::draw_foot(session::Session const& session, Scene const& scene) {
    std::string message = scene.message;
    if (message.empty())
        message = session.ending() ? describe(*session.ending(), session) : whose_turn(session);
    std::string const shown = wrapped(message, COLS - 2);
    int y = LINES - 3;
    for (std::string_view const line : split(shown, '\n')) {
        if (y >= LINES - 1) break;
        put(y++, 1, line);
    }
    attron(A_REVERSE);
    put(LINES - 1, 0,
        pad_right(scene.typed ? " > " + *scene.typed : ' ' + fitting(scene.keys, COLS - 2),
                  COLS - 1));
    attroff(A_REVERSE);
}

} // namespace damier::terminal
