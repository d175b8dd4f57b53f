// What does not change while a game is played: the neighbours of each place under each relation,
// the set-up, the goals. Places are numbered row by row from the top left, as the documents do.
#pragma once

#include "damier/mansuba/rules.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace damier::mansuba {

using Place = int; // row * width + column
using Side = int;  // the seat: 0 white, 1 black
inline constexpr Side white = 0, black = 1;
inline constexpr Place no_place = -1;
inline constexpr int most_places = most_size * most_size;
inline constexpr int most_pieces = most_size; // of one side

// East, north-east, north ... south-east; the opposite of w is (w + 4) % 8.
inline constexpr std::array<Direction, 8> directions{
    Direction::east, Direction::north_east, Direction::north, Direction::north_west,
    Direction::west, Direction::south_west, Direction::south, Direction::south_east};

struct Neighbour {
    Place place;
    Direction direction;
    bool operator==(Neighbour const&) const = default;
};

// One step from each place in each direction; no_place where there is no neighbour.
using Steps = std::array<std::array<std::int16_t, 8>, most_places>;

struct Start {
    Place place;
    Sort sort;
};

class Board {
public:
    explicit Board(Rules rules); // which check() has found good

    Rules const& rules() const { return rules_; }
    int places() const { return rules_.width * rules_.height; }
    int row(Place place) const { return place / rules_.width; }
    int column(Place place) const { return place % rules_.width; }
    bool is_playable(Place place) const;

    // `relation` is an index into rules().relations.
    Steps const& steps(int relation) const { return steps_[static_cast<std::size_t>(relation)]; }
    std::vector<Neighbour> neighbours(int relation, Place place) const;

    // Bit w is set when the side may go in direction w.
    std::uint8_t allowed(Side side) const { return allowed_[side]; }

    std::vector<Start> const& set_up(Side side) const { return set_up_[side]; }
    std::vector<Place> const& goals(Side side) const { return goals_[side]; }
    bool is_goal(Side side, Place place) const { return goal_bits_[side][place]; }
    int needed(Side side) const { return needed_[side]; } // goals to cover for victory
    bool is_initial(Place place) const { return initial_[place]; }
    std::uint64_t hash(Side side, Sort sort, Place place, bool is_prisoner) const {
        return hashes_[is_prisoner][side][static_cast<std::size_t>(sort) - 1][place];
    }

private:
    void make_steps();
    void make_set_up();
    void make_goals();
    void make_hashes();

    Rules rules_;
    std::vector<Steps> steps_;
    std::array<std::uint8_t, 2> allowed_{};
    std::array<std::vector<Start>, 2> set_up_;
    std::array<std::vector<Place>, 2> goals_;
    std::array<std::array<bool, most_places>, 2> goal_bits_{};
    std::array<bool, most_places> initial_{};
    std::array<int, 2> needed_{};
    std::array<std::array<std::array<std::array<std::uint64_t, most_places>, 4>, 2>, 2> hashes_{};
};

} // namespace damier::mansuba
