#include "damier/session/command_text.hpp"

#include "tests/session/random_commands.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace damier::session {
namespace {

TEST(CommandText, CanBeReadByAPerson) {
    NewGame game;
    game.game = "international";
    game.seed = 7;
    game.options["size"] = "10";
    game.players = {{"Anna", "", {}}, {"", "strong", {}}};
    game.players[1].limits.depth = 9;
    game.clock = *read_time_controls("5m+3s");
    game.touch_move = true;
    NewGame next;
    next.game = "v06";
    next.clock = *read_time_controls("30s/move");
    next.times = Clock(next.clock, 2).times();
    next.times->turn = next.times->step = std::chrono::milliseconds(4500);
    std::vector<std::pair<Command, std::string>> const pairs{
        {next, "new \"v06\" seed 0 clock \"30s/move\" times 4500000 4500000 30000000 0 0 0 0 "
               "30000000 0 0 0 0 0 0 0 0 0 0 0 0 0 0"},
        {game, "new \"international\" seed 7 option \"size\" \"10\" player \"Anna\" \"\" "
               "player \"\" \"strong\" depth 9 clock \"5m+3s\" touch-move"},
        {PlayAction{3, {}}, "action 3"},
        {PlayAction{3, NodeId{17}}, "action 3 at 17"},
        {PlayAction{3, {}, "32-28"}, "action 3 \"32-28\""},
        {PlayAction{3, NodeId{17}, "32x23"}, "action 3 at 17 \"32x23\""},
        {PlayIrregular{2}, "irregular 2"},
        {PlayText{"32-28"}, "play \"32-28\""},
        {PlayCells{{4, 7}, false}, "cells 4 7"},
        {PlayCells{{}, true}, "quick"},
        {Adjust{}, "adjust"},
        {TakeBack{2}, "takeback 2"},
        {PlayOn{}, "play-on"},
        {Redo{1}, "redo 1"},
        {GoTo{5}, "goto 5"},
        {OfferDraw{0}, "offer 0"},
        {AnswerDraw{1, true}, "answer 1 yes"},
        {Resign{1}, "resign 1"},
        {Correct{1}, "correct 1"},
        {LetStand{0}, "stand 0"},
        {Pause{}, "pause"},
        {Resume{}, "resume"},
        {Promote{4}, "promote 4"},
        {Delete{4}, "delete 4"},
        {Comment{2, true, "said \"a\\b\"\n"}, "comment 2 before \"said \\\"a\\\\b\\\"\\x0a\""},
        {Annotate{2, {1, 14}}, "annotate 2 1 14"},
        {Tell{"Event", "Open"}, "tell \"Event\" \"Open\""},
        {Tick{}, "tick"},
    };
    for (auto const& [command, text] : pairs) {
        EXPECT_EQ(to_text(command), text);
        Result<Command> const again = read_command(text);
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(*again, command) << text;
    }
}

TEST(CommandText, BadOnesAreExplained) {
    EXPECT_EQ(in_english(read_command("dance 3").error()), "there is no command «dance»");
    for (std::string_view const bad : {"",
                                       " ",
                                       "\"new\"",
                                       "new",
                                       "new race",
                                       "new \"race\" seed",
                                       "new \"race\" depth 3",
                                       "new \"race\" clock \"x\"",
                                       "action",
                                       "action -1",
                                       "action 1 at",
                                       "action 1 on 2",
                                       "action 1 \"a\" at 2",
                                       "play x",
                                       "play \"x",
                                       "play \"x\"y",
                                       "play \"\\",
                                       "play \"\\x",
                                       "play \"\\x4\"",
                                       "play \"\\x-1\"",
                                       "answer 1",
                                       "answer 1 maybe",
                                       "tick 1",
                                       "cells 1 a",
                                       "comment 1 \"x\"",
                                       "takeback 99999999999",
                                       "goto 1 2"})
        EXPECT_FALSE(read_command(bad)) << bad;
}

RC_GTEST_PROP(CommandTextProperty, AnyCommandReadsBack, (std::uint64_t seed)) {
    Random random(seed);
    Session session(test::catalogue());
    for (int i = 0; i < 50; ++i) {
        Command const command = test::random_command(random, session);
        Result<Command> const again = read_command(to_text(command));
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == command);
        session.handle(command, TimePoint{});
    }
}

RC_GTEST_PROP(CommandTextProperty, AnyTextOfAPlayerReadsBack, (std::string const& text)) {
    std::string const line = to_text(Command(PlayText{text}));
    RC_ASSERT(line.find('\n') == std::string::npos);
    RC_ASSERT(*read_command(line) == Command(PlayText{text}));
}

} // namespace
} // namespace damier::session
