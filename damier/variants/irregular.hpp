// Moves that a hand can make but the law forbids: a quiet move when a capture is due, a capture
// that takes too little or stops too early. Under arbitration the opponent decides about them.
#pragma once

#include "damier/draughts/generate.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace damier::variants {

template <draughts::Law const& L> class Irregular {
public:
    using Position = draughts::Position<L>;
    using Move = draughts::Move<L>;
    using Set = draughts::Squares<L>;
    using Square = draughts::Square<L>;

    Irregular(Position const& position, std::span<Move const> legal)
        : position_(position), legal_(legal), us_(position.to_move()) {}

    std::vector<Move> find() {
        bool const is_due = !legal_.empty() && legal_.front().is_capture()
                            && L.obligation() == draughts::Obligation::compulsory;
        if (!is_due) return {};
        draughts::MoveList<L> quiet;
        draughts::Generator<L>::list_quiet(position_, quiet);
        found_.assign(quiet.begin(), quiet.end());
        for (Square const from : position_.pieces(us_)) {
            from_ = from;
            jump_on(from, position_.kings().contains(from), {});
        }
        return found_;
    }

private:
    static constexpr std::size_t most = 500; // nobody chooses among more

    bool is_free(Square s, Set taken) const {
        bool const has_left = L.removal() == draughts::Removal::at_once && taken.contains(s);
        return position_.empty().contains(s) || s == from_ || has_left;
    }
    bool can_take(Square s, bool is_king, Set taken) const {
        draughts::Side const them = opponent(us_);
        bool const is_allowed = is_king || L.men_capture_kings() || !position_.kings().contains(s);
        return position_.pieces(them).contains(s) && !taken.contains(s) && is_allowed;
    }

    void jump_on(Square at, bool is_king, Set taken) {
        auto const directions = (is_king ? L.king_captures() : L.man_captures()).seen_by(us_);
        for (board::Direction const d : board::all_directions)
            if (directions.contains(d)) jump(at, d, is_king, taken);
    }

    void jump(Square at, board::Direction d, bool is_king, Set taken) {
        bool const flies = is_king && L.king_reach() == draughts::Reach::flying;
        auto victim = at.next(d);
        while (flies && victim && is_free(*victim, taken)) victim = victim->next(d);
        if (!victim || !can_take(*victim, is_king, taken)) return;
        Set const now = taken | Set(*victim);
        for (auto to = victim->next(d); to && is_free(*to, now); to = to->next(d)) {
            if (found_.size() >= most || !add(*to, now)) return;
            jump_on(*to, is_king, now);
            if (!flies) break;
        }
    }

    // False if this stop was known already: what follows from it is known too.
    bool add(Square to, Set taken) {
        bool const by_king = position_.kings().contains(from_);
        bool const promotes = !by_king && draughts::promotion_row<L>(us_).contains(to);
        Move const move{taken, from_, to, by_king, promotes};
        auto const same = [&](Move const& other) {
            return other.from == move.from && other.to == move.to
                   && other.captured == move.captured;
        };
        if (std::any_of(found_.begin(), found_.end(), same)) return false;
        if (std::none_of(legal_.begin(), legal_.end(), same)) found_.push_back(move);
        return true;
    }

    Position const& position_;
    std::span<Move const> legal_;
    draughts::Side us_;
    Square from_ = Set::all().first();
    std::vector<Move> found_;
};

} // namespace damier::variants
