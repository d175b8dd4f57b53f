#include "apps/text/print.hpp"

#include <gtest/gtest.h>

#include <clocale>

namespace damier::text {
namespace {

class Harmless : public ::testing::Test {
protected:
    Harmless() { std::setlocale(LC_ALL, "C.UTF-8"); }
};

TEST_F(Harmless, TextStaysAsItIs) {
    std::string const text =
        "Ton Sijbrands – Андрис Андрейко, 王, 🙂\n\t«32-28»";
    EXPECT_EQ(harmless(text), text);
    EXPECT_EQ(harmless_in_colour(text), text);
}

TEST_F(Harmless, WhatATerminalObeysIsOnlyShown) {
    EXPECT_EQ(harmless("a\x1b]0;title\x07z"), "a\uFFFD]0;title\uFFFDz");
    EXPECT_EQ(harmless("\x1b[2J"), "\uFFFD[2J");
    EXPECT_EQ(harmless("over\rwritten\b\x7f"), "over\uFFFDwritten\uFFFD\uFFFD");
    EXPECT_EQ(harmless("C1 \u0080 \u009b31m \u009d"), "C1 \uFFFD \uFFFD31m \uFFFD");
    EXPECT_EQ(harmless("\u202Eabc\u202C \u2066x\u2069"), "\uFFFDabc\uFFFD \uFFFDx\uFFFD");
    EXPECT_EQ(harmless(std::string_view("a\0b", 3)), "a\uFFFDb");
}

TEST_F(Harmless, BytesThatAreNoTextAreReplacedOneByOne) {
    EXPECT_EQ(harmless("\xff\x9b\xc3"), "\uFFFD\uFFFD\uFFFD");
    EXPECT_EQ(harmless("\xc0\x9b"), "\uFFFD\uFFFD");           // ESC in too many bytes
    EXPECT_EQ(harmless("\xed\xa0\x80"), "\uFFFD\uFFFD\uFFFD"); // half a pair
    EXPECT_EQ(harmless("\xe2\x80"), "\uFFFD\uFFFD");
}

TEST_F(Harmless, OtherEndsOfLinesAreEndsOfLines) {
    EXPECT_EQ(harmless("one\r\ntwo\r\n"), "one\ntwo\n");
}

TEST_F(Harmless, OurOwnColoursMayStay) {
    EXPECT_EQ(harmless_in_colour("\x1b[1;31mred\x1b[0m"), "\x1b[1;31mred\x1b[0m");
    EXPECT_EQ(harmless_in_colour("\x1b[2J\x1b]52;c;x\x07"), "\uFFFD[2J\uFFFD]52;c;x\uFFFD");
    EXPECT_EQ(harmless("\x1b[1;31mred"), "\uFFFD[1;31mred");
}

TEST_F(Harmless, ATerminalWithoutUtf8GetsAscii) {
    std::setlocale(LC_ALL, "C");
    EXPECT_EQ(harmless("\u015b"), "?"); // its second byte is a control character there
}

} // namespace
} // namespace damier::text
