// The list of a file: what it says of each game, and that the game is found again.
#include "damier/records/index.hpp"

#include "damier/catalogue/catalogue.hpp"
#include "damier/pdn/writer.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace damier::records {
namespace {

std::vector<Listed> list_of(std::string_view text, std::size_t step = 100) {
    Index index(pdn::from_text(text), catalogue::all());
    std::vector<Listed> list;
    while (*index.read(step, list)) {
    }
    return list;
}

std::string const three_games =
    "[Event \"Club\"]\n[White \"Ann\"]\n[Black \"Bo\"]\n[Date \"2020.01.02\"]\n[Result \"2-0\"]\n"
    "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 (2. 28x19 13x24) 14x23 2-0\n\n"
    "[Event \"Club\"]\n[White \"Cy\"]\n[Black \"Di\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n"
    "1. 33-29 1-1\n\n"
    "[White \"Eve\"]\n[Black \"Flo\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n";

struct ListedFile : testing::Test {
    void write(std::string const& text) {
        std::ofstream(path, std::ios::binary) << text;
        list = list_of(text);
    }
    ListedFile() {
        std::string folder = std::filesystem::temp_directory_path() / "damier-index-XXXXXX";
        if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no folder for files");
        path = std::filesystem::path(folder) / "games.pdn";
    }
    ~ListedFile() override {
        std::error_code ignored;
        std::filesystem::remove_all(path.parent_path(), ignored);
    }
    std::filesystem::path path;
    std::vector<Listed> list;
};

TEST(Listing, TellsTheTagsAndTheLength) {
    for (std::size_t const step : {1u, 2u, 100u}) {
        auto const list = list_of(three_games, step);
        ASSERT_EQ(list.size(), 3u);
        EXPECT_EQ(list[0].white, "Ann");
        EXPECT_EQ(list[0].black, "Bo");
        EXPECT_EQ(list[0].date, "2020.01.02");
        EXPECT_EQ(list[0].result, "2-0");
        EXPECT_EQ(list[0].plies, 4); // not those of the variation
        EXPECT_EQ(list[0].game, "International draughts");
        EXPECT_EQ(list[1].place.line, 10);
        EXPECT_EQ(list[2].game, "Russian draughts");
        EXPECT_EQ(list[2].result, "*");
        EXPECT_EQ(list[2].event, "");
    }
}

TEST_F(ListedFile, EachGameIsReadAlone) {
    write(three_games);
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto const record = read_listed(path, list, i, catalogue::all());
        ASSERT_TRUE(record) << in_english(record.error());
        EXPECT_EQ(record->record.tag("White"), list[i].white);
        EXPECT_EQ(record->record.tree.main_line().size(),
                  static_cast<std::size_t>(list[i].plies) + 1);
    }
}

// A reader that goes through all of them says where each can be read again.
TEST_F(ListedFile, AStreamOfGamesGivesTheirPlaces) {
    write(three_games + "1. 32-28 * 1. 33-29 19-23 * {said} 1. 31-27 *\n\n; and\n1. 35-30 *\n");
    Result<File> file = File::open(path, File::Mode::read);
    ASSERT_TRUE(file);
    Reader reader(pdn::from_file(*file), catalogue::all());
    std::vector<GamePlace> places;
    std::vector<std::string> texts;
    while (auto const game = *reader.next()) {
        places.push_back(reader.place());
        texts.push_back(pdn::write(to_pdn(*game)));
        EXPECT_EQ(places.back(), list.at(places.size() - 1).place);
    }
    ASSERT_EQ(places.size(), 7u);
    for (std::size_t i = 0; i < places.size(); ++i) {
        Result<File> again = File::open(path, File::Mode::read);
        auto const game = read_at(*again, places[i], catalogue::all());
        ASSERT_TRUE(game && *game) << i;
        EXPECT_EQ(pdn::write(to_pdn(**game)), texts[i]);
    }
    EXPECT_FALSE(*read_at(*file, {1000, 0}, catalogue::all()));
}

TEST_F(ListedFile, EveryLineEndIsCounted) {
    std::string windows, old;
    for (char const c : three_games) {
        windows += c == '\n' ? "\r\n" : std::string(1, c);
        old += c == '\n' ? '\r' : c;
    }
    for (std::string const& text : {windows, old}) {
        write(text);
        ASSERT_EQ(list.size(), 3u);
        auto const record = read_listed(path, list, 2, catalogue::all());
        ASSERT_TRUE(record);
        EXPECT_EQ(record->record.tag("White"), "Eve");
    }
}

TEST_F(ListedFile, GamesOnOneLineAreToldApart) {
    write("[White \"A\"] 1. 32-28 2-0 [White \"B\"] 1. 33-28 0-2 [White \"C\"] 1. 31-27 *\n");
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto const record = read_listed(path, list, i, catalogue::all());
        ASSERT_TRUE(record);
        EXPECT_EQ(record->record.tag("White"), list[i].white);
    }
}

TEST_F(ListedFile, AFileThatChangedIsNoticed) {
    write(three_games);
    std::ofstream(path, std::ios::binary) << "[White \"Zoe\"]\n1. 32-28 *\n";
    EXPECT_FALSE(read_listed(path, list, 2, catalogue::all()));
    EXPECT_FALSE(read_listed("/nowhere/at-all.pdn", list, 0, catalogue::all()));
}

TEST(Listing, EmptyTextHasNoGames) { EXPECT_TRUE(list_of("").empty()); }

} // namespace
} // namespace damier::records
