// What the engine thinks of a position: centi-men for the side to move, or a forced win or loss at
// a distance in plies. Value is the bare number of the search; Score is what others see.
#pragma once

#include "damier/draughts/tuning.hpp"

#include <compare>
#include <cstdint>
#include <optional>

namespace damier::engine {

using Value = int;

inline constexpr int max_ply = 192; // no line is followed further
inline constexpr Value infinite_value = 32000;
inline constexpr Value win_value = 30000;   // a win on the board now
inline constexpr Value known_value = 20000; // a win known from an ending table, distance unknown

constexpr Value won_in(int plies) { return win_value - plies; }
constexpr Value lost_in(int plies) { return plies - win_value; }
constexpr bool is_win(Value value) { return value > win_value - 2 * max_ply; }
constexpr bool is_loss(Value value) { return value < 2 * max_ply - win_value; }
constexpr bool is_decisive(Value value) { return is_win(value) || is_loss(value); }
// Beyond what an evaluation may say.
constexpr bool is_known(Value value) {
    return value > known_value - 2 * max_ply || value < 2 * max_ply - known_value;
}

// Chances in a game between equals; the three add up to 1.
struct Expectation {
    double win, draw, loss;

    double points() const { return win + draw / 2; }
};

using draughts::Chances;

class Score {
public:
    constexpr Score() = default;
    static constexpr Score from_value(Value value) {
        Score score;
        score.value_ = value;
        return score;
    }

    constexpr Value value() const { return value_; }
    constexpr double men() const { return value_ / 100.0; }
    // Plies to the end of the game when a forced win has been seen: positive if the side to move
    // wins, negative if it loses. A side that has lost already is at distance -0: see is_lost().
    constexpr std::optional<int> distance() const {
        if (is_win(value_)) return win_value - value_;
        if (is_loss(value_)) return -(win_value + value_);
        return std::nullopt;
    }
    constexpr bool is_won() const { return is_win(value_); }
    constexpr bool is_lost() const { return is_loss(value_); }
    Expectation expectation(Chances const& chances) const;

    constexpr auto operator<=>(Score const&) const = default;

private:
    Value value_ = 0;
};

} // namespace damier::engine
