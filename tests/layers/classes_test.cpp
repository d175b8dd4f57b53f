// A class lies in one .cpp. One that wants a second has two tasks, and the other task a name of its
// own.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace {

namespace fs = std::filesystem;

// The class of which this line begins a member function, or nothing. Such lines are not indented.
std::string class_defined_by(std::string const& line) {
    static std::regex const member(R"re(^(?![\s/#])(?:.*?\b)?([A-Z]\w*)::~?\w+\()re");
    std::smatch match;
    return std::regex_search(line, match, member) ? match[1].str() : std::string();
}

// What two builds do in two ways has two files, of which each build takes one.
std::set<std::string> const in_two_ways{
    "apps/lab/Crew",        // with Open MPI and without
    "damier/endgame/Table", // a page has no files to open a table from
};

TEST(Classes, LieInOneFile) {
    std::map<std::string, std::set<std::string>> files; // by folder and class
    for (fs::path const folder : {"damier", "apps"})
        for (auto const& entry : fs::recursive_directory_iterator(folder)) {
            std::string const path = entry.path().generic_string();
            bool const is_test = path.find("_test.") != std::string::npos;
            if (!path.ends_with(".cpp") || is_test || path.starts_with("apps/page/without/"))
                continue;
            std::string const module =
                folder.string() + '/' + entry.path().lexically_relative(folder).begin()->string();
            std::ifstream in(entry.path());
            for (std::string line; std::getline(in, line);)
                if (std::string const name = class_defined_by(line); !name.empty())
                    files[module + '/' + name].insert(path);
        }
    EXPECT_GT(files.size(), 100u);
    for (auto const& [name, places] : files)
        EXPECT_TRUE(places.size() == 1 || in_two_ways.contains(name))
            << name << " lies in " << *places.begin() << " and " << *places.rbegin();
}

TEST(Classes, WouldBeSeen) {
    EXPECT_EQ(class_defined_by("Session::Answer Session::on(Tick const&) {"), "Session");
    EXPECT_EQ(class_defined_by("Table::~Table() {"), "Table");
    EXPECT_EQ(class_defined_by("std::optional<int> Desk::deadline() const {"), "Desk");
    EXPECT_EQ(class_defined_by("    Desk::deadline();"), "");
    EXPECT_EQ(class_defined_by("// Desk::deadline() says when"), "");
}

} // namespace
