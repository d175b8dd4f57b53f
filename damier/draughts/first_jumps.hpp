// Where men can begin to capture, for the whole board at once.
#pragma once

#include "damier/draughts/position.hpp"

#include <array>
#include <utility>

namespace damier::draughts {

// Which directions a loop over `Directions` visits, unrolled by the compiler.
template <Directions Set, class F> constexpr void for_each_direction(F&& f) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (
            [&] {
                constexpr auto d = static_cast<Direction>(I);
                if constexpr (Set.contains(d)) f.template operator()<d>();
            }(),
            ...);
    }
    (std::make_index_sequence<8>{});
}

// Where men come down from a first jump, by direction. It is computed for the whole board at once
// and says at little cost that there is no capture, which is the usual case.
template <Law const& L, Side Us> class FirstJumps {
public:
    using Set = Squares<L>;
    static constexpr Directions directions = L.man_captures.value.seen_by(Us);

    explicit FirstJumps(Position<L> const& position) {
        Set const men = position.men(Us), empty = position.empty();
        Set const targets =
            L.men_capture_kings.value ? position.pieces(opponent(Us)) : position.men(opponent(Us));
        for_each_direction<directions>([&]<Direction D>() {
            Set const victims = men.template shifted<D>() & targets;
            landings_[static_cast<std::size_t>(D)] = victims.template shifted<D>() & empty;
        });
    }
    template <Direction D> Set landings() const { return landings_[static_cast<std::size_t>(D)]; }
    bool any() const {
        Set all;
        for_each_direction<directions>([&]<Direction D>() { all |= landings<D>(); });
        return !all.empty();
    }

private:
    std::array<Set, 8> landings_; // those of `directions`
};

// Could this side capture? False is certain; true is certain as far as men go, since a king on the
// board is not followed.
template <Law const& L, Side Us> bool may_capture(Position<L> const& position) {
    return FirstJumps<L, Us>(position).any() || !position.kings(Us).empty();
}

} // namespace damier::draughts
