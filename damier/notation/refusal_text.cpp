#include "damier/notation/refusal_text.hpp"

#include "damier/base/text.hpp"

namespace damier::notation {

namespace {

Message due(PlainRefusal const& r) {
    std::string const movers = join(r.movers, ", ");
    return counted(r.number, "capture is compulsory: {} takes {} piece",
                   "capture is compulsory: {} takes {} pieces", movers, r.number);
}

Message more(PlainRefusal const& r) {
    return counted(r.taken, "{} to {} takes {} piece, but {} can take {} and must",
                   "{} to {} takes {} pieces, but {} can take {} and must", r.from, r.to, r.taken,
                   join(r.movers, ", "), r.number);
}

} // namespace

Message describe(PlainRefusal const& r) {
    using enum draughts::Refused;
    switch (r.kind) {
    case game_over: return Message(msg("the game is over"));
    case empty_square: return Message(msg("there is no piece on {}"), r.from);
    case not_your_piece: return Message(msg("the piece on {} is your opponent's"), r.from);
    case no_move: return Message(msg("a move must leave {}"), r.from);
    case occupied: return Message(msg("{} is occupied"), r.to);
    case must_capture: return due(r);
    case must_take_more: return more(r);
    case must_go_on: return Message(msg("the capture must go on from {}"), r.to);
    case wrong_capture:
        return Message(msg("another capture goes first: {} must capture"), join(r.movers, ", "));
    case must_turn: return Message(msg("the capture from {} may not end on {}"), r.from, r.to);
    case not_in_line:
        return Message(msg("the piece on {} does not move in the direction of {}"), r.from, r.to);
    case backwards: return Message(msg("a man does not move backwards: {} to {}"), r.from, r.to);
    case too_far:
        return Message(msg("the piece on {} moves one square at a time, not to {}"), r.from, r.to);
    case path_not_free:
        return Message(msg("the way from {} to {} is blocked by {}"), r.from, r.to, r.obstacle);
    case off_board:
    case ambiguous: return r.said;
    case resting_king:
        return Message(msg("the king on {} may not move again before another piece has moved"),
                       r.from);
    }
    return {};
}

} // namespace damier::notation
