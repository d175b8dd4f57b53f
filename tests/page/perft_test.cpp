// Published perft counts, by the run-time interface: for builds that have no slow generator.
#include "damier/base/text.hpp"
#include "damier/variants/variants.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <set>

namespace damier::variants {
namespace {

constexpr long most_leaves = 300'000;

// The streams of that standard library have no files.
std::string contents(char const* name) {
    std::string text;
    if (std::FILE* const file = std::fopen(name, "r")) {
        for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) text += static_cast<char>(c);
        std::fclose(file);
    }
    return text;
}

TEST(Perft, EqualsTheTables) {
    std::string const table = contents("tests/draughts/perft.txt");
    ASSERT_FALSE(table.empty());
    int checked = 0;
    std::set<std::string_view> variants;
    for (std::string_view const line : split(table, '\n')) {
        auto const row = split(line, ';');
        if (row.size() != 5) continue;
        long const depth = to_integer(trim(row[2])).value_or(0);
        auto const leaves = to_integer(trim(row[3]));
        auto const variant =
            std::ranges::find(all(), trim(row[0]), [](auto const* one) { return one->key(); });
        if (!leaves || *leaves > most_leaves || variant == all().end()) continue;
        PerftTask task;
        task.depth = static_cast<int>(depth);
        auto const counted = (*variant)->perft(trim(row[1]), task);
        if (!counted) continue; // squares that this variant writes otherwise
        EXPECT_EQ(*counted, static_cast<std::uint64_t>(*leaves)) << line;
        variants.insert((*variant)->key());
        ++checked;
    }
    EXPECT_GT(checked, 100);
    EXPECT_GE(variants.size(), 20u);
}

} // namespace
} // namespace damier::variants
