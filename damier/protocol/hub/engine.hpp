// The engine's side of the Hub protocol, version 2: lines in, lines and orders out. Whoever runs it
// carries the orders out (in another thread, if `stop` is to be heard) and reports what came of
// them.
#pragma once

#include "damier/base/limits.hpp"
#include "damier/game/analyst.hpp"
#include "damier/game/exchange.hpp"
#include "damier/protocol/hub/line.hpp"

#include <functional>
#include <variant>

namespace damier::protocol {

struct HubSettings {
    std::string variant = "normal"; // "normal" is international draughts
    int threads = 1;
    int hash_megabytes = 16;
    int lines = 1; // our own extension: best moves told, each with its variation
    int level = highest_level;
    int points = 0; // 0 = by the level
    bool ponder = true;

    bool operator==(HubSettings const&) const = default;
};

// What the machine asks of the one who runs it.
struct HubSend {
    std::string line;
};
struct HubPrepare { // then call ready() or not_ready()
    HubSettings settings;
};
enum class HubGoal { think, ponder, analyse };
struct HubSearch { // then call thought() any number of times and chosen() once
    game::StatePtr state;
    Limits limits; // in ponder: for later, see HubLimit
    HubGoal goal;
};
struct HubStop {}; // end the search now; chosen() is still to be called
struct HubLimit {  // the pondered move was played: the search under way has these limits now
    Limits limits;
};
struct HubForget {}; // another game begins
struct HubQuit {};
using HubOrder =
    std::variant<HubSend, HubPrepare, HubSearch, HubStop, HubLimit, HubForget, HubQuit>;
using HubOrders = std::vector<HubOrder>;

class HubEngine {
public:
    // `find` answers with the rule set of a key, which must live as long as the engine.
    using Find = std::function<Result<game::Exchange const*>(std::string_view key)>;

    // `variants`: the keys to offer; "international" is shown as "normal", as other engines do.
    HubEngine(std::string version, std::vector<std::string> variants, HubSettings settings,
              Find find);

    HubOrders receive(std::string_view line);
    HubOrders ready();
    HubOrders not_ready(Error const& why); // instead: other parameters may be tried
    HubOrders thought(game::AnalysisLine const& line) const;
    HubOrders chosen(game::Line const& line); // its first action, or any if it is empty

    HubSettings const& settings() const { return settings_; }
    bool is_searching() const { return search_.has_value(); }

private:
    HubOrders introduce() const;
    HubOrders set_parameter(HubLine const& line);
    HubOrders initialise();
    HubOrders set_position(HubLine const& line);
    HubOrders set_level(HubLine const& line);
    HubOrders go(HubLine const& line);
    Result<game::StatePtr> position_of(HubLine const& line) const;
    HubOrders stop();
    HubOrders ponder_hit();
    HubOrders answer();
    std::vector<std::string> hub_variation(game::Line const& line) const;

    std::string version_;
    std::vector<std::string> variants_;
    HubSettings settings_;
    Find find_;
    bool is_initialised_ = false;
    game::Exchange const* exchange_ = nullptr;
    game::StatePtr state_;
    Limits limits_;
    bool is_position_wrong_ = false, is_level_wrong_ = false; // the last one
    std::optional<HubSearch> search_;
    // A ponder search may end by itself, but nobody wants its move before the hit or a stop.
    bool is_awaited_ = false;
    std::string held_; // the answer until then
};

} // namespace damier::protocol
