#include "apps/terminal/whole_turn.hpp"

#include "apps/text/move_words.hpp"

namespace damier::terminal {

std::string whole_turn(game::Game const& game, game::StatePtr state, std::size_t action,
                       std::uint64_t seed) {
    std::string text = text::move_in_words(state->actions()[action].text);
    game::Seat const seat = state->to_play();
    bool const is_picked_up = !state->held() && state->after(action)->held();
    if (is_picked_up) text = '[' + text + ']';
    state = state->after(action);
    Result<game::BotPtr> const bot = game.make_bot(game.bots().back().key, seed);
    // The steps after the first need little thought: the pawn is chosen.
    Limits limits;
    limits.nodes = 20'000;
    while (bot && state->held() && state->to_play() == seat && !state->actions().empty()) {
        std::size_t const next = (*bot)->choose(*state, limits, {}, {});
        text += " > " + text::move_in_words(state->actions()[next].text);
        state = state->after(next);
    }
    return text;
}

} // namespace damier::terminal
