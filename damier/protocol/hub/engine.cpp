#include "damier/protocol/hub/engine.hpp"

#include "damier/base/text.hpp"
#include "damier/protocol/hub/level.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace damier::protocol {

namespace {

constexpr int most_threads = 64, most_hash = 65536, most_lines = 100;
constexpr std::size_t most_played = 2000; // moves in one «pos»

HubOrders send(HubLine const& line) { return {HubSend{line.text()}}; }
HubOrders complain(Error const& error) {
    return send(HubLine("error").add("message", in_english(error)));
}

HubLine parameter(std::string name, std::string value, std::string type) {
    return HubLine("param")
        .add("name", std::move(name))
        .add("value", std::move(value))
        .add("type", std::move(type));
}
HubLine number_parameter(std::string name, int value, int least, int most) {
    return parameter(std::move(name), std::to_string(value), "int")
        .add("min", std::to_string(least))
        .add("max", std::to_string(most));
}

Result<Done> read_number(std::string const& name, std::string const& text, int least, int most,
                         int& into) {
    auto const value = to_integer(text);
    if (!value || *value < least || *value > most)
        return error(msg("{} must be a whole number from {} to {}, not «{}»"), name, least, most,
                     text);
    into = static_cast<int>(*value);
    return Done{};
}

// Other engines write decided games as about 99 men; sooner is better.
double decided_score(int distance) {
    double const men = std::max(90.0, 100 - std::abs(distance) / 100.0);
    return distance > 0 ? men : -men;
}

// Hub has no draw rules and hosts differ: where ours end the game it goes on, as from a new start.
game::StatePtr played_on(game::StatePtr state) {
    return std::holds_alternative<game::Drawn>(state->outcome()) ? state->fresh() : state;
}

std::string shown(std::string const& key) { return key == "international" ? "normal" : key; }
std::string key_of(std::string const& name) { return name == "normal" ? "international" : name; }

} // namespace

HubEngine::HubEngine(std::string version, std::vector<std::string> variants, HubSettings settings,
                     Find find)
    : version_(std::move(version)),
      variants_(std::move(variants)),
      settings_(std::move(settings)),
      find_(std::move(find)) {
    for (std::string& key : variants_) key = shown(key);
    settings_.variant = shown(settings_.variant);
}

HubOrders HubEngine::receive(std::string_view text) {
    if (text.size() > hub_longest)
        return complain(error(msg("a line of more than {} characters"), hub_longest));
    HubLine const line = HubLine::read(text);
    std::string const& command = line.command();
    if (command == "hub") return introduce();
    if (command == "set-param") return set_parameter(line);
    if (command == "init") return initialise();
    if (command == "ping") return send(HubLine("pong"));
    if (command == "quit") return {HubQuit{}};
    if (command == "stop") return stop();
    if (command == "ponder-hit") return ponder_hit();
    bool const is_known =
        command == "pos" || command == "level" || command == "go" || command == "new-game";
    if (!is_known) return {}; // as the protocol asks
    if (!is_initialised_) return complain(error(msg("«{}» comes before «init»"), command));
    if (search_) return complain(error(msg("«{}» comes during a search"), command));
    if (command == "pos") return set_position(line);
    if (command == "level") return set_level(line);
    if (command == "go") return go(line);
    return {HubForget{}};
}

HubOrders HubEngine::introduce() const {
    HubOrders orders;
    auto const add = [&](HubLine const& line) { orders.push_back(HubSend{line.text()}); };
    add(HubLine("id").add("name", "Damier").add("version", version_).add("author", "Damier"));
    add(parameter("variant", settings_.variant, "enum").add("values", join(variants_, " ")));
    add(number_parameter("threads", settings_.threads, 1, most_threads));
    add(number_parameter("tt-size", settings_.hash_megabytes, 1, most_hash));
    add(number_parameter("lines", settings_.lines, 1, most_lines));
    add(number_parameter("level", settings_.level, lowest_level, highest_level));
    add(number_parameter("points", settings_.points, 0, most_points));
    add(parameter("ponder", settings_.ponder ? "true" : "false", "bool"));
    add(HubLine("wait"));
    return orders;
}

HubOrders HubEngine::set_parameter(HubLine const& line) {
    auto const name = line.value("name"), value = line.value("value");
    if (!name || !value) return complain(error(msg("«set-param» needs a name and a value")));
    Result<Done> result = Done{};
    if (is_initialised_ && *name != "lines") // every other one decides how the engine is built
        return complain(error(msg("«{}» cannot be set after «init»"), *name));
    if (*name == "variant") {
        std::string const wanted = shown(to_lower(*value));
        if (std::ranges::find(variants_, wanted) == variants_.end())
            return complain(error(msg("{} cannot be «{}»; it is one of: {}"), *name, *value,
                                  join(variants_, ", ")));
        settings_.variant = wanted;
    } else if (*name == "ponder") {
        if (*value != "true" && *value != "false")
            return complain(
                error(msg("{} cannot be «{}»; it is one of: {}"), *name, *value, "true, false"));
        settings_.ponder = *value == "true";
    } else if (*name == "threads")
        result = read_number(*name, *value, 1, most_threads, settings_.threads);
    else if (*name == "tt-size")
        result = read_number(*name, *value, 1, most_hash, settings_.hash_megabytes);
    else if (*name == "lines")
        result = read_number(*name, *value, 1, most_lines, settings_.lines);
    else if (*name == "level")
        result = read_number(*name, *value, lowest_level, highest_level, settings_.level);
    else if (*name == "points" && *value == "0")
        settings_.points = 0;
    else if (*name == "points")
        result = read_number(*name, *value, fewest_points, most_points, settings_.points);
    return result ? HubOrders{} : complain(result.error()); // unknown names are ignored
}

HubOrders HubEngine::initialise() {
    if (search_) return complain(error(msg("«{}» comes during a search"), "init"));
    auto const found = find_(key_of(settings_.variant));
    if (!found) return complain(found.error());
    exchange_ = *found;
    state_ = exchange_->start();
    is_initialised_ = true;
    return {HubPrepare{settings_}};
}

HubOrders HubEngine::ready() { return send(HubLine("ready")); }

HubOrders HubEngine::not_ready(Error const& why) {
    is_initialised_ = false;
    return complain(why);
}

HubOrders HubEngine::set_position(HubLine const& line) {
    limits_ = {};
    is_level_wrong_ = false;
    auto const state = position_of(line);
    is_position_wrong_ = !state;
    if (!state) return complain(state.error());
    state_ = *state;
    return {};
}

Result<game::StatePtr> HubEngine::position_of(HubLine const& line) const {
    auto const text = line.value("pos");
    if (!text && !line.has("start")) return error(msg("«pos» needs a position"));
    Result<game::StatePtr> state = !text ? Result<game::StatePtr>(exchange_->start())
                                         : exchange_->read_position(*text, game::Alphabet::hub);
    if (!state) return error(msg("bad position: {}"), in_english(state.error()));
    std::string const moves = line.value("moves").value_or("");
    std::size_t played = 0;
    for (std::string_view const move : split_at_blanks(moves)) {
        if (++played > most_played)
            return error(msg("more than {} moves after the position"), most_played);
        auto const action = exchange_->read_move(**state, move);
        if (!action) return error(msg("illegal move {}: {}"), move, in_english(action.error()));
        *state = played_on((*state)->after(*action));
    }
    return state;
}

HubOrders HubEngine::set_level(HubLine const& line) {
    auto const limits = add_level(limits_, line);
    is_level_wrong_ = !limits;
    if (!limits) return complain(limits.error());
    limits_ = *limits;
    return {};
}

HubOrders HubEngine::go(HubLine const& line) {
    // Hosts send all lines at once: better no answer than one to another question.
    if (is_position_wrong_ || is_level_wrong_)
        return complain(
            error(msg("the last «{}» was wrong"), is_position_wrong_ ? "pos" : "level"));
    if (game::is_over(state_->outcome())) return complain(error(msg("the game is over")));
    HubGoal const goal = line.has("ponder")                           ? HubGoal::ponder
                         : line.has("analyze") || line.has("analyse") ? HubGoal::analyse
                                                                      : HubGoal::think;
    search_ = HubSearch{state_, limits_, goal};
    is_awaited_ = goal == HubGoal::think || (goal == HubGoal::analyse && limits_ != Limits{});
    limits_ = {}; // a level holds for one search
    return {*search_};
}

HubOrders HubEngine::stop() {
    if (!search_) return {};
    if (!held_.empty()) return answer();
    is_awaited_ = true;
    return {HubStop{}};
}

HubOrders HubEngine::ponder_hit() {
    if (!search_ || search_->goal != HubGoal::ponder) return {};
    if (!held_.empty()) return answer();
    search_->goal = HubGoal::think;
    is_awaited_ = true;
    return {HubLimit{search_->limits}};
}

HubOrders HubEngine::thought(game::AnalysisLine const& told) const {
    if (!search_) return {};
    double const time = static_cast<double>(told.time.count()) / 1000;
    HubLine line("info");
    if (settings_.lines > 1) line.add("line", std::to_string(told.rank + 1));
    line.add("depth", std::to_string(told.depth));
    double const score = told.is_drawn   ? 0
                         : told.distance ? decided_score(*told.distance)
                                         : told.men;
    line.add("score", real_text(score, 2));
    line.add("nodes", std::to_string(told.nodes)).add("time", real_text(time, 3));
    if (time > 0) line.add("nps", real_text(static_cast<double>(told.nodes) / time / 1e6, 2));
    if (!told.actions.empty()) line.add("pv", join(hub_variation(told.actions), " "));
    return send(line);
}

HubOrders HubEngine::chosen(game::Line const& line) {
    if (!search_) return {};
    HubLine done("done");
    done.add("move", exchange_->move(*search_->state, line.empty() ? 0 : line.front()));
    if (line.size() > 1)
        if (auto const moves = hub_variation({line[0], line[1]}); moves.size() > 1)
            done.add("ponder", moves.back());
    held_ = done.text();
    return is_awaited_ ? answer() : HubOrders{};
}

HubOrders HubEngine::answer() {
    search_.reset();
    return {HubSend{std::exchange(held_, {})}};
}

// The line as far as it can be played.
std::vector<std::string> HubEngine::hub_variation(game::Line const& line) const {
    std::vector<std::string> moves;
    game::StatePtr state = search_->state;
    for (std::size_t const action : line) {
        if (action >= state->actions().size()) break;
        moves.push_back(exchange_->move(*state, action));
        state = state->after(action);
    }
    return moves;
}

} // namespace damier::protocol
