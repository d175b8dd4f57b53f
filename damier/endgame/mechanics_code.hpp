// The definition of mechanics(), included where a law is compiled.
#pragma once

#include "damier/endgame/law_group.hpp"
#include "damier/endgame/mechanics.hpp"
#include "damier/endgame/tables.hpp"

namespace damier::endgame {

template <Law const& L> class LawMechanics final : public Mechanics {
public:
    draughts::Law const& law() const override { return L; }
    Squares const& squares() const override { return squares_of<L>; }

    std::unique_ptr<Group> make_group(Slice const& slice, Men const& white_men,
                                      Men const& black_men, Solved const& solved,
                                      Ends const& ends) const override {
        return std::make_unique<LawGroup<L>>(slice, white_men, black_men, solved, ends);
    }

    std::optional<Byte> after_captures(Pieces const& pieces, Solved const& solved) const override {
        auto const position = position_of<L>(pieces);
        if (L.obligation.value == draughts::Obligation::optional
            || !draughts::can_capture<L>(position))
            return std::nullopt;
        return choose_among(position, [&](auto const& next) -> std::optional<Byte> {
            return is_over<L>(next) ? at_the_end : solved.at(pieces_of<L>(next));
        });
    }

    std::optional<Opinions> opinions(Pieces const& pieces, Shelf const& shelf,
                                     Ends const& ends) const override {
        auto const position = position_of<L>(pieces);
        Tables<L> const tables(shelf);
        auto const told = tables.byte(position);
        auto follows = choose_among(position, [&](auto const& next) { return tables.byte(next); });
        bool const can_move = draughts::count_moves<L>(position) > 0;
        if (can_move ? !draughts::can_capture<L>(position) && ends.is_dead<L>(position)
                     : ends.is_blocked<L>(position))
            follows = drawn;
        if (!told || !follows) return std::nullopt;
        return Opinions{*told, *follows};
    }

private:
    template <class F>
    static std::optional<Byte> choose_among(draughts::Position<L> const& position, F const& after) {
        draughts::MoveList<L> moves;
        draughts::generate<L>(position, moves);
        Choice<L> choice;
        for (auto const& move : moves) {
            auto const byte = after(position.after(move));
            if (!byte) return std::nullopt;
            choice.add(*byte);
        }
        return choice.best();
    }
};

template <Law const& L> Mechanics const& mechanics() {
    static LawMechanics<L> const one;
    return one;
}

} // namespace damier::endgame
