// Games on all squares: the fast generator against
// the slow one.
#include "damier/draughts/rules/armenian.hpp"
#include "damier/draughts/rules/turkish.hpp"
#include "tests/draughts/compare.hpp"

#include <gtest/gtest.h>

namespace damier::draughts::reference {
namespace {

TEST(Reference, Turkish) {
    EXPECT_TRUE(examine("turkish", examinee<rules::turkish_law>(rules::turkish.start)));
}
TEST(Reference, Armenian) {
    EXPECT_TRUE(examine("armenian", examinee<rules::armenian_law>(rules::armenian.start)));
}

} // namespace
} // namespace damier::draughts::reference
