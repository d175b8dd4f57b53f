#include "damier/endgame/men.hpp"

#include <algorithm>
#include <map>

namespace damier::endgame {

Men::Men(Squares const& squares, Side side, int men)
    : squares_(squares), side_(side), member_of_rank_(choose(squares.man_squares(), men)) {
    std::map<std::vector<int>, std::vector<Numbers>> classes; // by rows, or by rank
    std::map<std::vector<int>, std::size_t> advance;
    for (std::uint64_t rank = 0; rank < member_of_rank_.size(); ++rank) {
        Numbers set;
        std::vector<int> key;
        std::size_t rows = 0;
        for (int const n : of_rank(rank, men)) {
            int const square = n + squares.last_row;
            set.push(square);
            key.push_back(squares.row[static_cast<std::size_t>(square)]);
            rows += static_cast<std::size_t>(squares.row.back() - key.back()); // fewer further on
        }
        if (!squares.men_step_sideways) key.assign(1, static_cast<int>(rank));
        std::sort(key.begin(), key.end());
        auto& members = classes[key];
        member_of_rank_[rank] = static_cast<std::uint32_t>(members.size());
        members.push_back(side == Side::white ? set : squares.turned(set));
        advance[key] = rows;
    }
    for (auto const& [key, members] : classes) {
        std::size_t const level = advance[key];
        if (levels_.size() <= level) levels_.resize(level + 1);
        levels_[level].push_back({static_cast<std::uint32_t>(placements_.size()),
                                  static_cast<std::uint32_t>(members.size())});
        placements_.insert(placements_.end(), members.begin(), members.end());
    }
}

Numbers Men::own_view(Numbers const& men) const {
    Numbers result;
    for (int const square : side_ == Side::white ? men : squares_.turned(men))
        result.push(square - squares_.last_row);
    return result;
}

std::size_t Men::member(Numbers const& men) const {
    return member_of_rank_[rank_of(own_view(men))];
}

} // namespace damier::endgame
