#include "damier/session/thinker.hpp"

#include <utility>

namespace damier::session {

void Thinker::start(std::shared_ptr<game::Bot> bot, game::StatePtr state, Think const& think,
                    Deliver deliver, game::ThoughtSink sink) {
    stop();
    is_wanted_ = is_thinking_ = true;
    if (!sink) sink = [](game::Thought const&) {};
    thread_ = std::jthread([this, bot = std::move(bot), state = std::move(state),
                            limits = think.limits, node = think.node, deliver = std::move(deliver),
                            sink = std::move(sink)](std::stop_token token) {
        std::size_t const choice = bot->choose(*state, limits, std::move(token), sink);
        is_thinking_ = false;
        if (is_wanted_) deliver(PlayAction{choice, node});
    });
}

void Thinker::hurry() { thread_.request_stop(); }

void Thinker::stop() {
    is_wanted_ = false;
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
    is_thinking_ = false;
}

} // namespace damier::session
