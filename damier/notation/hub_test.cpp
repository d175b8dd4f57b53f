#include "damier/notation/hub.hpp"

#include "damier/draughts/rules/all.hpp"
#include "damier/draughts/start.hpp"
#include "damier/notation/fen.hpp"

#include <gtest/gtest.h>

namespace damier::notation {
namespace {

namespace rules = draughts::rules;
constexpr auto const& international = rules::international_law;

TEST(Hub, TheStart) {
    auto const start = draughts::start_position<international>(rules::international.start);
    std::string const text =
        "W" + std::string(20, 'b') + std::string(10, 'e') + std::string(20, 'w');
    EXPECT_EQ(hub_position<international>(rules::international, start), text);
    auto const read = read_hub_position<international>(rules::international, text);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, start);
}

TEST(Hub, DamExchangeHasOtherLetters) {
    auto const position =
        read_fen<international>(rules::international, "B:W31,K2:B20,K46")->position;
    std::string const text =
        hub_position<international>(rules::international, position, dxp_letters);
    EXPECT_EQ(text.size(), 51u);
    EXPECT_EQ(text[0], 'Z');
    EXPECT_EQ(text[2], 'W');
    EXPECT_EQ(text[20], 'z');
    EXPECT_EQ(text[31], 'w');
    EXPECT_EQ(text[46], 'Z');
    EXPECT_EQ(*read_hub_position<international>(rules::international, text, dxp_letters), position);
}

TEST(Hub, SquaresFollowTheGamesOwnNumbers) {
    auto const start = draughts::start_position<rules::spanish_law>(rules::spanish.start);
    EXPECT_EQ(hub_position<rules::spanish_law>(rules::spanish, start),
              "W" + std::string(12, 'w') + std::string(8, 'e') + std::string(12, 'b'));
}

std::string hub_fault(std::string_view text) {
    auto const position = read_hub_position<international>(rules::international, text);
    return position ? "no fault" : in_english(position.error());
}

TEST(Hub, ErrorsSayWhatAndWhere) {
    std::string const empty(50, 'e');
    EXPECT_EQ(hub_fault(""), "column 1: the position is empty");
    EXPECT_EQ(hub_fault("Z" + empty), "column 1: «Z» is not a side to move");
    EXPECT_EQ(hub_fault("W" + empty), "no fault");
    EXPECT_EQ(hub_fault("W" + empty.substr(1)),
              "column 51: the position ends after 49 of 50 squares");
    EXPECT_EQ(hub_fault("W" + empty + "e"), "column 52: the position has more than 50 squares");
    EXPECT_EQ(hub_fault("Wez" + empty), "column 3: «z» is not a piece");
    EXPECT_EQ(hub_fault("Wew" + empty.substr(2)), "column 3: the man on 2 would already be a king");
}

} // namespace
} // namespace damier::notation
