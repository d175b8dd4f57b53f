#include "damier/play/spoken.hpp"

namespace damier::play {

Message in_words(game::Action const& action, game::About const& about) {
    game::Way const& way = action.ways.front();
    if (action.text == "stop") return {msg("Stop for good")};
    if (action.text == "done") return {msg("Put the pawn down")};
    if (action.text == "pass") return {msg("Pass")};
    if (way.cells.empty() && action.text == "again") return {msg("Play twice running")};
    if (way.cells.size() == 1 && way.emptied == way.cells)
        return {msg("Take off {}"), about.cells[static_cast<std::size_t>(way.cells[0])].label};
    return Message("{}", action.text);
}

std::vector<Spoken> spoken(session::Session const& session) {
    game::State const& state = session.state();
    std::vector<Spoken> found;
    auto const add = [&](game::Action const& action) {
        found.push_back({in_words(action, state.about()), action.text});
    };
    for (game::Action const& action : state.actions())
        if (action.ways.front().cells.empty()) add(action);
    if (!session.setup().arbitrage || session.ending()) return found;
    std::span<game::Action const> const irregular = game::irregular_actions(state);
    for (std::size_t i = 0; i < irregular.size(); ++i) {
        auto const& cells = irregular[i].ways.front().cells;
        bool const is_here = cells.empty() || (cells.size() == 1 && cells == session.chosen());
        if (is_here && !session.is_bot(state.arbitration()->by(i))) add(irregular[i]);
    }
    return found;
}

} // namespace damier::play
