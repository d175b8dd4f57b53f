// Positions and tasks for tests, written by square numbers.
#pragma once

#include "damier/draughts/rules/all.hpp"
#include "damier/draughts/start.hpp"
#include "damier/engine/searcher.hpp"

#include <initializer_list>

namespace damier::engine {

namespace rules = draughts::rules;
inline constexpr auto& intl = rules::international_law;

template <Law const& L> draughts::Squares<L> squares(std::initializer_list<int> numbers) {
    draughts::Squares<L> set;
    for (int const number : numbers)
        set |= draughts::Squares<L>(*draughts::Square<L>::from_number(number));
    return set;
}

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
