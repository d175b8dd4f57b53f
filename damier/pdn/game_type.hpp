// The GameType tag: which draughts, who starts, the board and how its squares are named.
#pragma once

#include "damier/base/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damier::pdn {

struct GameType {
    enum class Side { white, black };
    enum class Notation { algebraic, numeric, short_algebraic };
    // Of the first square (a1 or 1), as the side that starts sees the board.
    enum class Corner { bottom_left, bottom_right, top_left, top_right };

    struct Board {
        Side starts = Side::white;
        int width = 10, height = 10;
        Notation notation = Notation::numeric;
        Corner first_square = Corner::top_left;
        std::optional<bool> has_dark_corner; // whether the bottom left corner is played on

        bool operator==(Board const&) const = default;
    };

    int number = 20;
    std::optional<Board> board; // the short form is the number alone

    bool operator==(GameType const&) const = default;
};

// "20" or "20,W,10,10,N2" or "20,W,10,10,N2,0"; blanks around the parts and small letters are
// forgiven.
Result<GameType> read_game_type(std::string_view text);
std::string write(GameType const& type);

} // namespace damier::pdn
