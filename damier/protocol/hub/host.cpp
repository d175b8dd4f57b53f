#include "damier/protocol/hub/host.hpp"

#include "damier/base/text.hpp"
#include "damier/protocol/hub/level.hpp"

#include <algorithm>
#include <cmath>

namespace damier::protocol {

namespace {

constexpr std::size_t most_parameters = 1000; // no engine has more; what never ends has

// "Scan 3.1" of "id name=Scan version=3.1".
std::string name_in(HubLine const& id) {
    std::string name = id.value("name").value_or("");
    if (auto const version = id.value("version"); version && !name.empty())
        name.append(" ").append(*version);
    return name;
}

} // namespace

HubHost::HubHost(game::Exchange const& exchange, std::map<std::string, std::string> settings)
    : exchange_(&exchange), settings_(std::move(settings)) {}

HostEvents HubHost::start() {
    stage_ = Stage::introducing;
    return {HostSend{"hub"}};
}

HostEvents HubHost::receive(std::string_view text) {
    if (text.size() > hub_longest) return {}; // some debugging output, not for us
    HubLine const line = HubLine::read(text);
    std::string const& command = line.command();
    if (stage_ == Stage::failed || stage_ == Stage::silent) return {};
    if (command == "error")
        return fail(error(msg("the engine reports an error: {}"),
                          line.value("message").value_or(line.text())));
    if (stage_ == Stage::introducing) {
        if (command == "id") name_ = name_in(line);
        if (command == "param" && line.value("name")) parameters_[*line.value("name")] = line;
        if (parameters_.size() > most_parameters)
            return fail(error(msg("the engine declares more than {} parameters"), most_parameters));
        if (command == "wait") return set_parameters();
    } else if (stage_ == Stage::initialising && command == "ready") {
        stage_ = Stage::idle;
        return {HostReady{}};
    } else if (stage_ == Stage::thinking) {
        if (command == "info") return told(line);
        if (command == "done") return done(line);
    } else if (stage_ == Stage::idle && command == "done") {
        return fail(error(msg("the engine sends a move that nobody asked for")));
    }
    return {};
}

HostEvents HubHost::set_parameters() {
    HostEvents events;
    auto const set = [&](std::string const& name, std::string const& value) {
        if (parameters_[name].value("value") != value)
            events.push_back(
                HostSend{HubLine("set-param").add("name", name).add("value", value).text()});
    };
    auto const variant = variant_name();
    if (!variant) return fail(error(msg("the engine does not play «{}»"), exchange_->game().key()));
    if (parameters_.contains("variant")) set("variant", *variant);
    for (auto const& [name, value] : settings_) {
        if (!parameters_.contains(name))
            return fail(error(msg("the engine has no parameter «{}»"), name));
        set(name, value);
    }
    events.push_back(HostSend{"init"});
    stage_ = Stage::initialising;
    return events;
}

std::optional<std::string> HubHost::variant_name() const {
    std::string const key(exchange_->game().key());
    auto const declared = parameters_.find("variant");
    bool const is_international = key == "international";
    if (declared == parameters_.end()) return is_international ? std::optional(key) : std::nullopt;
    std::string const values = declared->second.value("values").value_or("");
    auto const offered = split_at_blanks(values);
    auto const has = [&](std::string_view name) {
        return std::ranges::find(offered, name) != offered.end();
    };
    if (has(key)) return key;
    if (is_international && has("normal")) return "normal";
    return std::nullopt;
}

HostEvents HubHost::think(game::StatePtr state, std::string const& base,
                          std::vector<std::string> const& moves, Limits const& limits) {
    assert(is_ready());
    state_ = std::move(state);
    stage_ = Stage::thinking;
    HubLine position("pos");
    position.add("pos", base);
    if (!moves.empty()) position.add("moves", join(moves, " "));
    HostEvents events{HostSend{position.text()}};
    for (std::string& line : level_lines(limits)) events.push_back(HostSend{std::move(line)});
    events.push_back(HostSend{"go think"});
    return events;
}

HostEvents HubHost::stop() { return is_thinking() ? HostEvents{HostSend{"stop"}} : HostEvents{}; }

HostEvents HubHost::new_game() const {
    return is_ready() ? HostEvents{HostSend{"new-game"}} : HostEvents{};
}

HostEvents HubHost::told(HubLine const& line) const {
    game::Thought thought;
    auto const real = [&](std::string_view name, double most) {
        double const value = to_real(line.value(name).value_or("")).value_or(0);
        return std::clamp(value, -most, most);
    };
    thought.depth = static_cast<int>(real("depth", 1e6));
    thought.score = real("score", 1e6);
    thought.nodes = static_cast<std::uint64_t>(std::max(0.0, real("nodes", 1e18)));
    thought.time = std::chrono::milliseconds(std::lround(real("time", 1e9) * 1000));
    std::string const variation = line.value("pv").value_or("");
    game::StatePtr state = state_;
    for (std::string_view const move : split_at_blanks(variation)) {
        auto const action = exchange_->read_move(*state, move);
        if (!action) break; // some engines write on past the end of the game
        thought.line.push_back(state->actions()[*action].text);
        state = state->after(*action);
    }
    return {HostThought{std::move(thought)}};
}

HostEvents HubHost::done(HubLine const& line) {
    auto const move = line.value("move");
    if (!move) return fail(error(msg("the engine has answered without a move")));
    auto const action = exchange_->read_move(*state_, *move);
    if (!action)
        return fail(error(msg("the engine has answered with an illegal move «{}»: {}"), *move,
                          action.error().message));
    stage_ = Stage::idle;
    return {HostChosen{*action, line.value("ponder")}};
}

HostEvents HubHost::fail(Error error) {
    stage_ = Stage::failed;
    return {HostFailed{std::move(error)}};
}

} // namespace damier::protocol
