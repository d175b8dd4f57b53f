#include "damier/base/output_file.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sys/stat.h>

namespace damier {

namespace {

namespace fs = std::filesystem;

class OutputFileTest : public testing::Test {
protected:
    OutputFileTest() {
        std::string name = (fs::temp_directory_path() / "damier-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
        ::umask(022);
    }
    ~OutputFileTest() override { fs::remove_all(folder_); }

    void put(std::string const& name, std::string const& text) const {
        std::ofstream(folder_ / name) << text;
    }
    std::string text(std::string const& name) const {
        return read_file(folder_ / name).value_or("nothing");
    }
    unsigned permissions(std::string const& name) const {
        struct stat found {};
        return ::stat((folder_ / name).c_str(), &found) == 0 ? found.st_mode & 07777U : 0;
    }
    std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }

    fs::path folder_;
};

TEST_F(OutputFileTest, NothingIsSeenBeforeTheEnd) {
    put("game.pdn", "old");
    auto file = OutputFile::create(folder_ / "game.pdn", Replace::yes);
    ASSERT_TRUE(file);
    file->put("new");
    EXPECT_EQ(text("game.pdn"), "old");
    ASSERT_TRUE(file->commit());
    EXPECT_EQ(text("game.pdn"), "new");
    EXPECT_EQ(files(), 1u);
}

TEST_F(OutputFileTest, WithoutTheEndNothingHasHappened) {
    { ASSERT_TRUE(OutputFile::create(folder_ / "game.pdn", Replace::no)); }
    EXPECT_EQ(files(), 0u);
}

TEST_F(OutputFileTest, NobodysFileOfAnotherNameIsTouched) {
    put("game.pdn.new", "mine");
    put(".damier-save-", "mine too");
    put(".damier-save-of-my-aunt", "and mine");
    ASSERT_TRUE(write_file(folder_ / "game.pdn", "game", Replace::no));
    EXPECT_EQ(text("game.pdn.new"), "mine");
    EXPECT_EQ(files(), 4u);
}

TEST_F(OutputFileTest, AnExistingFileIsReplacedOnPurposeOnly) {
    put("game.pdn", "old");
    auto const refused = write_file(folder_ / "game.pdn", "new", Replace::no);
    ASSERT_FALSE(refused);
    EXPECT_EQ(in_english(refused.error()),
              "the file «" + (folder_ / "game.pdn").string() + "» already exists");
    EXPECT_EQ(text("game.pdn"), "old");
}

TEST_F(OutputFileTest, AFileThatAppearsMeanwhileStays) {
    auto file = OutputFile::create(folder_ / "game.pdn", Replace::no);
    ASSERT_TRUE(file);
    file->put("ours");
    put("game.pdn", "somebody's");
    EXPECT_FALSE(file->commit());
    EXPECT_EQ(text("game.pdn"), "somebody's");
}

TEST_F(OutputFileTest, PermissionsAreKeptAndTheUmaskIsHonoured) {
    put("secret.pdn", "old");
    fs::permissions(folder_ / "secret.pdn", fs::perms(0600));
    ASSERT_TRUE(write_file(folder_ / "secret.pdn", "new", Replace::yes));
    EXPECT_EQ(permissions("secret.pdn"), 0600u);
    fs::permissions(folder_ / "secret.pdn", fs::perms(0664));
    ASSERT_TRUE(write_file(folder_ / "secret.pdn", "new", Replace::yes));
    EXPECT_EQ(permissions("secret.pdn"), 0664u);
    ::umask(077);
    ASSERT_TRUE(write_file(folder_ / "private.pdn", "x", Replace::no));
    EXPECT_EQ(permissions("private.pdn"), 0600u);
    ::umask(022);
    ASSERT_TRUE(write_file(folder_ / "public.pdn", "x", Replace::no));
    EXPECT_EQ(permissions("public.pdn"), 0644u);
}

TEST_F(OutputFileTest, ALinkStaysAndItsFileIsReplaced) {
    put("there.pdn", "old");
    fs::create_symlink("there.pdn", folder_ / "link.pdn");
    ASSERT_TRUE(write_file(folder_ / "link.pdn", "new", Replace::yes));
    EXPECT_TRUE(fs::is_symlink(folder_ / "link.pdn"));
    EXPECT_EQ(text("there.pdn"), "new");
    fs::create_symlink("not-yet.pdn", folder_ / "loose.pdn");
    ASSERT_TRUE(write_file(folder_ / "loose.pdn", "first", Replace::no));
    EXPECT_EQ(text("not-yet.pdn"), "first");
}

TEST_F(OutputFileTest, WhatIsNoFileIsNotReplaced) {
    fs::create_directory(folder_ / "folder");
    EXPECT_FALSE(write_file(folder_ / "folder", "x", Replace::yes));
    EXPECT_FALSE(write_file("/dev/null", "x", Replace::yes));
    auto const nowhere = write_file(folder_ / "no/such/file", "x", Replace::yes);
    ASSERT_FALSE(nowhere);
    EXPECT_TRUE(in_english(nowhere.error()).starts_with("cannot write «"));
}

TEST_F(OutputFileTest, ANameThatCannotBeHadIsRefusedAtOnce) {
    EXPECT_FALSE(OutputFile::create(folder_ / std::string(300, 'x'), Replace::no));
    EXPECT_EQ(files(), 0u);
}

TEST_F(OutputFileTest, WhatAKilledProgramLeftIsRemovedByTheNextSave) {
    put(".damier-save-abcd1234", "half a game");
    auto writing = OutputFile::create(folder_ / "slow.pdn", Replace::no); // its part is in use
    ASSERT_TRUE(writing);
    ASSERT_TRUE(write_file(folder_ / "game.pdn", "game", Replace::no));
    EXPECT_EQ(files(), 2u);
    ASSERT_TRUE(writing->commit());
    EXPECT_FALSE(fs::exists(folder_ / ".damier-save-abcd1234"));
    EXPECT_EQ(files(), 2u);
}

TEST_F(OutputFileTest, ReadingHasALimit) {
    put("game.pdn", std::string(1000, 'x'));
    EXPECT_TRUE(read_file(folder_ / "game.pdn", 1000));
    EXPECT_FALSE(read_file(folder_ / "game.pdn", 999));
    EXPECT_FALSE(read_file("/dev/zero", 100'000));
    EXPECT_FALSE(read_file("/proc/self/mem")); // an error, not an empty file
    EXPECT_FALSE(read_file(folder_));
}

} // namespace

} // namespace damier
