#include "damier/play/draw_answer.hpp"

#include "damier/game/material.hpp"

#include <numeric>

namespace damier::play {

std::optional<game::Question> draw_question(session::Session const& session) {
    game::State const& state = session.state();
    if (state.about().seats.size() != 2 || state.actions().empty()) return std::nullopt;
    game::Question question;
    question.game = &session.game();
    question.state = session.tree().here().state;
    question.task.limits.nodes = 100'000;
    question.is_fresh = true;
    return question;
}

bool accepts_draw(session::Session const& session, game::Seat seat,
                  std::optional<game::AnalysisLine> const& best) {
    game::State const& state = session.state();
    if (best) {
        // Behind by about a man, or nothing left to win with.
        constexpr double behind = -0.9, equal = 0.3;
        constexpr int few = 8;
        double const men = best->distance ? (*best->distance > 0 ? 100.0 : -100.0) : best->men;
        double const score = state.to_play() == seat ? men : -men;
        std::vector<int> const pieces = game::pieces_left(state);
        bool const is_bare = std::accumulate(pieces.begin(), pieces.end(), 0) <= few;
        return score <= behind || (is_bare && score < equal);
    }
    constexpr int late = 80; // plies
    if (session.tree().ply(session.tree().current()) < late) return false;
    std::vector<int> const scores = state.scores();
    for (std::size_t i = 0; i < scores.size(); ++i)
        if (scores[i] < scores[static_cast<std::size_t>(seat)]) return false;
    return true;
}

} // namespace damier::play
