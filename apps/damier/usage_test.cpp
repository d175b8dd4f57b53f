// What is said about a wrong command line, and what the players of a match may be called.
#include "apps/damier/match/options.hpp"
#include "apps/damier/match/player.hpp"
#include "apps/damier/usage.hpp"

#include "damier/variants/variants.hpp"

#include <gtest/gtest.h>

namespace damier::program {

namespace {

// The complaint about this command line of a small program, or nothing.
std::string complaint(std::string const& line) {
    text::use_language("en"); // with its own quotation marks
    CLI::App app("a program", "damier");
    CLI::App& perft = *app.add_subcommand("perft", "counts");
    app.add_subcommand("play", "plays");
    app.require_subcommand(1);
    int depth = 0, size = 0;
    bool is_plain = false;
    std::string file, fen;
    perft.add_option("--depth", depth, "plies")->check(in_range(1, 40))->required();
    perft.add_option("--size", size, "of the board");
    CLI::Option* const from = perft.add_option("--file", file, "a file");
    perft.add_option("--fen", fen, "a position")->excludes(from);
    perft.add_flag("--plain", is_plain, "no tricks")->needs(from);
    try {
        app.parse(line);
    } catch (CLI::ParseError const& wrong) {
        return in_english(what_is_wrong(wrong, app));
    }
    return {};
}

TEST(Usage, ARightLineIsTaken) {
    EXPECT_EQ(complaint("perft --depth 3 --size 8"), "");
    EXPECT_EQ(complaint("perft --depth 3 --file x --plain"), "");
}

TEST(Usage, EveryMistakeHasItsSentence) {
    EXPECT_EQ(complaint(""), "a sub-command is needed; see --help");
    EXPECT_EQ(complaint("preft"), "there is no command «preft»; did you mean perft?");
    EXPECT_EQ(complaint("xxxxxxxxxxx"),
              "there is no command «xxxxxxxxxxx»; «damier --help» lists them");
    EXPECT_EQ(complaint("perft"), "«--depth» is missing; see --help");
    EXPECT_EQ(complaint("perft --depth"), "«--depth» needs a value; see --help");
    EXPECT_EQ(complaint("perft --depth 3 --depth 4"), "«--depth» can be given only once");
    EXPECT_EQ(complaint("perft --depth 41"), "--depth: a number from 1 to 40 is needed, not «41»");
    EXPECT_EQ(complaint("perft --depth nan"),
              "--depth: a number from 1 to 40 is needed, not «nan»");
    EXPECT_EQ(complaint("perft --depth 3 --size x"), "--size: a whole number is needed, not «x»");
    EXPECT_EQ(complaint("perft --depth 3 --dept 4"),
              "there is no option «--dept»; did you mean --depth?");
    EXPECT_EQ(complaint("perft --depth 3 --file x --fen y"),
              "«--file» and «--fen» cannot go together");
    EXPECT_EQ(complaint("perft --depth 3 --plain"), "«--plain» needs «--file» as well");
    EXPECT_EQ(complaint("perft --depth 3 extra"), "not expected here: extra");
}

Result<MatchPlayer> player(std::string const& text, std::string const& variant = "international") {
    return read_player(text, **variants::find(variant));
}

TEST(MatchPlayer, OneOfOurs) {
    auto const one = player("engine:7, nodes=20000, hash=4, name=Seven");
    ASSERT_TRUE(one);
    EXPECT_EQ(one->kind, "engine:7");
    EXPECT_EQ(one->limits.nodes, 20'000u);
    EXPECT_EQ(one->megabytes, 4u);
    EXPECT_EQ(one->name, "Seven");
    EXPECT_FALSE(one->is_external());
    EXPECT_EQ(player("random")->name, "random") << "without a name, as it was typed";
}

TEST(MatchPlayer, OtherPrograms) {
    auto const hub = player("hub,threads=2,book=no:scan hub");
    ASSERT_TRUE(hub);
    EXPECT_TRUE(hub->is_external());
    EXPECT_EQ(hub->command, "scan hub");
    EXPECT_EQ(hub->parameters.at("threads"), "2") << "the engine's own, not ours";
    EXPECT_EQ(hub->parameters.at("book"), "no");
    auto const dxp = player("dxp:localhost:27531");
    ASSERT_TRUE(dxp);
    EXPECT_TRUE(dxp->is_dxp);
    EXPECT_EQ(dxp->command, "localhost:27531");
}

TEST(MatchPlayer, WhatIsRefused) {
    for (char const* const bad :
         {"", "engin", "engine:99", "engine,nodes", "engine,nodes=", "engine,nodes=0",
          "engine,depth=1001", "engine,colour=red", "hub:", "hub", "dxp: ", "dxp:host:99999"})
        EXPECT_FALSE(player(bad)) << bad;
    EXPECT_FALSE(player("dxp:localhost:27531", "frisian")) << "DamExchange knows one game";
}

TEST(MatchOptions, Limits) {
    MatchOptions options;
    EXPECT_EQ(read_limits(options)->move_time, std::chrono::milliseconds(100));
    options.clock = "10+0.1";
    EXPECT_EQ(read_limits(options)->clock, std::chrono::seconds(10));
    EXPECT_EQ(read_limits(options)->increment, std::chrono::milliseconds(100));
    EXPECT_FALSE(read_limits(options)->move_time);
    for (char const* const bad : {"0", "-1", "1+1+1", "x", "1+", "1e9"}) {
        options.clock = bad;
        EXPECT_FALSE(read_limits(options)) << bad;
    }
}

TEST(MatchOptions, SequentialTest) {
    EXPECT_FALSE(*read_sprt("", 3));
    EXPECT_EQ((*read_sprt("0,10", 2))->high, 10);
    for (char const* const bad : {"0", "10,0", "0,0", "a,b", "0,10,20"})
        EXPECT_FALSE(read_sprt(bad, 2)) << bad;
    EXPECT_FALSE(read_sprt("0,10", 3)) << "for two players";
}

} // namespace

} // namespace damier::program
