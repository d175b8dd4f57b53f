// The ULB family: the fast generator against
// the slow one.
#include "damier/draughts/rules/ulb.hpp"
#include "tests/draughts/compare.hpp"

#include <gtest/gtest.h>

namespace damier::draughts::reference {
namespace {

TEST(Reference, Ulb9) {
    EXPECT_TRUE(examine("ulb 9", examinee<rules::ulb_law<9>>(rules::ulb<9>.start)));
}
TEST(Reference, Ulb10) {
    EXPECT_TRUE(examine("ulb 10", examinee<rules::ulb_law<10>>(rules::ulb<10>.start)));
}
TEST(Reference, Ulb11) {
    EXPECT_TRUE(examine("ulb 11", examinee<rules::ulb_law<11>>(rules::ulb<11>.start)));
}
TEST(Reference, Ulb12) {
    EXPECT_TRUE(examine("ulb 12", examinee<rules::ulb_law<12>>(rules::ulb<12>.start)));
}
TEST(Reference, Ulb13) {
    EXPECT_TRUE(examine("ulb 13", examinee<rules::ulb_law<13>>(rules::ulb<13>.start)));
}
TEST(Reference, Ulb14) {
    EXPECT_TRUE(examine("ulb 14", examinee<rules::ulb_law<14>>(rules::ulb<14>.start)));
}

} // namespace
} // namespace damier::draughts::reference
