#include "damier/multidames/colours.hpp"

#include "damier/base/text.hpp"
#include "damier/multidames/grid.hpp"

namespace damier::multidames {

Colours colours_for(int size) {
    // 34 white, 20 red and 10 black of 64; red and black rounded (a half upwards), white the rest.
    int const cells = size * size;
    Colours colours;
    colours.red = (cells * 20 + 32) / 64;
    colours.black = (cells * 10 + 32) / 64;
    colours.white = cells - colours.red - colours.black;
    return colours;
}

std::span<game::Option const> colour_options() {
    constexpr long most = most_size * most_size;
    static std::vector<game::Option> const options{
        {"reds", msg("Red pawns (-1: the usual share)"), {}, -1, most, "-1"},
        {"blacks", msg("Black pawns (-1: the usual share)"), {}, -1, most, "-1"}};
    return options;
}

Result<Colours> colours_of(game::Options const& options, int size, int seats) {
    auto const number = [&](char const* key) {
        return static_cast<int>(*to_integer(options.at(key)));
    };
    Colours colours = colours_for(size);
    if (int const reds = number("reds"); reds >= 0) colours.red = reds;
    if (int const blacks = number("blacks"); blacks >= 0) colours.black = blacks;
    colours.white = size * size - colours.red - colours.black;
    if (colours.white < seats)
        return error(msg("there are too few white pawns for the first round"));
    return colours;
}

} // namespace damier::multidames
