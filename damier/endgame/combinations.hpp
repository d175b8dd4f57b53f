// Sets of k out of n numbers, and the rank of such a set among all of them.
#pragma once

#include <array>
#include <cstdint>

namespace damier::endgame {

inline constexpr int most_chosen = 6, most_numbers = 100;

inline constexpr auto choose_table = [] {
    std::array<std::array<std::uint64_t, most_chosen + 1>, most_numbers + 1> table{};
    for (std::size_t n = 0; n <= most_numbers; ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= most_chosen && n > 0; ++k)
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
    }
    return table;
}();

constexpr std::uint64_t choose(int n, int k) {
    return choose_table[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

// A few numbers in rising order.
struct Numbers {
    std::array<std::uint8_t, most_chosen> at{};
    int size = 0;

    constexpr void push(int number) {
        at[static_cast<std::size_t>(size++)] = static_cast<std::uint8_t>(number);
    }
    constexpr std::uint8_t const* begin() const { return at.data(); }
    constexpr std::uint8_t const* end() const { return at.data() + size; }
};

constexpr std::uint64_t rank_of(Numbers const& numbers) {
    std::uint64_t rank = 0;
    int k = 0;
    for (int const number : numbers) rank += choose(number, ++k);
    return rank;
}

constexpr Numbers of_rank(std::uint64_t rank, int k) {
    Numbers numbers;
    numbers.size = k;
    for (int i = k; i > 0; --i) {
        int number = i - 1;
        while (choose(number + 1, i) <= rank) ++number;
        rank -= choose(number, i);
        numbers.at[static_cast<std::size_t>(i - 1)] = static_cast<std::uint8_t>(number);
    }
    return numbers;
}

} // namespace damier::endgame
