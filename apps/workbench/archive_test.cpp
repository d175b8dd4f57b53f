// Honest archives are read; those made to do harm are refused as a whole, with a reason.
#include "apps/workbench/archive.hpp"
#include "apps/workbench/submission.hpp"

#include <gtest/gtest.h>
#include <zip.h>

#include <filesystem>
#include <fstream>
#include <sys/stat.h>

namespace damier::workbench {

namespace {

struct Entry {
    std::string name, bytes;
    mode_t mode = S_IFREG | 0644;
};

std::string zip_of(std::vector<Entry> const& entries) {
    zip_error_t trouble;
    zip_source_t* const source = zip_source_buffer_create(nullptr, 0, 0, &trouble);
    zip_source_keep(source);
    zip_t* const archive = zip_open_from_source(source, ZIP_TRUNCATE, &trouble);
    for (Entry const& entry : entries) {
        zip_int64_t const index =
            zip_file_add(archive, entry.name.c_str(),
                         zip_source_buffer(archive, entry.bytes.data(), entry.bytes.size(), 0),
                         ZIP_FL_ENC_UTF_8);
        zip_file_set_external_attributes(archive, static_cast<zip_uint64_t>(index), 0,
                                         ZIP_OPSYS_UNIX, entry.mode << 16);
    }
    EXPECT_EQ(zip_close(archive), 0);
    zip_stat_t about;
    zip_source_stat(source, &about);
    std::string bytes(about.size, '\0');
    zip_source_open(source);
    zip_source_read(source, bytes.data(), bytes.size());
    zip_source_close(source);
    zip_source_free(source);
    return bytes;
}

std::string refusal(std::string const& bytes) {
    auto const files = read_zip(bytes);
    return files ? std::string() : in_english(files.error());
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

TEST(Archive, ReadsWhatIsInIt) {
    auto const files = read_zip(zip_of({{"g/multi_dames.c", "int x;"}, {"g/LisezMoi", "é"}}));
    ASSERT_TRUE(files);
    ASSERT_EQ(files->size(), 2u);
    EXPECT_EQ((*files)[0].name, "g/multi_dames.c");
    EXPECT_EQ((*files)[0].bytes, "int x;");
}

TEST(Archive, RefusesWhatLeadsOutside) {
    std::string const good = zip_of({{"aa/passwd", "x"}});
    EXPECT_EQ(refusal(good), "");
    for (char const* const bad : {"../passwd", "/a/passwd", "a\\/passwd", "C:/passwd"}) {
        std::string const name = std::string(bad).substr(0, 9);
        EXPECT_NE(refusal(replaced(good, "aa/passwd", name)).find("leads outside"),
                  std::string::npos)
            << bad;
    }
}

TEST(Archive, RefusesLinksAndDevices) {
    for (mode_t const mode : {S_IFLNK | 0777, S_IFIFO | 0644, S_IFCHR | 0644})
        EXPECT_NE(
            refusal(zip_of({{"multi_dames.c", "/etc/passwd", mode}})).find("not a plain file"),
            std::string::npos);
}

TEST(Archive, RefusesWhatGrowsWithoutEnd) {
    std::string const large(most_bytes_of_file + 1, '\0'); // some thousand bytes when packed
    EXPECT_NE(refusal(zip_of({{"a", large}})).find("larger than"), std::string::npos);
    std::vector<Entry> many;
    for (int i = 0; i < 20; ++i)
        many.push_back({"f" + std::to_string(i), std::string(most_bytes_of_file, '\0')});
    std::string const bomb = zip_of(many);
    EXPECT_LT(bomb.size(), std::size_t{1} << 20);
    EXPECT_NE(refusal(bomb).find("unpacks to more"), std::string::npos);
    many.clear();
    for (std::size_t i = 0; i <= most_files; ++i) many.push_back({"f" + std::to_string(i), ""});
    EXPECT_NE(refusal(zip_of(many)).find("more than"), std::string::npos);
}

TEST(Archive, RefusesTheSameNameTwice) {
    std::string const twice = replaced(zip_of({{"a.c", "1"}, {"b.c", "2"}}), "b.c", "a.c");
    EXPECT_NE(refusal(twice).find("twice"), std::string::npos);
}

TEST(Archive, DamagedOnesAreRefusedAndNeverCrash) {
    std::string const good = zip_of({{"multi_dames.c", std::string(3000, 'x')}, {"LisezMoi", "y"}});
    for (std::size_t cut = 0; cut < good.size(); cut += 7) {
        auto const files = read_zip(good.substr(0, cut));
        EXPECT_TRUE(!files || files->empty());
    }
    for (std::size_t at = 0; at < good.size(); ++at) {
        std::string bad = good;
        bad[at] = static_cast<char>(bad[at] ^ 0x5A);
        [[maybe_unused]] auto const files = read_zip(bad);
    }
}

class Handing : public testing::Test {
protected:
    Handing() {
        std::string name = (std::filesystem::temp_directory_path() / "handed-XXXXXX").string();
        folder = mkdtemp(name.data());
    }
    ~Handing() override { std::filesystem::remove_all(folder); }

    void put(std::string const& name, std::string const& bytes = "int x;") const {
        std::filesystem::create_directories((folder / name).parent_path());
        std::ofstream(folder / name, std::ios::binary) << bytes;
    }
    Handed read(std::string const& name = "") const {
        auto handed = read_handed(folder / name, "multi_dames.c");
        EXPECT_TRUE(handed) << in_english(handed.error());
        return *handed;
    }

    std::filesystem::path folder;
};

TEST_F(Handing, OneFolder) {
    put("multi_dames.c");
    put("LisezMoi");
    EXPECT_FALSE(read().is_class);
    EXPECT_EQ(read().all.size(), 1u);
    EXPECT_TRUE(read("multi_dames.c").all.front().is_loose);
}

TEST_F(Handing, AClassOfFoldersArchivesAndFiles) {
    put("ada/multi_dames.c");
    put("ada/LisezMoi");
    put("bob.zip", zip_of({{"bob/multi_dames.c", "int y;"}, {"__MACOSX/x", ""}}));
    put("cleo/work.zip", zip_of({{"multi_dames.c", "int z;"}}));
    put("dan.c");
    put("eve.zip", zip_of({{"multi_dames.c", "/etc/passwd", S_IFLNK | 0777}}));
    put("fay.zip", std::string("PK\5\6") + std::string(18, '\0')); // nothing is in it
    put("list.txt");
    Handed const handed = read();
    EXPECT_TRUE(handed.is_class);
    ASSERT_EQ(handed.all.size(), 6u);
    EXPECT_EQ(handed.all[1].files.size(), 1u); // what a system adds is not the student's
    EXPECT_TRUE(handed.all[5].trouble);
    EXPECT_EQ(handed.all[0].name, "ada");
    EXPECT_EQ(handed.all[1].name, "bob.zip");
    EXPECT_EQ(handed.all[2].find("multi_dames.c")->bytes, "int z;");
    EXPECT_TRUE(handed.all[3].is_loose);
    EXPECT_TRUE(handed.all[4].trouble);
}

TEST_F(Handing, WhoHandsInNothingIsStillInTheClass) {
    put("ada/multi_dames.c");
    std::filesystem::create_directories(folder / "bob/src");
    put("cleo/.DS_Store");
    put("dan/.git/config");
    put(".git/config");
    Handed const handed = read();
    ASSERT_EQ(handed.all.size(), 4u);
    EXPECT_FALSE(handed.all[0].trouble);
    EXPECT_TRUE(handed.all[1].trouble);
    EXPECT_TRUE(handed.all[2].trouble);
    EXPECT_FALSE(handed.all[3].trouble); // something is there, if not what is to be checked

    put("all.zip", zip_of({{"tp/ada/multi_dames.c", "1"}, {"tp/bob/", "", S_IFDIR | 0755}}));
    Handed const archive = read("all.zip");
    ASSERT_EQ(archive.all.size(), 2u);
    EXPECT_TRUE(archive.all[1].trouble);
}

TEST_F(Handing, AProgramInPartsIsOnePersons) {
    put("ada/src/world.c");
    put("ada/src/neighbors.c");
    put("ada/tst/test.c");
    put("bob/world.c");
    put("bob/project.c");
    auto const number = [&](std::string const& name) {
        auto const handed = read_handed(folder / name, "mansuba.c", true);
        return handed ? handed->all.size() : 0;
    };
    EXPECT_EQ(number("ada"), 1u);
    EXPECT_EQ(number("bob"), 1u);
    EXPECT_EQ(number(""), 2u);
}

TEST_F(Handing, WhatIsTooMuchIsOnePersonsTrouble) {
    put("ada/multi_dames.c");
    put("bob/multi_dames.c");
    put("bob/film.mp4");
    std::filesystem::resize_file(folder / "bob/film.mp4", most_bytes + 1);
    put("cleo.c");
    put("dan.zip");
    std::filesystem::resize_file(folder / "dan.zip", most_bytes + 1);
    std::filesystem::resize_file(folder / "cleo.c", most_bytes + 1);
    Handed const handed = read();
    ASSERT_EQ(handed.all.size(), 4u);
    EXPECT_FALSE(handed.all[0].trouble);
    for (std::size_t i = 1; i < 4; ++i) EXPECT_TRUE(handed.all[i].trouble) << i;
}

TEST_F(Handing, AnArchiveOfAClass) {
    put("all.zip", zip_of({{"tp/ada/multi_dames.c", "1"},
                           {"tp/bob/multi_dames.c", "2"},
                           {"tp/cleo.zip", zip_of({{"multi_dames.c", "3"}})}}));
    Handed const handed = read("all.zip");
    EXPECT_TRUE(handed.is_class);
    EXPECT_EQ(handed.all.size(), 3u);
}

TEST_F(Handing, LinksAreNotFollowed) {
    put("ada/multi_dames.c");
    std::filesystem::create_symlink("/etc/passwd", folder / "ada/LisezMoi");
    std::filesystem::create_directory_symlink("/", folder / "ada/root");
    EXPECT_EQ(read("ada").all.front().files.size(), 1u);
}

TEST_F(Handing, WhatCannotBeCheckedIsSaid) {
    for (std::string const name : {"nothing-here", "x.txt", "broken.zip"}) {
        put("x.txt");
        put("broken.zip", "PK\3\4 and no more");
        EXPECT_FALSE(read_handed(folder / name, "multi_dames.c")) << name;
    }
    std::filesystem::create_directory(folder / "empty");
    EXPECT_FALSE(read_handed(folder / "empty", "multi_dames.c"));
}

} // namespace

} // namespace damier::workbench
