// The 10x10 games: the fast generator against
// the slow one.
#include "damier/draughts/rules/bt.hpp"
#include "damier/draughts/rules/international.hpp"
#include "damier/draughts/rules/killer.hpp"
#include "damier/draughts/rules/losing.hpp"
#include "tests/draughts/compare.hpp"

#include <gtest/gtest.h>

namespace damier::draughts::reference {
namespace {

TEST(Reference, International) {
    EXPECT_TRUE(
        examine("international", examinee<rules::international_law>(rules::international.start)));
}
TEST(Reference, Killer) {
    EXPECT_TRUE(examine("killer", examinee<rules::killer_law>(rules::killer.start)));
}
TEST(Reference, Bt) { EXPECT_TRUE(examine("bt", examinee<rules::bt_law>(rules::bt.start))); }
TEST(Reference, Losing) {
    EXPECT_TRUE(examine("losing", examinee<rules::losing_law>(rules::losing.start)));
}

} // namespace
} // namespace damier::draughts::reference
