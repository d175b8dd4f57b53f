// damier hub: the engine behind the Hub protocol, on standard input and output.
#include "apps/damier/command.hpp"
#include "apps/damier/exchanges.hpp"
#include "apps/damier/memory.hpp"

#include "apps/transport/stream.hpp"
#include "damier/protocol/hub_engine.hpp"
#include "damier/variants/variants.hpp"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <mutex>
#include <thread>

namespace damier::program {

namespace {

using namespace protocol;

class HubProgram {
public:
    explicit HubProgram(std::string const& variant)
        : engine_(DAMIER_VERSION, keys(), settings_for(variant),
                  [this](std::string_view key) { return exchanges_.find(key); }),
          stream_(transport::Descriptor(dup(STDIN_FILENO)),
                  transport::Descriptor(dup(STDOUT_FILENO))) {}

    int run() {
        using enum transport::Arrival;
        std::string line;
        bool is_open = true;
        while (is_open && !is_quitting_) {
            // Not for ever: an output that nobody reads any more is noticed by the search.
            switch (stream_.read_line(line, std::chrono::milliseconds(200))) {
            case bytes: {
                std::unique_lock lock(mutex_);
                carry_out(engine_.receive(line), lock);
                break;
            }
            case closed: is_open = false; break; // the same as «quit»
            case nothing: break;
            }
        }
        end_search();
        return success;
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

    void carry_out(HubOrders const& orders, std::unique_lock<std::mutex>& lock) {
        for (HubOrder const& order : orders)
            std::visit([&](auto const& o) { act(o, lock); }, order);
    }
    void act(HubSend const& order, std::unique_lock<std::mutex>&) {
        if (!stream_.write(order.line + '\n')) is_quitting_ = true;
    }
    void act(HubPrepare const& order, std::unique_lock<std::mutex>& lock) {
        std::string const& name = order.settings.variant;
        auto const variant = variants::find(name == "normal" ? "international" : name);
        auto const megabytes = static_cast<std::size_t>(order.settings.hash_megabytes);
        if (auto const fits = check_memory(megabytes, order.settings.threads); !fits)
            return carry_out(engine_.not_ready(fits.error()), lock);
        game::EngineSettings settings;
        settings.table_megabytes = megabytes;
        settings.threads = order.settings.threads;
        settings.strength =
            order.settings.points > 0 ? order.settings.points : order.settings.level;
        analyst_ = (*variant)->make_analyst(settings);
        carry_out(engine_.ready(), lock);
    }
    void act(HubSearch const& order, std::unique_lock<std::mutex>& lock) {
        lock.unlock(); // the last search has sent its move, but its thread may still be ending
        end_search();
        lock.lock();
        game::AnalysisTask task;
        task.lines = static_cast<std::size_t>(engine_.settings().lines);
        later_ = std::make_shared<LaterLimits>();
        if (order.goal == HubGoal::ponder)
            task.later = later_;
        else
            task.limits = order.limits;
        thinker_ = std::jthread(
            [this, state = order.state, task](std::stop_token stop) { think(*state, task, stop); });
    }
    void act(HubStop const&, std::unique_lock<std::mutex>&) { thinker_.request_stop(); }
    void act(HubLimit const& order, std::unique_lock<std::mutex>&) { later_->give(order.limits); }
    void act(HubForget const&, std::unique_lock<std::mutex>& lock) {
        lock.unlock();
        end_search();
        lock.lock();
        analyst_->forget();
    }
    void act(HubQuit const&, std::unique_lock<std::mutex>&) { is_quitting_ = true; }

    void think(game::State const& state, game::AnalysisTask const& task,
               std::stop_token const& stop) {
        auto const lines =
            analyst_->analyse(state, task, stop, [this](game::AnalysisLine const& line) {
                std::unique_lock lock(mutex_);
                carry_out(engine_.thought(line), lock);
            });
        std::unique_lock lock(mutex_);
        carry_out(engine_.chosen(lines.empty() ? game::Line{} : lines.front().actions), lock);
    }
    void end_search() {
        if (!thinker_.joinable()) return;
        thinker_.request_stop();
        thinker_.join();
    }

    Exchanges exchanges_;
    std::mutex mutex_; // guards the state machine and the output
    HubEngine engine_;
    transport::Stream stream_;
    std::atomic<bool> is_quitting_ = false;
    game::AnalystPtr analyst_;
    std::shared_ptr<LaterLimits> later_; // of the search on its way
    std::jthread thinker_;
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
