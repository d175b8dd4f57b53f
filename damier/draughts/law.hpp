// The law of a draughts game: the board and how its pieces move. One constexpr value per law; the
// generator and the engine are compiled once for each. Games that differ only in their start, draw
// rules or notation share a law (see rules.hpp).
#pragma once

#include "damier/board/geometry.hpp"
#include "damier/draughts/tuning.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>

namespace damier::draughts {

using board::Direction;
using board::Geometry;

enum class Side { white, black };

constexpr Side opponent(Side side) { return side == Side::white ? Side::black : Side::white; }

// Directions as White sees them; Black's are the opposite ones.
class Directions {
public:
    constexpr Directions() = default;
    constexpr Directions(std::initializer_list<Direction> list) {
        for (Direction const d : list) bits |= bit(d);
    }
    constexpr bool contains(Direction d) const { return (bits & bit(d)) != 0; }
    constexpr bool empty() const { return bits == 0; }
    constexpr bool operator==(Directions const&) const = default;
    constexpr Directions operator|(Directions o) const {
        Directions both;
        both.bits = bits | o.bits;
        return both;
    }
    constexpr Directions operator&(Directions o) const {
        Directions common;
        common.bits = bits & o.bits;
        return common;
    }
    // The same directions for a side: Black looks down the board.
    constexpr Directions seen_by(Side side) const {
        Directions turned;
        for (Direction const d : board::all_directions)
            if (contains(d)) turned.bits |= bit(side == Side::white ? d : opposite(d));
        return turned;
    }

    unsigned bits = 0; // public: the value is used as a template argument

private:
    static constexpr unsigned bit(Direction d) { return 1u << static_cast<int>(d); }
};

inline constexpr Directions forward_diagonals{Direction::north_west, Direction::north_east};
inline constexpr Directions diagonals{Direction::north_west, Direction::north_east,
                                      Direction::south_west, Direction::south_east};
inline constexpr Directions straight{Direction::north, Direction::east, Direction::south,
                                     Direction::west};
inline constexpr Directions forward_and_sideways{Direction::north, Direction::east,
                                                 Direction::west};

enum class Obligation { compulsory, optional };
enum class Reach { one_step, flying };
enum class Landing {
    anywhere,         // any free square behind the last captured piece
    next_square,      // the square directly behind, after every jump
    next_after_a_king // as anywhere, but directly behind if the last captured piece is a king
};
enum class Removal { at_the_end, at_once };
enum class Promotion {
    at_the_end, // a man that passes the last row goes on as a man
    ends_move,  // reaching the last row ends the capture
    in_flight   // it goes on as a king
};
enum class Objective {
    leave_no_move, // who cannot move has lost
    have_no_move,  // who cannot move has won
    first_king     // as the first, and the first to get a king has won
};

// What makes one capture go before another; the law lists them, the most important first.
enum class Precedence {
    none,
    most_pieces,
    most_value,  // men + 2 kings; then fewer kings (a king is worth a little less than two men)
    with_a_king, // made by a king
    most_kings,  // kings among the captured pieces
    kings_first  // a captured king met earlier
};
using PrecedenceList = std::array<Precedence, 4>;

struct Law {
    Required<Geometry> geometry;
    Required<Directions> man_moves, man_captures, king_moves, king_captures;
    Required<Obligation> obligation;
    Required<Reach> king_reach;
    Required<Landing> king_landing;
    Required<bool> may_turn_back; // a king may reverse between two jumps
    Required<Removal> removal;
    Required<Promotion> promotion;
    Required<bool> may_stop; // a capture may be broken off after any jump
    Required<bool> men_capture_kings;
    Required<PrecedenceList> precedence;
    Required<int> same_king_limit; // quiet moves in a row with one king; 0 = no limit
    Required<Objective> objective;
    Required<Tuning const*> tuning; // of this law alone: list.hpp refuses one that is borrowed
};

constexpr bool has(Law const& law, Precedence wanted) {
    for (Precedence const p : law.precedence())
        if (p == wanted) return true;
    return false;
}

// What no game can mean. Each test is one sentence; the static_assert under a law names the game.
consteval bool is_consistent(Law const& law) {
    Geometry const& g = law.geometry;
    bool const is_chequered = g.grid == board::Grid::chequered;
    if (!board::is_valid(g)) return false;
    // Every piece can move and capture.
    if (law.man_moves().empty() || law.man_captures().empty()) return false;
    if (law.king_moves().empty() || law.king_captures().empty()) return false;
    // On a chequered board men step diagonally, else they would leave their squares.
    if (is_chequered && (law.man_moves() | diagonals) != diagonals) return false;
    // Men never step backwards: games would not end.
    for (Direction const d : {Direction::south, Direction::south_west, Direction::south_east})
        if (law.man_moves().contains(d)) return false;
    // Straight captures on a chequered board need the wide layout, or shifts would wrap.
    for (Direction const d : board::all_directions)
        if (is_chequered && law.king_captures().contains(d) && board::wraps(g, d)) return false;
    // A short king has no choice of landing square.
    if (law.king_reach() == Reach::one_step && law.king_landing() != Landing::anywhere)
        return false;
    // Nothing can be most where captures may be broken off or left undone.
    bool const is_free = law.may_stop() || law.obligation() == Obligation::optional;
    if (is_free && law.precedence()[0] != Precedence::none) return false;
    // The list of precedences has no holes.
    for (std::size_t i = 1; i < law.precedence().size(); ++i)
        if (law.precedence()[i] != Precedence::none && law.precedence()[i - 1] == Precedence::none)
            return false;
    // A captured piece that stays on the board blocks the way back.
    if (law.removal() == Removal::at_the_end && law.may_turn_back()) return false;
    return law.same_king_limit() >= 0;
}

} // namespace damier::draughts
