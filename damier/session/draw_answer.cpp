#include "damier/session/draw_answer.hpp"

#include "damier/game/material.hpp"

#include <numeric>

namespace damier::session {

namespace {

// What an engine thinks of the game from this seat, in men; nothing where none plays it.
std::optional<double> score_for(Session const& session, game::Seat seat) {
    game::State const& state = session.state();
    if (state.about().seats.size() != 2 || state.actions().empty()) return std::nullopt;
    game::AnalystPtr const analyst = session.game().make_analyst({});
    if (analyst == nullptr) return std::nullopt;
    game::AnalysisTask task;
    task.limits.nodes = 100'000;
    auto const lines = analyst->analyse(state, task, {}, {});
    if (lines.empty()) return std::nullopt;
    double const men = lines[0].distance ? (*lines[0].distance > 0 ? 100.0 : -100.0) : lines[0].men;
    return state.to_play() == seat ? men : -men;
}

} // namespace

bool accepts_draw(Session const& session, game::Seat seat) {
    if (auto const score = score_for(session, seat)) {
        // Behind by about a man, or nothing left to win with.
        constexpr double behind = -0.9, equal = 0.3;
        constexpr int few = 8;
        std::vector<int> const pieces = game::pieces_left(session.state());
        bool const is_bare = std::accumulate(pieces.begin(), pieces.end(), 0) <= few;
        return *score <= behind || (is_bare && *score < equal);
    }
    constexpr int late = 80; // plies
    if (session.tree().ply(session.tree().current()) < late) return false;
    std::vector<int> const scores = session.state().scores();
    for (std::size_t i = 0; i < scores.size(); ++i)
        if (scores[i] < scores[static_cast<std::size_t>(seat)]) return false;
    return true;
}

} // namespace damier::session
