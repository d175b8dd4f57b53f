#include "apps/desktop/panels/review_runner.hpp"

#include "apps/desktop/panels/qt_loop.hpp"

#include <utility>

namespace damier::desktop {

namespace {

constexpr std::chrono::milliseconds usual_time{500};

} // namespace

ReviewRunner::ReviewRunner(QObject* parent)
    : QObject(parent), thinking_(game::think_in_thread(loop_of(*this))) {}

ReviewRunner::~ReviewRunner() { halt(); }

bool ReviewRunner::start(game::Game const& game, session::Tree const& tree,
                         std::vector<session::NodeId> const& line, ReviewSettings const& settings) {
    halt();
    if (line.size() < 2 || !game.make_analyst({.table_megabytes = 1})) return false;
    tree_ = tree;
    line_ = line;
    verdicts_.assign(line_.size(), std::nullopt);
    done_ = 0;
    thresholds_ = settings.thresholds;
    review_ = make_review(tree_, line_, verdicts_, thresholds_);
    is_running_ = true;
    question_ = {};
    question_.game = &game;
    question_.settings = settings.engine;
    question_.task.limits = settings.limits;
    if (settings.limits == Limits{}) question_.task.limits.move_time = usual_time;
    question_.is_fresh = true;
    ask_next();
    return true;
}

// From the end: what is known of the later positions helps with the earlier ones.
void ReviewRunner::ask_next() {
    std::size_t const index = line_.size() - 1 - done_;
    game::Question question = question_;
    question.state = tree_.node(line_[index]).state;
    question_.is_fresh = false;
    game::StatePtr const state = question.state;
    if (game::is_over(state->outcome())) question.state = nullptr; // nothing to think about
    thinking_->start(std::move(question), [this, index, state](game::Told const& told) {
        if (!std::holds_alternative<game::AnalysisLine>(told))
            take(index, play::verdict_of(told, *state));
    });
}

void ReviewRunner::take(std::size_t index, std::optional<Verdict> verdict) {
    verdicts_[index] = std::move(verdict);
    ++done_;
    review_ = make_review(tree_, line_, verdicts_, thresholds_);
    is_running_ = done_ < verdicts_.size();
    if (is_running_) ask_next();
    bool const is_last = !is_running_;
    Q_EMIT progress(static_cast<int>(done_), static_cast<int>(verdicts_.size()));
    if (is_last && !is_running_) Q_EMIT finished();
}

void ReviewRunner::cancel() {
    if (!is_running_) return;
    halt();
    Q_EMIT cancelled();
}

void ReviewRunner::halt() {
    is_running_ = false;
    thinking_->stop();
}

} // namespace damier::desktop
