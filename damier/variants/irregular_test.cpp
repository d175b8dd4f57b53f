// Irregular actions can be walked like others: without a way nobody could click or show them.
#include "damier/variants/variants.hpp"

#include <gtest/gtest.h>

namespace damier::variants {
namespace {

TEST(Irregular, ACaptureThatIsBrokenOffHasItsWay) {
    game::StatePtr const state = *(*find("3il"))->read("W:W32,47:B28,19,6");
    auto const index = game::find_irregular(*state, "32x23{28}");
    ASSERT_TRUE(index);
    game::Action const& action = game::irregular_actions(*state)[*index];
    ASSERT_EQ(action.ways.size(), 1u);
    EXPECT_EQ(action.ways.front().cells.size(), 2u);
    EXPECT_EQ(action.ways.front().emptied.size(), 1u);
    EXPECT_EQ(state->arbitration()->after_irregular(*index)->text(), "B:W23,47:B6,19");
}

TEST(Irregular, AllHaveAWay) {
    for (Variant const* const one : all()) {
        game::StatePtr state = *one->start({}, 0);
        for (int ply = 0; ply < 40 && !state->actions().empty(); ++ply) {
            for (game::Action const& action : game::irregular_actions(*state))
                ASSERT_FALSE(action.ways.empty()) << one->key() << ' ' << action.text;
            state = state->after(static_cast<std::size_t>(ply * 7) % state->actions().size());
        }
    }
}

} // namespace
} // namespace damier::variants
