// damier hub: the engine behind the Hub protocol, on standard input and output.
#include "apps/damier/command.hpp"
#include "apps/damier/exchanges.hpp"
#include "apps/damier/memory.hpp"

#include "apps/text/print.hpp"
#include "apps/transport/loop.hpp"
#include "damier/base/file.hpp"
#include "damier/protocol/hub/engine.hpp"
#include "damier/variants/variants.hpp"

#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace damier::program {

namespace {

using namespace protocol;

class HubProgram {
public:
    explicit HubProgram(std::string const& variant)
        : engine_(DAMIER_VERSION, keys(), settings_for(variant),
                  [this](std::string_view key) { return exchanges_.find(key); }),
          stream_(transport::Descriptor(dup(STDIN_FILENO)),
                  transport::Descriptor(dup(STDOUT_FILENO))) {
        stream_.set_patience(std::chrono::hours(24)); // a stopped host may go on tomorrow
    }

    int run() {
        int const input = stream_.in();
        while (!is_quitting_) {
            loop_.wait({&input, 1}, std::chrono::hours(1));
            read_lines();
            loop_.run();
        }
        finish();
        return exit_code_;
    }

private:
    static std::vector<std::string> keys() {
        std::vector<std::string> list;
        for (auto const& variant : variants::all()) list.emplace_back(variant->key());
        return list;
    }
    static HubSettings settings_for(std::string const& variant) {
        HubSettings settings;
        settings.variant = variant;
        return settings;
    }

    void read_lines() {
        std::string line;
        while (!is_quitting_) switch (stream_.read_line(line, std::chrono::milliseconds(0))) {
            case transport::Arrival::bytes: carry_out(engine_.receive(line)); continue;
            case transport::Arrival::closed: return end_of_input();
            case transport::Arrival::nothing: return;
            }
    }
    void end_of_input() { // the same as «quit», unless there was more
        is_quitting_ = true;
        errno = stream_.failure();
        if (errno != 0) fail(cannot_read("-"));
    }
    void fail(Error const& why) {
        if (exit_code_ == success) complain(why);
        exit_code_ = failure;
        is_quitting_ = true;
    }
    void carry_out(HubOrders const& orders) {
        for (HubOrder const& order : orders) std::visit([&](auto const& o) { act(o); }, order);
    }
    void act(HubSend const& order) {
        std::string const line = is_shown_ ? text::harmless(order.line) : order.line;
        if (stream_.write(line + '\n')) return;
        is_quitting_ = true; // a host that has gone wants nothing more
        if (errno != EPIPE) fail(error(msg("the standard output cannot be written")));
    }
    void act(HubPrepare const& order) {
        HubSettings const& wanted = order.settings;
        auto const megabytes = static_cast<std::size_t>(wanted.hash_megabytes);
        if (auto const fits = check_memory(megabytes, wanted.threads); !fits)
            return carry_out(engine_.not_ready(fits.error()));
        finish();
        question_ = {};
        question_.game =
            *variants::find(wanted.variant == "normal" ? "international" : wanted.variant);
        question_.settings.table_megabytes = megabytes;
        question_.settings.threads = wanted.threads;
        question_.settings.strength = wanted.points > 0 ? wanted.points : wanted.level;
        question_.is_fresh = true;
        thinking_->start(question_, [this](game::Told const&) { carry_out(engine_.ready()); });
        question_.is_fresh = false;
        finish(); // whoever sends a position with the same breath is not ahead of us
    }
    void act(HubSearch const& order) {
        question_.state = order.state;
        question_.task = {};
        question_.task.lines = static_cast<std::size_t>(engine_.settings().lines);
        later_ = std::make_shared<LaterLimits>();
        if (order.goal == HubGoal::ponder)
            question_.task.later = later_;
        else
            question_.task.limits = order.limits;
        thinking_->start(question_, [this](game::Told const& told) { hear(told); });
        question_.is_fresh = false;
    }
    void act(HubStop const&) { thinking_->hurry(); }
    void act(HubLimit const& order) { later_->give(order.limits); }
    void act(HubForget const&) {
        finish();
        question_.is_fresh = true;
    }
    void act(HubQuit const&) { is_quitting_ = true; }

    void hear(game::Told const& told) {
        if (auto const* const line = std::get_if<game::AnalysisLine>(&told))
            carry_out(engine_.thought(*line));
        else if (auto const* const answer = std::get_if<game::Answer>(&told))
            carry_out(engine_.chosen(answer->lines.empty() ? game::Line{}
                                                           : answer->lines.front().actions));
        else if (auto const* const why = std::get_if<Error>(&told))
            fail(*why); // a host that waits for a move must not wait for ever
    }
    // The answer now, with what is known.
    void finish() {
        thinking_->hurry();
        while (thinking_->is_thinking()) {
            loop_.wait({}, std::chrono::hours(1));
            loop_.run();
        }
    }

    Exchanges exchanges_;
    HubEngine engine_;
    bool const is_shown_ = isatty(STDOUT_FILENO) != 0; // somebody tries it out by hand
    transport::Stream stream_;
    bool is_quitting_ = false;
    int exit_code_ = success;
    game::Question question_;            // as far as the settings say
    std::shared_ptr<LaterLimits> later_; // of the search on its way
    transport::Loop loop_;
    std::unique_ptr<game::Thinking> thinking_ = game::think_in_thread(loop_.executor());
};

int run_hub(std::string const& key) {
    auto const variant = variants::find(key);
    if (!variant) {
        complain(variant.error());
        return bad_input;
    }
    std::signal(SIGPIPE, SIG_IGN); // a host that has gone ends the program in good order
    return HubProgram(std::string((*variant)->key())).run();
}

} // namespace

void add_hub(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("hub", "Be a Hub engine on standard input and output");
    auto const variant = std::make_shared<std::string>("international");
    command.add_option("--variant", *variant, "rule set until the host sets another")
        ->capture_default_str();
    on_run(command, exit_code, [variant] { return run_hub(*variant); });
}

} // namespace damier::program
