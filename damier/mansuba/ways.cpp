#include "damier/mansuba/ways.hpp"

#include <algorithm>

namespace damier::mansuba {

namespace {

using Path = std::vector<game::Cell>;

constexpr std::size_t most_ways = 8;
constexpr std::size_t most_tried = 400; // paths looked at for one move: a crowded board has many

// Paths of jumps in order of their length. The first pass visits each place once and so cannot
// miss the destination; the second looks for other paths within a budget.
class JumpPaths {
public:
    JumpPaths(Board const& board, Position const& position, Move move)
        : board_(board), position_(position), from_(move.from), to_(move.to) {}

    std::vector<Path> find() {
        std::vector<Path> found{shortest()};
        if (found.front().size() < 3) return found; // one jump: other ways are detours
        std::vector<Path> queue{{from_}};
        for (std::size_t i = 0; i < queue.size() && i < most_tried; ++i) {
            for (Place const next : onwards(queue[i].back())) {
                if (std::ranges::find(queue[i], next) != queue[i].end()) continue;
                Path path = queue[i];
                path.push_back(next);
                if (next != to_) {
                    if (position_.is_empty(next)) queue.push_back(std::move(path));
                } else if (path != found.front()) {
                    found.push_back(std::move(path));
                    if (found.size() == most_ways) return found;
                }
            }
        }
        return found;
    }

private:
    std::vector<Place> onwards(Place place) const {
        return landings(board_, position_, from_, place);
    }

    Path shortest() const {
        std::vector<Place> before(most_places, no_place);
        std::vector<Place> queue{from_};
        before[from_] = from_;
        for (std::size_t i = 0; i < queue.size() && before[to_] == no_place; ++i)
            for (Place const next : onwards(queue[i])) {
                if (before[next] != no_place) continue;
                before[next] = queue[i];
                if (position_.is_empty(next)) queue.push_back(next);
            }
        Path path{to_};
        while (path.back() != from_) path.push_back(before[path.back()]);
        std::ranges::reverse(path);
        return path;
    }

    Board const& board_;
    Position const& position_;
    Place from_, to_;
};

} // namespace

std::vector<game::Way> ways(Board const& board, Position const& position, Move move) {
    if (move.kind == MoveKind::pass) return {game::Way{}};
    if (move.kind == MoveKind::escape) return {game::Way{{move.to}, {}}};
    std::vector<game::Cell> emptied;
    if (!position.is_empty(move.to)) emptied.push_back(move.to);
    if (move.kind == MoveKind::simple) return {game::Way{{move.from, move.to}, emptied}};
    std::vector<game::Way> all;
    for (Path& path : JumpPaths(board, position, move).find())
        all.push_back(game::Way{std::move(path), emptied});
    return all;
}

std::vector<Place> landings(Board const& board, Position const& position, Place from, Place place) {
    Steps const& steps = board.steps(position.relation);
    std::vector<Place> places;
    for (std::size_t way = 0; way < 8; ++way) {
        bool const may_go = (board.allowed(position.to_play) >> way & 1) != 0;
        Place const middle = may_go ? steps[place][way] : no_place;
        if (middle == no_place || middle == from || position.is_empty(middle)) continue;
        if (Place const to = steps[middle][way]; to != no_place) places.push_back(to);
    }
    return places;
}

} // namespace damier::mansuba
