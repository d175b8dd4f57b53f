// A field that must be named: without a value the aggregate does not compile.
#pragma once

#include <concepts>

namespace damier::draughts {

template <class T> struct Required {
    template <std::convertible_to<T> U> constexpr Required(U&& given) : value(given) {}
    constexpr operator T const&() const { return value; }
    constexpr T const& operator()() const { return value; }
    T value;
};

} // namespace damier::draughts
