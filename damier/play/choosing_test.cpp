#include "damier/play/choosing.hpp"

#include "damier/play/sentences.hpp"

#include "tests/session/test_games.hpp"

#include <gtest/gtest.h>

namespace damier::play {
namespace {

session::Session started(std::string const& position = {}) {
    session::Session session(test::catalogue());
    session::NewGame setup;
    setup.game = "race";
    setup.position = position;
    session.handle(setup, {});
    return session;
}

TEST(Choosing, OriginAndDestinationPlay) {
    session::Session session = started(); // the runners of the first seat stand on cells 0 and 12
    EXPECT_EQ(next_cells(session), (std::vector<game::Cell>{0, 12}));
    session.handle(click(session, 0), {});
    EXPECT_EQ(next_cells(session), (std::vector<game::Cell>{1, 2}));
    session.handle(click(session, 0), {});
    EXPECT_TRUE(session.chosen().empty()) << "a second click lets go";
    session.handle(click(session, 0), {});
    session.handle(click(session, 12), {});
    EXPECT_EQ(session.chosen(), std::vector<game::Cell>{12}) << "another piece begins anew";
    session.handle(click(session, 15), {});
    EXPECT_EQ(session.tree().here().text(), "b0xb3");
}

TEST(Choosing, WhatGoesNowhereIsExplainedAsTheEndOfTheMove) {
    session::Session session = started();
    session.handle(click(session, 0), {});
    EXPECT_EQ(click(session, 9), (session::PlayCells{{0, 9}, false}));
    EXPECT_TRUE(can_begin(session, 0));
    EXPECT_FALSE(can_begin(session, 24)) << "the other seat's runner";
}

TEST(Sentences, TellWhoHasWon) {
    session::Session session = started("2 12 0 -1 10 0 0 0");
    session::Events const events = session.handle(session::PlayText{"a10-a11"}, {});
    ASSERT_TRUE(session.ending());
    EXPECT_EQ(in_english(sentence(events.front(), session)), "First plays a10-a11");
    EXPECT_EQ(in_english(sentence(*session.ending(), session)),
              "First wins: a runner has arrived.");
    Headline const won = headline(session.ending()->outcome, session);
    EXPECT_EQ(in_english(won.title) + ", " + in_english(won.reason),
              "First wins, a runner has arrived");
    Headline const shared = headline(game::Won{{0, 1}, {}}, session);
    EXPECT_EQ(in_english(shared.title), "First, Second win");
    EXPECT_TRUE(headline(game::Ongoing{}, session).title.id.empty());
}

} // namespace
} // namespace damier::play
