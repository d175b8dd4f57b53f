#include "damier/variants/engine_bot.hpp"

#include "damier/base/text.hpp"

namespace damier::variants {

namespace {

constexpr std::string_view prefix = "engine";

class EngineBot final : public game::Bot {
public:
    explicit EngineBot(game::AnalystPtr analyst) : analyst_(std::move(analyst)) {}

    std::size_t choose(game::State const& state, Limits const& limits, std::stop_token stop,
                       game::ThoughtSink const& sink) override {
        game::AnalysisTask task;
        task.limits = limits;
        bool const is_bound = limits.move_time || limits.nodes || limits.depth || limits.clock;
        if (!is_bound) task.limits.move_time = std::chrono::seconds(1); // somebody is waiting
        auto const tell = [&](game::AnalysisLine const& line) {
            if (sink)
                sink({line.depth, line.men, line.nodes, line.time,
                      game::texts_of(state, line.actions)});
        };
        auto const lines = analyst_->analyse(state, task, stop, tell);
        bool const has_choice = !lines.empty() && !lines.front().actions.empty();
        return has_choice ? lines.front().actions.front() : 0;
    }

private:
    game::AnalystPtr analyst_;
};

} // namespace

std::vector<game::BotKind> engine_bots() {
    std::vector<game::BotKind> kinds;
    std::string_view const names[highest_level] = {msg("engine, level 1 (a child)"),
                                                   msg("engine, level 2 (a beginner)"),
                                                   msg("engine, level 3 (a casual player)"),
                                                   msg("engine, level 4 (a keen player)"),
                                                   msg("engine, level 5 (a good amateur)"),
                                                   msg("engine, level 6 (a club player)"),
                                                   msg("engine, level 7 (a strong club player)"),
                                                   msg("engine, level 8 (an expert)"),
                                                   msg("engine, level 9 (a master)"),
                                                   msg("engine, full strength")};
    for (int level = lowest_level; level <= highest_level; ++level)
        kinds.push_back({std::string(prefix) + ':' + std::to_string(level), names[level - 1]});
    return kinds;
}

std::optional<int> engine_strength(std::string_view kind) {
    if (kind == prefix) return highest_level;
    if (!kind.starts_with(prefix) || kind.size() < prefix.size() + 2 || kind[prefix.size()] != ':')
        return std::nullopt;
    std::optional<long> const strength = to_integer(kind.substr(prefix.size() + 1));
    if (!strength || !is_strength(*strength)) return std::nullopt;
    return static_cast<int>(*strength);
}

bool has_points(std::string_view kind) {
    std::optional<int> const strength = engine_strength(kind);
    return strength && is_points(*strength);
}

Error no_such_bot(std::string_view kind) {
    if (kind.starts_with(prefix))
        return error(
            msg("a strength is a level from 1 to {}, as in «engine:3», or {} to {} points"),
            highest_level, fewest_points, most_points);
    return error(msg("there is no player «{}» in this game"), kind);
}

game::BotPtr make_engine_bot(game::AnalystPtr analyst) {
    return std::make_unique<EngineBot>(std::move(analyst));
}

} // namespace damier::variants
