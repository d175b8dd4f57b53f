// The Worker that thinks: makes the state that is meant, asks the brain, tells all as text.
#include "apps/page/far_thinking.hpp"
#include "damier/game/brain.hpp"
#include "damier/session/command_text.hpp"

#include <nlohmann/json.hpp>

namespace damier::page {

struct Thinker::Inside {
    game::Brain brain;
};

namespace {

Limits limits_of(Json const& json) {
    using std::chrono::milliseconds;
    Limits limits;
    auto const time = [&](char const* name) -> std::optional<milliseconds> {
        if (!json.contains(name)) return std::nullopt;
        return milliseconds(json.at(name).get<long>());
    };
    limits.move_time = time("time");
    limits.clock = time("clock");
    if (json.contains("nodes")) limits.nodes = json.at("nodes").get<std::uint64_t>();
    if (json.contains("depth")) limits.depth = json.at("depth").get<int>();
    limits.increment = time("increment").value_or(milliseconds(0));
    limits.moves_to_go = json.value("moves", 0);
    return limits;
}

game::StatePtr walked(game::StatePtr state, std::vector<std::size_t> const& played) {
    for (std::size_t const step : played) {
        bool const is_irregular = step % 2 == 1;
        std::size_t const index = step / 2;
        game::Arbitration const* const arbitration = state->arbitration();
        if (is_irregular ? !arbitration || index >= arbitration->irregular().size()
                         : index >= state->actions().size())
            return nullptr;
        state = is_irregular ? arbitration->after_irregular(index) : state->after(index);
    }
    return state;
}

} // namespace

Thinker::Thinker(std::span<game::Game const* const> catalogue)
    : catalogue_(catalogue.begin(), catalogue.end()), inside_(std::make_unique<Inside>()) {}
Thinker::~Thinker() = default;

void Thinker::think(Json const& json, std::function<void(Json const&)> const& sink) {
    auto const fail = [&](Error const& error) { sink(to_json(game::Told(error))); };
    auto const command = session::read_command(json.value("start", ""));
    if (!command) return fail(command.error());
    session::Session session(catalogue_);
    session.handle(*command, {});
    if (!session.has_game()) return fail(error(msg("this game cannot be played on")));
    game::Question question;
    question.game = &session.game();
    question.bot = json.value("bot", "");
    question.settings.seed = json.value("seed", std::uint64_t{1});
    question.settings.strength = json.value("strength", highest_level);
    question.is_fresh = json.value("fresh", false);
    question.task.limits = limits_of(json.at("limits"));
    question.task.lines = json.value("lines", std::size_t{1});
    question.task.only = json.value("only", std::vector<std::size_t>{});
    question.task.is_threat = json.value("threat", false);
    if (json.value("has_state", false)) {
        question.state =
            walked(session.tree().here().state, json.value("played", std::vector<std::size_t>{}));
        if (!question.state) return fail(error(msg("this game cannot be played on")));
    }
    game::Told const last =
        inside_->brain.think(question, {}, [&](game::Told const& told) { sink(to_json(told)); });
    sink(to_json(last));
}

} // namespace damier::page
