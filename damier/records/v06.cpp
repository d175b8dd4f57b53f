// The save files of v0.6.
#include "damier/records/documents.hpp"
#include "damier/records/draughts_array.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::records {

namespace {

constexpr std::size_t size = 10;
constexpr int white = 1, black = -1;

int colour_of(game::Seat seat) { return seat == 0 ? white : black; }

// How many pieces each side has in the lines of the board.
Result<std::array<int, 2>> counted(std::span<TextLine const> lines) {
    std::array<int, 2> counts{};
    for (TextLine const& line : lines) {
        Result<std::vector<int>> const values = read_numbers(line, size, -2, 2);
        if (!values) return values.error();
        for (int const value : *values)
            if (value != 0) ++counts[value > 0 ? 0 : 1];
    }
    return counts;
}

struct Seated {
    V06::Player player;
    int colour = 0;
};

// "name type colour"; the name may have blanks in it.
Result<Seated> read_player(TextLine const& line) {
    std::vector<std::string_view> const parts = split_at_blanks(line.text);
    if (parts.size() < 3)
        return at(line.number, 0, error(msg("a player needs a name, a type and a colour")));
    auto const type = to_integer(parts[parts.size() - 2]), colour = to_integer(parts.back());
    if (!type || *type < 0 || *type > 1)
        return at(line.number, 0, error(msg("the type of a player must be 0 or 1")));
    if (!colour || (*colour != white && *colour != black))
        return at(line.number, 0, error(msg("the colour of a player must be 1 or -1")));
    std::size_t const name_end =
        static_cast<std::size_t>(parts[parts.size() - 2].data() - line.text.data());
    return Seated{{std::string(trim(line.text.substr(0, name_end))), *type == 1},
                  static_cast<int>(*colour)};
}

std::string player_line(V06::Player const& player, game::Seat seat) {
    std::string name = player.name;
    std::erase_if(name, [](char c) { return c == '\n' || c == '\r'; });
    name = trim(name);
    // The program that wrote these files reads one word.
    std::ranges::replace(name, ' ', '_');
    if (name.empty()) name = seat == 0 ? "White" : "Black";
    return name + (player.is_computer ? " 1 " : " 0 ") + std::to_string(colour_of(seat)) + "\n";
}

} // namespace

Result<V06> read_v06(game::Game const& game, std::string_view text) {
    std::vector<TextLine> const lines = filled_lines(text);
    constexpr std::size_t wanted = size + 4;
    if (lines.size() < wanted) return error(msg("the file is cut short"));
    if (lines.size() > wanted)
        return at(lines[wanted].number, 0, error(msg("the file goes on after its last line")));
    std::span<TextLine const> const board = std::span(lines).first(size);
    Result<std::array<int, 2>> const counts = counted(board);
    if (!counts) return counts.error();
    Result<std::vector<int>> const said = read_numbers(lines[size], 2, 0, 50);
    if (!said) return said.error();
    if ((*said)[0] != (*counts)[0] || (*said)[1] != (*counts)[1])
        return at(lines[size].number, 0,
                  error(msg("the board has {} and {} pieces, not {} and {}"), (*counts)[0],
                        (*counts)[1], (*said)[0], (*said)[1]));
    Result<std::vector<int>> const colour = read_numbers(lines[size + 1], 1, black, white);
    if (!colour) return colour.error();
    if ((*colour)[0] == 0)
        return at(lines[size + 1].number, 0, error(msg("the colour must be 1 or -1, not 0")));
    // The file names the side that does not move: its program turns to the other after loading.
    game::Seat const seat = (*colour)[0] == white ? 1 : 0;
    V06 game_file;
    Result<Seated> const one = read_player(lines[size + 2]), two = read_player(lines[size + 3]);
    if (!one) return one.error();
    if (!two) return two.error();
    if (one->colour == two->colour)
        return at(lines[size + 3].number, 0, error(msg("both players have the same colour")));
    game_file.players[one->colour == white ? 0 : 1] = one->player;
    game_file.players[two->colour == white ? 0 : 1] = two->player;
    Result<game::StatePtr> const state = state_of(game, board, seat);
    if (!state) return state.error();
    game_file.state = *state;
    return game_file;
}

Result<std::string> write_v06(game::State const& state, std::array<V06::Player, 2> const& players) {
    Result<Rows> const rows = rows_of(state);
    if (!rows) return rows.error();
    if (rows->size() != size)
        return error(msg("this kind of file has no place for the game «{}»"), state.about().key);
    std::array<int, 2> counts{};
    for (std::vector<int> const& row : *rows)
        for (int const value : row)
            if (value != 0) ++counts[value > 0 ? 0 : 1];
    std::string text = rows_text(*rows) + "\n";
    text += std::to_string(counts[0]) + " " + std::to_string(counts[1]) + "\n";
    text += std::to_string(-colour_of(state.to_play())) + "\n";
    return text + player_line(players[0], 0) + player_line(players[1], 1);
}

} // namespace damier::records
