// Whether a computer player takes a draw that it is offered.
#pragma once

#include <optional>

namespace damier::desktop {

// `score` is what the computer thought of its own side last, in men. It fights on while the game
// is young or it stands better, and takes a draw when it stands worse or nothing happens any more.
constexpr bool accepts_draw(int ply, std::optional<double> score) {
    constexpr int young = 20, old = 80;
    constexpr double worse = -0.5, equal = 0.2;
    if (ply < young) return false;
    if (!score) return ply >= old;
    return *score <= worse || (ply >= old && *score <= equal);
}

} // namespace damier::desktop
