// The bodies of Searcher: iterative deepening, several lines, helper threads.
#pragma once

#include "damier/engine/root.hpp"
#include "damier/engine/searcher.hpp"

#include <algorithm>
#include <mutex>
#include <new>
#include <span>
#include <system_error>
#include <thread>

namespace damier::engine {

inline constexpr int pieces_near_endings = 8;

// How long a search may wait for the tables of the smallest endings to be made, which is done once.
inline std::chrono::milliseconds patience(Limits const& limits, bool is_pondering) {
    using std::chrono::duration_cast, std::chrono::milliseconds;
    if (is_pondering) return milliseconds(50); // its time may begin at any moment
    if (limits.move_time) return duration_cast<milliseconds>(*limits.move_time / 4);
    if (limits.clock) return duration_cast<milliseconds>(*limits.clock / 40);
    return std::chrono::minutes(1);
}

// The best first, equals in their old order. The lines come nearly sorted, and every law compiles
// this: a fifth of the code that std::stable_sort brings.
template <class Root> void sort_by_value(std::span<Root> roots) {
    for (auto next = roots.begin(); next != roots.end(); ++next) {
        auto const is_worse = [&](Root const& root) { return root.value < next->value; };
        std::rotate(std::find_if(roots.begin(), next, is_worse), next, next + 1);
    }
}

template <class OneWorker>
int deepest_of(Limits const& limits, Handicap const& handicap, OneWorker const& worker) {
    int deepest = std::min(limits.depth.value_or(max_ply / 2), max_ply / 2);
    if (handicap.depth > 0) {
        bool const is_deeper = worker.is_chance(handicap.deeper);
        deepest = std::min(deepest, handicap.depth + (is_deeper ? 1 : 0));
    }
    return std::max(deepest, 1);
}

// What the first thread to finish an iteration has found.
template <Law const& L, Evaluates<L> Eval> struct Searcher<L, Eval>::Finished {
    std::mutex mutex;
    std::vector<typename OneWorker::RootMove> roots;
};

template <Law const& L, Evaluates<L> Eval>
Searcher<L, Eval>::Searcher(Options const& options, Eval const& evaluate)
    : options_(options),
      evaluate_(evaluate),
      table_(options.table_megabytes),
      finished_(std::make_unique<Finished>()) {
    for (int i = 0; i < std::max(1, options_.threads); ++i)
        workers_.push_back(std::make_unique<OneWorker>(evaluate_));
}

template <Law const& L, Evaluates<L> Eval> Searcher<L, Eval>::~Searcher() = default;

template <Law const& L, Evaluates<L> Eval> void Searcher<L, Eval>::forget() {
    table_.clear();
    for (auto& worker : workers_) worker->forget();
}

template <Law const& L, Evaluates<L> Eval>
Answer<L> Searcher<L, Eval>::search(Task<L> const& task, std::stop_token stop,
                                    Observer<L> const& observer) {
    Handicap const handicap = handicap_of(options_.strength, options_.seed);
    Limits limits = task.limits;
    if (handicap.nodes > 0)
        limits.nodes = std::min(limits.nodes.value_or(handicap.nodes), handicap.nodes);
    Team team(table_, options_.features, handicap, limits, task.later, std::move(stop),
              workers_.size() > 1);
    table_.new_search();

    std::vector<typename OneWorker::RootMove> roots;
    draughts::MoveList<L> moves;
    draughts::generate<L>(task.is_threat ? task.position.passed() : task.position, moves,
                          draughts::patient_budget);
    for (draughts::Move<L> const& move : moves)
        if (task.only.empty()
            || std::find(task.only.begin(), task.only.end(), move) != task.only.end())
            roots.push_back({move, 0, {move}});
    Answer<L> answer;
    if (roots.empty()) return answer;

    int const lines = std::clamp(task.lines, 1, static_cast<int>(roots.size()));
    // Weaker players do not know the endings by heart.
    std::optional<Endings<L>> endings;
    if (handicap.overlooked == 0 && task.position.occupied().size() <= pieces_near_endings) {
        auto const& workshop =
            endgame::workshop(endgame::mechanics<L>(), endgame::Ends(task.draws));
        workshop.prepare(endgame::slice_of<L>(task.position),
                         patience(limits, task.later != nullptr), team.stop);
        endings.emplace(workshop, task.draws);
    }
    for (auto& worker : workers_) worker->prepare(task, team, roots, endings ? &*endings : nullptr);
    // Before the helpers begin: they may hear of another.
    team.depth_limit = deepest_of(limits, handicap, *workers_[0]);
    {
        std::vector<std::jthread> helpers;
        struct Over { // also when there is no memory to go on: helpers end before they are waited
                      // for
            Team& team;
            ~Over() { team.is_over.store(true, std::memory_order_relaxed); }
        } const over{team};
        try {
            for (std::size_t i = 1; i < workers_.size(); ++i)
                helpers.emplace_back([this, i, lines, &team] {
                    try {
                        assist(*workers_[i], lines, team);
                    } catch (std::bad_alloc const&) {
                        // One helper less: what it has found is in the table.
                    }
                });
        } catch (std::system_error const&) {
            // The system gives no more threads: those that there are do the work.
        }
        iterate(*workers_[0], team, lines, observer, answer);
    }
    for (auto& worker : workers_) worker->publish_nodes();
    answer.nodes = team.nodes.load();
    answer.time = team.clock.elapsed();
    return answer;
}

template <Law const& L, Evaluates<L> Eval>
void Searcher<L, Eval>::iterate(OneWorker& worker, Team& team, int lines,
                                Observer<L> const& observer, Answer<L>& answer) {
    bool const is_forced = worker.roots().size() == 1;
    draughts::Move<L> choice = worker.roots().front().move;
    Value value = 0;
    double trouble = 0;
    for (int depth = 1; depth <= team.depth_limit; ++depth) {
        team.depth = depth;
        team.hear_limits();
        bool const is_finished = deepen(worker, depth, lines, team);
        if (is_finished || depth == 1) tell(worker, depth, lines, team, observer, answer);
        if (!is_finished) {
            // A better move of the broken iteration counts when a single line is wanted.
            auto const& root = worker.roots().front();
            bool const is_new = root.value != value || !(root.move == choice);
            if (depth > 1 && lines == 1 && is_new) answer.lines[0] = line_of(worker, 0, depth);
            return;
        }
        auto const& best = worker.roots().front();
        // The choice wavers or the value falls: worth more time than a quiet repetition.
        bool const is_new = !(best.move == choice);
        trouble =
            std::min(0.5, trouble / 2 + (is_new ? 0.25 : 0) + (value - best.value > 20 ? 0.25 : 0));
        choice = best.move;
        value = best.value;
        if (is_forced && team.clock.is_own_clock() && depth >= 4) return;
        bool const is_settled = is_decisive(value) && win_value - std::abs(value) <= depth;
        if (is_settled && team.clock.is_timed() && lines == 1) return;
        if (!team.clock.has_time_for_more(trouble)) return;
    }
}

template <Law const& L, Evaluates<L> Eval>
Line<L> Searcher<L, Eval>::line_of(OneWorker& worker, std::size_t root_index, int depth) {
    auto& root = worker.roots()[root_index];
    worker.complete(root);
    bool const is_drawn = worker.is_drawn(root);
    return {Score::from_value(is_drawn ? 0 : root.value), depth, root.line, is_drawn};
}

template <Law const& L, Evaluates<L> Eval>
void Searcher<L, Eval>::tell(OneWorker& worker, int depth, int lines, Team& team,
                             Observer<L> const& observer, Answer<L>& answer) {
    auto& roots = worker.roots();
    sort_by_value(std::span(roots).first(static_cast<std::size_t>(lines)));
    worker.publish_nodes();
    answer.depth = depth;
    answer.lines.clear();
    for (int line = 0; line < lines; ++line) {
        answer.lines.push_back(line_of(worker, static_cast<std::size_t>(line), depth));
        if (observer)
            observer({static_cast<std::size_t>(line), answer.lines.back(), worker.deepest(),
                      team.nodes.load(), team.clock.elapsed()});
    }
}

// Helpers search the same tree and speak through the table; each leaves the moves that another one
// is busy with for later, so that the threads spread over the tree.
template <Law const& L, Evaluates<L> Eval>
void Searcher<L, Eval>::assist(OneWorker& worker, int lines, Team& team) {
    for (int depth = 1; depth <= team.depth_limit; ++depth)
        if (!deepen(worker, depth, lines, team) || team.must_stop()) return;
}

// One iteration. Threads that look for one line take over what the first of them has found, with
// its depth, and go on to the next one together. False if the search must stop.
template <Law const& L, Evaluates<L> Eval>
bool Searcher<L, Eval>::deepen(OneWorker& worker, int& depth, int lines, Team& team) {
    bool is_finished = true;
    for (int line = 0; line < lines && is_finished; ++line)
        is_finished = worker.search_root(depth, static_cast<std::size_t>(line));
    if (!team.is_shared || lines > 1) return is_finished;

    std::lock_guard const lock(finished_->mutex);
    if (team.finished.load() >= depth) {
        worker.take_over(finished_->roots);
        depth = team.finished.load();
        return true;
    }
    if (!is_finished) return false;
    finished_->roots = worker.roots();
    team.finished.store(depth);
    return true;
}

} // namespace damier::engine
