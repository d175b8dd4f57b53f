// The draw rules as the search sees them: counters that a move brings forward, and the balances of
// material that may last only so long. A repeated position counts as drawn the first time.
#pragma once

#include "damier/draughts/generate_code.hpp"
#include "damier/draughts/rules.hpp"

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
        if (!is_progress && (move.by_king || is_sideways(move)))
            next.reversible = more(step.reversible);
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

    // `steps[at]` belongs to the position and the earlier ones lie before it.
    bool is_drawn(Step const* steps, std::size_t at, Position const& position) const {
        Step const& now = steps[at];
        if (now.reversible >= 4 && is_repeated(steps, at)) return true;
        if (rules_.king_moves() > 0 && now.king_moves >= 2 * rules_.king_moves()) return true;
        if (rules_.quiet_moves() > 0 && now.quiet >= 2 * rules_.quiet_moves()) return true;
        return is_over_limit(now, position) || is_slow(now, position);
    }

    bool when_both_blocked() const { return rules_.when_both_blocked(); }

private:
    static std::int16_t more(std::int16_t count) { return static_cast<std::int16_t>(count + 1); }

    // Where men step sideways they can come back.
    static bool is_sideways(Move const& move) {
        constexpr bool exists = L.man_moves.value.contains(draughts::Direction::east);
        return exists && !move.by_king && move.from.row() == move.to.row();
    }

    static bool is_repeated(Step const* steps, std::size_t at) {
        std::size_t const reach = std::min<std::size_t>(at, steps[at].reversible);
        for (std::size_t back = 4; back <= reach; back += 2)
            if (steps[at - back].key == steps[at].key) return true;
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
            if (matches(rules_.material()[i].material, position))
                result[i] = more(step.balances[i]);
        return result;
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

    static bool matches(draughts::Material material, Position const& position) {
        if (material == draughts::Material::none) return false;
        using draughts::Side;
        return matches(material, position, Side::white) || matches(material, position, Side::black);
    }
    // `strong` has the larger number in the balance.
    static bool matches(draughts::Material material, Position const& p, draughts::Side strong) {
        using draughts::Material;
        auto const weak = opponent(strong);
        int const pieces = p.pieces(strong).size(), kings = p.kings(strong).size();
        bool const v_king = p.pieces(weak).size() == 1 && p.kings(weak).size() == 1;
        bool const no_man = kings == pieces;
        switch (material) {
        case Material::none: return false;
        case Material::three_kings_v_one: return v_king && kings == 3 && no_man;
        case Material::many_kings_v_one: return v_king && kings >= 3 && no_man;
        case Material::three_v_one_king: return v_king && pieces == 3 && kings >= 1;
        case Material::three_v_main_diagonal:
            return v_king && pieces == 3 && kings >= 1 && is_on_long_diagonal(p.kings(weak));
        case Material::three_hold_diagonal:
            return v_king && kings == 3 && no_man && is_on_long_diagonal(p.kings(strong));
        case Material::two_v_one_king: return v_king && kings >= 1 && (pieces == 2 || pieces == 1);
        case Material::two_kings_v_one_king: return v_king && no_man && (kings == 2 || kings == 1);
        case Material::exactly_two_kings_v_one: return v_king && no_man && kings == 2;
        case Material::one_king_each: return v_king && no_man && kings == 1;
        case Material::one_piece_each: return pieces == 1 && p.pieces(weak).size() == 1;
        }
        return false;
    }
    static bool is_on_long_diagonal(draughts::Squares<L> kings) {
        for (auto const square : kings)
            if (square.row() + square.column() == L.geometry.value.width - 1) return true;
        return false;
    }

    draughts::DrawRules const& rules_;
};

} // namespace damier::engine
