// How a game looks in a terminal: the theme and what the terminal can show.
#pragma once

#include "damier/base/result.hpp"
#include "damier/game/state.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace damier::terminal {

// Modern shows the names of the squares; the others are the boards of the documents whose rules
// Damier plays, and serve every game.
enum class Theme { modern, v06, troisil, ulb, multidames, mansuba };

Result<Theme> read_theme(std::string_view name);
std::string_view name_of(Theme theme);
std::vector<std::string> theme_names();
Theme theme_of_game(std::string_view key); // the one that a guided dialogue has

struct Look {
    Theme theme = Theme::modern;
    bool has_colour = false;
    bool has_unicode = true;
    bool has_256 = false;  // colours
    bool can_fill = false; // the whole screen, and keys be read one by one
    int columns = 80;
    bool is_flipped = false; // the second seat at the bottom

    // What the environment says: NO_COLOR, TERM, COLUMNS, the locale.
    static Look of_terminal(std::function<char const*(char const*)> const& look_up, int descriptor);
};

// Cells to stand out, where the theme can.
struct Marks {
    std::vector<game::Cell> last;    // of the last move
    std::vector<game::Cell> chosen;  // by the player so far
    std::vector<game::Cell> targets; // where that may go on
    std::vector<game::Cell> taken;   // jumped by it, and there until the capture ends
};

inline bool has(std::vector<game::Cell> const& cells, game::Cell cell) {
    return std::ranges::find(cells, cell) != cells.end();
}

} // namespace damier::terminal
