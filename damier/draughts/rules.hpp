// A draughts rule set: a law of movement, the start, how games are drawn, and how they are written.
// Every recognised variant is one constexpr value of this type in rules/.
#pragma once

#include "damier/base/message.hpp"
#include "damier/draughts/law.hpp"

#include <string_view>

namespace damier::draughts {

// When the game is drawn; counters are moves by each side, 0 = the rule does not exist.
enum class Material {
    none,
    three_kings_v_one,     // 3 kings v 1 king
    many_kings_v_one,      // 3 or more kings v 1 king
    three_v_one_king,      // 3 pieces with at least one king v 1 king
    three_v_main_diagonal, // the same, the lone king on the long diagonal
    three_hold_diagonal,   // 3 kings v 1 king, the three hold the long diagonal
    two_v_one_king,        // 2 kings, king and man, or 1 king v 1 king
    two_kings_v_one_king,  // 2 kings v 1 king, or 1 v 1: no man on the board
    exactly_two_kings_v_one,
    one_king_each,
    one_piece_each
};

// A balance of material that may last only so long.
struct MaterialLimit {
    Material material = Material::none;
    int moves = 0;                   // by each side, counted from the move that makes the balance
    bool waits_for_captures = false; // at 0 moves: not while somebody can capture
};

// No capture and no promotion for so long while both sides have a king and few pieces are left.
struct SlowEnding {
    int least_pieces = 0, most_pieces = 0; // of both sides together
    int moves = 0;
};

using MaterialLimits = std::array<MaterialLimit, 3>;
using SlowEndings = std::array<SlowEnding, 2>;

struct DrawRules {
    Required<int> repetitions; // of a position with the same side to move
    Required<int> king_moves;  // without a man move or a capture
    Required<int> quiet_moves; // without a capture or a promotion
    Required<MaterialLimits> material;
    Required<SlowEndings> slow_endings;
    Required<bool> when_both_blocked; // neither side can move: drawn instead of lost
};

inline constexpr DrawRules repetition_only{.repetitions = 3,
                                           .king_moves = 0,
                                           .quiet_moves = 0,
                                           .material = MaterialLimits{},
                                           .slow_endings = SlowEndings{},
                                           .when_both_blocked = false};

// How the squares of the board are named.
enum class Naming {
    numbers,                 // along the rows from `first_corner`
    letters_from_the_bottom, // a1 at White's left
    letters_from_the_top     // a1 in the top left corner
};
enum class Corner { top_left, top_right, bottom_left, bottom_right };

struct Text {
    Required<std::string_view> key;  // as typed by a user: "international"
    Required<std::string_view> name; // message id
    Required<Naming> naming;
    Required<Corner> first_corner; // of number 1 with White at the bottom
    Required<bool> is_mirrored;    // the corner at White's left is not a playable one
    Required<char> capture_sign;
    Required<int> game_type;                  // of PDN; 0 = none
    Required<std::string_view> game_type_tag; // complete PDN GameType; empty = none
    Required<bool> international_results;     // 2-0 and 1-1 instead of 1-0 and 1/2-1/2
};

struct Start {
    Required<int> men_rows;  // rows filled with men
    Required<int> back_rows; // empty rows behind them
    Required<Side> first;    // who moves first
};

struct Rules {
    Required<Law const*> law;
    Required<Start> start;
    Required<DrawRules> draws;
    Required<Text> text;
};

consteval bool is_consistent(Rules const& rules) {
    Geometry const& g = rules.law()->geometry;
    Start const& start = rules.start;
    // The sides must not meet at the start.
    if (2 * (start.men_rows() + start.back_rows()) >= g.height) return false;
    DrawRules const& draws = rules.draws;
    if (draws.repetitions() == 1 || draws.repetitions() < 0) return false;
    for (MaterialLimit const& limit : draws.material())
        if (limit.material == Material::none && limit.moves != 0) return false;
    // The key is what a user types: small letters, digits and dashes.
    for (char const c : rules.text().key())
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-')) return false;
    return !rules.text().key().empty();
}

} // namespace damier::draughts
