#include "apps/desktop/panels/engine_worker.hpp"

#include <utility>

namespace damier::desktop {

EngineWorker::EngineWorker() : thread_([this](std::stop_token stop) { run(std::move(stop)); }) {}

EngineWorker::~EngineWorker() {
    stop();
    thread_.request_stop(); // also wakes it
    thread_.join();
}

long EngineWorker::ask(EngineTask task) {
    std::lock_guard const lock(mutex_);
    now_.request_stop();
    next_ = std::move(task);
    news_ = {};
    news_.task = ++asked_;
    wake_.notify_one();
    return asked_;
}

void EngineWorker::stop() {
    std::lock_guard const lock(mutex_);
    now_.request_stop();
    started_ = asked_; // what was asked and not begun is not wanted any more
    news_.is_done = true;
}

bool EngineWorker::is_busy() const {
    std::lock_guard const lock(mutex_);
    return asked_ > 0 && !news_.is_done;
}

EngineWorker::News EngineWorker::fetch() {
    std::lock_guard const lock(mutex_);
    News news = news_;
    news_.has_changed = false;
    return news;
}

void EngineWorker::run(std::stop_token stop) {
    std::unique_lock lock(mutex_);
    while (wake_.wait(lock, stop, [&] { return asked_ > started_; })) {
        started_ = asked_;
        EngineTask const task = std::exchange(next_, {});
        now_ = {};
        long const number = started_;
        lock.unlock();
        work(task, number);
        lock.lock();
        if (number == asked_) news_.is_done = news_.has_changed = true;
    }
}

void EngineWorker::work(EngineTask const& task, long number) {
    bool const is_other = task.game != game_ || task.settings.threads != threads_
                          || task.settings.table_megabytes != megabytes_;
    if (is_other) {
        analyst_ = nullptr; // one table at a time
        analyst_ = task.game != nullptr ? task.game->make_analyst(task.settings) : nullptr;
        game_ = task.game;
        threads_ = task.settings.threads;
        megabytes_ = task.settings.table_megabytes;
    }
    if (!analyst_ || !task.state || task.state->actions().empty()) return;
    std::stop_token stop;
    {
        std::lock_guard const lock(mutex_);
        stop = now_.get_token();
    }
    game::AnalysisTask asked;
    asked.limits = task.limits;
    asked.lines = task.lines;
    asked.is_threat = task.is_threat;
    for (game::AnalysisLine const& line : analyst_->analyse(
             *task.state, asked, stop, [&](game::AnalysisLine const& line) { take(line, number); }))
        take(line, number);
}

void EngineWorker::take(game::AnalysisLine const& line, long number) {
    std::lock_guard const lock(mutex_);
    if (number != asked_ || line.actions.empty()) return;
    auto& lines = news_.lines;
    if (lines.size() <= line.rank) lines.resize(line.rank + 1);
    lines[line.rank] = line;
    news_.has_changed = true;
}

} // namespace damier::desktop
