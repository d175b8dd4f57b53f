// A DamExchange program of any maker as a computer player of international draughts. We ask for the
// games; the other program is the follower and has its own ideas of how long to think.
#pragma once

#include "apps/transport/external_bot.hpp"
#include "apps/transport/process.hpp"
#include "damier/protocol/dxp/peer.hpp"

namespace damier::transport {

struct DxpBotOptions {
    // HOST:PORT where the program listens, or a command that makes it call us: %p is our port.
    std::string address, command;
    std::chrono::milliseconds time_to_start{30'000};
    std::chrono::milliseconds grace{5'000};      // over the end of its clock
    std::chrono::milliseconds patience{600'000}; // for one move if there is no clock
};

// What is said when nothing has come for so long.
Error silence(std::chrono::milliseconds patience);

class DxpBot final : public ExternalBot {
public:
    // Returns once there is a connection. `exchange` must outlive the bot.
    static Result<std::unique_ptr<DxpBot>>
    start(DxpBotOptions options, game::Exchange const& exchange, std::stop_token const& stop);
    ~DxpBot() override;

    std::size_t choose(game::State const& state, Limits const& limits, std::stop_token stop,
                       game::ThoughtSink const& sink) override;
    std::optional<Error> const& failure() const override { return failure_; }
    bool has_resigned() const override { return result_ == protocol::PeerResult::won; }
    bool is_finished() const override { return is_idle_ && is_last_; }
    std::string name() const override { return name_; }

private:
    DxpBot(DxpBotOptions options, game::Exchange const& exchange, std::optional<Process> process,
           Stream stream);

    bool follow(game::State const& state);
    void ask_for_game(game::State const& state, Limits const& limits);
    void wait(std::chrono::milliseconds patience, std::stop_token const& stop,
              std::function<bool()> const& is_done);
    Error why_it_ended() const;
    void handle(protocol::PeerEvents const& events);
    void fail(Error error);

    DxpBotOptions options_;
    game::Exchange const* exchange_;
    std::optional<Process> process_;
    Stream stream_;
    protocol::DxpFramer framer_;
    protocol::DxpPeer peer_;
    std::string name_;                           // of the peer, since its first game
    std::optional<std::size_t> answer_;          // the move that has come
    bool is_idle_ = true;                        // no game is on
    bool is_last_ = false;                       // the peer has said so
    std::optional<protocol::PeerResult> result_; // for us, of a game that the peer has ended
    std::optional<Error> failure_;
};

} // namespace damier::transport
