// The characters of the pieces in each theme.
#include "apps/terminal/view/board.hpp"

#include <array>

namespace damier::terminal {

namespace {

// By kind, then by owner. A game's kinds are in the order that the game declares: man and king;
// white, red and black pawn; pawn, tower, elephant and bishop.
using Pair = std::array<std::string_view, 2>;
using Kinds = std::array<Pair, 4>;

constexpr Kinds modern_disc{{{"○", "●"}, {"◎", "◉"}, {"○", "●"}, {"○", "●"}}};
constexpr Kinds modern_ascii{{{"o", "x"}, {"O", "X"}, {"o", "x"}, {"o", "x"}}};
constexpr Kinds modern_race{{{"○", "●"}, {"△", "▲"}, {"□", "■"}, {"◇", "◆"}}};
constexpr Kinds ascii_race{{{"P", "p"}, {"T", "t"}, {"E", "e"}, {"B", "b"}}};
constexpr Kinds v06{{{"O", "X"}, {"[O]", "[X]"}, {"(O)", "(X)"}, {"<O>", "<X>"}}};
constexpr Kinds ulb{{{"●", "○"}, {"◉", "◎"}, {"◆", "◇"}, {"■", "□"}}};
constexpr Kinds ulb_ascii{{{"o", "x"}, {"O", "X"}, {"e", "E"}, {"b", "B"}}};
constexpr Kinds multidames{{{"+", "o"}, {"#", "@"}, {"t", "T"}, {"b", "B"}}};
constexpr Kinds mansuba{{{"*", "*"}, {"#", "#"}, {"&", "&"}, {"#", "#"}}};

// Pawns that belong to nobody: white, red, black.
std::string_view common_pawn(int kind, Look const& look) {
    constexpr std::array<std::string_view, 3> plain{"+", "x", "o"}, discs{"○", "◍", "●"},
        v06_pawns{"O", "+", "X"}, ulb_pawns{"●", "◍", "○"};
    auto const i = static_cast<std::size_t>(kind);
    if (look.theme == Theme::v06) return v06_pawns[i];
    if (!look.has_unicode || look.theme == Theme::multidames || look.theme == Theme::mansuba)
        return plain[i];
    return look.theme == Theme::ulb ? ulb_pawns[i] : discs[i];
}

Kinds const& kinds_of(game::About const& about, Look const& look) {
    bool const is_race = about.kinds.size() > 2;
    switch (look.theme) {
    case Theme::v06: return v06;
    case Theme::ulb: return look.has_unicode ? ulb : ulb_ascii;
    case Theme::multidames: return multidames;
    case Theme::mansuba: return mansuba;
    case Theme::modern: break;
    }
    if (is_race) return look.has_unicode ? modern_race : ascii_race;
    return look.has_unicode ? modern_disc : modern_ascii;
}

} // namespace

std::string glyph(game::About const& about, game::Piece piece, Look const& look) {
    if (piece.owner == game::nobody) return std::string(common_pawn(piece.kind % 3, look));
    Pair const& pair = kinds_of(about, look)[static_cast<std::size_t>(piece.kind % 4)];
    return std::string(pair[piece.owner == 0 ? 0 : 1]);
}

std::string glyphs_of(game::State const& state, game::Seat seat, Look const& look) {
    // Coloured pieces have one shape for both sides: there is nothing to tell them apart by here.
    if (look.theme == Theme::modern && look.has_colour) return {};
    game::About const& about = state.about();
    std::vector<bool> is_used(about.kinds.size(), about.kinds.size() <= 2);
    bool is_owned = false;
    for (std::size_t cell = 0; cell < about.cells.size(); ++cell)
        if (auto const piece = state.at(static_cast<game::Cell>(cell))) {
            is_owned = is_owned || piece->owner != game::nobody;
            if (piece->owner == seat) is_used[static_cast<std::size_t>(piece->kind)] = true;
        }
    std::string text;
    if (!is_owned) return text;
    for (std::size_t kind = 0; kind < is_used.size(); ++kind) {
        if (!is_used[kind]) continue;
        if (!text.empty()) text += ' ';
        text += glyph(about, {seat, static_cast<int>(kind)}, look);
    }
    return text;
}

} // namespace damier::terminal
