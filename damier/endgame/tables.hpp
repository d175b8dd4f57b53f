// What the tables of a law say of a position.
#pragma once

#include "damier/endgame/pieces.hpp"
#include "damier/endgame/shelf.hpp"

namespace damier::endgame {

template <Law const& L> class Tables {
public:
    using Position = draughts::Position<L>;

    explicit Tables(Shelf const& shelf) : shelf_(shelf) {}

    Shelf const& shelf() const { return shelf_; }

    // Of a position in which the side to move has no capture to make, with plies or without.
    std::optional<Byte> quiet(Position const& position, bool with_plies) const {
        Table const* const table = shelf_.find(slice_of<L>(position));
        if (!table) return std::nullopt;
        std::uint64_t const index = Index(squares_of<L>, table->slice()).of(pieces_of<L>(position));
        return with_plies ? table->byte_at(index) : table->value_at(index);
    }

    // Of any position; captures are followed to their end.
    std::optional<Byte> byte(Position const& position) const {
        if (is_over<L>(position)) return at_the_end;
        if (L.obligation.value == draughts::Obligation::optional
            || !draughts::can_capture<L>(position))
            return quiet(position, true);
        if (!shelf_.find(slice_of<L>(position))) return std::nullopt;
        draughts::MoveList<L> captures;
        draughts::generate<L>(position, captures);
        Choice<L> choice;
        for (auto const& move : captures) {
            auto const after = byte(position.after(move));
            if (!after) return std::nullopt;
            choice.add(*after);
        }
        return choice.best();
    }

    std::optional<Known> look_up(Position const& position) const {
        auto const found = byte(position);
        if (!found) return std::nullopt;
        Known known{value_of<L>(*found), std::nullopt};
        if (*found != drawn && slice_of<L>(position).has_plies()) known.plies = plies_of(*found);
        return known;
    }

private:
    Shelf const& shelf_;
};

} // namespace damier::endgame
