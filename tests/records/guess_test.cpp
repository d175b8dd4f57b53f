// Files that do not say what their games are: one file is one game as far as it fits, whoever reads
// it, what was guessed is said and marked, and gives way to what a person says.
#include "damier/base/random.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/check.hpp"
#include "damier/records/formats.hpp"
#include "damier/records/index.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace damier::records {
namespace {

// Legal moves at random, without a word about the game.
std::string played(std::string_view key, std::uint64_t seed, int plies) {
    game::Game const& game = **catalogue::find(key);
    game::StatePtr state = *game.start({}, 0);
    Random random(seed);
    std::string text = "[White \"" + std::to_string(seed) + "\"]\n\n";
    for (int i = 0; i < plies && !state->actions().empty(); ++i) {
        auto const action =
            static_cast<std::size_t>(random.below(static_cast<int>(state->actions().size())));
        text += i % 2 == 0 ? std::to_string(i / 2 + 1) + ". " : "";
        text += state->actions()[action].text + ' ';
        state = state->after(action);
    }
    return text + "*\n\n";
}

std::string const opening = "[White \"0\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n\n"; // of many games

std::string czech_file() {
    std::string text = opening;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) text += played("czech", seed, 60);
    return text;
}

std::vector<Head> heads_of(std::string_view text) {
    struct Visitor : pdn::Visitor {
        std::vector<Head> all;
        void begin_game(long) { all.emplace_back(); }
        void move(std::string_view move, pdn::TextPlace const&) { all.back().move(move); }
    } visitor;
    pdn::Reader reader(pdn::from_text(text));
    while (reader.read_game(visitor)) {
    }
    return std::move(visitor.all);
}

std::vector<std::string> keys(std::vector<FileGame> const& games) {
    std::vector<std::string> keys;
    for (FileGame const& game : games)
        keys.emplace_back(game.record ? game.record->game->key() : "none");
    return keys;
}

// Each game of the beginning is played once, whoever asks what it is.
TEST(Guess, WhatTheBeginningShowedIsWhatPlayingEachGameGives) {
    std::vector<Head> const heads =
        heads_of(czech_file() + "1. c3-d4 d6-c5 2. a1-h8 *\n\n" + played("international", 1, 60));
    Trials trials(catalogue::all());
    Usual const usual = usual_of(trials, heads);
    ASSERT_EQ(usual.game->key(), "czech");
    EXPECT_EQ(usual.legal, 13u);
    EXPECT_EQ(usual.looked_at, 15u);
    ASSERT_EQ(usual.played.size(), heads.size());
    for (std::size_t i = 0; i < heads.size(); ++i) {
        auto const anew = guess_game(trials, heads[i], usual);
        auto const seen = guess_game(trials, heads[i], usual, &usual.played[i]);
        ASSERT_TRUE(anew && seen);
        EXPECT_EQ(anew->game->key(), i == 14 ? "international" : "czech");
        EXPECT_EQ(seen->game, anew->game);
        EXPECT_EQ(seen->guess, anew->guess);
        EXPECT_EQ(seen->is_played, i != 13);
        EXPECT_EQ(seen->is_played, anew->is_played);
        EXPECT_EQ(seen->may_be_drawn, anew->may_be_drawn);
    }
}

TEST(Guess, OneFileIsOneGame) {
    EXPECT_EQ(keys(read_games(opening, catalogue::all()).games),
              std::vector<std::string>{"russian"}); // of those that fit the best known
    std::string const text = czech_file();
    EXPECT_EQ(keys(read_games(text, catalogue::all()).games),
              std::vector<std::string>(13, "czech"));

    long said = 0; // once for all of them
    Checker checker(pdn::from_text(text), catalogue::all(), "", [&](Problem const& problem) {
        EXPECT_EQ(problem.severity, pdn::Severity::warning) << in_english(problem.error);
        said += in_english(problem.error).find("does not say which game") != std::string::npos;
    });
    while (*checker.check_game()) {
    }
    EXPECT_EQ(said, 1);
    EXPECT_EQ(checker.statistics().guessed.counts(),
              (std::map<game::Game const*, long>{{*catalogue::find("czech"), 13}}));
}

TEST(Guess, ListsAndGamesReadAloneSayTheSame) {
    auto const path = std::filesystem::temp_directory_path() / "damier-guess-test.pdn";
    std::ofstream(path, std::ios::binary) << czech_file();
    Result<File> file = File::open(path, File::Mode::read);
    ASSERT_TRUE(file);
    Index index(pdn::from_file(*file), catalogue::all());
    std::vector<Listed> list;
    while (*index.read(5, list)) {
    }
    ASSERT_EQ(list.size(), 13u);
    for (std::size_t i = 0; i < list.size(); ++i) {
        EXPECT_EQ(list[i].game, (*catalogue::find("czech"))->name());
        auto const record = read_listed(path, list, i, catalogue::all());
        ASSERT_TRUE(record);
        EXPECT_EQ(record->record.game->key(), "czech");
    }
    std::filesystem::remove(path);
}

// Slow pipes give a few bytes at a time; the guess must not depend on them.
TEST(Guess, IsTheSameHoweverTheFileArrives) {
    std::string const text = czech_file();
    for (std::size_t const step : {1u, 7u, 1000u}) {
        pdn::Source slow = [rest = std::string_view(text),
                            step](char* to, std::size_t size) mutable -> Result<std::size_t> {
            std::size_t const count = rest.copy(to, std::min(size, step));
            rest.remove_prefix(count);
            return count;
        };
        Reader reader(std::move(slow), catalogue::all());
        auto const first = *reader.next();
        ASSERT_TRUE(first && first->record);
        EXPECT_EQ(first->record->game->key(), "czech");
    }
}

TEST(Guess, AMistakeMakesNoOtherGameAndAnotherBoardDoes) {
    std::string text = czech_file();
    text += "1. c3-d4 d6-c5 2. c5-b4 a3xc5 *\n\n";        // a piece of the other side
    text += "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *\n"; // of a larger board
    auto const found = keys(read_games(text, catalogue::all()).games);
    ASSERT_EQ(found.size(), 15u);
    EXPECT_EQ(found[13], "czech");
    EXPECT_EQ(found[14], "international");
}

TEST(Guess, MovesWithoutASignAreSquaresToo) {
    EXPECT_EQ(keys(read_games("1. 3228 1923 2. 28x19 14x23 *", catalogue::all()).games),
              std::vector<std::string>{"international"});
}

TEST(Guess, AGameThatSaysNothingIsAsTheOthers) {
    EXPECT_EQ(
        keys(
            read_games(czech_file() + "[White \"A\"]\n\n1-0\n\n1. - - *\n", catalogue::all()).games)
            .back(),
        "czech");
}

// Other programs write there which game of the event it was.
TEST(Guess, ANumberInTheTagGameNamesNoGame) {
    std::string const text = "[Game \"12\"]\n1. 11-15 23-19 2. 8-11 22-17 *\n";
    EXPECT_EQ(keys(read_games(text, catalogue::all()).games), std::vector<std::string>{"english"});
    long said = 0; // once for all of them
    Checker checker(pdn::from_text(text), catalogue::all(), "", [&](Problem const& problem) {
        EXPECT_EQ(problem.severity, pdn::Severity::warning) << in_english(problem.error);
        said += in_english(problem.error).find("does not say which game") != std::string::npos;
    });
    while (*checker.check_game()) {
    }
    EXPECT_EQ(said, 1);
    EXPECT_EQ(checker.statistics().played,
              (std::map<game::Game const*, long>{{*catalogue::find("english"), 1}}));
}

TEST(Guess, PositionsOfOneFileStandOnOneBoard) {
    auto const read = records::read(Format::fen, "W:W31,32:B2\nW:W48,K50:B3\n\nB:WK5:B20\n",
                                    catalogue::all(), {});
    ASSERT_TRUE(read);
    EXPECT_EQ(keys(read->games), std::vector<std::string>(3, "international"));
    auto const small = records::read(Format::fen, "W:W31,32:B2\n", catalogue::all(), {});
    EXPECT_EQ(keys(small->games), std::vector<std::string>{"english"});
}

TEST(Guess, IsMarkedAndGivesWayToAPerson) {
    std::string const written = write(*read_games(opening, catalogue::all()).games.at(0).record);
    EXPECT_NE(written.find("[GameType \"25,W,8,8,A0,0\"]\n[Guessed \"GameType\"]"),
              std::string::npos)
        << written;
    // Read again it is still a guess, which is said.
    ReadGames const again = read_games(written, catalogue::all());
    EXPECT_EQ(again.games.at(0).record->game->key(), "russian");
    ASSERT_EQ(again.problems.size(), 1u);
    EXPECT_EQ(in_english(again.problems[0].error),
              "line 8, column 1: which game this is was guessed when the file was written: read as "
              "Russian draughts");
    EXPECT_EQ(write(*again.games[0].record), written);
    // A person knows better.
    ReadGames const told = read_games(written, catalogue::all(), "brazilian");
    EXPECT_TRUE(told.problems.empty());
    EXPECT_EQ(told.games.at(0).record->game->key(), "brazilian");
    std::string const certain = write(*told.games[0].record);
    EXPECT_EQ(certain.find("Guessed"), std::string::npos);
    EXPECT_NE(certain.find("[GameType \"26,W,8,8,A0,0\"]"), std::string::npos) << certain;
}

TEST(Guess, AWholeFileIsSaidInOneSentence) {
    Guesses guesses;
    for (FileGame const& game : read_games(czech_file(), catalogue::all()).games)
        guesses.add(*game.record);
    ASSERT_EQ(guesses.said().size(), 1u);
    EXPECT_EQ(in_english(guesses.said()[0]),
              "the file does not say which game this is: read as Czech draughts, by whose rules 13 "
              "of the 13 games looked at can be played to their end (and 12 more games)");
}

} // namespace
} // namespace damier::records
