#include "damier/multidames/picture.hpp"

namespace damier::multidames {

std::string picture(Position const& position) {
    int const size = position.size();
    std::string text = "  ";
    for (int column = 0; column < size; ++column)
        text.append(" ").append(std::to_string(column + 1));
    text.append("\n  ").append(static_cast<std::size_t>(2 * size), '-').append("\n");
    for (int row = 0; row < size; ++row) {
        std::string line = std::to_string(row + 1).append(" |");
        for (int column = 0; column < size; ++column) {
            line += " +xo"[static_cast<int>(position.grid[spot(row, column)])];
            line += ' ';
        }
        if (std::optional<Spot> const held = position.held(); held && held->row == row) {
            std::size_t const left = line.find('|') + 2 * static_cast<std::size_t>(held->column);
            line[left] = '['; // the bar in column 1
            line[left + 2] = ']';
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text.append(line).append("\n");
    }
    return text;
}

} // namespace damier::multidames
