// What Damier writes is complete and read by others: here by a parser that shares nothing with
// ours.
#include "damier/base/random.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/reader.hpp"
#include "damier/records/tags.hpp"
#include "tests/records/standard_parser.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace damier {
namespace {

constexpr std::array<char const*, 7> seven{"Event", "Site",  "Date",  "Round",
                                           "White", "Black", "Result"};

// A game of legal moves with variations, comments and marks, until it ends or is long enough.
session::Session played(game::Game const& game, std::uint64_t seed) {
    session::Session session(catalogue::all());
    session::NewGame setup;
    setup.game = game.key();
    setup.players = {{"Ada \"the first\"", "", {}}, {"", "random", {}}};
    setup.players[1].bot.clear();
    setup.clock = *session::read_time_controls("5m+3s");
    auto now = [ticks = 0]() mutable {
        return session::TimePoint{} + std::chrono::milliseconds(100 * ++ticks);
    };
    session.handle(setup, now());
    Random random(seed);
    for (int i = 0; i < 60 && !session.ending(); ++i) {
        std::size_t const actions = session.state().actions().size();
        if (actions == 0) break;
        session.handle(
            session::PlayAction{static_cast<std::size_t>(random.below(static_cast<int>(actions))),
                                std::nullopt},
            now());
        session::NodeId const here = session.tree().current();
        if (i % 7 == 3) session.handle(session::Comment{here, false, "so {then} [%x] or"}, now());
        if (i % 5 == 2) session.handle(session::Annotate{here, {1, 44}}, now());
        if (i % 9 == 4) session.handle(session::TakeBack{1}, now());
    }
    return session;
}

TEST(Standard, EveryGameThatIsPlayedIsWrittenForOthers) {
    setenv("SOURCE_DATE_EPOCH", "1700000000", 1);
    int games = 0;
    for (game::Game const* const game : catalogue::all()) {
        if (game->file_style().game_type.empty()) continue;
        SCOPED_TRACE(game->key());
        session::Session const session = played(*game, 1 + static_cast<std::uint64_t>(games));
        records::Record record = records::record_of(session);
        records::complete_tags(record, records::today());
        std::string const text = records::write(record);
        std::vector<standard::Game> read;
        ASSERT_NO_THROW(read = standard::read(text)) << text;
        ASSERT_EQ(read.size(), 1u);
        for (std::size_t i = 0; i < seven.size(); ++i) {
            ASSERT_GT(read[0].tags.size(), i);
            EXPECT_EQ(read[0].tags[i].first, seven[i]);
        }
        auto const tag = [&](std::string const& name) {
            for (auto const& [key, value] : read[0].tags)
                if (key == name) return value;
            return std::string("none");
        };
        EXPECT_EQ(tag("Date"), "2023.11.14");
        EXPECT_EQ(tag("White"), "Ada \"the first\"");
        EXPECT_EQ(tag("GameType"), game->file_style().game_type);
        EXPECT_EQ(tag("TimeControl"), "300+3");
        std::vector<std::string> moves;
        for (session::NodeId const id : session.tree().main_line())
            if (session.tree().node(id).played() != nullptr)
                moves.push_back(session.tree().node(id).text());
        EXPECT_EQ(read[0].moves, moves);
        ++games;
    }
    unsetenv("SOURCE_DATE_EPOCH");
    EXPECT_GT(games, 10);
}

TEST(Standard, TheParserItselfIsStrict) {
    EXPECT_EQ(standard::read("[A \"b\\\"c\"]\n\n1. 32-28! {x} (1. 31-27 $3) 18-23 *\n").size(), 1u);
    for (std::string const wrong : {"1. 32-28", "[a \"b\"] *", "1. 3228 *", "1. 32-28 {a{b} *",
                                    "(1. 32-28) *", "1. 32-28 (1. 31-27 *", "12 32-28 *"})
        EXPECT_THROW(standard::read(wrong), std::runtime_error) << wrong;
}

TEST(Tags, WhatIsThereStays) {
    auto const read =
        records::read_games("[White \"A\"]\n[GameType \"20\"]\n1. 32-28 *", catalogue::all());
    records::Record record = *read.games.at(0).record;
    EXPECT_EQ(records::complete_tags(record),
              (std::vector<std::string>{"Event", "Site", "Date", "Round", "Black", "Result"}));
    EXPECT_EQ(*record.tag("White"), "A");
    EXPECT_EQ(*record.tag("Date"), "????.??.??");
    EXPECT_TRUE(records::complete_tags(record).empty());
}

} // namespace
} // namespace damier
