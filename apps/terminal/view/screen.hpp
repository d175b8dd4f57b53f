// The whole screen as one picture: board, players, clocks, moves, messages. Drawn with curses.
#pragma once

#include "apps/terminal/view/board.hpp"

#include "damier/game/bot.hpp"
#include "damier/session/session.hpp"

#include <optional>
#include <string>

namespace damier::terminal {

// What the screen shows beside the game itself.
struct Scene {
    int row = 0, column = 0; // of the cursor, as the board is seen
    bool is_flipped = false;
    int scrolled = 0;                 // lines that the list of moves is scrolled back
    std::string message;              // one or two lines at the bottom
    std::optional<std::string> typed; // what is being typed, if anything
    Marks marks;
    std::optional<game::Thought> thought;
    std::string_view keys; // the line of keys, translated
};

// A text over the whole screen, such as the rules.
struct Page {
    std::string title, text;
    int first = 0; // line at the top
};

class Screen {
public:
    // Nothing when the terminal cannot show one.
    static std::optional<Screen> open();
    Screen(Screen&& other) noexcept;
    Screen& operator=(Screen&&) = delete;
    ~Screen();

    bool fits(session::Session const& session) const;
    void draw(session::Session const& session, Scene const& scene, session::TimePoint now);
    void draw(Page& page); // brings `first` within the text
    static int columns();  // of the window as it is
    static int lines();
    Look look() const; // how pieces are drawn here
    void resize();     // the window has changed
    int key();         // -1 when there is none

    // The cell at a place of the screen, by row and column as the board is seen.
    struct Spot {
        int row, column;
    };
    std::optional<Spot> spot_at(int y, int x) const;

private:
    Screen() = default;
    struct Layout {
        int top = 1, left = 0, cell_width = 4, cell_height = 1, rows = 0, columns = 0;
        int panel = 0;     // first column of the text beside the board
        int panel_top = 1; // its first line; below the board in a narrow window
    };
    Layout layout_for(SeenBoard const& grid) const;
    void draw_board(session::Session const& session, SeenBoard const& grid, Scene const& scene);
    void draw_cell(session::Session const& session, game::Cell cell, Scene const& scene, int y,
                   int x, bool is_cursor);
    void draw_panel(session::Session const& session, Scene const& scene, session::TimePoint now,
                    std::string const& status);
    void draw_foot(session::Session const& session, Scene const& scene);
    int attributes(game::State const& state, game::Cell cell, Scene const& scene,
                   bool is_cursor) const;

    bool is_open_ = false;
    bool has_colour_ = false;
    bool has_unicode_ = true;
    Layout layout_;
};

} // namespace damier::terminal
