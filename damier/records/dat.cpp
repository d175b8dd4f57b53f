// The `.dat` files of ULB draughts.
#include "damier/records/documents.hpp"
#include "damier/records/draughts_array.hpp"

#include "damier/base/text.hpp"

namespace damier::records {

namespace {

constexpr int least_size = 4, most_size = 14;

Error cut_short() { return error(msg("the file is cut short")); }

Result<int> one_number(TextLine const& line, int least, int most) {
    Result<std::vector<int>> const numbers = read_numbers(line, 1, least, most);
    if (!numbers) return numbers.error();
    return numbers->front();
}

} // namespace

Result<Dat> read_dat(game::Game const& game, std::string_view text) {
    std::vector<TextLine> const lines = filled_lines(text);
    if (lines.size() < 3) return cut_short();
    Result<int> const side = one_number(lines[0], -1, 1);
    if (!side) return side.error();
    if (*side == 0)
        return at(lines[0].number, 0,
                  error(msg("the side to move must be 1 (White) or -1 (Black), not 0")));
    Result<int> const size = one_number(lines[1], least_size, most_size);
    if (!size) return size.error();
    Dat dat;
    std::size_t rows = 2;
    // A third line with one number says who is played by the computer.
    if (split_at_blanks(lines[2].text).size() == 1) {
        Result<int> const mode = one_number(lines[2], -1, 1);
        if (!mode) return mode.error();
        dat.mode = static_cast<Dat::Mode>(*mode);
        ++rows;
    }
    std::size_t const wanted = rows + static_cast<std::size_t>(*size);
    if (lines.size() < wanted) return cut_short();
    if (lines.size() > wanted)
        return at(lines[wanted].number, 0, error(msg("the file goes on after its last line")));
    Result<game::StatePtr> const state =
        state_of(game, std::span(lines).subspan(rows), *side == 1 ? 0 : 1);
    if (!state) return state.error();
    dat.state = *state;
    return dat;
}

Result<std::string> write_dat(game::State const& state, std::optional<Dat::Mode> mode) {
    Result<Rows> const rows = rows_of(state);
    if (!rows) return rows.error();
    std::string text = state.to_play() == 0 ? "1\n" : "-1\n";
    text += std::to_string(rows->size()) + "\n";
    if (mode) text += std::to_string(static_cast<int>(*mode)) + "\n";
    return text + rows_text(*rows);
}

} // namespace damier::records
