#include "damier/records/letters.hpp"

#include "damier/pdn/game_type.hpp"

#include <algorithm>

namespace damier::records {

namespace {

using pdn::GameType;
using Board = GameType::Board;
using Corner = GameType::Corner;

bool is_left(Corner corner) { return corner == Corner::bottom_left || corner == Corner::top_left; }
bool is_below(Corner corner) {
    return corner == Corner::bottom_left || corner == Corner::bottom_right;
}

// From the left and from below, as the side that starts sees the board.
struct Place {
    int column, row;
};

Place seen_from(Board const& board, Corner corner, Place place) {
    return {is_left(corner) ? place.column : board.width - 1 - place.column,
            is_below(corner) ? place.row : board.height - 1 - place.row};
}

std::optional<Board> board_of(std::string_view game_type) {
    Result<GameType> const type = pdn::read_game_type(game_type);
    return type ? type->board : std::nullopt;
}

// A board with letters as the file describes it, or as the side that starts sees it.
Board lettered(Board const& own, std::string_view game_type) {
    std::optional<Board> const told = board_of(game_type);
    if (told && told->notation != GameType::Notation::numeric) return *told;
    Board usual = own;
    usual.first_square = Corner::bottom_left;
    return usual;
}

// The length of the name of a square at the front of a text; 0 if there is none.
std::size_t name_length(std::string_view text) {
    auto const is_digit = [&](std::size_t i) {
        return i < text.size() && text[i] >= '0' && text[i] <= '9';
    };
    if (text[0] < 'a' || text[0] > 'p' || !is_digit(1)) return 0;
    return is_digit(2) ? 3 : 2;
}

} // namespace

Letters::Letters(game::Game const& game, std::string_view game_type) {
    std::optional<Board> const own = board_of(game.file_style().game_type);
    if (!own || own->notation != GameType::Notation::numeric) return;
    Board const file = lettered(*own, game_type);
    int number = 0;
    for (int row = 0; row < own->height; ++row)
        for (int column = 0; column < own->width; ++column) { // in the order of the numbers
            Place place = seen_from(*own, own->first_square, {column, row});
            bool const is_dark = (place.column + place.row) % 2 == 0;
            if (is_dark != own->has_dark_corner.value_or(true)) continue;
            ++number;
            if (file.starts != own->starts)
                place = {own->width - 1 - place.column, own->height - 1 - place.row};
            Place const name = seen_from(*own, file.first_square, place);
            numbers_.emplace(static_cast<char>('a' + name.column) + std::to_string(name.row + 1),
                             number);
        }
}

std::string Letters::to_numbers(std::string_view text) const {
    bool const may_have_names = text.find_first_of("abcdefghijklmnop") != text.npos;
    if (numbers_.empty() || !may_have_names) return std::string(text);
    std::string result;
    while (!text.empty()) {
        std::size_t const length = name_length(text);
        auto const found = length > 0 ? numbers_.find(text.substr(0, length)) : numbers_.end();
        std::size_t const taken = std::max<std::size_t>(length, 1);
        if (found != numbers_.end())
            result += std::to_string(found->second);
        else
            result += text.substr(0, taken);
        text.remove_prefix(taken);
    }
    return result;
}

bool Letters::are_in(std::string_view text) const {
    for (; !numbers_.empty() && !text.empty(); text.remove_prefix(1))
        if (std::size_t const length = name_length(text); length > 0)
            if (numbers_.contains(text.substr(0, length))) return true;
    return false;
}

} // namespace damier::records
