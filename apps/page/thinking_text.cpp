#include "apps/page/far_thinking.hpp"

#include <nlohmann/json.hpp>

#include <set>

namespace damier::page {

namespace {

using std::chrono::milliseconds;

Json to_json(Limits const& limits) {
    Json json = Json::object();
    if (limits.move_time) json["time"] = limits.move_time->count();
    if (limits.nodes) json["nodes"] = *limits.nodes;
    if (limits.depth) json["depth"] = *limits.depth;
    if (limits.clock) json["clock"] = limits.clock->count();
    json["increment"] = limits.increment.count();
    json["moves"] = limits.moves_to_go;
    return json;
}

Json to_json(game::AnalysisLine const& line) {
    Json json{{"rank", line.rank},      {"men", line.men},     {"win", line.win},
              {"draw", line.draw},      {"loss", line.loss},   {"drawn", line.is_drawn},
              {"depth", line.depth},    {"nodes", line.nodes}, {"time", line.time.count()},
              {"actions", line.actions}};
    if (line.distance) json["distance"] = *line.distance;
    return json;
}

game::AnalysisLine line_of(Json const& json) {
    game::AnalysisLine line;
    line.rank = json.at("rank");
    line.men = json.at("men");
    if (json.contains("distance")) line.distance = json["distance"].get<int>();
    line.win = json.at("win"), line.draw = json.at("draw"), line.loss = json.at("loss");
    line.is_drawn = json.at("drawn");
    line.depth = json.at("depth");
    line.nodes = json.at("nodes");
    line.time = milliseconds(json.at("time").get<long>());
    line.actions = json.at("actions").get<game::Line>();
    return line;
}

struct Writer {
    Json operator()(game::Thought const& thought) const {
        return {{"told", "thought"},      {"depth", thought.depth},       {"score", thought.score},
                {"nodes", thought.nodes}, {"time", thought.time.count()}, {"line", thought.line}};
    }
    Json operator()(game::AnalysisLine const& line) const {
        Json json = to_json(line);
        json["told"] = "line";
        return json;
    }
    Json operator()(game::Answer const& answer) const {
        Json json{{"told", "answer"}, {"action", answer.action}, {"lines", Json::array()}};
        for (auto const& line : answer.lines) json["lines"].push_back(to_json(line));
        return json;
    }
    Json operator()(game::GivenUp const&) const { return {{"told", "given up"}}; }
    Json operator()(Error const& error) const {
        return {{"told", "error"}, {"text", in_english(error)}};
    }
};

} // namespace

Json to_json(game::Question const& question, Way const& way) {
    return {{"start", way.start},
            {"played", way.played},
            {"has_state", question.state != nullptr},
            {"bot", question.bot},
            {"seed", question.settings.seed},
            {"strength", question.settings.strength},
            {"fresh", question.is_fresh},
            {"limits", to_json(question.task.limits)},
            {"lines", question.task.lines},
            {"only", question.task.only},
            {"threat", question.task.is_threat}};
}

Json to_json(game::Told const& told) { return std::visit(Writer{}, told); }

game::Told told_of(Json const& json) {
    std::string const kind = json.value("told", "");
    if (kind == "thought") {
        game::Thought thought;
        thought.depth = json.at("depth");
        thought.score = json.at("score");
        thought.nodes = json.at("nodes");
        thought.time = milliseconds(json.at("time").get<long>());
        thought.line = json.at("line").get<std::vector<std::string>>();
        return thought;
    }
    if (kind == "line") return line_of(json);
    if (kind == "answer") {
        game::Answer answer{json.at("action").get<std::size_t>(), {}};
        for (Json const& line : json.at("lines")) answer.lines.push_back(line_of(line));
        return answer;
    }
    if (kind == "given up") return game::GivenUp{};
    static std::set<std::string, std::less<>> texts; // a message's id must outlive it
    return Error{Message(*texts.insert(json.value("text", "")).first), 0, 0};
}

} // namespace damier::page
