// The host's side of the Hub protocol: drives an engine that somebody else wrote. Lines in, lines
// and events out; how long to wait for an answer is for the caller to decide.
#pragma once

#include "damier/base/limits.hpp"
#include "damier/game/bot.hpp"
#include "damier/game/exchange.hpp"
#include "damier/protocol/hub/line.hpp"

#include <map>
#include <variant>

namespace damier::protocol {

struct HostSend {
    std::string line;
};
struct HostReady {}; // the engine has started: think() may be called
struct HostThought {
    game::Thought thought;
};
struct HostChosen {
    std::size_t action; // of the state that was asked
    std::optional<std::string> expected;
};
struct HostFailed { // the engine lied or complained; nothing more is to be expected of it
    Error error;
};
using HostEvent = std::variant<HostSend, HostReady, HostThought, HostChosen, HostFailed>;
using HostEvents = std::vector<HostEvent>;

class HubHost {
public:
    // `settings`: parameters to set, by the engine's own names. The variant is set by itself.
    explicit HubHost(game::Exchange const& exchange,
                     std::map<std::string, std::string> settings = {});

    HostEvents start();
    HostEvents receive(std::string_view line);
    // `base` and the moves played since, in Hub form, lead to `state`.
    HostEvents think(game::StatePtr state, std::string const& base,
                     std::vector<std::string> const& moves, Limits const& limits);
    HostEvents stop(); // the engine must still answer
    HostEvents new_game() const;

    bool is_ready() const { return stage_ == Stage::idle; }
    bool is_thinking() const { return stage_ == Stage::thinking; }
    std::string const& engine_name() const { return name_; } // with its version

private:
    enum class Stage { silent, introducing, initialising, idle, thinking, failed };

    HostEvents set_parameters();
    HostEvents told(HubLine const& line) const;
    HostEvents done(HubLine const& line);
    HostEvents fail(Error error);
    std::optional<std::string> variant_name() const; // as the engine calls our rule set

    game::Exchange const* exchange_;
    std::map<std::string, std::string> settings_;
    std::map<std::string, HubLine> parameters_;
    Stage stage_ = Stage::silent;
    std::string name_;
    game::StatePtr state_;
};

} // namespace damier::protocol
