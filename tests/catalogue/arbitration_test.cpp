// Draughts under arbitration: whatever the 3iL document calls irregular is made by hand, and then
// the opponent has it corrected or lets it stand.
#include "damier/catalogue/catalogue.hpp"
#include "damier/play/choosing.hpp"
#include "damier/play/spoken.hpp"
#include "damier/play/turns.hpp"
#include "damier/session/session.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damier {
namespace {

class Arbitration : public testing::Test {
protected:
    session::Session session{catalogue::all()};

    void SetUp() override {
        session::NewGame setup;
        setup.game = "3il";
        setup.position = "W:W32,47:B28,19,6"; // 32 must take 28 and 19
        setup.arbitrage = true;
        session.handle(setup, {});
    }
    game::Cell cell(std::string const& label) const {
        auto const& cells = session.state().about().cells;
        return static_cast<game::Cell>(std::ranges::find(cells, label, &game::CellShape::label)
                                       - cells.begin());
    }
    // The fault that the session sees, or what was played, or why not.
    std::string told(session::Events const& events) const {
        std::string text;
        for (session::Event const& event : events) {
            if (auto const* one = std::get_if<session::Faulted>(&event))
                text = in_english(one->fault);
            if (auto const* one = std::get_if<session::Played>(&event))
                text = session.tree().node(one->node).text();
            if (auto const* one = std::get_if<session::Refused>(&event))
                text = "refused: " + in_english(one->reason);
        }
        return text;
    }
    std::string click(std::vector<std::string> const& labels) {
        std::string last;
        for (std::string const& label : labels)
            last = told(session.handle(play::click(session, cell(label)), {}));
        return last;
    }
    std::string say(std::string const& text) {
        return told(session.handle(session::PlayText{text}, {}));
    }
    std::vector<std::string> spoken() const {
        std::vector<std::string> all;
        for (play::Spoken const& one : play::spoken(session))
            all.push_back(in_english(one.name) + ": " + one.text);
        return all;
    }
    std::string position() const { return session.state().text(); }
    void correct() { session.handle(session::Correct{play::judge(session)}, {}); }
};

using List = std::vector<std::string>;

TEST_F(Arbitration, LegalMovesAreMadeAsEver) {
    EXPECT_EQ(click({"32", "14"}), "32x14");
    EXPECT_FALSE(session.disputed());
}

TEST_F(Arbitration, ByClicks) {
    std::string const before = position();
    EXPECT_EQ(click({"47", "42"}), "capture is compulsory: 32 takes 2 pieces");
    correct();
    EXPECT_EQ(click({"32", "23", "23"}), "the capture must go on from 23");
    correct();
    EXPECT_EQ(click({"32", "6", "14"}), "6 is taken without being jumped");
    correct();
    EXPECT_EQ(click({"32", "23", "6", "14"}), "6 is taken without being jumped");
    correct();
    EXPECT_EQ(click({"32", "23", "28", "14"}), "28 is taken off before the capture ends");
    correct();
    EXPECT_EQ(click({"6", "11"}), "the piece on 6 is your opponent's");
    correct();
    EXPECT_EQ(position(), before);
    EXPECT_EQ(click({"32", "28", "14"}), "32x14") << "before it is jumped it only names the way";
}

TEST_F(Arbitration, APieceIsTakenOffByAWordOnly) {
    EXPECT_EQ(click({"47"}), "");
    EXPECT_EQ(spoken(), List{"Take off 47: {47}"});
    click({"47"}); // let go
    EXPECT_EQ(spoken(), List{});
    click({"6"});
    EXPECT_EQ(spoken(), List{"Take off 6: {6}"});
    EXPECT_EQ(say("{6}"), "the piece on 6 is taken off without a capture");
    EXPECT_EQ(session.state().to_play(), 0) << "the turn stays";
    EXPECT_EQ(play::judge(session), 1);
    EXPECT_EQ(click({"32", "14"}), "32x14");
    EXPECT_TRUE(session.disputed()) << "until the opponent has decided";
    correct();
    EXPECT_EQ(position(), "W:W32,47:B6,19,28");
}

TEST_F(Arbitration, TwoMovesRunningAreCorrectedTogether) {
    EXPECT_EQ(spoken(), List{}) << "nobody has moved yet";
    click({"32", "14"});
    EXPECT_EQ(spoken(), List{"Play twice running: again"});
    EXPECT_EQ(say("again"), "two moves running");
    EXPECT_EQ(click({"47", "42"}), "47-42");
    EXPECT_EQ(position(), "B:W14,42:B6");
    correct();
    EXPECT_EQ(position(), "B:W14,47:B6");
    EXPECT_FALSE(session.disputed());
    say("again");
    say("47-42");
    session.handle(session::LetStand{play::judge(session)}, {});
    EXPECT_EQ(position(), "B:W14,42:B6");
    EXPECT_FALSE(session.disputed());
}

TEST_F(Arbitration, AComputerDoesNotPlayTwice) {
    session::NewGame setup = session.setup();
    setup.players = {{"", "random", {}}, {}};
    session.handle(setup, {});
    session.handle(session::PlayAction{0, session.tree().current(), {}}, {});
    EXPECT_EQ(spoken(), List{});
    EXPECT_EQ(say("again"), "refused: it is the turn of White, whom the computer plays");
}

TEST_F(Arbitration, WhatACaptureHasJumpedStandsUntilItEnds) {
    click({"32", "23"});
    EXPECT_EQ(play::taken_so_far(session), std::vector<game::Cell>{cell("28")});
    EXPECT_TRUE(session.state().at(cell("28")));
    click({"14"});
    EXPECT_TRUE(play::taken_so_far(session).empty());
}

} // namespace
} // namespace damier
