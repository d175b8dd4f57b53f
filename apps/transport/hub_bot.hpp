// A Hub engine of any maker as a computer player: a child process and the host's state machine.
#pragma once

#include "apps/transport/external_bot.hpp"
#include "apps/transport/process.hpp"
#include "damier/protocol/hub/host.hpp"

namespace damier::transport {

struct HubBotOptions {
    std::string command;
    std::map<std::string, std::string> parameters; // by the engine's own names
    std::chrono::milliseconds time_to_start{30'000};
    std::chrono::milliseconds grace{5'000};      // over the time that a move may take
    std::chrono::milliseconds patience{600'000}; // if nothing says how long a move may take
};

class HubBot final : public ExternalBot {
public:
    // Returns once the engine is ready. `exchange` must outlive the bot.
    static Result<std::unique_ptr<HubBot>>
    start(HubBotOptions options, game::Exchange const& exchange, std::stop_token const& stop);

    // Answers 0 if the engine failed: ask failure().
    std::size_t choose(game::State const& state, Limits const& limits, std::stop_token stop,
                       game::ThoughtSink const& sink) override;

    std::optional<Error> const& failure() const override { return failure_; }
    std::string name() const override { return host_.engine_name(); }

private:
    HubBot(HubBotOptions options, game::Exchange const& exchange, Process process);

    Result<Done> wait_until_ready(std::stop_token const& stop);
    void hear_the_rest();
    void follow(game::State const& state);
    game::StatePtr replay() const;
    std::size_t fail(Error error);
    std::optional<std::size_t> handle(protocol::HostEvents const& events,
                                      game::ThoughtSink const& sink);
    std::chrono::milliseconds deadline(Limits const& limits) const;

    HubBotOptions options_;
    game::Exchange const* exchange_;
    Process process_;
    protocol::HubHost host_;
    std::optional<Error> failure_;
    // The game as the engine knows it, so that it sees repetitions: a position and moves.
    std::string base_;
    std::vector<std::string> moves_;
    game::StatePtr last_; // after our last move
};

} // namespace damier::transport
