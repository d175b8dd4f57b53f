#include "damier/game/endings.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <cstdlib>

namespace damier::game {

namespace {

constexpr std::string_view long_line = "/long";

Message side_in_words(std::string_view side) {
    auto const kings = std::ranges::count(side, 'K'), men = std::ranges::count(side, 'M');
    Message const some_kings = counted(kings, "{} king", "{} kings", kings);
    Message const some_men = counted(men, "{} man", "{} men", men);
    if (men == 0) return some_kings;
    if (kings == 0) return some_men;
    return Message(msg("{}, {}"), some_kings, some_men);
}

} // namespace

std::optional<Message> certain_in_words(std::optional<int> distance, bool is_drawn) {
    if (is_drawn) return Message(msg("drawn by table"));
    if (!distance) return std::nullopt;
    long const plies = std::abs(*distance);
    return *distance > 0 ? counted(plies, "wins in {} ply", "wins in {} plies", plies)
                         : counted(plies, "loses in {} ply", "loses in {} plies", plies);
}

Message class_in_words(std::string_view name) {
    bool const is_long = name.ends_with(long_line);
    std::string_view const pieces = is_long ? name.substr(0, name.size() - long_line.size()) : name;
    std::vector<std::string_view> const sides = split(pieces, '-');
    if (sides.size() != 2) return Message("{}", name);
    Message const all(msg("{} – {}"), side_in_words(sides[0]), side_in_words(sides[1]));
    return is_long ? Message(msg("{} on the long line"), all) : all;
}

} // namespace damier::game
