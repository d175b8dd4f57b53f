#include "damier/game/brain.hpp"

#include <utility>

namespace damier::game {

namespace {

class LoopThinking final : public Thinking {
public:
    LoopThinking(Executor executor, std::stop_token stop)
        : executor_(std::move(executor)), stop_(std::move(stop)) {}

    void start(Question question, Listener listener) override {
        // Whoever is asked something else meanwhile holds another mark.
        mark_ = std::make_shared<bool>(true);
        executor_([this, mark = std::weak_ptr<bool>(mark_), question = std::move(question),
                   listener = std::move(listener)] {
            if (mark.expired()) return;
            auto const tell = [&](Told const& told) {
                if (!mark.expired()) listener(told);
            };
            Told const last = brain_.think(question, stop_, tell);
            if (mark.expired()) return;
            mark_.reset();
            listener(last);
        });
    }
    void hurry() override {} // it cannot be heard while it thinks
    void stop() override { mark_.reset(); }
    bool is_thinking() const override { return mark_ != nullptr; }

private:
    Executor executor_;
    std::stop_token stop_;
    Brain brain_;
    std::shared_ptr<bool> mark_; // of the question in hand; none: nothing is asked
};

} // namespace

std::unique_ptr<Thinking> think_on_loop(Executor executor, std::stop_token stop) {
    return std::make_unique<LoopThinking>(std::move(executor), std::move(stop));
}

} // namespace damier::game
