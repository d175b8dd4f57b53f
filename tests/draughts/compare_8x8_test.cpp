// 8x8 games whose men capture backwards: the fast generator against
// the slow one.
#include "damier/draughts/rules/brazilian.hpp"
#include "damier/draughts/rules/pool.hpp"
#include "damier/draughts/rules/russian.hpp"
#include "damier/draughts/rules/spantsiretti.hpp"
#include "tests/draughts/compare.hpp"

#include <gtest/gtest.h>

namespace damier::draughts::reference {
namespace {

TEST(Reference, Brazilian) {
    EXPECT_TRUE(examine("brazilian", examinee<rules::brazilian_law>(rules::brazilian.start)));
}
TEST(Reference, Russian) {
    EXPECT_TRUE(examine("russian", examinee<rules::russian_law>(rules::russian.start)));
}
TEST(Reference, Spantsiretti) {
    EXPECT_TRUE(
        examine("spantsiretti", examinee<rules::spantsiretti_law>(rules::spantsiretti.start)));
}
TEST(Reference, Pool) {
    EXPECT_TRUE(examine("pool", examinee<rules::pool_law>(rules::pool.start)));
}

} // namespace
} // namespace damier::draughts::reference
