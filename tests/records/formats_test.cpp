// Files of every format through records: who plays survives the way through PDN and back.
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/formats.hpp"

#include <gtest/gtest.h>

namespace damier {
namespace {

using records::Format;

std::string through_pdn(Format format, std::string const& text) {
    auto const first = records::read(format, text, catalogue::all());
    if (!first) return in_english(first.error());
    auto const pdn = records::write(Format::pdn, *first->games.at(0).record);
    auto const second = records::read(Format::pdn, *pdn, catalogue::all());
    auto const again = records::write(format, *second->games.at(0).record);
    return again ? *again : in_english(again.error());
}

TEST(Formats, TheModeLineOfADatSurvivesPdn) {
    std::string const head = "1\n4\n", board = "0 -1 0 -1\n0 0 0 0\n0 0 0 0\n1 0 1 0\n";
    for (std::string const mode : {"", "1\n", "-1\n"})
        EXPECT_EQ(through_pdn(Format::dat, head + mode + board), head + mode + board);
    EXPECT_EQ(through_pdn(Format::dat, head + "0\n" + board), head + board)
        << "a game of two people is player, size and board";
}

TEST(Formats, TheComputerOfAV06FileSurvivesPdn) {
    std::string board = "0 -1 0 0 0 0 0 0 0 0\n";
    for (int row = 1; row < 9; ++row) board += "0 0 0 0 0 0 0 0 0 0\n";
    board += "1 0 0 0 0 0 0 0 0 0\n\n1 1\n1\n";
    for (std::string const players :
         {"Ada 0 1\nBen 0 -1\n", "Ada 0 1\ncpu 1 -1\n", "cpu 1 1\nBen 0 -1\n", "a 1 1\nb 1 -1\n"})
        EXPECT_EQ(through_pdn(Format::v06, board + players), board + players);
}

TEST(Formats, AComputerPlayerIsKeptWithItsLimits) {
    records::Record record = records::record_of(**catalogue::find("international"),
                                                *(*catalogue::find("international"))->start({}, 1));
    record.setup.players = {{"Ada", "", {}}, {"", "engine:3", {}}};
    record.setup.players[1].limits.nodes = 500;
    record.setup.players[1].limits.move_time = std::chrono::milliseconds(250);
    std::string const text = records::write(record);
    EXPECT_NE(text.find("[BlackType \"program\"]\n[BlackProgram \"engine:3 time=250 nodes=500\"]"),
              std::string::npos)
        << text;
    auto const read = records::read_games(text, catalogue::all());
    EXPECT_EQ(read.games.at(0).record->setup.players, record.setup.players);
    EXPECT_EQ(records::write(*read.games.at(0).record), text);
}

TEST(Formats, AreKnownByTheEndsOfNames) {
    EXPECT_EQ(records::format_of_path("a.b/x.PDN"), Format::pdn);
    EXPECT_EQ(records::format_of_path("x.dat"), Format::dat);
    EXPECT_EQ(records::format_of_path("x.odt"), std::nullopt);
    EXPECT_EQ(records::format_of_path("dat"), std::nullopt);
}

TEST(Formats, AGameWithoutAPlaceIsRefused) {
    auto const state = *(*catalogue::find("english"))->start({}, 1);
    records::Record const record = records::record_of(**catalogue::find("english"), state);
    EXPECT_FALSE(records::write(Format::v06, record));
    EXPECT_FALSE(records::write(Format::multidames, record));
    EXPECT_TRUE(records::write(Format::dat, record));
    EXPECT_FALSE(records::read(Format::fen, "W:W1:B2\nnonsense\n", catalogue::all()));
}

} // namespace
} // namespace damier
