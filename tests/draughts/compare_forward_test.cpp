// 8x8 games whose men capture forwards only: the fast generator against
// the slow one.
#include "damier/draughts/rules/czech.hpp"
#include "damier/draughts/rules/english.hpp"
#include "damier/draughts/rules/german.hpp"
#include "damier/draughts/rules/italian.hpp"
#include "damier/draughts/rules/spanish.hpp"
#include "damier/draughts/rules/thai.hpp"
#include "tests/draughts/compare.hpp"

#include <gtest/gtest.h>

namespace damier::draughts::reference {
namespace {

TEST(Reference, English) {
    EXPECT_TRUE(examine("english", examinee<rules::english_law>(rules::english.start)));
}
TEST(Reference, Italian) {
    EXPECT_TRUE(examine("italian", examinee<rules::italian_law>(rules::italian.start)));
}
TEST(Reference, Spanish) {
    EXPECT_TRUE(examine("spanish", examinee<rules::spanish_law>(rules::spanish.start)));
}
TEST(Reference, Czech) {
    EXPECT_TRUE(examine("czech", examinee<rules::czech_law>(rules::czech.start)));
}
TEST(Reference, German) {
    EXPECT_TRUE(examine("german", examinee<rules::german_law>(rules::german.start)));
}
TEST(Reference, Thai) {
    EXPECT_TRUE(examine("thai", examinee<rules::thai_law>(rules::thai.start)));
}

} // namespace
} // namespace damier::draughts::reference
