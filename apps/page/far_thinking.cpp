#include "apps/page/far_thinking.hpp"

#include "damier/session/command_text.hpp"

#include <nlohmann/json.hpp>

namespace damier::page {

using game::Question;

class Far::One final : public game::Thinking {
public:
    One(Far& far, int channel, std::string worker)
        : far_(far), channel_(channel), worker_(std::move(worker)) {
        far_.all_[channel] = this;
    }
    ~One() override {
        stop();
        far_.all_.erase(channel_);
    }
    void start(Question question, Listener listener) override {
        stop();
        number_ = ++far_.next_number_;
        listener_ = std::move(listener);
        far_.tell_({{"kind", "think"},
                    {"worker", worker_},
                    {"channel", channel_},
                    {"number", *number_},
                    {"question", to_json(question, far_.find_(question))}});
    }
    void hurry() override { halt(false); }
    void stop() override {
        halt(true);
        number_.reset();
    }
    bool is_thinking() const override { return number_.has_value(); }

    void hear(long number, game::Told const& told) {
        if (number != number_) return;
        bool const is_last = !std::holds_alternative<game::Thought>(told)
                             && !std::holds_alternative<game::AnalysisLine>(told);
        if (is_last) number_.reset();
        auto const listener = listener_; // it may ask again
        listener(told);
    }

private:
    void halt(bool is_dropped) {
        if (number_)
            far_.tell_({{"kind", "halt"},
                        {"worker", worker_},
                        {"channel", channel_},
                        {"number", *number_},
                        {"dropped", is_dropped}});
    }

    Far& far_;
    int channel_;
    std::string worker_;
    std::optional<long> number_; // of the question in hand
    Listener listener_;
};

std::unique_ptr<game::Thinking> Far::make(std::string const& worker) {
    return std::make_unique<One>(*this, next_channel_++, worker);
}

void Far::hear(int channel, long number, game::Told const& told) {
    if (auto const one = all_.find(channel); one != all_.end()) one->second->hear(number, told);
}

Way way_to(session::Session const& session, Question const& question) {
    session::Tree const& tree = session.tree();
    for (auto id = static_cast<session::NodeId>(tree.size()); session.has_game() && id-- > 0;) {
        if (!tree.has(id) || tree.node(id).state != question.state) continue;
        Way way{session::to_text(session.setup()), {}};
        for (session::NodeId const step : tree.path(id)) {
            session::Node const& node = tree.node(step);
            if (node.before) way.played.push_back(node.action * 2 + (node.is_irregular ? 1 : 0));
        }
        return way;
    }
    session::NewGame alone;
    alone.game = question.game->key();
    if (question.state) alone.position = question.state->text();
    return {session::to_text(alone), {}};
}

} // namespace damier::page
