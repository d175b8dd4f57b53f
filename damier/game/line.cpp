#include "damier/game/line.hpp"

namespace damier::game {

std::vector<std::string> texts_of(State const& from, Line const& line) {
    std::vector<std::string> texts;
    StatePtr kept; // what `state` refers to behind the first action
    State const* state = &from;
    for (std::size_t const action : line) {
        std::optional<std::string> text = state->action_text(action);
        if (!text) break; // the rules have ended the game before
        texts.push_back(*std::move(text));
        kept = state->after(action);
        state = kept.get();
    }
    return texts;
}

} // namespace damier::game
