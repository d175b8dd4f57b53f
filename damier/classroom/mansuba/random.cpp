// States to call on: a few pieces, more, all of them; where the document can be read in two ways
// the states are such that both readings agree.
#include "damier/base/random.hpp"
#include "damier/classroom/mansuba/call.hpp"

#include <algorithm>

namespace damier::classroom {

namespace {

using mansuba::World;

// On the chess-board each side stays on its colour.
bool may_stand(World world, int player, int place) {
    bool const is_odd = (place / mansuba_edge + place % mansuba_edge) % 2 == 1;
    bool const wants_odd = world == World::triangular || player == mansuba_white;
    return world == World::classic || is_odd == wants_odd;
}

int any_sort(World world, Random& random) {
    if (world == World::classic) return 1 + random.below(3);
    return random.coin() ? 1 : 4;
}

class Maker {
public:
    Maker(std::string_view function, Difficulty difficulty, std::uint64_t seed)
        : random_(seed), difficulty_(difficulty) {
        call_.function = function;
    }

    MansubaCall any() {
        call_.world = static_cast<World>(random_.below(3));
        call_.player = 1 + random_.below(2);
        int const most = call_.world == World::classic ? 10 : 5;
        for (int const player : {mansuba_black, mansuba_white}) {
            int count = most;
            if (difficulty_ == Difficulty::easy) count = 1 + random_.below(2);
            if (difficulty_ == Difficulty::medium) count = 1 + random_.below(most);
            if (is_about_victory() && call_.world != World::chess && player == call_.player)
                count = std::max(0, count - reach_goals(count));
            scatter(player, count);
        }
        if (call_.function == "choose_random_move_for_piece") choose_piece();
        return call_;
    }

private:
    int& cell(int place) { return call_.cells[static_cast<std::size_t>(place)]; }
    bool is_about_victory() const { return call_.function.ends_with("_win"); }

    void scatter(int player, int count) {
        for (int i = 0; i < count; ++i) {
            int place = random_.below(mansuba_places);
            while (!is_fit(player, place)) place = random_.below(mansuba_places);
            // Where it is about moves there are pawns only, as in the document's random game.
            cell(place) = 10 * player + (call_.has_place() ? 1 : any_sort(call_.world, random_));
        }
    }

    // What victory is on the chess-board, where nobody can reach the other's initial places, is
    // left open: nobody stands on the edges there.
    bool is_fit(int player, int place) {
        bool const is_edge = place % mansuba_edge == 0 || place % mansuba_edge == mansuba_edge - 1;
        bool const is_open = is_about_victory() && call_.world == World::chess && is_edge;
        return !is_open && may_stand(call_.world, player, place) && cell(place) == 0;
    }

    // Puts up to `most` of the player's pieces on the other's initial places: none, some, all, all
    // but one. Gives how many.
    int reach_goals(int most) {
        auto const& goals =
            mansuba_board(call_.world)
                .set_up(call_.player == mansuba_white ? mansuba::black : mansuba::white);
        int const share = random_.below(5), spared = random_.below(int(goals.size()));
        if (share >= 3) most = int(goals.size());
        int placed = 0;
        for (int i = 0; i < int(goals.size()) && placed < most; ++i) {
            bool const is_reached =
                share == 4 || (share == 3 ? i != spared : random_.below(8) < share);
            if (!is_reached) continue;
            cell(goals[static_cast<std::size_t>(i)].place) = 10 * call_.player + 1;
            ++placed;
        }
        return placed;
    }

    void choose_piece() {
        for (int i = 0; i < 100; ++i) {
            call_.place = random_.below(mansuba_places);
            if (cell(call_.place) / 10 == call_.player && can_move_for_sure(call_, call_.place))
                return;
        }
        // Everything is blocked, or too seldom found: the start has moves enough.
        call_.cells = mansuba_start(call_.world);
        for (int& one : call_.cells) one -= one % 10 == 4 ? 3 : 0; // pawns
        call_.place = 0;
        while (cell(call_.place) / 10 != call_.player || !can_move_for_sure(call_, call_.place))
            ++call_.place;
    }

    Random random_;
    Difficulty difficulty_;
    MansubaCall call_;
};

} // namespace

MansubaCall random_mansuba_call(std::string_view function, Difficulty difficulty,
                                std::uint64_t seed) {
    return Maker(function, difficulty, seed).any();
}

} // namespace damier::classroom
