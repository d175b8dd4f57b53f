// Reads files with the small parser of the standard alone and asks for what other programs need:
// the seven tags in order, GameType, a date and a time control where a game was played, moves with
// numbers. Says what it has read, so that a script can compare.
// Usage: standard_reader [--played] FILE...
#include "tests/records/standard_parser.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <regex>

namespace {

std::string tag(standard::Game const& game, std::string const& name) {
    for (auto const& [key, value] : game.tags)
        if (key == name) return value;
    return "";
}

void must(bool holds, std::string const& what) {
    if (!holds) throw std::runtime_error(what);
}

// Of the standard for chess, which this one has taken over; decimals are for programs.
bool is_time_control(std::string const& text) {
    static std::regex const period("\\?|-|\\*[0-9.]+|([0-9]+/)?[0-9.]+(\\+[0-9.]+)?");
    static std::regex const whole("[^:]+(:[^:]+)*");
    if (!std::regex_match(text, whole)) return false;
    static std::regex const colon(":");
    std::sregex_token_iterator at(text.begin(), text.end(), colon, -1), end;
    return std::all_of(at, end,
                       [](auto const& part) { return std::regex_match(part.str(), period); });
}

void look_at(standard::Game const& game, bool is_played) {
    constexpr std::array seven{"Event", "Site", "Date", "Round", "White", "Black", "Result"};
    for (std::size_t i = 0; i < seven.size(); ++i)
        must(i < game.tags.size() && game.tags[i].first == seven[i],
             std::string("the tag ") + seven[i] + " is not in its place");
    static std::regex const date("[0-9?]{4}\\.[0-9?]{2}\\.[0-9?]{2}");
    must(std::regex_match(tag(game, "Date"), date), "«" + tag(game, "Date") + "» is no date");
    must(!tag(game, "GameType").empty(), "no GameType");
    must(game.end == "*", "no end");
    if (!is_played) return;
    must(tag(game, "Date").find('?') == std::string::npos, "the day is not known");
    must(tag(game, "White") != "?" || tag(game, "Black") != "?", "nobody has played");
    bool const is_one = is_time_control(tag(game, "TimeControl"));
    bool const are_two = is_time_control(tag(game, "WhiteTimeControl"))
                         && is_time_control(tag(game, "BlackTimeControl"));
    must(is_one || are_two, "«" + tag(game, "TimeControl") + "» is no time control");
}

} // namespace

int main(int argc, char** argv) {
    bool is_played = false;
    for (int i = 1; i < argc; ++i) {
        std::string const path = argv[i];
        if (path == "--played") {
            is_played = true;
            continue;
        }
        std::ifstream file(path, std::ios::binary);
        std::string const text((std::istreambuf_iterator<char>(file)), {});
        try {
            std::vector<standard::Game> const games = standard::read(text);
            must(!games.empty(), "no game");
            std::size_t moves = 0;
            for (standard::Game const& game : games) {
                look_at(game, is_played);
                moves += game.moves.size();
            }
            std::printf("%zu games, %zu moves\n", games.size(), moves);
        } catch (std::runtime_error const& wrong) {
            std::printf("%s: %s\n", path.c_str(), wrong.what());
            return 1;
        }
    }
    return 0;
}
