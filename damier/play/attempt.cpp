#include "damier/play/attempt.hpp"

namespace damier::play {

namespace {

constexpr double margin = 0.2;                 // men
constexpr std::uint64_t enough_nodes = 200000; // a fraction of a second, the same answer everywhere

} // namespace

bool is_as_good(game::AnalysisLine const& best, game::AnalysisLine const& tried) {
    auto const sign = [](game::AnalysisLine const& line) {
        return !line.distance ? 0 : *line.distance > 0 ? 1 : -1;
    };
    if (sign(tried) != sign(best)) return sign(tried) > sign(best);
    return sign(best) != 0 || best.men - tried.men <= margin;
}

std::optional<Attempt::Verdict> judged(Attempt const& attempt, session::Tree const& tree) {
    session::Node const& node = tree.node(attempt.tried);
    if (!node.is_irregular && node.action == attempt.best) return Attempt::Verdict::best;
    if (attempt.tried == attempt.mistake || node.is_irregular) return Attempt::Verdict::bad;
    return std::nullopt;
}

game::Question question_of(Attempt const& attempt, session::Session const& session) {
    session::Tree const& tree = session.tree();
    game::Question question;
    question.game = &session.game();
    question.state = tree.node(tree.node(attempt.mistake).parent).state;
    question.task.only = {attempt.best, tree.node(attempt.tried).action};
    question.task.lines = 2;
    question.task.limits.nodes = enough_nodes;
    return question;
}

Attempt::Verdict judged(Attempt const& attempt, session::Tree const& tree, game::Told const& told) {
    auto const* const answer = std::get_if<game::Answer>(&told);
    if (answer == nullptr || !tree.has(attempt.tried)) return Attempt::Verdict::bad;
    game::AnalysisLine const *best = nullptr, *other = nullptr;
    for (game::AnalysisLine const& line : answer->lines) {
        if (line.actions.empty()) continue;
        if (line.actions.front() == attempt.best) best = &line;
        if (line.actions.front() == tree.node(attempt.tried).action) other = &line;
    }
    bool const is_good = best != nullptr && other != nullptr && is_as_good(*best, *other);
    return is_good ? Attempt::Verdict::good : Attempt::Verdict::bad;
}

Message in_words(Attempt const& attempt, Attempt::Verdict verdict, session::Tree const& tree) {
    std::string const move = tree.node(attempt.tried).text();
    switch (verdict) {
    case Attempt::Verdict::best: return {msg("Yes, {} is the best move."), move};
    case Attempt::Verdict::good: return {msg("Yes, {} is as good as the best move."), move};
    case Attempt::Verdict::bad: break;
    }
    if (attempt.tried == attempt.mistake)
        return {msg("That is what was played. Try another move.")};
    return {msg("{} is not the best move. Try again."), move};
}

} // namespace damier::play
