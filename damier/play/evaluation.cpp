#include "damier/play/evaluation.hpp"

#include <algorithm>

namespace damier::play {

Evaluation Evaluation::turned() const {
    Evaluation other{-men, distance, loss, draw, win};
    if (distance) other.distance = -*distance;
    return other;
}

Evaluation evaluation_of(game::AnalysisLine const& line, game::Seat seat) {
    Evaluation const own{line.men, line.distance, line.win, line.draw, line.loss};
    return seat == 0 ? own : own.turned();
}

std::optional<Evaluation> evaluation_of(game::Outcome const& outcome) {
    if (std::holds_alternative<game::Drawn>(outcome)) return Evaluation{0, 0, 0, 1, 0};
    auto const* won = std::get_if<game::Won>(&outcome);
    if (won == nullptr) return std::nullopt;
    bool const is_first = std::ranges::find(won->seats, 0) != won->seats.end();
    Evaluation const win{0, 0, 1, 0, 0};
    return is_first ? win : win.turned();
}

} // namespace damier::play
