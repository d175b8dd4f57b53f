#include "damier/pdn/game_type.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <vector>

namespace damier::pdn {

namespace {

constexpr std::string_view notations = "ANS";

Error bad_type(std::string_view text) {
    return error(msg("«{}» is not a game type such as 20 or 20,W,10,10,N2,0"), text);
}

std::optional<int> number(std::string_view text, int least, int most) {
    bool const has_digits =
        !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    std::optional<long> const value = has_digits ? to_integer(text) : std::nullopt;
    if (!value || *value < least || *value > most) return std::nullopt;
    return static_cast<int>(*value);
}

char upper(std::string_view letter) {
    char const c = letter[0];
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

} // namespace

Result<GameType> read_game_type(std::string_view text) {
    std::vector<std::string_view> parts = split(text, ',');
    std::ranges::transform(parts, parts.begin(), trim);
    std::optional<int> const type = number(parts[0], 0, 9999);
    if (!type) return bad_type(text);
    if (parts.size() == 1) return GameType{*type, std::nullopt};
    if (parts.size() < 5 || parts.size() > 6 || parts[1].size() != 1 || parts[4].size() != 2)
        return bad_type(text);

    GameType::Board board;
    char const side = upper(parts[1]);
    std::size_t const notation = notations.find(upper(parts[4]));
    std::optional<int> const width = number(parts[2], 1, 99), height = number(parts[3], 1, 99);
    std::optional<int> const corner = number(parts[4].substr(1), 0, 3);
    bool const is_side = side == 'W' || side == 'B';
    if (!is_side || notation == std::string_view::npos || !width || !height || !corner)
        return bad_type(text);
    board.starts = side == 'W' ? GameType::Side::white : GameType::Side::black;
    board.width = *width;
    board.height = *height;
    board.notation = static_cast<GameType::Notation>(notation);
    board.first_square = static_cast<GameType::Corner>(*corner);
    if (parts.size() == 6) {
        std::optional<int> const inverted = number(parts[5], 0, 1);
        if (!inverted) return bad_type(text);
        board.has_dark_corner = *inverted == 0;
    }
    return GameType{*type, board};
}

std::string write(GameType const& type) {
    std::string text = std::to_string(type.number);
    if (!type.board) return text;
    GameType::Board const& board = *type.board;
    text += board.starts == GameType::Side::white ? ",W," : ",B,";
    text.append(std::to_string(board.width)).append(1, ',').append(std::to_string(board.height));
    text.append(1, ',').append(1, notations[static_cast<std::size_t>(board.notation)]);
    text += std::to_string(static_cast<int>(board.first_square));
    if (board.has_dark_corner) text += *board.has_dark_corner ? ",0" : ",1";
    return text;
}

} // namespace damier::pdn
