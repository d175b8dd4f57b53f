#include "damier/game/brain.hpp"

#include <condition_variable>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <utility>

namespace damier::game {

namespace {

bool is_last(Told const& told) {
    return !std::holds_alternative<Thought>(told) && !std::holds_alternative<AnalysisLine>(told);
}

// What the thread and the loop share. It outlives the ThreadThinking in functions that were handed
// to the executor and have not run yet.
struct Shared {
    Executor executor;

    std::mutex mutex; // guards what follows
    std::condition_variable_any wake;
    std::optional<Question> next;
    std::stop_source now; // of the question in hand
    long asked = 0;       // number of the last question; what belongs to an older one is dropped
    std::vector<Told> told;
    bool is_posted = false; // the loop will come for what was told

    // Only the loop touches these.
    Thinking::Listener listener;
    bool is_thinking = false;
};

// On the loop: hands over what has been told since.
void deliver(std::shared_ptr<Shared> const& shared) {
    std::vector<Told> told;
    long number = 0;
    {
        std::lock_guard const lock(shared->mutex);
        told = std::exchange(shared->told, {});
        shared->is_posted = false;
        number = shared->asked;
    }
    for (Told const& one : told) {
        if (!shared->listener) return;
        if (is_last(one)) shared->is_thinking = false;
        Thinking::Listener const listener = shared->listener; // it may ask the next question
        listener(one);
        std::lock_guard const lock(shared->mutex);
        if (number != shared->asked) return; // and has done so: the rest is about the last one
    }
}

// What cannot be had in a thread is an answer like others, not the end of the program.
Told thought(Brain& brain, Question const& question, std::stop_token const& stop,
             std::function<void(Told)> const& sink) {
    try {
        return brain.think(question, stop, sink);
    } catch (std::bad_alloc const&) {
        return error(msg("there is not enough memory for this"));
    }
}

// In the thread.
void tell(std::shared_ptr<Shared> const& shared, long number, Told told) {
    {
        std::lock_guard const lock(shared->mutex);
        if (number != shared->asked) return;
        shared->told.push_back(std::move(told));
        if (std::exchange(shared->is_posted, true)) return;
    }
    try {
        shared->executor([shared] { deliver(shared); });
    } catch (std::bad_alloc const&) { // what is told next, that there is no memory, is posted anew
        std::lock_guard const lock(shared->mutex);
        shared->is_posted = false;
        throw;
    }
}

void work(std::shared_ptr<Shared> const& shared, std::stop_token const& end) {
    Brain brain;
    std::unique_lock lock(shared->mutex);
    while (shared->wake.wait(lock, end, [&] { return shared->next.has_value(); })) {
        Question const question = *std::exchange(shared->next, std::nullopt);
        long const number = shared->asked;
        std::stop_token const stop = shared->now.get_token();
        lock.unlock();
        tell(shared, number, thought(brain, question, stop, [&](Told told) {
                 tell(shared, number, std::move(told));
             }));
        lock.lock();
    }
}

class ThreadThinking final : public Thinking {
public:
    explicit ThreadThinking(Executor executor) { shared_->executor = std::move(executor); }
    ~ThreadThinking() override { stop(); } // the thread ends within 20 ms

    void start(Question question, Listener listener) override {
        put(std::move(question));
        shared_->listener = std::move(listener);
        shared_->is_thinking = true;
        if (!thread_.joinable())
            thread_ =
                std::jthread([shared = shared_](std::stop_token const& end) { work(shared, end); });
        shared_->wake.notify_one();
    }
    void hurry() override {
        std::lock_guard const lock(shared_->mutex);
        shared_->now.request_stop();
    }
    void stop() override {
        put(std::nullopt);
        shared_->listener = nullptr;
        shared_->is_thinking = false;
    }
    bool is_thinking() const override { return shared_->is_thinking; }

private:
    // Without a question it needs no memory: it is the end of many who have none.
    void put(std::optional<Question> question) {
        std::stop_source fresh = question ? std::stop_source() : std::stop_source(std::nostopstate);
        std::lock_guard const lock(shared_->mutex);
        shared_->now.request_stop();
        shared_->now = std::move(fresh);
        shared_->next = std::move(question);
        shared_->told.clear();
        ++shared_->asked;
    }

    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
    std::jthread thread_; // last: it uses what is shared
};

} // namespace

std::unique_ptr<Thinking> think_in_thread(Executor executor) {
    return std::make_unique<ThreadThinking>(std::move(executor));
}

} // namespace damier::game
