// The tables of endings as the search sees them: a value for a quiet position, as far as the draw
// rules leave time for it.
#pragma once

#include "damier/endgame/tables.hpp"
#include "damier/endgame/workshop.hpp"
#include "damier/engine/draws.hpp"
#include "damier/engine/score.hpp"

namespace damier::engine {

template <draughts::Law const& L> class Endings {
public:
    using Position = draughts::Position<L>;

    Endings(endgame::Workshop const& workshop, draughts::DrawRules const& rules)
        : tables_(workshop.shelf()), limits_(workshop.shelf(), rules) {}

    // The value at a ply of the search, nothing if no table or no draw rule lets it be told. The
    // side to move must have no capture that it has to make.
    std::optional<Value> probe(Draws<L> const& draws, Step const& step, Position const& position,
                               int ply) const {
        if (position.occupied().size() > limits_.most_pieces()) return std::nullopt;
        endgame::Slice const slice = endgame::slice_of<L>(position);
        auto const byte = tables_.quiet(position, slice.has_plies());
        if (!byte) return std::nullopt;
        // An opponent may err: nothing is given away in a draw.
        if (*byte == endgame::drawn) return slice.own.pieces() - slice.other.pieces();
        bool const wins = endgame::value_of<L>(*byte) == endgame::Value::win;
        if (slice.has_plies()) {
            int const plies = endgame::plies_of(*byte);
            if (!draws.leaves_time(step, position, limits_, plies)) return std::nullopt;
            return wins ? won_in(ply + plies) : lost_in(ply + plies);
        }
        if (!draws.leaves_time(step, position, limits_, std::nullopt)) return std::nullopt;
        Value const lead = known_value + 100 * (slice.own.pieces() - slice.other.pieces());
        return wins ? lead - ply : lead + ply - 2 * known_value;
    }

    // What may be told to a player of these rules, the counters of the position being `step`.
    std::optional<endgame::Known> told(Draws<L> const& draws, Step const& step,
                                       Position const& position) const {
        auto const known = tables_.look_up(position);
        if (!known || known->value == endgame::Value::draw) return known;
        bool const is_sure = draws.leaves_time(step, position, limits_, known->plies);
        return is_sure ? known : std::nullopt;
    }

    // Plies to the end of a position as the table tells them, whatever the draw rules: positive if
    // the side to move wins, 0 or less if it loses.
    std::optional<int> plies(Position const& position) const {
        auto const known = tables_.look_up(position);
        if (!known || !known->plies) return std::nullopt;
        return known->value == endgame::Value::win ? *known->plies : -*known->plies;
    }
    bool is_drawn(Position const& position) const {
        auto const known = tables_.look_up(position);
        return known && known->value == endgame::Value::draw;
    }

private:
    endgame::Tables<L> tables_;
    TableLimits limits_;
};

} // namespace damier::engine
