// The Frisian law and the large boards: the fast generator against
// the slow one.
#include "damier/draughts/rules/canadian.hpp"
#include "damier/draughts/rules/dumm.hpp"
#include "damier/draughts/rules/frisian.hpp"
#include "tests/draughts/compare.hpp"

#include <gtest/gtest.h>

namespace damier::draughts::reference {
namespace {

TEST(Reference, Frisian) {
    EXPECT_TRUE(examine("frisian", examinee<rules::frisian_law>(rules::frisian.start)));
}
TEST(Reference, Canadian) {
    EXPECT_TRUE(examine("canadian", examinee<rules::canadian_law>(rules::canadian.start)));
}
TEST(Reference, Dumm) {
    EXPECT_TRUE(examine("dumm", examinee<rules::dumm_law>(rules::dumm.start)));
}

} // namespace
} // namespace damier::draughts::reference
