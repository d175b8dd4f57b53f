// The architecture is what the code includes. Three tables must say the same: the #include lines,
// the damier_module() lines of damier/CMakeLists.txt, and the table in ARCHITECTURE.md.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace {

namespace fs = std::filesystem;
using Table = std::map<std::string, std::set<std::string>>;

std::string read(fs::path const& path) {
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

std::set<std::string> names(std::string const& text) {
    std::set<std::string> result;
    static std::regex const name("[a-z]+");
    for (auto i = std::sregex_iterator(text.begin(), text.end(), name); i != std::sregex_iterator();
         ++i)
        result.insert(i->str());
    return result;
}

Table table_of_cmake() {
    Table table;
    std::string const text = read("damier/CMakeLists.txt");
    static std::regex const line(R"(damier_module\((\w+)(?:\s+DEPENDS((?:\s+[a-z]+)+))?)");
    for (auto i = std::sregex_iterator(text.begin(), text.end(), line); i != std::sregex_iterator();
         ++i)
        table[(*i)[1]] = names((*i)[2]);
    return table;
}

Table table_of_architecture() {
    Table table;
    std::istringstream text(read("ARCHITECTURE.md"));
    static std::regex const row(R"(\| `([a-z]+)` \| ([^|]*) \|.*)");
    std::smatch match;
    for (std::string line; std::getline(text, line);)
        if (std::regex_match(line, match, row)) {
            std::string const depends = match[2];
            table[match[1]] = depends == "std" ? std::set<std::string>{} : names(depends);
        }
    return table;
}

// Modules that the files below `folder` include, by first folder under damier/.
std::map<std::string, std::set<std::string>> includes(fs::path const& folder) {
    std::map<std::string, std::set<std::string>> result;
    static std::regex const include(R"re(#\s*include\s+"damier/([a-z]+)/)re");
    for (auto const& entry : fs::recursive_directory_iterator(folder)) {
        std::string const extension = entry.path().extension();
        if (extension != ".hpp" && extension != ".cpp" && extension != ".h" && extension != ".c")
            continue;
        std::string const text = read(entry.path());
        for (auto i = std::sregex_iterator(text.begin(), text.end(), include);
             i != std::sregex_iterator(); ++i)
            result[entry.path().generic_string()].insert((*i)[1]);
    }
    return result;
}

TEST(Layers, IncludesFollowTheModules) {
    Table const table = table_of_cmake();
    ASSERT_GT(table.size(), 3u);
    for (auto const& [file, modules] : includes("damier")) {
        std::string const own = fs::path(file).lexically_relative("damier").begin()->string();
        ASSERT_TRUE(table.contains(own)) << file << " lies in a folder that is no module";
        for (std::string const& module : modules)
            EXPECT_TRUE(module == own || table.at(own).contains(module))
                << file << " includes damier/" << module << ", which " << own
                << " does not depend on";
    }
}

TEST(Layers, ArchitectureTellsTheTruth) { EXPECT_EQ(table_of_architecture(), table_of_cmake()); }

TEST(Layers, FrontEndsKnowOnlyThePlayingLayer) {
    Table const allowed{
        {"apps/terminal", {"base", "game", "catalogue", "session", "play", "records"}},
        {"apps/desktop", {"base", "game", "catalogue", "session", "play", "records"}},
        {"apps/page", {"base", "game", "catalogue", "session", "play", "records"}},
    };
    for (auto const& [folder, known] : allowed) {
        ASSERT_TRUE(fs::exists(folder)) << folder;
        for (auto const& [file, modules] : includes(folder))
            for (std::string const& module : modules)
                // What stands in the place of files and threads belongs to the modules that have
                // them.
                EXPECT_TRUE(known.contains(module) || file.starts_with("apps/page/without/"))
                    << file << " includes damier/" << module;
    }
}

// What a page cannot have is left out of its build by name; the architecture names the same files.
TEST(Layers, WhatAPageDoesWithoutIsNamed) {
    std::string const cmake = read("cmake/DamierWasm.cmake"), text = read("ARCHITECTURE.md");
    static std::regex const source(R"(\n {4}([a-z_/]+\.cpp))");
    int named = 0;
    for (auto i = std::sregex_iterator(cmake.begin(), cmake.end(), source);
         i != std::sregex_iterator(); ++i, ++named) {
        std::string const file = (*i)[1];
        EXPECT_TRUE(fs::exists("damier/" + file)) << file;
        EXPECT_NE(text.find('`' + file.substr(0, file.size() - 4) + '`'), std::string::npos)
            << file << " is not named in ARCHITECTURE.md";
    }
    EXPECT_GT(named, 5);
}

TEST(Layers, NoCycles) {
    Table const table = table_of_cmake();
    // In order of the file every module comes after what it depends on, so there can be no cycle.
    std::set<std::string> known;
    std::string const text = read("damier/CMakeLists.txt");
    static std::regex const line(R"(damier_module\((\w+))");
    for (auto i = std::sregex_iterator(text.begin(), text.end(), line); i != std::sregex_iterator();
         ++i) {
        for (std::string const& module : table.at((*i)[1]))
            EXPECT_TRUE(known.contains(module)) << (*i)[1] << " comes before " << module;
        known.insert((*i)[1]);
    }
}

} // namespace
