#include "apps/transport/dxp_bot.hpp"

#include "apps/transport/tcp.hpp"
#include "damier/base/text.hpp"

#include <algorithm>
#include <poll.h>

namespace damier::transport {

using namespace protocol;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds glance{10}; // how often a stop request is looked for

bool is_called(Listener const& listener) {
    pollfd wanted{listener.descriptor(), POLLIN, 0};
    return poll(&wanted, 1, static_cast<int>(glance.count())) > 0;
}

// What the program prints is for nobody, but must be taken away. False if it has ended.
bool drain(Process& process) {
    std::string printed;
    for (;;) switch (process.stream().read(printed, milliseconds(0))) {
        case Arrival::bytes: continue;
        case Arrival::nothing: return true;
        case Arrival::closed: return false;
        }
}

std::string with_port(std::string command, int port) {
    for (std::size_t at = command.find("%p"); at != std::string::npos; at = command.find("%p", at))
        command.replace(at, 2, std::to_string(port));
    return command;
}

} // namespace

DxpBot::DxpBot(DxpBotOptions options, game::Exchange const& exchange,
               std::optional<Process> process, Stream stream)
    : options_(std::move(options)),
      exchange_(&exchange),
      process_(std::move(process)),
      stream_(std::move(stream)),
      peer_(DxpRole::initiator, "Damier", exchange) {}

Result<std::unique_ptr<DxpBot>> DxpBot::start(DxpBotOptions options, game::Exchange const& exchange,
                                              std::stop_token const& stop) {
    auto const make = [&](std::optional<Process> process, Stream stream) {
        return std::unique_ptr<DxpBot>(
            new DxpBot(std::move(options), exchange, std::move(process), std::move(stream)));
    };
    if (!options.address.empty()) {
        auto const address = read_address(options.address, dxp_port);
        if (!address) return address.error();
        auto stream = connect_to(*address);
        if (!stream) return stream.error();
        return make(std::nullopt, std::move(*stream));
    }
    auto listener = Listener::open({"127.0.0.1", "0"});
    if (!listener) return listener.error();
    auto process = Process::start(with_port(options.command, listener->port()));
    if (!process) return process.error();
    auto const end = Clock::now() + options.time_to_start;
    while (!is_called(*listener)) {
        if (!drain(*process))
            return error(msg("the engine «{}» has ended before it was ready"), options.command);
        if (Clock::now() >= end || stop.stop_requested())
            return error(msg("the program «{}» has not called within {} seconds"), options.command,
                         options.time_to_start.count() / 1000);
    }
    auto stream = listener->accept();
    if (!stream) return stream.error();
    return make(std::move(*process), std::move(*stream));
}

// The other program is told that no more games follow, so that it can go in peace.
DxpBot::~DxpBot() {
    if (failure_ || is_idle_) return;
    if (peer_.is_our_turn()) {
        peer_.set_last(true);
        handle(peer_.end(DxpReason::unknown));
    }
    std::string answer;
    stream_.read(answer, milliseconds(200));
}

std::size_t DxpBot::choose(game::State const& state, Limits const& limits, std::stop_token stop,
                           game::ThoughtSink const&) {
    answer_.reset();
    result_.reset();
    if (!failure_ && !follow(state)) {
        // It is our turn, or the last game is over on the board and the peer has been told.
        if (peer_.is_our_turn()) handle(peer_.end(DxpReason::unknown));
        wait(options_.patience, stop, [&] { return is_idle_; });
        result_.reset();
        if (is_last_) fail(error(msg("the peer plays no more games")));
        if (!failure_ && is_idle_) ask_for_game(state, limits);
    }
    auto const patience =
        limits.clock ? *limits.clock + limits.increment + options_.grace : options_.patience;
    wait(patience, stop, [&] { return answer_.has_value() || is_idle_; });
    // The end may come behind the last move of a game.
    bool const is_over = answer_ && game::is_over(peer_.state()->outcome());
    if (is_idle_ && !is_over && !has_resigned()) fail(why_it_ended());
    if (failure_ || !answer_) return 0;
    return *answer_;
}

// The state is usually one move after the last one; the peer hears that move now.
bool DxpBot::follow(game::State const& state) {
    if (is_idle_ || !peer_.is_our_turn()) return false;
    game::StatePtr const last = peer_.state();
    for (std::size_t i = 0; i < last->actions().size(); ++i)
        if (last->after(i)->text() == state.text()) {
            handle(peer_.play(i, 0));
            return true;
        }
    return false;
}

void DxpBot::ask_for_game(game::State const& state, Limits const& limits) {
    DxpRequest request;
    request.follower = state.to_play() == 0 ? DxpColour::white : DxpColour::black;
    auto const time = limits.clock.value_or(milliseconds(0));
    request.minutes = static_cast<int>(
        std::clamp<std::int64_t>(std::chrono::ceil<std::chrono::minutes>(time).count(), 0, 999));
    request.position = exchange_->position(state, game::Alphabet::damexchange);
    is_idle_ = false;
    handle(peer_.request(request));
}

Error DxpBot::why_it_ended() const {
    if (result_ == PeerResult::drawn)
        return error(msg("the peer has claimed a draw that the board does not show"));
    if (result_ == PeerResult::lost)
        return error(msg("the peer says that it has won, but the board does not"));
    return error(msg("the peer has ended the game"));
}

void DxpBot::wait(milliseconds patience, std::stop_token const& stop,
                  std::function<bool()> const& is_done) {
    auto const end = Clock::now() + patience;
    while (!failure_ && !is_done() && !stop.stop_requested()) {
        if (Clock::now() >= end) return fail(silence(patience));
        if (process_) drain(*process_);
        std::string bytes;
        switch (stream_.read(bytes, glance)) {
        case Arrival::nothing: continue;
        case Arrival::closed:
            return fail(error(msg("the peer has closed the connection during the game")));
        case Arrival::bytes: break;
        }
        for (std::string const& message : framer_.receive(bytes))
            if (!failure_) handle(peer_.receive(message));
    }
    // A move may still come that nobody waits for any more: better to begin anew.
    if (stop.stop_requested() && !is_done() && !failure_)
        fail(error(msg("the game was interrupted")));
}

void DxpBot::handle(PeerEvents const& events) {
    for (PeerEvent const& event : events) {
        if (auto const* const send = std::get_if<PeerSend>(&event)) {
            if (!stream_.write(std::string(send->message) + '\0'))
                fail(error(msg("the peer has closed the connection during the game")));
        } else if (auto const* const started = std::get_if<PeerStarted>(&event)) {
            name_ = trim(started->opponent);
        } else if (auto const* const moved = std::get_if<PeerMoved>(&event)) {
            answer_ = moved->action;
        } else if (std::holds_alternative<PeerBackAsked>(event)) {
            handle(peer_.answer_back(DxpBackAnswer::no_go_on));
        } else if (auto const* const ended = std::get_if<PeerEnded>(&event)) {
            is_idle_ = true;
            is_last_ = ended->is_last;
            result_ = ended->result;
        } else if (std::holds_alternative<PeerRefused>(event)) {
            fail(error(msg("the peer refuses this game")));
        } else if (auto const* const failed = std::get_if<PeerFailed>(&event)) {
            fail(failed->error);
        }
    }
}

Error silence(milliseconds patience) {
    long const seconds = std::chrono::ceil<std::chrono::seconds>(patience).count();
    return Error{counted(seconds, "the peer has been silent for {} second",
                         "the peer has been silent for {} seconds", seconds)};
}

void DxpBot::fail(Error why) {
    if (!failure_) failure_ = std::move(why);
}

} // namespace damier::transport
