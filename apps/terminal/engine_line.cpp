#include "apps/terminal/engine_line.hpp"

#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"

#include <fmt/core.h>

#include <cstdlib>

namespace damier::terminal {

std::string describe(game::AnalysisLine const& line, game::State const& state,
                     std::string const& side) {
    using text::tr;
    constexpr std::size_t most_moves = 12;
    game::Line beginning = line.actions;
    if (beginning.size() > most_moves) beginning.resize(most_moves);
    std::string const shown = join(game::texts_of(state, beginning), " ");
    long const plies = std::abs(line.distance.value_or(0));
    if (line.distance && *line.distance > 0)
        return tr(counted(plies, "depth {}, {} wins in {} ply: {}",
                          "depth {}, {} wins in {} plies: {}", line.depth, side, plies, shown));
    if (line.distance)
        return tr(counted(plies, "depth {}, {} loses in {} ply: {}",
                          "depth {}, {} loses in {} plies: {}", line.depth, side, plies, shown));
    if (line.is_drawn) return tr(Message(msg("depth {}, drawn by table: {}"), line.depth, shown));
    return tr(Message(msg("depth {}, {} for {}: {}"), line.depth, fmt::format("{:+.2f}", line.men),
                      side, shown));
}

} // namespace damier::terminal
