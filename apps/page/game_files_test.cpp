// Files as the page opens them: what their games are, where they do not say it.
#include "apps/page/game_files.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace damier::page {
namespace {

class PageFiles : public testing::Test {
protected:
    std::vector<Json> heard_; // by the page
    Voice voice_{[this](Json const& message) { heard_.push_back(message); }};
    Table table_{catalogue::all(), {testing::TempDir(), testing::TempDir()}, voice_, [] {
                     return session::TimePoint{};
                 }};
    GameFiles files_{catalogue::all(), table_, voice_};
};

TEST_F(PageFiles, AreGuessedAsAWholeAndSaySo) {
    // Alone the first game would be taken for Russian draughts; the second is Czech only.
    files_.read("club.pdn", "[White \"A\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n\n"
                            "[White \"B\"]\n\n1. c3-d4 b6-a5 2. a3-b4 a5xc3 3. d2xb4 *\n");
    ASSERT_EQ(heard_.size(), 1u);
    EXPECT_EQ(heard_[0]["kind"], "listed");
    ASSERT_EQ(heard_[0]["games"].size(), 2u);
    for (Json const& game : heard_[0]["games"]) {
        EXPECT_EQ(game["game"], "Czech draughts");
        EXPECT_NE(game["remark"].get<std::string>().find("does not say which game this is"),
                  std::string::npos);
    }
    files_.take(0, "a table");
    ASSERT_TRUE(table_.has_game());
    EXPECT_EQ(table_.session().game().key(), "czech");
    heard_.clear();
    files_.save("pdn");
    ASSERT_EQ(heard_.size(), 1u);
    EXPECT_NE(heard_[0]["text"].get<std::string>().find("[Guessed \"GameType\"]"),
              std::string::npos);
}

TEST_F(PageFiles, ThatSayTheirGameAreNotGuessed) {
    files_.read("said.pdn", "[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n");
    ASSERT_EQ(heard_.size(), 1u);
    EXPECT_EQ(heard_[0]["games"][0]["game"], "Russian draughts");
    EXPECT_FALSE(heard_[0]["games"][0].contains("remark"));
}

} // namespace
} // namespace damier::page
