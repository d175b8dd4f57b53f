#include "apps/desktop/panels/taken.hpp"

#include <algorithm>
#include <map>

namespace damier::desktop {

namespace {

// By owner and kind, so that a king stays a king and a pawn keeps its colour.
using Count = std::map<std::pair<game::Seat, int>, int>;

Count count(game::State const& state) {
    Count pieces;
    for (std::size_t i = 0; i < state.about().cells.size(); ++i)
        if (auto const piece = state.at(static_cast<game::Cell>(i)))
            ++pieces[{piece->owner, piece->kind}];
    return pieces;
}

int pieces_of(game::Seat owner, Count const& count) {
    int sum = 0;
    for (auto const& [key, number] : count)
        if (key.first == owner) sum += number;
    return sum;
}

// A piece that has escaped is no longer taken, whoever took it.
void give_back(std::vector<Count>& taken, game::Seat owner, int number) {
    for (Count& one : taken)
        for (auto& [key, has] : one)
            if (key.first == owner) {
                int const back = std::min(has, number);
                has -= back;
                number -= back;
            }
}

} // namespace

std::vector<Taken> taken_pieces(session::Tree const& tree, session::NodeId node) {
    auto const seats = tree.node(session::root).state->about().seats.size();
    std::vector<Count> taken(seats);
    Count before;
    for (session::NodeId const id : tree.path(node)) {
        session::Node const& here = tree.node(id);
        Count after = count(*here.state);
        auto const seat = static_cast<std::size_t>(here.seat);
        if (id != session::root && here.seat >= 0 && seat < seats) {
            for (auto const& [key, number] : before)
                if (key.first != here.seat) // one's own men only change into kings
                    if (int const lost = number - after[key]; lost > 0) taken[seat][key] += lost;
            int const back = pieces_of(here.seat, after) - pieces_of(here.seat, before);
            if (back > 0) give_back(taken, here.seat, back);
        }
        before = std::move(after);
    }
    std::vector<Taken> lists(seats);
    for (std::size_t i = 0; i < seats; ++i)
        for (auto const& [key, number] : taken[i])
            if (number > 0) lists[i].push_back({{key.first, key.second}, number});
    return lists;
}

} // namespace damier::desktop
