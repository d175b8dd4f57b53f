// The numeric annotation glyphs of game files as signs and words.
#pragma once

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace damier::desktop {

struct Glyph {
    int nag = 0;
    char const* sign = "";    // UTF-8
    std::string_view meaning; // message id
};

// Those that a person can choose: first about the move (only one of them), then the position.
std::span<Glyph const> move_glyphs();
std::span<Glyph const> position_glyphs();

QString sign_of(int nag);                       // "$n" for one without a sign
QString signs_of(std::vector<int> const& nags); // "?! ±"
bool is_about_move(int nag);                    // "!" to "?!"

// The glyphs after choosing one: of the same group it replaces the one before, a second choice of
// the same takes it away.
std::vector<int> with_glyph(std::vector<int> nags, int chosen);

} // namespace damier::desktop
