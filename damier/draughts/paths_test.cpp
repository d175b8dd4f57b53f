#include "damier/draughts/paths.hpp"

#include "damier/draughts/generate.hpp"
#include "damier/draughts/rules/frisian.hpp"
#include "damier/draughts/rules/international.hpp"
#include "damier/draughts/rules/killer.hpp"
#include "damier/draughts/rules/spantsiretti.hpp"
#include "damier/draughts/squares_test.hpp"

#include <gtest/gtest.h>

namespace damier::draughts {
namespace {

template <Law const& L> std::size_t count_paths(Position<L> const& position) {
    std::size_t total = 0;
    for (Move<L> const& move : *legal_moves<L>(position)) total += paths<L>(position, move).size();
    return total;
}

constexpr auto& international = rules::international_law;
using rules::frisian_law;

TEST(Paths, AManMayGoRoundBothWays) {
    Position<international> const p(squares<international>({28}),
                                    squares<international>({23, 24, 33, 34}), {}, Side::white);
    EXPECT_EQ(count_moves<international>(p), 1);
    EXPECT_EQ(count_paths<international>(p), 2u);
}

TEST(Paths, StraightOnIsOneWay) {
    auto const king = squares<international>({1});
    Position<international> const p(king,
                                    squares<international>({8, 9, 10, 11, 12, 19, 20, 21, 22, 23,
                                                            30, 31, 32, 33, 34, 41, 42, 43, 44}),
                                    king, Side::white);
    EXPECT_EQ(count_moves<international>(p), 3);
    EXPECT_EQ(count_paths<international>(p), 258u);
}

TEST(Paths, ThousandsOfWaysAreCounted) {
    Position<frisian_law> const p(
        squares<frisian_law>({50}),
        squares<frisian_law>({18, 22, 23, 24, 27, 29, 32, 33, 34, 38, 40, 42, 43, 44, 49}),
        squares<frisian_law>({49}), Side::white);
    EXPECT_EQ(count_moves<frisian_law>(p), 6);
    EXPECT_EQ(count_paths<frisian_law>(p), 5696u);
}

// PDN writes 47x38x20x9x36: turning squares, and the square right behind a victim on a straight
// line.
TEST(Paths, NameTheSquaresThatNotationNames) {
    auto const king = squares<international>({47});
    Position<international> const p(king, squares<international>({14, 19, 29, 31, 42}), king,
                                    Side::white);
    std::vector<std::vector<int>> found;
    for (auto const& move : *legal_moves<international>(p))
        for (auto const& path : paths<international>(p, move)) {
            found.emplace_back();
            for (auto const s : path.squares) found.back().push_back(s.number());
        }
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, (std::vector<std::vector<int>>{{47, 38, 20, 9, 36}, {47, 38, 24, 13, 36}}));
}

// A way that the law forbids must not be offered although it takes the same pieces.
TEST(Paths, EndWhereTheLawLetsThemEnd) {
    constexpr auto& killer = rules::killer_law;
    auto const white = squares<killer>({48}), black = squares<killer>({1, 14, 21, 34, 35, 42});
    Position<killer> const stop(white, black, white | black, Side::white);
    for (auto const& move : *legal_moves<killer>(stop))
        for (auto const& path : paths<killer>(stop, move)) {
            auto const last = path.captured.back();
            bool const is_next =
                std::any_of(board::all_directions.begin(), board::all_directions.end(),
                            [&](Direction d) { return last.next(d) == path.squares.back(); });
            EXPECT_TRUE(is_next) << "the king flies on after its last victim, a king";
        }

    constexpr auto& free = rules::spantsiretti_law;
    auto const kings = squares<free>({1, 8, 9, 13, 24, 32, 34}), lone = squares<free>({38});
    Position<free> const line(kings, lone, kings | lone, Side::black);
    for (auto const& move : *legal_moves<free>(line))
        for (auto const& path : paths<free>(line, move)) {
            std::vector<int> numbers;
            for (auto const s : path.squares) numbers.push_back(s.number());
            EXPECT_NE(numbers, (std::vector<int>{38, 21, 3, 20, 38}))
                << "the line allows another jump";
        }
}

} // namespace
} // namespace damier::draughts
