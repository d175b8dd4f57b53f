// The draw rules as the search sees them: counters that a move brings forward, and the balances of
// material that may last only so long. A position that comes back within the search counts as drawn
// at once; those of the game before it count as the law says.
#pragma once

#include "damier/draughts/history.hpp"
#include "damier/draughts/side_moves.hpp"
#include "damier/endgame/pieces.hpp"
#include "damier/engine/table_limits.hpp"
#include "damier/engine/task.hpp"

#include <algorithm>
#include <array>

namespace damier::engine {

// What the draw rules remember of the way to a position; counts are plies.
struct Step {
    std::uint64_t key = 0;
    std::int16_t reversible = 0; // since the position last changed for good
    std::int16_t king_moves = 0; // since a man moved or a piece was taken
    std::int16_t quiet = 0;      // since a capture or a promotion
    // For each material limit: 1 when its balance arose, then one more every ply; 0 = not there.
    std::array<std::int16_t, 3> balances{};
};

template <draughts::Law const& L> class Draws {
public:
    using Position = draughts::Position<L>;
    using Move = draughts::Move<L>;

    explicit Draws(draughts::DrawRules const& rules) : rules_(rules) {}

    Step first(Position const& position) const {
        Step step;
        step.key = position.key();
        if (has_one_piece(position)) step.balances = balances_after(step, position);
        return step;
    }

    // `after` is the position that `move` leads to.
    Step next(Step const& step, Move const& move, Position const& after) const {
        Step next;
        next.key = after.key();
        bool const is_progress = move.is_capture() || move.promotes;
        if (!is_progress) next.quiet = more(step.quiet);
        if (draughts::is_reversible<L>(move)) next.reversible = more(step.reversible);
        if (!move.is_capture() && move.by_king) next.king_moves = more(step.king_moves);
        if (has_one_piece(after)) [[unlikely]]
            next.balances = balances_after(step, after);
        return next;
    }

    // The same where only the two positions are known.
    Step between(Step const& step, Position const& before, Position const& after) const {
        auto const us = before.to_move();
        auto const left = before.pieces(us) - after.pieces(us);
        auto const reached = after.pieces(us) - before.pieces(us);
        auto const captured = before.pieces(opponent(us)) - after.pieces(opponent(us));
        if (left.empty() || reached.empty()) return first(after); // round trip, or another game
        bool const by_king = before.kings().contains(left.first());
        bool const promotes = !by_king && after.kings().contains(reached.first());
        return next(step, {captured, left.first(), reached.first(), by_king, promotes}, after);
    }

    void set(Step& step, Counters const& counters) const {
        step.king_moves = static_cast<std::int16_t>(counters.king_plies);
        step.quiet = static_cast<std::int16_t>(counters.quiet_plies);
        for (std::size_t i = 0; i < step.balances.size(); ++i)
            step.balances[i] = more(static_cast<std::int16_t>(counters.material_plies[i]));
    }

    // `steps[at]` belongs to the position and the earlier ones lie before it; those after `root`
    // have not been played yet.
    bool is_drawn(Step const* steps, std::size_t root, std::size_t at,
                  Position const& position) const {
        Step const& now = steps[at];
        if (now.reversible >= 4 && is_repeated(steps, root, at)) return true;
        return is_counted_out(now) || is_over_limit(now, position) || is_slow(now, position);
    }

    // Is a win that a table tells sure to come before a counter runs out? It takes so many plies,
    // if that is known.
    bool leaves_time(Step const& now, Position const& position, TableLimits const& tables,
                     std::optional<int> plies) const {
        // The position before the last ply is the last that a counter can end.
        auto const is_in_time = [](int counted, int needed, int moves) {
            return counted + needed - 1 < 2 * moves;
        };
        int const to_end = plies.value_or(endgame::most_plies);
        auto const slice = endgame::slice_of<L>(position);
        if (rules_.king_moves() > 0 && !is_in_time(now.king_moves, to_end, rules_.king_moves())
            && !(tables.keeps_king_moves(slice)
                 && is_in_time(now.king_moves, tables.calm(slice), rules_.king_moves())))
            return false;
        if (rules_.quiet_moves() > 0 && !is_in_time(now.quiet, to_end, rules_.quiet_moves()))
            return false;
        for (draughts::SlowEnding const& slow : rules_.slow_endings())
            if (slow.moves > 0 && position.occupied().size() >= slow.least_pieces
                && !is_in_time(now.quiet, to_end, slow.moves))
                return false;
        for (std::size_t i = 0; i < now.balances.size(); ++i) {
            draughts::MaterialLimit const& limit = rules_.material()[i];
            if (limit.material == draughts::Material::none) continue;
            if (limit.moves == 0 && limit.waits_for_captures) continue; // tables know it
            bool const stands = now.balances[i] > 0;
            // A balance that does not stand yet begins to count with the next ply at the earliest.
            if (stands ? !is_in_time(now.balances[i] - 1, to_end, limit.moves)
                       : !tables.keeps_balance(slice, i) && !is_in_time(-1, to_end, limit.moves))
                return false;
        }
        return true;
    }

    bool when_both_blocked() const { return rules_.when_both_blocked(); }

private:
    static std::int16_t more(std::int16_t count) { return static_cast<std::int16_t>(count + 1); }

    bool is_repeated(Step const* steps, std::size_t root, std::size_t at) const {
        std::size_t const reach = std::min<std::size_t>(at, steps[at].reversible);
        // Where the law does not count, nobody should go round in circles all the same.
        int const enough = rules_.repetitions() > 0 ? rules_.repetitions() : 2;
        int times = 1;
        for (std::size_t back = 4; back <= reach; back += 2) {
            if (steps[at - back].key != steps[at].key) continue;
            if (at - back > root || ++times == enough) return true;
        }
        return false;
    }

    // Every limited balance has a side with a single piece.
    static bool has_one_piece(Position const& position) {
        return !position.pieces(draughts::Side::white).has_many()
               || !position.pieces(draughts::Side::black).has_many();
    }

    std::array<std::int16_t, 3> balances_after(Step const& step, Position const& position) const {
        std::array<std::int16_t, 3> result{};
        for (std::size_t i = 0; i < result.size(); ++i)
            if (draughts::stands<L>(rules_.material()[i].material, position))
                result[i] = more(step.balances[i]);
        return result;
    }

    bool is_counted_out(Step const& now) const {
        return (rules_.king_moves() > 0 && now.king_moves >= 2 * rules_.king_moves())
               || (rules_.quiet_moves() > 0 && now.quiet >= 2 * rules_.quiet_moves());
    }

    bool is_over_limit(Step const& now, Position const& position) const {
        for (std::size_t i = 0; i < now.balances.size(); ++i) {
            draughts::MaterialLimit const& limit = rules_.material()[i];
            if (now.balances[i] <= 2 * limit.moves) continue;
            if (limit.waits_for_captures
                && (draughts::can_capture<L>(position)
                    || draughts::can_capture<L>(position.passed())))
                continue;
            return true;
        }
        return false;
    }

    bool is_slow(Step const& now, Position const& position) const {
        for (draughts::SlowEnding const& slow : rules_.slow_endings()) {
            if (slow.moves == 0 || now.quiet < 2 * slow.moves) continue;
            int const pieces = position.occupied().size();
            if (pieces >= slow.least_pieces && pieces <= slow.most_pieces
                && position.kings(draughts::Side::white) && position.kings(draughts::Side::black))
                return true;
        }
        return false;
    }

    draughts::DrawRules const& rules_;
};

} // namespace damier::engine
