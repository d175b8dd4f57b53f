#include "damier/session/session.hpp"

#include "tests/session/test_games.hpp"
#include "tests/session/transcript.hpp"

#include <gtest/gtest.h>

namespace damier::session {
namespace {

using namespace std::chrono_literals;

// A session whose clock the test turns by hand.
struct Table {
    Session session{test::catalogue()};
    TimePoint now = TimePoint{} + 5000s;

    std::string operator()(Command const& command, Duration passed = 0s) {
        now += passed;
        return test::show(session.handle(command, now));
    }
    NewGame race(std::string_view clock = "none") {
        NewGame wanted;
        wanted.game = "race";
        wanted.clock = *read_time_controls(clock);
        return wanted;
    }
    // As a desk does: what is played after a takeback is promoted.
    void play(std::string_view text) {
        for (Event const& event : session.handle(PlayText{std::string(text)}, now))
            if (auto const* played = std::get_if<Played>(&event))
                if (played->replaced != no_node) session.handle(Promote{played->node}, now);
    }
    Duration left(game::Seat seat) const { return session.reading(seat, now).left; }
};

TEST(Session, PlaysAGameToItsEnd) {
    Table table;
    NewGame wanted = table.race();
    wanted.options["length"] = "6";
    EXPECT_EQ(table(PlayText{"a0-a1"}), "refused: no game has been started yet");
    EXPECT_EQ(table(wanted), "started");
    EXPECT_EQ(table(PlayText{"a0-a2"}), "played 0 #1 -> 1");
    EXPECT_EQ(table(PlayText{"a2-a3"}), "refused: «a2-a3» is not possible here");
    EXPECT_EQ(table(PlayText{" C0xC3 "}), "played 1 #2 -> 2");
    EXPECT_EQ(table(PlayAction{99, {}}), "refused: there is no action number 99");
    EXPECT_EQ(table(PlayText{"a2xa5"}), "played 0 #2 -> 3; ended won by 0: a runner has arrived");
    EXPECT_EQ(table(PlayText{"c3-c4"}), "refused: the game is over; take a move back to go on");
    EXPECT_EQ(table.session.ending()->how, How::rules);
    EXPECT_EQ(table(TakeBack{1}), "reopened; back 1 -> 2");
    EXPECT_EQ(table(Redo{1}), "moved -> 3; ended won by 0: a runner has arrived");
    EXPECT_EQ(table(TakeBack{0}), "refused: there is no move to take back");
    EXPECT_EQ(table(GoTo{root}), "moved -> 0");
    EXPECT_EQ(table(TakeBack{0}), "reopened; back 0 -> 0"); // play on from here
    EXPECT_EQ(table(PlayText{"a0-a1"}), "played 0 #0 -> 4");
}

TEST(Session, ASeatThatGoesOnKeepsItsTurn) {
    Table table;
    table(table.race("1m+10s"));
    EXPECT_EQ(table(PlayText{"a0xa3"}, 5s), "played 0 #2 -> 1");
    EXPECT_EQ(table(PlayText{"c0-c1"}, 0s), "played 1 #0 -> 2");
    EXPECT_EQ(table.left(0), 65s);
    EXPECT_EQ(table(PlayText{"a3-a4"}, 5s), "played 0 #0 -> 3");
    EXPECT_EQ(table.session.state().to_play(), 0);
    EXPECT_EQ(table.left(0), 60s);
    EXPECT_EQ(table(PlayText{"b0-b1"}), "refused: «b0-b1» is not possible here");
    EXPECT_EQ(table(PlayText{"a4-a5"}, 5s), "played 0 #0 -> 4");
    EXPECT_EQ(table.left(0), 65s);
}

TEST(Session, NewGamesAreCheckedBeforeTheyReplaceTheOld) {
    Table table;
    table(table.race());
    table(PlayText{"a0-a1"});
    NewGame bad = table.race();
    bad.game = "rice";
    EXPECT_EQ(table(bad), "refused: there is no game «rice»; did you mean race, race3?");
    bad = table.race();
    bad.options["size"] = "3";
    EXPECT_EQ(table(bad), "refused: there is no option «size» here; there are: length");
    bad = table.race();
    bad.players.resize(3);
    EXPECT_EQ(table(bad), "refused: this game has 2 players, not 3");
    bad = table.race("1m|2m|3m");
    EXPECT_EQ(table(bad), "refused: there are 3 clocks for 2 players");
    bad = table.race();
    bad.clock.push_back({TimeControl::Kind::hourglass, {}, 0, {}}); // made by a program, not read
    EXPECT_EQ(table(bad), "refused: «none» is not a time control");
    bad = table.race();
    bad.players.push_back({"", "genius", {}});
    EXPECT_EQ(table(bad), "refused: there is no computer player «genius» for this game");
    bad = table.race();
    bad.position = "x";
    EXPECT_EQ(table(bad), "refused: «x» is not a number of a race");
    EXPECT_EQ(table.session.tree().current(), 1); // the old game is untouched
    NewGame good = table.race();
    good.clock.push_back(TimeControl{}); // one clock that is none: nobody has a clock
    EXPECT_EQ(table(good), "started");
    EXPECT_TRUE(table.session.setup().clock.empty());
}

TEST(Session, StartsFromAnyPositionEvenAFinishedOne) {
    Table table;
    NewGame wanted = table.race();
    wanted.position = "2 12 1 -1 3 0 5 0";
    EXPECT_EQ(table(wanted), "started");
    EXPECT_EQ(table.session.state().to_play(), 1);
    wanted.position = "2 12 1 -1 11 0 5 0";
    EXPECT_EQ(table(wanted), "started; ended won by 0: a runner has arrived");
    EXPECT_EQ(table(TakeBack{1}), "refused: there is no move to take back");
    EXPECT_EQ(table(TakeBack{0}), "refused: there is no move to take back");
}

TEST(Session, CellsLeadToAnAction) {
    Table table;
    table(table.race());
    EXPECT_EQ(table(PlayCells{{0}, false}), "chosen 0, ways 4");
    EXPECT_EQ(table(PlayCells{{0, 1}, false}), "chosen 0 1, ways 2"); // a step, or half a spring
    EXPECT_EQ(table(PlayCells{{0, 5}, false}), "refused: no runner of yours goes there");
    EXPECT_EQ(table(PlayCells{{0, 999}, false}),
              "refused: there is no cell number 999 on this board");
    EXPECT_EQ(table(PlayCells{{}, false}), "chosen, ways 8");
    EXPECT_EQ(table(PlayCells{{0, 3}, false}), "played 0 #2 -> 1"); // by its ends
    EXPECT_EQ(table(PlayCells{{24, 25, 27}, false}), "played 1 #2 -> 2");
    EXPECT_EQ(table(PlayCells{{12, 13, 13}, false}), "played 0 #3 -> 3"); // and no farther
    EXPECT_EQ(table(PlayCells{{39}, true}), "played 1 #5 -> 4"); // by its destination alone
    EXPECT_EQ(table(PlayCells{{3}, true}), "chosen 3, ways 4");
}

TEST(Session, TakebackRestoresClocksAndAnotherMoveIsAVariation) {
    Table table;
    table(table.race("1m+1s"));
    table(PlayText{"a0-a1"}, 10s);
    table(PlayText{"c0-c1"}, 20s);
    table(PlayText{"a1-a2"}, 5s);
    EXPECT_EQ(table.left(0), 47s);
    EXPECT_EQ(table(TakeBack{2}, 3s), "back 2 -> 1");
    EXPECT_EQ(table.left(0), 51s);
    EXPECT_EQ(table.left(1), 60s);
    EXPECT_EQ(table(PlayText{"c0-c2"}, 1s), "played 1 #1 -> 4");
    EXPECT_EQ(table.left(1), 60s);
    EXPECT_EQ(table.session.tree().node(1).children, (std::vector<NodeId>{2, 4}));
    EXPECT_EQ(table.session.tree().node(2).used, 20s);
    EXPECT_EQ(table(TakeBack{99}), "back 2 -> 0");
    EXPECT_EQ(table.left(0), 60s);
    EXPECT_EQ(table(Redo{5}), "moved -> 4");
    EXPECT_EQ(table(Redo{1}), "refused: there is no move to play again");
    EXPECT_EQ(table(GoTo{3}), "moved -> 3");
    EXPECT_EQ(table.left(0), 47s);
    EXPECT_EQ(table(GoTo{77}), "refused: there is no move number 77 in the history");
}

TEST(Session, WhatIsPlayedAfterATakebackNamesTheLineGivenUp) {
    Table table;
    table(table.race());
    for (char const* const move : {"a0-a1", "c0-c1", "a1-a2", "c1-c2"}) table.play(move);
    table(TakeBack{3});
    table.play("c0-c2"); // 5
    EXPECT_EQ(table.session.played_line(), (std::vector<NodeId>{0, 1, 5}));
    // The move that was given up, played again: it is the game once more.
    table(TakeBack{1});
    table.play("c0-c1");
    EXPECT_EQ(table.session.played_line(), (std::vector<NodeId>{0, 1, 2, 3, 4}));
    EXPECT_EQ(table.session.tree().node(1).children, (std::vector<NodeId>{2, 5}));
    // Another answer to a move that is played again is the game as well.
    table(TakeBack{1});
    table.play("c0-c1");
    table.play("a0-a2"); // refused: nobody stands there
    table.play("a1-a3"); // 6
    EXPECT_EQ(table.session.played_line(), (std::vector<NodeId>{0, 1, 2, 6}));
}

TEST(Session, WhatIsTriedElsewhereInTheHistoryIsAVariation) {
    Table table;
    table(table.race());
    for (char const* const move : {"a0-a1", "c0-c1", "a1-a2"}) table.play(move);
    table(GoTo{1});
    table.play("c0-c2"); // 4
    table.play("a1-a2"); // 5
    EXPECT_EQ(table.session.played_line(), (std::vector<NodeId>{0, 1, 2, 3}));
    table(TakeBack{1}); // within the variation: it does not become the game
    table.play("a1-a3");
    EXPECT_EQ(table.session.played_line(), (std::vector<NodeId>{0, 1, 2, 3}));
    table(Resign{0}); // but there it has ended
    EXPECT_EQ(table.session.played_line(), (std::vector<NodeId>{0, 1, 4, 6}));
}

TEST(Session, TimeRunsOutAtTheDeadlineWhateverIsTyped) {
    Table table;
    table(table.race("10s | 1m"));
    EXPECT_EQ(table.session.deadline(), table.now + 10s);
    EXPECT_EQ(table(Tick{}, 9999ms), "");
    EXPECT_EQ(table(Tick{}, 1ms), "ended won by 1: First has run out of time");
    EXPECT_FALSE(table.session.deadline());
    EXPECT_EQ(table(TakeBack{0}), "reopened; back 0 -> 0");
    EXPECT_EQ(table.left(0), 10s);
    EXPECT_EQ(table(PlayText{"a0-a1"}, 10s),
              "ended won by 1: First has run out of time; "
              "refused: the game is over; take a move back to go on");
}

TEST(Session, AClockThatWaitsStartsWithTheFirstMove) {
    Table table;
    NewGame wanted = table.race("1m");
    wanted.clock_waits = true;
    table(wanted);
    EXPECT_TRUE(table.session.is_clock_waiting());
    EXPECT_EQ(table.session.deadline(), std::nullopt);
    table(Pause{}, 20s);
    table(Resume{}, 20s);
    EXPECT_EQ(table.session.deadline(), std::nullopt);
    EXPECT_EQ(table(PlayText{"a0-a1"}, 20s), "played 0 #0 -> 1");
    EXPECT_EQ(table.left(0), 60s);
    table.now += 7s;
    EXPECT_EQ(table.left(1), 53s);
    table(TakeBack{1}); // the game has begun: now it runs here too
    table.now += 5s;
    EXPECT_EQ(table.left(0), 55s);
}

TEST(Session, ClocksGoOnInAGameThatTakesThePlaceOfAnother) {
    for (char const* const control : {"30s/move", "1m+1s"}) {
        SCOPED_TRACE(control);
        Table table;
        table(table.race(control));
        table(PlayText{"a0-a1"}, 4s);
        table(PlayText{"c0-c1"}, 6s);
        table.now += 8s;
        NewGame next = table.race(control);
        Duration const left = table.left(0), others = table.left(1);
        next.times = table.session.times_for(0, table.now);
        EXPECT_EQ(table(next), "started");
        EXPECT_EQ(table.left(0), left) << "what the turn has used stays used";
        EXPECT_EQ(table.left(1), others);
        EXPECT_FALSE(table.session.setup().times) << "a game that is set up like it begins anew";
        table.now += 2s;
        EXPECT_EQ(table.left(0), left - 2s);
        next.times = table.session.times_for(1, table.now);
        bool const is_per_turn = next.clock.front().kind == TimeControl::Kind::per_turn;
        EXPECT_EQ(next.times->seats[0].left, is_per_turn ? 30s : left - 2s)
            << "the turn is the other's: nothing is added, but a limit for each turn begins anew";
        EXPECT_EQ(next.times->turn, 0s);
    }
}

TEST(Session, TimesOfAnotherClockAreRefused) {
    Table table;
    NewGame wanted = table.race("1m");
    for (int which = 0; which < 4; ++which) {
        wanted.times = Clock(wanted.clock, 2).times();
        SeatTime& one = wanted.times->seats[1];
        if (which == 0) one.stage = 1;
        if (which == 1) one.left = -1s;
        if (which == 2) one.periods = 1;
        if (which == 3) one.moves = -1;
        EXPECT_EQ(table(wanted), "refused: the times do not belong to the clock «1m»");
    }
}

TEST(Session, WhatIsToldOfAGameIsKeptByName) {
    Table table;
    table(table.race());
    using session::Told;
    table(Tell{"Event", "Open"});
    table(Tell{"Site", "Liège"});
    table(Tell{"Event", "Open 2"});
    EXPECT_EQ(table.session.told(), (std::vector<Told>{{"Event", "Open 2"}, {"Site", "Liège"}}));
    table(Tell{"Event", ""});
    EXPECT_EQ(table.session.told(), (std::vector<Told>{{"Event", ""}, {"Site", "Liège"}}));
    table(table.race());
    EXPECT_TRUE(table.session.told().empty());
}

TEST(Session, WithThreeSeatsTheBestOfTheOthersWinsAForfeit) {
    Table table;
    NewGame wanted = table.race("1m");
    wanted.game = "race3";
    wanted.players = {{"Ann", "", {}}, {"Bob", "", {}}};
    table(wanted);
    table(PlayText{"a0-a2"});
    table(PlayText{"c0-c2"});
    EXPECT_EQ(table(Resign{2}), "ended won by 0 1: Third resigns");
    table(TakeBack{0});
    table(PlayText{"e0xe3"});
    EXPECT_EQ(table(Tick{}, 1min), "ended won by 2: Ann has run out of time");
}

TEST(Session, DrawsAreAgreedByAll) {
    Table table;
    table(table.race());
    EXPECT_EQ(table(AnswerDraw{1, true}), "refused: no draw has been offered");
    EXPECT_EQ(table(OfferDraw{0}), "offered 0");
    EXPECT_EQ(table(OfferDraw{0}), "refused: First has already offered a draw");
    EXPECT_EQ(table(AnswerDraw{0, true}), "refused: First made the offer; the others answer it");
    EXPECT_EQ(table(PlayText{"a0-a1"}), "played 0 #0 -> 1"); // the offer stands
    EXPECT_EQ(table(PlayText{"c0-c1"}), "declined 1; played 1 #0 -> 2");
    EXPECT_EQ(table(OfferDraw{0}), "offered 0");
    EXPECT_EQ(table(AnswerDraw{1, false}), "declined 1");
    EXPECT_EQ(table(OfferDraw{0}), "offered 0");
    EXPECT_EQ(table(OfferDraw{1}), "accepted 1; ended drawn: draw by agreement");
    EXPECT_EQ(table(OfferDraw{1}), "refused: the game is over");

    NewGame three = table.race();
    three.game = "race3";
    table(three);
    EXPECT_EQ(table(OfferDraw{5}), "refused: there is no player number 6 in this game");
    EXPECT_EQ(table(OfferDraw{2147483647}),
              "refused: there is no player number 2147483648 in this game");
    EXPECT_EQ(table(OfferDraw{2}), "offered 2");
    EXPECT_EQ(table(AnswerDraw{0, true}), "accepted 0");
    EXPECT_EQ(table(AnswerDraw{0, true}), "refused: First has already accepted");
    EXPECT_EQ(table(PlayText{"a0-a1"}), "played 0 #0 -> 1"); // has accepted: declines nothing
    EXPECT_EQ(table(AnswerDraw{1, true}), "accepted 1; ended drawn: draw by agreement");
}

TEST(Session, PauseStopsTheClockAndThePlay) {
    Table table;
    table(table.race("1m"));
    EXPECT_EQ(table(Resume{}), "refused: the game is not paused");
    EXPECT_EQ(table(Pause{}, 10s), "paused");
    EXPECT_EQ(table(PlayText{"a0-a1"}, 1h), "refused: the game is paused; resume it first");
    EXPECT_EQ(table(Pause{}), "refused: the game is already paused");
    EXPECT_EQ(table(Resume{}), "resumed");
    EXPECT_EQ(table.left(0), 50s);
    EXPECT_EQ(table.session.deadline(), table.now + 50s);
}

TEST(Session, AFinishedGameCanBeReadAndTriedOutWithoutLosingItsResult) {
    Table table;
    table(table.race("1m"));
    table(PlayText{"a0-a1"}, 5s);
    table(PlayText{"c0-c1"}, 5s);
    EXPECT_EQ(table(Resign{0}), "ended won by 1: First resigns");
    EXPECT_EQ(table(GoTo{1}), "moved -> 1");
    EXPECT_EQ(table(PlayText{"c0-c2"}, 1h), "played 1 #1 -> 3");
    EXPECT_EQ(table.session.ending()->node, 2);
    EXPECT_EQ(table(Delete{1}),
              "refused: this line holds the end of the game; take it back instead");
    EXPECT_EQ(table(Delete{3}), "edited 1; moved -> 1");
    EXPECT_EQ(table(PlayText{"c0-c1"}), "played 1 #0 -> 2");
    EXPECT_EQ(table.session.tree().node(2).used, 5s); // a replay does not change the record
}

TEST(Session, TheHistoryCanBeEdited) {
    Table table;
    table(table.race());
    table(PlayText{"a0-a1"});
    EXPECT_EQ(table(Comment{1, false, "solid"}), "edited 1");
    EXPECT_EQ(table(Comment{1, true, "now"}), "edited 1");
    EXPECT_EQ(table(Annotate{1, {1, 13}}), "edited 1");
    EXPECT_EQ(table(Annotate{1, {65536}}),
              "refused: an annotation is a number from 0 to 65535, not 65536");
    EXPECT_EQ(table.session.tree().node(1).comment_after, "solid");
    EXPECT_EQ(table.session.tree().node(1).comment_before, "now");
    EXPECT_EQ(table(Promote{1}), "refused: this is already the main line");
    table(TakeBack{1});
    table(PlayText{"a0-a2"});
    EXPECT_EQ(table(Promote{2}), "edited 2");
    EXPECT_EQ(table.session.tree().node(root).children, (std::vector<NodeId>{2, 1}));
    EXPECT_EQ(table(Delete{root}), "refused: the start position cannot be deleted");
    EXPECT_EQ(table(Delete{2}), "edited 0; moved -> 0");
    EXPECT_EQ(table(Redo{1}), "moved -> 1");
}

TEST(Session, ATouchedPieceMustBePlayedUnlessAdjusted) {
    Table table;
    NewGame wanted = table.race();
    EXPECT_EQ((table(wanted), table(Adjust{})), "refused: touch-move is not played here");
    wanted.touch_move = true;
    table(wanted);
    EXPECT_EQ(table(PlayCells{{24}, false}), "refused: no runner of yours goes there");
    EXPECT_EQ(table(Adjust{}), "adjusting");
    EXPECT_EQ(table(PlayCells{{0}, false}), "chosen 0, ways 4");
    EXPECT_EQ(table(PlayCells{{12}, false}), "touched 12, ways 4");
    EXPECT_EQ(table(Adjust{}), "refused: adjusting must be announced before the piece is touched");
    std::string const must = "refused: the piece on b0 was touched and must be played";
    EXPECT_EQ(table(PlayCells{{0}, false}), must);
    EXPECT_EQ(table(PlayCells{{0, 2}, false}), must);
    EXPECT_EQ(table(PlayText{"a0-a1"}), must);
    EXPECT_EQ(table(PlayAction{0, {}}), must);
    EXPECT_EQ(table(PlayCells{{}, false}), "touched, ways 8"); // letting go does not help
    EXPECT_EQ(table(PlayCells{{12, 14}, false}), "touched 12 14, ways 2");
}

TEST(Session, IrregularMovesAreForTheOpponentToJudge) {
    Table table;
    NewGame wanted = table.race("1m+1s");
    wanted.position = "2 12 0 -1 2 0 2 0";
    table(wanted);
    EXPECT_EQ(table(PlayText{"a2-a1"}), "refused: «a2-a1» is not possible here");
    EXPECT_EQ(table(PlayIrregular{0}),
              "refused: irregular moves are accepted under arbitration only");
    wanted.arbitrage = true;
    table(wanted);
    EXPECT_EQ(table(PlayText{"a2-a1"}, 10s), "irregular 0 #0 -> 1; fault 0: runners go forward");
    EXPECT_EQ(table.session.disputed(), 1);
    EXPECT_EQ(table(Correct{0}), "refused: only an opponent may have a move corrected");
    EXPECT_EQ(table(LetStand{0}), "refused: only an opponent may let an irregular move stand");
    EXPECT_EQ(table(Correct{1}, 5s), "corrected by 1 -> 0");
    EXPECT_EQ(table.left(0), 50s); // the ten seconds are spent, nothing is added
    EXPECT_EQ(table.left(1), 60s); // judging costs nothing
    EXPECT_FALSE(table.session.tree().has(1));
    EXPECT_EQ(table(Correct{1}), "refused: there is no irregular move to correct");
    table(PlayCells{{2, 1}, false});
    EXPECT_EQ(table(LetStand{1}), "stands 2");
    EXPECT_TRUE(table.session.tree().node(2).is_irregular);
    EXPECT_EQ(table(PlayIrregular{0}), "irregular 1 #0 -> 3; fault 1: runners go forward");
    EXPECT_EQ(table(PlayText{"a1-a2"}), "stands 3; played 0 #0 -> 4"); // playing on covers it
    EXPECT_EQ(table(LetStand{1}), "refused: there is no irregular move to let stand");
}

TEST(Session, ComputerPlayersAreAskedNotRun) {
    Table table;
    NewGame wanted = table.race("1m");
    wanted.seed = 42;
    wanted.players = {{"", "", {}}, {"Robot", "random", {}}};
    EXPECT_EQ(table(wanted), "started");
    EXPECT_EQ(table(PlayAction{0, NodeId{0}}),
              "refused: it is the turn of First, whom the computer does not play");
    EXPECT_EQ(table(PlayText{"a0-a1"}), "played 0 #0 -> 1; think 1 at 1");
    EXPECT_EQ(table(PlayText{"c0-c1"}),
              "refused: it is the turn of Robot, whom the computer plays");
    EXPECT_EQ(table(Comment{1, false, "?"}), "edited 1"); // asked once only
    EXPECT_EQ(table(Pause{}), "paused");
    EXPECT_EQ(table(PlayAction{0, NodeId{1}}), "refused: the game is paused; resume it first");
    EXPECT_EQ(table(Resume{}), "resumed; think 1 at 1");
    EXPECT_EQ(table(PlayAction{0, NodeId{0}}),
              "refused: the position has changed since the computer began to think");
    std::optional<Think> const think = table.session.thinking(table.now);
    ASSERT_TRUE(think);
    EXPECT_EQ(think->bot, "random");
    EXPECT_EQ(think->limits.clock, 57s);
    EXPECT_EQ(table(PlayAction{1, NodeId{1}}), "played 1 #1 -> 2");
    EXPECT_EQ(table(TakeBack{1}), "back 1 -> 1; think 1 at 1");
    EXPECT_EQ(table.session.thinking(table.now)->seed, think->seed); // so the choice is the same
    EXPECT_EQ(table(Resign{0}), "ended won by 1: First resigns");
}

TEST(Session, TimeSpentWithTheProgramOffIsNotCounted) {
    Table table;
    table(table.race("1m"));
    table(Tick{}, 10s);
    table.now += 100h;
    table.session.continue_at(table.now);
    EXPECT_EQ(table.left(0), 50s);
    EXPECT_EQ(table(PlayText{"a0-a1"}, 5s), "played 0 #0 -> 1");
    EXPECT_EQ(table.left(0), 45s);
}

} // namespace
} // namespace damier::session
