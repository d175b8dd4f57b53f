// Values as runs: how a block of a table is stored. Neighbours are often equal, and an index of
// which nothing has to be told takes on whatever its neighbour is. Reading one value walks the
// runs.
#pragma once

#include "damier/endgame/known.hpp"

#include <span>
#include <string>

namespace damier::endgame {

inline constexpr std::size_t block_size = 2048; // indices in a block, the last one may have fewer

// Symbols are 0, 1 and 2: bytes without plies. `is_silent` may be null for some.
template <class IsSilent>
std::string write_runs(std::span<Byte const> symbols, IsSilent const& is_silent);

// The symbol at a place, or all of them. False or nothing if the runs are no whole block.
std::optional<Byte> read_run(std::string_view runs, std::size_t place);
bool read_runs(std::string_view runs, std::span<Byte> symbols);

namespace detail {

inline constexpr std::size_t symbols = 3, short_runs = 84;
void put_run(std::string& runs, Byte symbol, std::size_t length);

} // namespace detail

template <class IsSilent>
std::string write_runs(std::span<Byte const> symbols, IsSilent const& is_silent) {
    std::string runs;
    std::optional<Byte> symbol;
    std::size_t length = 0;
    for (std::size_t i = 0; i < symbols.size(); ++i, ++length) {
        if (is_silent(i) || symbol == symbols[i]) continue;
        if (symbol) {
            detail::put_run(runs, *symbol, length);
            length = 0;
        }
        symbol = symbols[i];
    }
    detail::put_run(runs, symbol.value_or(drawn), length);
    return runs;
}

} // namespace damier::endgame
