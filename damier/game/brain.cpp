#include "damier/game/brain.hpp"

#include "damier/game/book.hpp"
#include "damier/game/program.hpp"

#include <utility>

namespace damier::game {

namespace {

bool is_same(EngineSettings const& a, EngineSettings const& b) {
    return a.table_megabytes == b.table_megabytes && a.threads == b.threads
           && a.strength == b.strength && a.seed == b.seed;
}

} // namespace

Told Brain::think(Question const& question, std::stop_token stop,
                  std::function<void(Told)> const& sink) {
    if (question.player || !question.bot.empty()) return choose(question, std::move(stop), sink);
    Analyst* const analyst = analyst_for(question);
    if (analyst == nullptr) return error(msg("no engine plays this game"));
    if (question.is_fresh) analyst->forget();
    if (!question.state || question.state->actions().empty()) return Answer{};
    auto lines = analyst->analyse(*question.state, question.task, std::move(stop),
                                  [&](AnalysisLine const& line) { sink(line); });
    bool const has_choice = !lines.empty() && !lines.front().actions.empty();
    std::size_t const action = has_choice ? lines.front().actions.front() : 0;
    return Answer{action, std::move(lines)};
}

Told Brain::choose(Question const& question, std::stop_token stop,
                   std::function<void(Told)> const& sink) {
    std::shared_ptr<Bot> bot = question.player;
    if (!bot) {
        Result<BotPtr> made = make_player(*question.game, question.bot, question.settings.seed);
        if (!made) return made.error();
        bot = *std::move(made);
    }
    std::size_t const action = bot->choose(*question.state, question.task.limits, std::move(stop),
                                           [&](Thought const& thought) { sink(thought); });
    if (auto const* const program = dynamic_cast<Program const*>(bot.get())) {
        if (program->failure()) return *program->failure();
        if (program->has_resigned()) return GivenUp{};
    }
    return Answer{action, {}};
}

Analyst* Brain::analyst_for(Question const& question) {
    if (question.game != game_ || !is_same(question.settings, settings_)) {
        analyst_ = nullptr; // one table at a time
        analyst_ = question.game->make_analyst(question.settings);
        game_ = question.game;
        settings_ = question.settings;
    }
    return analyst_.get();
}

} // namespace damier::game
