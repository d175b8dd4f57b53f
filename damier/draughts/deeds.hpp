// Everything that a hand can do at the board but the law forbids: moves against the law and what is
// no move at all. Under arbitration the opponent decides about it.
#pragma once

#include "damier/draughts/irregular.hpp"
#include "damier/draughts/paths.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace damier::draughts {

enum class Deed {
    move,    // of an own piece, against the law
    more,    // a capture, and a piece goes that was not jumped
    early,   // a capture whose victim goes before its end
    foreign, // a move of the opponent's piece
    again,   // two moves running: who has just played takes the turn back
    off      // a piece is taken off without a capture; the turn stays where it is
};

template <Law const& L> struct IrregularDeed {
    Deed deed;
    std::optional<Move<L>> move;    // none: `again` and `off`
    std::optional<Square<L>> piece; // of `more` (among the captured), `early` and `off`
};

namespace detail {

template <Law const& L> class Deeds {
public:
    Deeds(Position<L> const& position, std::span<Move<L> const> legal)
        : position_(position), legal_(legal) {}

    // In an order that never changes, because journals count: what is new comes last.
    std::vector<IrregularDeed<L>> find(bool has_played) {
        for (Move<L> const& move : Irregular<L>(position_, legal_).find())
            found_.push_back({Deed::move, move, {}});
        add_more();
        add_early();
        for (Move<L> const& move : Irregular<L>(position_.passed(), {}).all())
            found_.push_back({Deed::foreign, move, {}});
        if (has_played) found_.push_back({Deed::again, {}, {}});
        for (Square<L> const piece : position_.occupied()) found_.push_back({Deed::off, {}, piece});
        return std::move(found_);
    }

private:
    static constexpr std::size_t most = Irregular<L>::most; // of each deed

    void add_more() {
        Squares<L> const theirs = position_.pieces(opponent(position_.to_move()));
        std::size_t const end = found_.size() + most;
        for (Move<L> const& move : legal_) {
            if (!move.is_capture()) continue;
            for (Square<L> const piece : theirs - move.captured) {
                Move<L> with = move;
                with.captured |= Squares<L>(piece);
                if (found_.size() < end && !is_known(with))
                    found_.push_back({Deed::more, with, piece});
            }
        }
    }
    // Another legal capture or an irregular one may take just these pieces.
    bool is_known(Move<L> const& move) const {
        return std::find(legal_.begin(), legal_.end(), move) != legal_.end()
               || std::any_of(found_.begin(), found_.end(),
                              [&](auto const& one) { return one.move == move; });
    }

    void add_early() {
        if (L.removal() == Removal::at_once) return;
        std::size_t const end = found_.size() + most;
        for (Move<L> const& move : legal_) {
            if (move.captured.size() < 2) continue;
            auto const ways = paths<L>(position_, move, 1);
            for (std::size_t i = 0; !ways.empty() && i + 1 < ways[0].captured.size(); ++i)
                if (found_.size() < end) found_.push_back({Deed::early, move, ways[0].captured[i]});
        }
    }

    Position<L> position_;
    std::span<Move<L> const> legal_;
    std::vector<IrregularDeed<L>> found_;
};

template <Law const& L> Position<L> without(Position<L> const& position, Square<L> piece) {
    Squares<L> const gone(piece);
    Position<L> next(position.pieces(Side::white) - gone, position.pieces(Side::black) - gone,
                     position.kings() - gone, position.to_move());
    for (Side const side : {Side::white, Side::black})
        if (position.king_run(side).bit != piece.bit())
            next.set_king_run(side, position.king_run(side));
    return next;
}

} // namespace detail

// `has_played`: the side that is not to move has made the last move and could make another.
template <Law const& L>
std::vector<IrregularDeed<L>> irregular_deeds(Position<L> const& position,
                                              std::span<Move<L> const> legal, bool has_played) {
    return detail::Deeds<L>(position, legal).find(has_played);
}

// The position behind it, if it stands.
template <Law const& L>
Position<L> after_deed(Position<L> const& position, IrregularDeed<L> const& what) {
    switch (what.deed) {
    case Deed::again: return position.passed();
    case Deed::foreign: return position.passed().after(*what.move).passed();
    case Deed::off: return detail::without<L>(position, *what.piece);
    case Deed::more:
    case Deed::early:
    case Deed::move: break;
    }
    return position.after(*what.move);
}

} // namespace damier::draughts
