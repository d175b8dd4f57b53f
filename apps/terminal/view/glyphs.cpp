// The characters of the pieces in each theme.
#include "apps/terminal/view/board.hpp"

#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"

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
constexpr Kinds troisil{{{"1", "2"}, {"3", "4"}, {"5", "6"}, {"7", "8"}}};
constexpr Kinds ulb{{{"●", "○"}, {"◉", "◎"}, {"◆", "◇"}, {"■", "□"}}};
constexpr Kinds ulb_ascii{{{"o", "x"}, {"O", "X"}, {"e", "E"}, {"b", "B"}}};
constexpr Kinds multidames{{{"+", "o"}, {"#", "@"}, {"t", "T"}, {"b", "B"}}};
constexpr Kinds mansuba{{{"*", "*"}, {"#", "#"}, {"&", "&"}, {"#", "#"}}};

// Pawns that belong to nobody: white, red, black.
std::string_view common_pawn(int kind, Look const& look) {
    constexpr std::array<std::string_view, 3> plain{"+", "x", "o"}, discs{"○", "◍", "●"},
        numbers{"1", "2", "3"}, v06_pawns{"O", "+", "X"}, ulb_pawns{"●", "◍", "○"};
    auto const i = static_cast<std::size_t>(kind);
    if (look.theme == Theme::v06) return v06_pawns[i];
    if (look.theme == Theme::troisil) return numbers[i];
    if (!look.has_unicode || look.theme == Theme::multidames || look.theme == Theme::mansuba)
        return plain[i];
    return look.theme == Theme::ulb ? ulb_pawns[i] : discs[i];
}

Kinds const& kinds_of(game::About const& about, Look const& look) {
    bool const is_race = about.kinds.size() > 2;
    switch (look.theme) {
    case Theme::v06: return v06;
    case Theme::troisil: return troisil;
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

namespace {

// The sign of each side for a kind, once where both have the same.
std::string signs_of(game::About const& about, int kind, Look const& look) {
    std::string const first = glyph(about, {0, kind}, look), second = glyph(about, {1, kind}, look);
    bool const is_coloured = look.theme == Theme::modern && look.has_colour;
    if (is_coloured) return second; // told apart by colour
    return first == second ? first : first + ' ' + second;
}

} // namespace

std::string signs_text(game::State const& state, Look const& look) {
    using text::tr;
    game::About const& about = state.about();
    if (about.kinds.size() <= 2) return {};
    std::vector<bool> is_used(about.kinds.size(), false);
    bool is_owned = true;
    for (std::size_t cell = 0; cell < about.cells.size(); ++cell)
        if (auto const piece = state.at(static_cast<game::Cell>(cell))) {
            is_used[static_cast<std::size_t>(piece->kind)] = true;
            is_owned = piece->owner != game::nobody;
        }
    bool const is_coloured = look.theme == Theme::modern && look.has_colour;
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < about.kinds.size(); ++i) {
        if (!is_used[i]) continue;
        int const kind = static_cast<int>(i), value = about.kinds[i].value;
        int const common = is_coloured ? 2 : kind; // the full shape, in three colours
        parts.push_back(is_owned ? tr(about.kinds[i].name) + ' ' + signs_of(about, kind, look)
                                 : tr(counted(value, "{} {} ({} point)", "{} {} ({} points)",
                                              tr(about.kinds[i].name),
                                              glyph(about, {game::nobody, common}, look), value)));
    }
    bool const is_evident = is_owned && parts.size() < 2 && look.theme != Theme::mansuba;
    if (is_evident) return {}; // whose turn it is says as much
    std::string text = tr(Message(msg("Signs: {}."), join(parts, ", ")));
    if (look.theme != Theme::mansuba || !is_owned) return text;
    return text + ' '
           + (look.has_colour ? tr(msg("White is red, Black green."))
                              : tr(msg("White's pieces stand in brackets.")));
}

std::string legend(game::State const& state, Look const& look) {
    std::string text = signs_text(state, look);
    if (text.empty() || look.theme != Theme::mansuba) return text;
    if (SeenBoard const grid(state, false); grid.has_sums() && grid.rows() > 1)
        text +=
            ' '
            + text::tr(Message(msg("A place is the sum of its row and its column: {} + {} is {}."),
                               grid.row_name(1), grid.column_name(2), grid.columns() + 2));
    return text;
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
