// Sets of squares for tests, written by their numbers.
#pragma once

#include "damier/draughts/position.hpp"

#include <initializer_list>

namespace damier::draughts {

template <Law const& L> Squares<L> squares(std::initializer_list<int> numbers) {
    Squares<L> set;
    for (int const number : numbers) set |= Squares<L>(*Square<L>::from_number(number));
    return set;
}

} // namespace damier::draughts
