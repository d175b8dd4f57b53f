// PDN lets any board have letters: [GameType "21,B,8,8,A0,0"]. For games whose squares have numbers
// this turns such names into their numbers.
#pragma once

#include "damier/records/identify.hpp"

#include <map>
#include <string>
#include <string_view>

namespace damier::records {

inline constexpr std::string_view letters_warning =
    msg("the squares of this game have letters here; they are read and written as numbers");

class Letters {
public:
    Letters() = default; // changes nothing
    // `game_type`: what the file says. Where it does not say where a1 is, it is at the left of the
    // side that starts.
    Letters(game::Game const& game, std::string_view game_type);

    // A move or FEN in the game's own names; what is none of these squares stays.
    std::string to_numbers(std::string_view text) const;
    bool are_in(std::string_view text) const;
    // Quickly: whether a move stays as it is.
    bool keep(std::string_view move) const {
        return numbers_.empty() || move.empty() || move[0] < 'a' || move[0] > 'p';
    }

private:
    std::map<std::string, int, std::less<>> numbers_; // by name
};

} // namespace damier::records
