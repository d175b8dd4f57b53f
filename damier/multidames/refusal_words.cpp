#include "damier/multidames/refusal_words.hpp"

#include <cassert>

namespace damier::multidames {

namespace {

Message held_must_go_on(Position const& position) {
    Spot const held = position.held().value_or(Spot{});
    if (position.has_jumped())
        return {msg("the pawn at {} {} is held: it goes on jumping, or «done» puts "
                    "it down"),
                held.row + 1, held.column + 1};
    return {msg("the pawn at {} {} is held and must go on jumping while it can"), held.row + 1,
            held.column + 1};
}

} // namespace

Message in_words(Refusal refusal, Position const& position, Step step) {
    int const row = step.spot.row + 1, column = step.spot.column + 1;
    switch (refusal) {
    case Refusal::none: break;
    case Refusal::game_over: return {msg("the game is over")};
    case Refusal::off_board: return {off_board_words, row, column, position.size()};
    case Refusal::empty: return {msg("there is no pawn at {} {}"), row, column};
    case Refusal::not_white:
        return {msg("in the first round only a white pawn can be removed; {} {} is "
                    "not white"),
                row, column};
    case Refusal::no_jump: return {msg("the pawn at {} {} has no jump"), row, column};
    case Refusal::already_held: return held_must_go_on(position);
    case Refusal::nothing_held: return {msg("no pawn is held: first take one that can jump")};
    case Refusal::occupied:
        return {msg("there is a pawn at {} {}: a jump ends on an empty cell"), row, column};
    case Refusal::not_a_jump:
        if (position.rules().jumps == Jumps::straight)
            return {msg("{} {} is not two cells from the held pawn in its row or column"), row,
                    column};
        if (position.rules().jumps == Jumps::slanted)
            return {msg("{} {} is not two cells from the held pawn in a diagonal line"), row,
                    column};
        return {msg("{} {} is not two cells from the held pawn in a straight or "
                    "diagonal line"),
                row, column};
    case Refusal::nothing_over:
        return {msg("there is no pawn to jump over on the way to {} {}"), row, column};
    case Refusal::first_round: return {msg("nobody can stop in the first round")};
    case Refusal::nobody_else:
        return {msg("nobody else is active, so you cannot stop: play on to the end")};
    case Refusal::chain_goes_on: return {msg("a pawn can be put down only after its first jump")};
    case Refusal::nobody_active: return {msg("no player is active")};
    }
    assert(false);
    return {};
}

} // namespace damier::multidames
