#include "apps/desktop/panels/review_runner.hpp"

#include <QMetaObject>

#include <utility>

namespace damier::desktop {

namespace {

constexpr std::chrono::milliseconds usual_time{500};

std::optional<Verdict> judge(game::Analyst& analyst, game::State const& state, Limits const& limits,
                             std::stop_token const& stop) {
    if (auto const over = evaluation_of(state.outcome())) return Verdict{*over, {}};
    game::AnalysisTask task;
    task.limits = limits;
    auto const lines = analyst.analyse(state, task, stop, {});
    if (lines.empty() || lines.front().actions.empty()) return std::nullopt;
    return Verdict{evaluation_of(lines.front(), state.to_play()), lines.front().actions};
}

} // namespace

ReviewRunner::ReviewRunner(QObject* parent) : QObject(parent) {}

ReviewRunner::~ReviewRunner() { halt(); }

bool ReviewRunner::start(game::Game const& game, session::Tree const& tree,
                         std::vector<session::NodeId> const& line, ReviewSettings const& settings) {
    halt();
    if (line.size() < 2) return false;
    std::shared_ptr<game::Analyst> const analyst = game.make_analyst(settings.engine);
    if (!analyst) return false;
    tree_ = tree;
    line_ = line;
    verdicts_.assign(line_.size(), std::nullopt);
    done_ = 0;
    thresholds_ = settings.thresholds;
    review_ = make_review(tree_, line_, verdicts_, thresholds_);
    is_running_ = true;
    Limits limits = settings.limits;
    if (limits == Limits{}) limits.move_time = usual_time;
    std::vector<game::StatePtr> states;
    for (session::NodeId const node : line_) states.push_back(tree.node(node).state);
    thread_ = std::jthread(
        [this, run = ++run_, analyst, limits, states = std::move(states)](std::stop_token stop) {
            // From the end: what is known of the later positions helps with the earlier ones.
            for (std::size_t i = states.size(); i-- > 0 && !stop.stop_requested();) {
                auto verdict = judge(*analyst, *states[i], limits, stop);
                if (stop.stop_requested()) return;
                QMetaObject::invokeMethod(
                    this, [this, run, i, verdict = std::move(verdict)] { take(run, i, verdict); },
                    Qt::QueuedConnection);
            }
        });
    return true;
}

void ReviewRunner::take(long run, std::size_t index, std::optional<Verdict> verdict) {
    if (run != run_ || !is_running_) return;
    verdicts_[index] = std::move(verdict);
    ++done_;
    review_ = make_review(tree_, line_, verdicts_, thresholds_);
    if (done_ == verdicts_.size()) is_running_ = false;
    Q_EMIT progress(static_cast<int>(done_), static_cast<int>(verdicts_.size()));
    if (!is_running_ && run == run_) Q_EMIT finished();
}

void ReviewRunner::cancel() {
    if (!is_running_) return;
    halt();
    Q_EMIT cancelled();
}

void ReviewRunner::halt() {
    ++run_;
    is_running_ = false;
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
}

} // namespace damier::desktop
