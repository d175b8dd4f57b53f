// Moves as text. Written short (32-28, 32x21) and, where that could mean several captures, with
// every square of the way as PDN 3.0 wants; read in all the forms that people and files use.
#pragma once

#include "damier/draughts/paths.hpp"
#include "damier/notation/plain_move.hpp"
#include "damier/notation/refusal_text.hpp"

#include <algorithm>
#include <cassert>

namespace damier::notation {

using draughts::Move;
using draughts::Position;

template <Law const& L> PlainMove to_plain(Move<L> const& move) {
    PlainMove plain{move.from.number(), move.to.number(), {}, move.promotes};
    for (auto const square : move.captured) plain.captured.push_back(square.number());
    return plain;
}

template <Law const& L> std::vector<PlainMove> to_plain(std::span<Move<L> const> moves) {
    std::vector<PlainMove> plain;
    plain.reserve(moves.size());
    for (Move<L> const& move : moves) plain.push_back(to_plain<L>(move));
    return plain;
}

// The squares of the ways of a move, as draughts::paths names them.
template <Law const& L>
std::vector<Way> ways(Position<L> const& position, Move<L> const& move, std::size_t at_most) {
    // Where kings go first the search must see every order before it can choose.
    bool const sees_all = draughts::has(L, draughts::Precedence::kings_first);
    std::vector<Way> result;
    for (auto const& path :
         draughts::paths<L>(position, move, sees_all ? std::max(at_most, most_ways) : at_most)) {
        result.emplace_back();
        for (auto const square : path.squares) result.back().push_back(square.number());
    }
    return result;
}

template <Law const& L>
WaysOf ways_of(Position<L> const& position, std::span<Move<L> const> legal) {
    return [&position, legal](std::size_t move, std::size_t at_most) {
        return ways<L>(position, legal[move], at_most);
    };
}

// `move` must be one of the legal moves.
template <Law const& L>
std::string move_text(Rules const& rules, Position<L> const& position,
                      std::span<Move<L> const> legal, Move<L> const& move) {
    auto const at = std::find(legal.begin(), legal.end(), move);
    assert(at != legal.end());
    return plain_move_text(rules, to_plain<L>(legal), static_cast<std::size_t>(at - legal.begin()),
                           ways_of<L>(position, legal));
}

// The texts of all of them, in their order.
template <Law const& L>
std::vector<std::string> move_texts(Rules const& rules, Position<L> const& position,
                                    std::span<Move<L> const> legal) {
    return plain_move_texts(rules, to_plain<L>(legal), ways_of<L>(position, legal));
}

// With the captured squares: 28-22, 46x5{23}, 15x2{8,19,20}=K. Says everything about the move.
template <Law const& L> std::string captured_text(Rules const& rules, Move<L> const& move) {
    return plain_captured_text(rules, to_plain<L>(move));
}

// Why a move between these squares is not legal.
template <Law const& L>
Error refusal(Rules const& rules, Position<L> const& position, draughts::Square<L> from,
              draughts::Square<L> to) {
    return Error{describe<L>(rules, draughts::why_not<L>(position, from, to)), 0, 0};
}

namespace detail {

template <Law const& L>
Result<Move<L>> chosen(Rules const& rules, Position<L> const& position,
                       std::span<Move<L> const> legal, Result<Choice> const& choice) {
    if (!choice) return choice.error();
    if (choice->move) return legal[*choice->move];
    return refusal<L>(rules, position, *draughts::Square<L>::from_number(choice->from),
                      *draughts::Square<L>::from_number(choice->to));
}

} // namespace detail

template <Law const& L>
Result<Move<L>> read_move(Rules const& rules, Position<L> const& position,
                          std::span<Move<L> const> legal, std::string_view text) {
    return detail::chosen<L>(
        rules, position, legal,
        choose_move(rules, to_plain<L>(legal), ways_of<L>(position, legal), text));
}

// The Hub protocol's form: 32-28, and for captures from, to and all captured squares: 28x19x23.
template <Law const& L> std::string hub_move_text(Rules const& rules, Move<L> const& move) {
    return plain_hub_move_text(rules, to_plain<L>(move));
}

template <Law const& L>
Result<Move<L>> read_hub_move(Rules const& rules, Position<L> const& position,
                              std::span<Move<L> const> legal, std::string_view text) {
    return detail::chosen<L>(rules, position, legal,
                             choose_hub_move(rules, to_plain<L>(legal), text));
}

// Why a typed text is no legal move here, as a value. Asked only when read_move refuses it.
template <Law const& L>
PlainRefusal why_not(Rules const& rules, Position<L> const& position,
                     std::span<Move<L> const> legal, std::string_view text) {
    std::vector<PlainMove> const plain = to_plain<L>(legal);
    auto const choice = choose_move(rules, plain, ways_of<L>(position, legal), text);
    if (choice)
        return to_plain<L>(
            rules, draughts::why_not<L>(position, *draughts::Square<L>::from_number(choice->from),
                                        *draughts::Square<L>::from_number(choice->to)));
    bool const has_squares = reads_as_squares(rules, plain, text);
    PlainRefusal refusal;
    refusal.kind = has_squares ? draughts::Refused::ambiguous : draughts::Refused::off_board;
    refusal.said = choice.error().message;
    return refusal;
}

} // namespace damier::notation
