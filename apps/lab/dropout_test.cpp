#include "apps/lab/dropout.hpp"

#include "damier/variants/variants.hpp"

#include <gtest/gtest.h>

namespace damier::lab {
namespace {

game::StatePtr start() { return *(*variants::find("international"))->start({}, 1); }
// Likes men near the left edge: quick, and different for nearly every position.
int judged(game::State const& state) {
    int sum = 0;
    for (std::size_t cell = 0; cell < state.about().cells.size(); ++cell)
        if (auto const piece = state.at(static_cast<game::Cell>(cell)))
            sum += (piece->owner == state.to_play() ? 1 : -1)
                   * (20 - 2 * state.about().cells[cell].column);
    return sum;
}

TEST(Dropout, grows_into_a_book_that_knows_the_first_moves) {
    Dropout tree(start(), judged);
    ASSERT_TRUE(tree.expand());
    EXPECT_EQ(tree.positions(), 10u); // the start and its nine moves
    auto const first = tree.book().choices(*start());
    ASSERT_EQ(first.size(), 9u);
    for (int i = 0; i < 60; ++i) ASSERT_TRUE(tree.expand());
    // The value of the start is that of its best move, however deep it was found.
    auto const later = tree.book().choices(*start());
    ASSERT_EQ(later.size(), 9u);
    EXPECT_TRUE(std::ranges::is_sorted(later, std::greater{}, &game::Book::Choice::value));
    // All replies to the best move are known.
    auto const best = start()->after(later.front().action);
    EXPECT_EQ(tree.book().choices(*best).size(), best->actions().size());
}

TEST(Dropout, the_same_questions_make_the_same_book) {
    Dropout one(start(), judged), other(start(), judged);
    for (int i = 0; i < 20; ++i) {
        one.expand();
        other.expand();
    }
    EXPECT_EQ(one.book(), other.book());
}

} // namespace
} // namespace damier::lab
