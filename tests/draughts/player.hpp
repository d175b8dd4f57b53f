// A variant as the tables need it: its law behind a few functions that take plain values.
#pragma once

#include "damier/draughts/generate.hpp"
#include "tests/draughts/compare.hpp"
#include "tests/draughts/squares.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace damier::draughts::reference {

struct Counted {
    Move move;
    std::size_t paths;
};

struct Player {
    std::string key;
    Referee referee;
    Names names;
    State start;
    std::function<std::uint64_t(State const&, int)> perft, perft_of_paths;
    std::function<std::optional<std::vector<Counted>>(State const&)> moves; // nothing on an Error

    Squares squares() const { return {referee, names}; }
};

// Every variant of the tables.
std::vector<Player> const& players();
Player const& player(std::string const& key);

// The parts, which are compiled apart.
void add_ten_wide(std::vector<Player>& players);
void add_eight_wide(std::vector<Player>& players);
void add_forward(std::vector<Player>& players);
void add_large(std::vector<Player>& players);
void add_other_boards(std::vector<Player>& players);

// Leaves when every path of a capture counts.
template <Law const& L>
std::uint64_t perft_of_paths(draughts::Position<L> const& position, int depth) {
    if (depth == 0) return 1;
    MoveList<L> list;
    generate<L>(position, list);
    std::uint64_t leaves = 0;
    for (auto const& move : list) {
        bool const may_differ = move.captured.has_many();
        leaves += (may_differ ? paths<L>(position, move).size() : 1)
                  * (depth == 1 ? 1 : perft_of_paths<L>(position.after(move), depth - 1));
    }
    return leaves;
}

template <Law const& L> Player make_player(std::string key, Names names, Start const& start) {
    auto const moves = [](State const& state) -> std::optional<std::vector<Counted>> {
        auto const position = position_of<L>(state);
        auto const list = legal_moves<L>(position);
        if (!list) return std::nullopt;
        std::vector<Counted> result;
        for (auto const& move : *list)
            result.push_back({plain<L>(move), paths<L>(position, move).size()});
        return result;
    };
    return {std::move(key),
            Referee(L),
            names,
            state_of<L>(start_position<L>(start)),
            [](State const& state, int depth) { return perft<L>(position_of<L>(state), depth); },
            [](State const& state, int depth) {
                return perft_of_paths<L>(position_of<L>(state), depth);
            },
            moves};
}

template <Law const& L> Player make_player(Rules const& rules) {
    return make_player<L>(std::string(rules.text().key()), names_of(rules.text()), rules.start);
}

} // namespace damier::draughts::reference
