// A playable square of one board. It is born from a number or a place, and may fail to be.
#pragma once

#include "damier/board/geometry.hpp"

#include <cassert>
#include <compare>
#include <optional>

namespace damier::board {

template <Geometry G> class Square {
public:
    static constexpr int count = square_count(G);

    // Numbers run from 1 at the top left along the rows, as in international draughts.
    static constexpr std::optional<Square> from_number(int number) {
        if (number < 1 || number > count) return std::nullopt;
        return Square(bit_of_number[static_cast<std::size_t>(number)]);
    }
    static constexpr std::optional<Square> from_place(Place place) {
        if (!is_playable(G, place)) return std::nullopt;
        return Square(index_of(G, place));
    }
    // For the set of squares, which deals in bits.
    static constexpr Square from_bit(int bit) {
        assert(bit >= 0 && bit < bits(G) && number_of_bit[static_cast<std::size_t>(bit)] != 0);
        return Square(bit);
    }

    constexpr int bit() const { return bit_; }
    constexpr int number() const { return number_of_bit[static_cast<std::size_t>(bit_)]; }
    constexpr Place place() const { return place_of_bit[static_cast<std::size_t>(bit_)]; }
    constexpr int row() const { return place().row; }
    constexpr int column() const { return place().column; }

    constexpr std::optional<Square> next(Direction d) const {
        Place const s = step(G, d);
        return from_place({row() + s.row, column() + s.column});
    }

    constexpr auto operator<=>(Square const&) const = default; // the order of the numbers

private:
    constexpr explicit Square(int bit) : bit_(static_cast<std::uint8_t>(bit)) {}

    static constexpr std::array<int, count + 1> bit_of_number = [] {
        std::array<int, count + 1> table{};
        int number = 0;
        for (int row = 0; row < G.height; ++row)
            for (int column = 0; column < G.width; ++column)
                if (is_playable(G, {row, column}))
                    table[static_cast<std::size_t>(++number)] = index_of(G, {row, column});
        return table;
    }();
    static constexpr std::array<int, bits(G)> number_of_bit = [] {
        std::array<int, bits(G)> table{};
        for (int number = 1; number <= count; ++number)
            table[static_cast<std::size_t>(bit_of_number[static_cast<std::size_t>(number)])] =
                number;
        return table;
    }();
    static constexpr std::array<Place, bits(G)> place_of_bit = [] {
        std::array<Place, bits(G)> table{};
        for (int row = 0; row < G.height; ++row)
            for (int column = 0; column < G.width; ++column)
                if (is_playable(G, {row, column}))
                    table[static_cast<std::size_t>(index_of(G, {row, column}))] = {row, column};
        return table;
    }();

    std::uint8_t bit_;
};

} // namespace damier::board
