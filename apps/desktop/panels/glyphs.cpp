#include "apps/desktop/panels/glyphs.hpp"

#include "damier/base/message.hpp"

#include <QStringList>

#include <algorithm>
#include <array>

namespace damier::desktop {

namespace {

constexpr std::array moves{
    Glyph{3, "!!", msg("brilliant move")},   Glyph{1, "!", msg("good move")},
    Glyph{5, "!?", msg("interesting move")}, Glyph{6, "?!", msg("dubious move")},
    Glyph{2, "?", msg("mistake")},           Glyph{4, "??", msg("blunder")},
};

constexpr std::array positions{
    Glyph{7, "□", msg("only move")},
    Glyph{10, "=", msg("even position")},
    Glyph{13, "∞", msg("unclear position")},
    Glyph{14, "+=", msg("White is slightly better")},
    Glyph{15, "=+", msg("Black is slightly better")},
    Glyph{16, "±", msg("White is better")},
    Glyph{17, "∓", msg("Black is better")},
    Glyph{18, "+−", msg("White wins")},
    Glyph{19, "−+", msg("Black wins")},
};

// In game files: print the position after this move.
constexpr Glyph diagram{220, "⊞", msg("a diagram here")};

Glyph const* find(int nag) {
    for (std::span<Glyph const> const group : {move_glyphs(), position_glyphs()})
        for (Glyph const& glyph : group)
            if (glyph.nag == nag) return &glyph;
    return nag == diagram.nag ? &diagram : nullptr;
}

bool is_about_position(int nag) {
    return find(nag) != nullptr && !is_about_move(nag) && nag != diagram.nag;
}

} // namespace

std::span<Glyph const> move_glyphs() { return moves; }
std::span<Glyph const> position_glyphs() { return positions; }

QString sign_of(int nag) {
    Glyph const* glyph = find(nag);
    return glyph != nullptr ? QString::fromUtf8(glyph->sign) : QStringLiteral("$%1").arg(nag);
}

QString signs_of(std::vector<int> const& nags) {
    QStringList signs;
    for (int const nag : nags)
        if (nag != 0) signs += sign_of(nag);
    return signs.join(QLatin1Char(' '));
}

bool is_about_move(int nag) { return nag >= 1 && nag <= 6; }

std::vector<int> with_glyph(std::vector<int> nags, int chosen) {
    bool const was_there = std::ranges::find(nags, chosen) != nags.end();
    auto const group = is_about_move(chosen) ? is_about_move : is_about_position;
    std::erase_if(nags, group);
    if (was_there) return nags;
    nags.insert(is_about_move(chosen) ? nags.begin() : nags.end(), chosen);
    return nags;
}

} // namespace damier::desktop
