#include "damier/records/in_place.hpp"

#include <gtest/gtest.h>

namespace damier::records {
namespace {

constexpr std::string_view three = "% a file of three\n"
                                   "[Event \"one\"]\n[GameType \"20\"]\n\n1. 32-28 *\n\n"
                                   "[Event \"two\"]\r\n[GameType \"20\"]\r\n\r\n1. 33-28 *\r\n"
                                   "% between\n\n"
                                   "[Event \"three\"]\n[GameType \"20\"]\n\n1. 34-30 *";

TEST(InPlace, OnlyTheGameItselfIsReplaced) {
    std::string const fresh = "[Event \"new\"]\n\n1. 31-27 *\n\n";
    for (std::size_t number = 0; number < 3; ++number) {
        constexpr std::string_view starts[]{"[Event \"one", "[Event \"two", "[Event \"three"};
        constexpr std::string_view ends[]{"32-28 *", "33-28 *", "34-30 *"};
        std::size_t const begin = three.find(starts[number]);
        std::size_t const end = three.find(ends[number]) + ends[number].size();
        std::string expected(three.substr(0, begin));
        expected += "[Event \"new\"]\n\n1. 31-27 *";
        expected += three.substr(end);
        if (number == 2) expected += '\n';
        auto const whole = with_game(three, number, fresh);
        ASSERT_TRUE(whole) << number;
        EXPECT_EQ(*whole, expected);
    }
}

TEST(InPlace, WhatIsNotThereIsNotWritten) {
    EXPECT_FALSE(with_game(three, 3, "*"));
    EXPECT_FALSE(with_game("1. 32-28 * 1. 33-28 *", 0, "*")); // two on a line
    EXPECT_FALSE(with_game("", 0, "*"));
}

} // namespace
} // namespace damier::records
