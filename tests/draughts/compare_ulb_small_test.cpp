// The ULB family: the fast generator against
// the slow one.
#include "damier/draughts/rules/ulb.hpp"
#include "tests/draughts/compare.hpp"

#include <gtest/gtest.h>

namespace damier::draughts::reference {
namespace {

TEST(Reference, Ulb4) {
    EXPECT_TRUE(examine("ulb 4", examinee<rules::ulb_law<4>>(rules::ulb<4>.start)));
}
TEST(Reference, Ulb5) {
    EXPECT_TRUE(examine("ulb 5", examinee<rules::ulb_law<5>>(rules::ulb<5>.start)));
}
TEST(Reference, Ulb6) {
    EXPECT_TRUE(examine("ulb 6", examinee<rules::ulb_law<6>>(rules::ulb<6>.start)));
}
TEST(Reference, Ulb7) {
    EXPECT_TRUE(examine("ulb 7", examinee<rules::ulb_law<7>>(rules::ulb<7>.start)));
}
TEST(Reference, Ulb8) {
    EXPECT_TRUE(examine("ulb 8", examinee<rules::ulb_law<8>>(rules::ulb<8>.start)));
}

} // namespace
} // namespace damier::draughts::reference
