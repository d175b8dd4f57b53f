#include "damier/play/progress.hpp"

#include "damier/base/output_file.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace damier::play {

namespace {

namespace fs = std::filesystem;

class ProgressTest : public testing::Test {
protected:
    ProgressTest() {
        std::string name = (fs::temp_directory_path() / "damier-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
    }
    ~ProgressTest() override { fs::remove_all(folder_); }

    fs::path file() const { return folder_ / "endings.json"; }
    std::string content() const { return read_file(file()).value_or("nothing"); }

    fs::path folder_;
};

TEST_F(ProgressTest, IsKeptFromOneDayToTheNext) {
    ASSERT_TRUE(Progress(folder_).add("russian KK-K win", true));
    ASSERT_TRUE(Progress(folder_).add("russian KK-K win", false));
    Progress const later(folder_);
    EXPECT_EQ(later.of("russian KK-K win").tried, 2);
    EXPECT_EQ(later.of("russian KK-K win").done, 1);
}

TEST_F(ProgressTest, ADamagedFileIsNotReplacedInSilence) {
    for (std::string const damaged : {"{\"russian KK-K win\": {\"tri", "[]", ""}) {
        ASSERT_TRUE(write_file(file(), damaged, Replace::yes));
        Progress progress(folder_);
        auto const kept = progress.add("russian KK-K win", true);
        ASSERT_FALSE(kept) << damaged;
        EXPECT_NE(in_english(kept.error()).find("damaged"), std::string::npos);
        EXPECT_EQ(content(), damaged);
        EXPECT_EQ(progress.of("russian KK-K win").done, 1) << "of this lesson";
    }
}

TEST_F(ProgressTest, AFileThatCannotBeReadIsNotReplaced) {
    fs::create_directory(file()); // as a name that cannot be opened
    EXPECT_FALSE(Progress(folder_).add("russian KK-K win", true));
    EXPECT_TRUE(fs::is_directory(file()));
}

} // namespace

} // namespace damier::play
