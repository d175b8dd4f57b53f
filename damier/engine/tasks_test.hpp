// Positions and tasks for tests, written by square numbers.
#pragma once

#include "damier/draughts/rules/all.hpp"
#include "damier/draughts/squares_test.hpp"
#include "damier/draughts/start.hpp"
#include "damier/engine/searcher.hpp"

namespace damier::engine {

namespace rules = draughts::rules;
inline constexpr auto& intl = rules::international_law;

using draughts::squares;

template <Law const& L>
Position<L> place(std::initializer_list<int> white, std::initializer_list<int> black,
                  std::initializer_list<int> kings, Side to_move = Side::white) {
    return {squares<L>(white), squares<L>(black), squares<L>(kings), to_move};
}

template <Law const& L> Task<L> task_of(Position<L> const& position, draughts::Rules const& r) {
    return {position, r.draws()};
}

inline Task<intl> start_task() {
    return task_of<intl>(draughts::start_position<intl>(rules::international.start()),
                         rules::international);
}

} // namespace damier::engine
