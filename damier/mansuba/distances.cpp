#include "damier/mansuba/distances.hpp"

#include "damier/mansuba/position.hpp"

#include <algorithm>

namespace damier::mansuba {

namespace {

// The places from which a lone piece reaches `to` in one move, for every `to`.
std::vector<std::vector<Place>> predecessors(Board const& board, int relation, Side side,
                                             Sort sort) {
    std::vector<std::vector<Place>> before(static_cast<std::size_t>(board.places()));
    MoveList moves;
    for (Place from = 0; from < board.places(); ++from) {
        if (!board.is_playable(from)) continue;
        Position lone;
        lone.to_play = static_cast<std::uint8_t>(side);
        lone.relation = static_cast<std::uint8_t>(relation);
        add(board, lone, side, sort, from, false);
        moves.clear();
        generate_piece(board, lone, 0, moves);
        for (Move const move : moves) before[move.to].push_back(from);
    }
    return before;
}

} // namespace

Distances::Distances(Board const& board)
    : goals_(board.rules().relations.size()),
      nearest_(board.rules().relations.size()),
      reach_(board.rules().relations.size()) {
    Rules const& rules = board.rules();
    for (int relation = 0; relation < static_cast<int>(rules.relations.size()); ++relation)
        for (Side const side : {white, black})
            for (Sort const sort : {Sort::pawn, Sort::tower, Sort::elephant, Sort::bishop}) {
                bool const is_sort_here =
                    sort == Sort::pawn || (sort == Sort::bishop) == (rules.world != World::classic);
                if (is_sort_here) fill(board, relation, side, sort);
            }
}

void Distances::fill(Board const& board, int relation, Side side, Sort sort) {
    auto const before = predecessors(board, relation, side, sort);
    auto& table = goals_[relation][side][static_cast<std::size_t>(sort) - 1];
    auto& nearest = nearest_[relation][side][static_cast<std::size_t>(sort) - 1];
    for (ToGoals& to_goals : table) to_goals.fill(unreachable);
    std::vector<Place> queue;
    for (std::size_t goal = 0; goal < board.goals(side).size(); ++goal) {
        queue.assign(1, board.goals(side)[goal]);
        table[queue.front()][goal] = 0;
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (Place const place : before[queue[i]]) {
                if (table[place][goal] != unreachable) continue;
                table[place][goal] = static_cast<std::uint8_t>(table[queue[i]][goal] + 1);
                queue.push_back(place);
            }
    }
    for (Place place = 0; place < most_places; ++place) {
        nearest[place] = *std::ranges::min_element(table[place]);
        for (std::size_t goal = 0; goal < table[place].size(); ++goal)
            if (table[place][goal] != unreachable)
                reach_[relation][side][static_cast<std::size_t>(sort) - 1][place] |=
                    static_cast<std::uint16_t>(1u << goal);
    }
}

} // namespace damier::mansuba
