// Above `notation` and the games themselves a position is a State and a move is an index: nobody
// writes, cuts or looks into a FEN, and nobody finds a move again by its text. What people type
// and files hold goes through Game::read and State::interpret, protocols through game::Exchange.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct Pattern {
    std::string name;
    std::regex regex;
};

std::vector<Pattern> const& patterns() {
    static std::vector<Pattern> const list{
        {"builds or cuts a FEN", std::regex(R"re(":[WBHF]|"[WB]:|"WB")re")},
        {"finds a move by its text", std::regex(R"re(find\w*\(.*Action::text)re")},
        {"finds a move by its text", std::regex(R"re(ctions\(\)\[[^\]]*\]\.text\)? *==)re")},
        {"finds a move by its text", std::regex(R"re(\baction\.text\)? *== *[^" ])re")},
    };
    return list;
}

// "file:line builds or cuts a FEN: the line" for each such line below the folder.
std::vector<std::string> found_in(fs::path const& folder, std::set<std::string> const& allowed) {
    std::vector<std::string> found;
    for (auto const& entry : fs::recursive_directory_iterator(folder)) {
        std::string const path = entry.path().generic_string();
        bool const is_code = path.ends_with(".cpp") || path.ends_with(".hpp");
        bool const is_test = path.find("_test.") != std::string::npos;
        if (!is_code || is_test || allowed.contains(path)) continue;
        std::ifstream in(entry.path());
        int number = 0;
        for (std::string line; std::getline(in, line);) {
            ++number;
            for (Pattern const& pattern : patterns())
                if (std::regex_search(line, pattern.regex))
                    found.push_back(path + ':' + std::to_string(number) + ' ' + pattern.name + ": "
                                    + line);
        }
    }
    return found;
}

TEST(Texts, AreNotTakenApartAboveNotation) {
    std::set<std::string> const allowed; // nobody, and so it should stay
    for (fs::path const folder :
         {"apps", "damier/game", "damier/session", "damier/play", "damier/records",
          "damier/protocol", "damier/match", "damier/catalogue"}) {
        ASSERT_TRUE(fs::exists(folder)) << folder;
        for (std::string const& line : found_in(folder, allowed)) ADD_FAILURE() << line;
    }
}

// The patterns see what they are for.
TEST(Texts, WouldBeSeen) {
    for (std::string const line :
         {R"(fen += ":W" + pieces[0];)", R"(text.find(":H"))", R"(return "W:" + list;)",
          R"(text.find_first_of("WB"))",
          R"(std::ranges::find(actions, node.action, &game::Action::text);)",
          R"(if (state.actions()[i].text == moves.front()))",
          R"(if (to_lower(state.actions()[i].text) == typed))",
          R"(if (action.text == node.action))"}) {
        bool is_seen = false;
        for (Pattern const& pattern : patterns())
            is_seen = is_seen || std::regex_search(line, pattern.regex);
        EXPECT_TRUE(is_seen) << line;
    }
}

} // namespace
