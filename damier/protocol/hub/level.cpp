#include "damier/protocol/hub/level.hpp"

#include "damier/base/text.hpp"

#include <cmath>

namespace damier::protocol {

namespace {

using std::chrono::milliseconds;

constexpr double most_seconds = 1e7; // four months: nobody waits longer, and nothing overflows
constexpr long most_depth = 1000, most_moves = 10'000;

Result<std::optional<milliseconds>> seconds(HubLine const& line, std::string_view name) {
    auto const text = line.value(name);
    if (!text) return std::optional<milliseconds>{};
    auto const value = to_real(*text);
    if (!value || *value < 0 || *value > most_seconds)
        return error(msg("{} must be a number of seconds from 0 to {}, not «{}»"), name,
                     static_cast<long>(most_seconds), *text);
    return std::optional(milliseconds(std::lround(*value * 1000)));
}

Result<std::optional<long>> number(HubLine const& line, std::string_view name, long most) {
    auto const text = line.value(name);
    if (!text) return std::optional<long>{};
    auto const value = to_integer(*text);
    if (!value || *value < 1 || *value > most)
        return error(msg("{} must be a whole number from {} to {}, not «{}»"), name, 1, most,
                     *text);
    return std::optional(*value);
}

std::string in_seconds(milliseconds time) {
    return real_text(static_cast<double>(time.count()) / 1000, 3);
}

} // namespace

Result<Limits> add_level(Limits limits, HubLine const& line) {
    auto const depth = number(line, "depth", most_depth);
    if (!depth) return depth.error();
    auto const nodes = number(line, "nodes", 1'000'000'000'000'000);
    if (!nodes) return nodes.error();
    auto const move_time = seconds(line, "move-time");
    if (!move_time) return move_time.error();
    auto const moves = number(line, "moves", most_moves);
    if (!moves) return moves.error();
    auto const time = seconds(line, "time");
    if (!time) return time.error();
    auto const increment = seconds(line, "inc");
    if (!increment) return increment.error();
    if ((*moves || *increment) && !*time && !limits.clock)
        return error(msg("«moves» and «inc» need a «time»"));
    if (*depth) limits.depth = static_cast<int>(**depth);
    if (*nodes) limits.nodes = static_cast<std::uint64_t>(**nodes);
    if (*move_time) limits.move_time = **move_time;
    if (*time) limits.clock = **time;
    if (*moves) limits.moves_to_go = static_cast<int>(**moves);
    if (*increment) limits.increment = **increment;
    return limits;
}

std::vector<std::string> level_lines(Limits const& limits) {
    std::vector<std::string> lines;
    auto const add = [&](HubLine const& line) { lines.push_back(line.text()); };
    if (limits.depth) add(HubLine("level").add("depth", std::to_string(*limits.depth)));
    if (limits.nodes) add(HubLine("level").add("nodes", std::to_string(*limits.nodes)));
    if (limits.move_time) add(HubLine("level").add("move-time", in_seconds(*limits.move_time)));
    if (limits.clock) {
        HubLine line("level");
        if (limits.moves_to_go > 0) line.add("moves", std::to_string(limits.moves_to_go));
        line.add("time", in_seconds(*limits.clock));
        if (limits.increment.count() > 0) line.add("inc", in_seconds(limits.increment));
        add(line);
    }
    if (lines.empty()) add(HubLine("level").flag("infinite"));
    return lines;
}

} // namespace damier::protocol
