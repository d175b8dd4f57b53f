#include "damier/game/line.hpp"

namespace damier::game {

std::vector<std::string> texts_of(State const& from, Line const& line) {
    std::vector<std::string> texts;
    StatePtr kept; // what `state` refers to behind the first action
    State const* state = &from;
    for (std::size_t const action : line) {
        if (action >= state->actions().size()) break; // the rules have ended the game before
        texts.push_back(state->actions()[action].text);
        kept = state->after(action);
        state = kept.get();
    }
    return texts;
}

} // namespace damier::game
