// The rules of MultiDames, the only place where they exist. Below, the five manipulations that the
// documents name; above them, the course of a turn: which steps are legal now and what follows.
#pragma once

#include "damier/base/fixed_vector.hpp"
#include "damier/multidames/colours.hpp"
#include "damier/multidames/rules.hpp"

#include <cstdint>
#include <optional>

namespace damier::multidames {

inline constexpr int least_seats = 2;
inline constexpr int most_seats = 4;

struct Step {
    // `rest` puts the held pawn down after a jump, where chains are free; `stop` is for good.
    enum class Kind : std::uint8_t { remove, take, jump, rest, stop };
    Kind kind = Kind::stop;
    Spot spot; // whose pawn is removed or taken; where the jump lands

    bool operator==(Step const&) const = default;
};

using Steps = FixedVector<Step, most_size * most_size + 1>;

// Why a manipulation or a step is impossible.
enum class Refusal : std::uint8_t {
    none,
    game_over,
    off_board,
    empty,
    not_white,     // in the first round
    no_jump,       // that pawn has none
    already_held,  // another pawn is held and must go on
    nothing_held,  // so nothing can jump
    occupied,      // where the jump would land
    not_a_jump,    // not two cells away in a straight or diagonal line
    nothing_over,  // no pawn to jump over
    first_round,   // nobody stops then
    nobody_else,   // the last active player goes on to the end
    nobody_active, // so there is no next player
    chain_goes_on, // the held pawn cannot be put down now
};

class Position {
public:
    Position() = default;
    Position(int size, int seats, Rules const& rules = {})
        : grid(size), size_(size), seats_(seats), rules_(rules) {
        active_ = static_cast<std::uint8_t>((1u << seats) - 1u);
    }

    // The state as it is written down. `grid` is open because a set-up, a reader and the C
    // structures fill it; every other part keeps its own range.
    Grid grid;

    Rules const& rules() const { return rules_; }
    int size() const { return size_; }
    int seats() const { return seats_; }
    int round() const { return round_; }
    int current() const { return current_; }
    bool is_active(int seat) const { return active_ >> seat & 1; }
    int active_count() const { return std::popcount(active_); }
    int score(int seat) const { return scores_[static_cast<std::size_t>(seat)]; }
    bool has_jumped() const { return has_jumped_; } // the held pawn; known where chains are free
    std::optional<Spot> held() const { return is_holding_ ? std::optional(held_) : std::nullopt; }

    // Whether the held pawn has jumped is known only where chains are free.
    void set_rules(Rules const& rules) {
        rules_ = rules;
        has_jumped_ = has_jumped_ && rules.free_chains;
    }
    void set_turn(int round, int current);
    void set_player(int seat, bool is_active, int score);
    void hold(Spot s, bool has_jumped = false);

    bool has(Spot s) const {
        return s.row >= 0 && s.column >= 0 && s.row < size_ && s.column < size_;
    }

    // The manipulations. On a refusal nothing has changed.
    Refusal capture(Spot s); // any colour, any round: the current player scores it
    Refusal take(Spot s);    // hold this pawn
    Refusal jump_to(Spot s); // the held pawn stays held, even after its last jump
    Refusal stop();          // the current player leaves; the turn does not pass
    Refusal rest();          // the held pawn is put down; the turn does not pass
    Refusal pass();          // to the next active player
    void flip();             // turns the table by half a turn

    int worth() const;           // of all the pawns on the board
    bool can_jump(Spot s) const; // false off the board and on an empty cell

    // The course of a turn. `settle` passes the turn on while the current player is inactive or
    // holds a pawn that has no jump left; every function below wants a settled position.
    void settle();
    bool is_over() const;
    void legal_steps(Steps& steps) const; // empty exactly when the game is over
    Refusal refusal(Step step) const;
    void play(Step step); // a legal one; the position is settled again afterwards

    // What the current player loses now that nothing on the board can jump.
    int penalty() const { return rules_.has_penalty && is_over() ? worth() : 0; }
    int final_score(int seat) const { return score(seat) - (seat == current_ ? penalty() : 0); }

    bool operator==(Position const&) const = default;

private:
    std::array<int, most_seats> scores_{};
    int round_ = 1;
    int size_ = 0;
    int seats_ = 0;
    std::uint8_t current_ = 0;
    std::uint8_t active_ = 0;
    bool is_holding_ = false;
    bool has_jumped_ = false;
    Rules rules_;
    Spot held_;
};

// The full board with the pawns at places that only `seed` decides.
Position set_up(int size, int seats, std::uint64_t seed);
Position set_up(int size, int seats, std::uint64_t seed, Colours const& colours,
                Rules const& rules);

} // namespace damier::multidames
