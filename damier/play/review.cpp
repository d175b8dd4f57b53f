#include "damier/play/review.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace damier::play {

namespace {

constexpr std::size_t most_shown = 8; // moves of a better line that are kept as a variation

// As much of the line as can be played without ending the game, unless it may end.
game::Line playable(game::StatePtr state, game::Line const& line, bool may_end) {
    game::Line played;
    for (std::size_t const action : line) {
        if (action >= state->actions().size() || played.size() == most_shown) break;
        state = state->after(action);
        if (!may_end && game::is_over(state->outcome())) break;
        played.push_back(action);
    }
    return played;
}

bool is_bad(Grade grade) { return grade >= Grade::inaccuracy; }

std::vector<int> with_nag(std::vector<int> nags, int nag) {
    std::erase_if(nags, [](int old) { return old >= 1 && old <= 6; }); // one verdict is enough
    nags.insert(nags.begin(), nag);
    return nags;
}

// Whether a comment tells people something, too: «[%csl G32]» and the like are for programs.
bool has_words(std::string_view comment) {
    for (std::size_t i = 0; i < comment.size(); ++i) {
        if (comment.substr(i).starts_with("[%")) i = comment.find(']', i);
        if (i == comment.npos) return true; // it never ends
        if (comment[i] != ' ' && comment[i] != ']') return true;
    }
    return false;
}

} // namespace

double loss_of(Evaluation const& before, Evaluation const& after) {
    return std::max(0.0, before.expectation() - after.expectation());
}

Grade grade_of(double loss, Thresholds const& thresholds) {
    if (loss >= thresholds.blunder) return Grade::blunder;
    if (loss >= thresholds.mistake) return Grade::mistake;
    if (loss >= thresholds.inaccuracy) return Grade::inaccuracy;
    return Grade::good;
}

int nag_of(Grade grade) {
    switch (grade) {
    case Grade::inaccuracy: return 6;
    case Grade::mistake: return 2;
    case Grade::blunder: return 4;
    default: return 0;
    }
}

std::string_view name_of(Grade grade) {
    constexpr std::array names{msg("not judged"), msg("good move"), msg("inaccuracy"),
                               msg("mistake"), msg("blunder")};
    return names[static_cast<std::size_t>(grade)];
}

ReviewedMove const* Review::find(session::NodeId node) const {
    auto const found = std::ranges::find(moves, node, &ReviewedMove::node);
    return found == moves.end() ? nullptr : &*found;
}

std::vector<ReviewedMove const*> Review::mistakes() const {
    std::vector<ReviewedMove const*> found;
    for (ReviewedMove const& move : moves)
        if (is_bad(move.grade)) found.push_back(&move);
    return found;
}

int Review::count(game::Seat seat, Grade grade) const {
    return static_cast<int>(std::ranges::count_if(
        moves, [&](ReviewedMove const& move) { return move.seat == seat && move.grade == grade; }));
}

int Review::accuracy(game::Seat seat) const {
    double lost = 0;
    int judged = 0;
    for (ReviewedMove const& move : moves)
        if (move.seat == seat && move.grade != Grade::none) {
            lost += move.loss;
            ++judged;
        }
    if (judged == 0) return 100;
    return static_cast<int>(std::lround(100 * std::exp2(-10 * lost / judged)));
}

std::optional<Verdict> verdict_of(game::Told const& told, game::State const& state) {
    if (auto const over = evaluation_of(state.outcome())) return Verdict{*over, {}};
    auto const* const answer = std::get_if<game::Answer>(&told);
    if (answer == nullptr || answer->lines.empty() || answer->lines.front().actions.empty())
        return std::nullopt;
    game::AnalysisLine const& best = answer->lines.front();
    return Verdict{evaluation_of(best, state.to_play()), best.actions};
}

Review make_review(session::Tree const& tree, std::vector<session::NodeId> const& line,
                   std::vector<std::optional<Verdict>> const& verdicts,
                   Thresholds const& thresholds) {
    assert(line.size() == verdicts.size());
    Review review;
    for (std::size_t i = 1; i < line.size(); ++i) {
        session::Node const& node = tree.node(line[i]);
        ReviewedMove move;
        move.node = line[i];
        move.seat = node.seat;
        auto const &before = verdicts[i - 1], &after = verdicts[i];
        if (!before || !after || node.seat == game::nobody) {
            review.moves.push_back(move);
            continue;
        }
        move.is_known = true;
        move.before = before->evaluation;
        move.after = after->evaluation;
        bool const has_choice = tree.node(line[i - 1]).state->actions().size() > 1;
        bool const is_best =
            !before->line.empty() && !node.is_irregular && before->line.front() == node.action;
        if (has_choice && !is_best) {
            bool const is_first = move.seat == 0;
            move.loss = is_first ? loss_of(move.before, move.after)
                                 : loss_of(move.before.turned(), move.after.turned());
            move.better = before->line;
        }
        move.grade = has_choice ? grade_of(move.loss, thresholds) : Grade::none;
        review.moves.push_back(std::move(move));
    }
    return review;
}

std::vector<session::Command> review_commands(session::Tree const& tree, Review const& review,
                                              bool may_end, CommentOn const& comment_on) {
    std::vector<session::Command> commands;
    for (ReviewedMove const* move : review.mistakes()) {
        if (!tree.has(move->node)) continue;
        session::Node const& node = tree.node(move->node);
        commands.emplace_back(
            session::Annotate{move->node, with_nag(node.nags, nag_of(move->grade))});
        game::StatePtr const& before = tree.node(node.parent).state;
        if (!has_words(node.comment_after)) {
            std::string const kept = node.comment_after.empty() ? "" : node.comment_after + ' ';
            commands.emplace_back(
                session::Comment{move->node, false, kept + comment_on(*move, *before)});
        }
        auto const line = playable(before, move->better, may_end);
        if (line.empty()) continue;
        commands.emplace_back(session::GoTo{node.parent});
        for (std::size_t const action : line)
            commands.emplace_back(session::PlayAction{action, {}});
    }
    if (!commands.empty()) commands.emplace_back(session::GoTo{tree.current()});
    return commands;
}

} // namespace damier::play
