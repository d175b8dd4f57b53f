#include "apps/transport/hub_bot.hpp"

#include <algorithm>

namespace damier::transport {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds glance{10}; // how often a stop request is looked for

} // namespace

HubBot::HubBot(HubBotOptions options, game::Exchange const& exchange, Process process)
    : options_(std::move(options)),
      exchange_(&exchange),
      process_(std::move(process)),
      host_(exchange, options_.parameters) {}

Result<std::unique_ptr<HubBot>> HubBot::start(HubBotOptions options, game::Exchange const& exchange,
                                              std::stop_token const& stop) {
    Result<Process> process = Process::start(options.command);
    if (!process) return process.error();
    std::unique_ptr<HubBot> bot(new HubBot(std::move(options), exchange, std::move(*process)));
    if (Result<Done> const ready = bot->wait_until_ready(stop); !ready) return ready.error();
    return bot;
}

Result<Done> HubBot::wait_until_ready(std::stop_token const& stop) {
    handle(host_.start(), {});
    auto const end = Clock::now() + options_.time_to_start;
    std::string line;
    while (!failure_ && !host_.is_ready()) {
        auto const left = std::chrono::duration_cast<milliseconds>(end - Clock::now());
        if (left.count() <= 0 || stop.stop_requested())
            return error(msg("the engine «{}» is not ready after {} seconds"), options_.command,
                         options_.time_to_start.count() / 1000);
        switch (process_.stream().read_line(line, std::min(left, glance))) {
        case Arrival::bytes: handle(host_.receive(line), {}); break;
        case Arrival::closed:
            return error(msg("the engine «{}» has ended before it was ready"), options_.command);
        case Arrival::nothing: break;
        }
    }
    if (failure_) return *failure_;
    return Done{};
}

std::size_t HubBot::choose(game::State const& state, Limits const& limits, std::stop_token stop,
                           game::ThoughtSink const& sink) {
    if (failure_) return 0;
    hear_the_rest();
    if (failure_) return 0;
    follow(state);
    game::StatePtr const own = replay();
    if (!own) return fail(error(msg("the position cannot be sent to the engine")));
    auto const asked = Clock::now();
    auto end = asked + deadline(limits);
    bool is_stopped = false;
    std::optional<std::size_t> choice = handle(host_.think(own, base_, moves_, limits), sink);
    std::string line;
    while (!choice && !failure_) {
        if (stop.stop_requested() && !is_stopped) {
            is_stopped = true;
            end = std::min(end, Clock::now() + options_.grace);
            handle(host_.stop(), sink);
        }
        if (Clock::now() >= end)
            return fail(error(msg("the engine has not answered within {} ms"),
                              std::chrono::duration_cast<milliseconds>(end - asked).count()));
        switch (process_.stream().read_line(line, glance)) {
        case Arrival::bytes: choice = handle(host_.receive(line), sink); break;
        case Arrival::closed: return fail(error(msg("the engine has ended during the game")));
        case Arrival::nothing: break;
        }
    }
    if (failure_) return 0;
    // Counters that the protocol cannot send (Frisian kings) may make the lists differ.
    std::string const move = exchange_->move(*own, *choice);
    Result<std::size_t> const same = exchange_->read_move(state, move);
    if (!same)
        return fail(error(msg("the engine has answered with an illegal move «{}»: {}"),
                          own->actions()[*choice].text, state.status()));
    moves_.push_back(move);
    last_ = own->after(*choice);
    return *same;
}

// What was said since the last move must not be taken for an answer to the next question.
void HubBot::hear_the_rest() {
    auto const end = Clock::now() + options_.grace; // one that talks without end is not heard out
    std::string line;
    while (!failure_ && Clock::now() < end
           && process_.stream().read_line(line, milliseconds(0)) == Arrival::bytes)
        handle(host_.receive(line), {});
}

// The state that we see is usually one move after the last one; if not, a new game has begun.
void HubBot::follow(game::State const& state) {
    std::string const text = state.text();
    if (last_) {
        for (std::size_t i = 0; i < last_->actions().size(); ++i)
            if (last_->after(i)->text() == text) {
                moves_.push_back(exchange_->move(*last_, i));
                last_ = last_->after(i);
                return;
            }
        handle(host_.new_game(), {});
    }
    base_ = exchange_->position(state, game::Alphabet::hub);
    moves_.clear();
    last_.reset();
}

// The state with its history, as far as we have seen it.
game::StatePtr HubBot::replay() const {
    if (!moves_.empty()) return last_;
    auto const state = exchange_->read_position(base_, game::Alphabet::hub);
    return state ? *state : nullptr;
}

std::size_t HubBot::fail(Error error) {
    failure_ = std::move(error);
    return 0;
}

std::optional<std::size_t> HubBot::handle(protocol::HostEvents const& events,
                                          game::ThoughtSink const& sink) {
    std::optional<std::size_t> choice;
    for (protocol::HostEvent const& event : events) {
        if (auto const* const send = std::get_if<protocol::HostSend>(&event)) {
            bool const has_begun = host_.is_ready() || host_.is_thinking();
            if (!process_.stream().write(send->line + '\n'))
                fail(has_begun ? error(msg("the engine has ended during the game"))
                               : error(msg("the engine «{}» has ended before it was ready"),
                                       options_.command));
        } else if (auto const* const told = std::get_if<protocol::HostThought>(&event)) {
            if (sink) sink(told->thought);
        } else if (auto const* const chosen = std::get_if<protocol::HostChosen>(&event)) {
            choice = chosen->action;
        } else if (auto const* const failed = std::get_if<protocol::HostFailed>(&event)) {
            fail(failed->error);
        }
    }
    return choice;
}

milliseconds HubBot::deadline(Limits const& limits) const {
    if (limits.move_time) return *limits.move_time + options_.grace;
    if (limits.clock) return *limits.clock + limits.increment + options_.grace;
    return options_.patience;
}

} // namespace damier::transport
