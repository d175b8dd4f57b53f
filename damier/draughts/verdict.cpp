#include "damier/draughts/verdict.hpp"

namespace damier::draughts {

namespace {

Argument side_name(Side side) {
    return Argument::translated(side == Side::white ? msg("White") : msg("Black"));
}

} // namespace

Message describe(Verdict const& verdict) {
    auto const idle = [&] { return side_name(verdict.to_move); };
    switch (verdict.reason) {
    case Reason::none: return {};
    case Reason::no_pieces: return Message(msg("{} has no piece left"), idle());
    case Reason::no_moves: return Message(msg("{} cannot move"), idle());
    case Reason::first_king:
        return Message(msg("{} has the first king"), side_name(*verdict.winner));
    case Reason::both_blocked: return Message(msg("neither side can move"));
    case Reason::repetition:
        return Message(msg("the same position has come {} times"), verdict.limit);
    case Reason::king_moves:
        return Message(msg("{} moves each with kings only and no capture"), verdict.limit);
    case Reason::quiet_moves:
        return Message(msg("{} moves each without a capture or a promotion"), verdict.limit);
    case Reason::material:
        if (verdict.limit == 0) return Message(msg("neither side has enough pieces to win"));
        return Message(msg("{} moves each in an ending that allows no more"), verdict.limit);
    case Reason::slow_ending:
        return Message(
            msg("{} moves each in an ending of few pieces without a capture or a promotion"),
            verdict.limit);
    }
    return {};
}

} // namespace damier::draughts
