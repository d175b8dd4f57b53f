// How the user wants to see the board.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace damier::desktop {

enum class Labels { none, inside, outside };

struct Look {
    std::string theme = "wood";    // a key of themes(); an unknown one is the first
    std::string pieces = "turned"; // a key of piece_sets()
    Labels labels = Labels::outside;
    bool has_rim = true;     // around the cells
    bool is_flipped = false; // the first seat sits at the top
    bool shows_targets = true;
    bool shows_last_move = true;
    bool shows_forced = true; // which pieces must capture
    double speed = 1.0;       // of the animation; 0 = none

    bool operator==(Look const&) const = default;
};

// Something to choose in the settings.
struct LookChoice {
    std::string key;
    std::string_view name; // message id
};

std::span<LookChoice const> themes();
std::span<LookChoice const> piece_sets();

} // namespace damier::desktop
