// A rule set as the tests of this folder need it: its law behind a few functions that take plain
// values.
#pragma once

#include "damier/draughts/refusal.hpp"
#include "damier/draughts/rules.hpp"
#include "tests/draughts/reference.hpp"
#include "tests/draughts/squares.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace damier::draughts::reference {

struct Counted {
    Move move;
    std::size_t paths;
};

struct MoveAnswers {
    Move move;
    State after;
    bool is_key_kept;        // equal to the key of the same position made from scratch
    std::vector<Path> paths; // at most `enough_paths`
};

struct Answers {
    State state;
    bool has_overflowed = false;
    std::vector<MoveAnswers> moves;
    int count = 0;
    bool can_capture = false;
    bool is_decided = false;
    std::vector<Move> moves_of_turned;
};

inline constexpr std::size_t enough_paths = 2000;

// Why no legal move goes between two squares.
struct Reason {
    Refused kind;
    int taken, number;
};

struct Player {
    std::string key;
    Referee referee;
    Names names;
    State start;
    std::function<std::uint64_t(State const&, int)> perft, perft_of_paths;
    std::function<std::optional<std::vector<Counted>>(State const&)> moves; // nothing on an Error
    std::function<Answers(State const&)> answers;
    std::function<std::vector<Move>(State const&)> irregular;
    std::function<Reason(State const&, int from, int to)> why_not;

    Squares squares() const { return {referee, names}; }
};

// The key of a rule set; boards of one game are told apart: "ulb-8".
std::string key_of(Rules const& rules);

template <Rules const& R> Player make_player();

// One rule set of each law.
std::vector<Player> const& laws();

// For the tables: every rule set, and boards that are none.
std::vector<Player> const& players();
Player const& player(std::string const& key);

} // namespace damier::draughts::reference
