// What is asked of the engine and what it answers, in terms of one law.
#pragma once

#include "damier/base/limits.hpp"
#include "damier/draughts/position.hpp"
#include "damier/draughts/rules.hpp"
#include "damier/engine/score.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace damier::engine {

// How long the draw rules have been counting, in plies, where `past` does not show it.
struct Counters {
    int king_plies = 0;                            // without a man move or a capture
    int quiet_plies = 0;                           // without a capture or a promotion
    std::array<int, 3> material_plies{-1, -1, -1}; // by limited balance; -1 = it does not stand
};

template <draughts::Law const& L> struct Task {
    draughts::Position<L> position;
    draughts::DrawRules draws;
    std::vector<draughts::Position<L>> past{}; // the game before the position, oldest first
    Limits limits{};
    std::shared_ptr<LaterLimits const> later{}; // in pondering: limits that will hold from then on
    int lines = 1;                              // best moves to tell, each with its own line
    std::vector<draughts::Move<L>> only{};      // choose among these; empty = all
    bool is_threat = false;             // what would the other side do if it could move now?
    std::optional<Counters> counters{}; // of the position; from `past` if not given
};

template <draughts::Law const& L> struct Line {
    Score score; // for the side to move at the root
    int depth = 0;
    std::vector<draughts::Move<L>> moves; // the first is the choice
    bool is_drawn = false;                // for certain
};

// Told after each iteration, for each line, on the thread that called search().
template <draughts::Law const& L> struct Info {
    std::size_t line = 0; // 0 = the best
    Line<L> best;
    int deepest = 0; // ply that the longest variation has reached
    std::uint64_t nodes = 0;
    std::chrono::microseconds time{0};
};

template <draughts::Law const& L> using Observer = std::function<void(Info<L> const&)>;

template <draughts::Law const& L> struct Answer {
    std::vector<Line<L>> lines; // best first; empty if there is no move
    int depth = 0;              // of the last finished iteration
    std::uint64_t nodes = 0;
    std::chrono::microseconds time{0};

    bool has_move() const { return !lines.empty(); }
    draughts::Move<L> const& best() const { return lines.front().moves.front(); }
    // The reply to think about while the opponent does.
    std::optional<draughts::Move<L>> expected_reply() const {
        if (lines.empty() || lines.front().moves.size() < 2) return std::nullopt;
        return lines.front().moves[1];
    }
};

} // namespace damier::engine
