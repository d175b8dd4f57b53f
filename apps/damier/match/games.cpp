#include "apps/damier/match/games.hpp"

#include "apps/damier/game_files.hpp"
#include "apps/text/translate.hpp"
#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/reader.hpp"
#include "damier/records/result_text.hpp"
#include "damier/records/tags.hpp"

#include <algorithm>

namespace damier::program {

namespace {

// Plays the moves of a list into the tree, with what was thought of them; an error where one is not
// legal.
Result<Done> play(session::Tree& tree, Json const& moves, Json const& remarks = {}) {
    auto remark = remarks.begin();
    for (Json const& move : moves) {
        game::StatePtr const state = tree.here().state;
        auto const action = state->interpret(move.get<std::string>());
        if (!action) return action.error();
        session::Node node = session::played(state, *action);
        if (remark != remarks.end()) node.comment_after = (remark++)->get<std::string>();
        tree.play(std::move(node));
    }
    return Done{};
}

game::Outcome outcome_of(std::string const& result) {
    if (result == "1-0") return game::Won{{0}, {}};
    if (result == "0-1") return game::Won{{1}, {}};
    return game::Drawn{};
}

// One text for each seat; nothing in files of earlier versions.
std::optional<std::array<std::string, 2>> two_texts(Json const& json, char const* name) {
    auto const found = json.find(name);
    bool const is_there = found != json.end() && found->is_array() && found->size() == 2
                          && found->front().is_string() && found->back().is_string();
    if (!is_there) return std::nullopt;
    return std::array<std::string, 2>{found->front(), found->back()};
}

void introduce(std::vector<pdn::Tag>& tags, Json const& json) {
    auto const names = two_texts(json, "players").value_or(
        std::array<std::string, 2>{json.at("white"), json.at("black")});
    tags.push_back({"White", names[0]});
    tags.push_back({"Black", names[1]});
    auto const controls = two_texts(json, "time_controls");
    if (!controls) return;
    if (controls->front() == controls->back()) {
        tags.push_back({"TimeControl", controls->front()});
    } else {
        tags.push_back({"WhiteTimeControl", controls->front()});
        tags.push_back({"BlackTimeControl", controls->back()});
    }
}

Result<std::string> pdn_of(game::Game const& game, game::StatePtr const& start, Json const& json) {
    bool const has_opening_moves = !json.at("opening_moves").empty();
    auto const first = has_opening_moves ? Result<game::StatePtr>(start)
                                         : game.read(json.at("opening").get<std::string>());
    if (!first) return first.error();
    records::Record record = records::record_of(game, *first);
    if (auto const done = play(record.tree, json.at("opening_moves")); !done) return done.error();
    Json const remarks = json.value("remarks", Json::array());
    if (auto const done = play(record.tree, json.at("moves"), remarks); !done) return done.error();
    record.result = records::result_text(outcome_of(json.at("result")), 2, start->to_play(),
                                         game.file_style().has_double_points);
    record.tags.push_back({"Event", "damier match"});
    record.tags.push_back({"Round", std::to_string(json.at("game").get<long>() + 1)});
    introduce(record.tags, json);
    auto const date = json.find("date"); // files of earlier versions have none
    bool const is_dated = date != json.end() && date->is_string();
    records::complete_tags(record, is_dated ? date->get<std::string>()
                                            : std::string(records::unknown_date));
    session::NodeId const last = record.tree.main_line().back();
    std::string const remark = record.tree.node(last).comment_after;
    std::string const reason = json.at("reason");
    record.tree.comment(last, false, remark.empty() ? reason : remark + "; " + reason);
    return records::write(record);
}

} // namespace

Result<std::vector<match::Opening>> read_pdn_openings(game::Game const& game,
                                                      std::string const& path, int plies) {
    Result<File> const file = open_input(path);
    if (!file) return file.error();
    records::Reader reader(pdn::from_file(*file), catalogue::all(), std::string(game.key()));
    std::vector<match::Opening> openings;
    for (;;) {
        auto const next = reader.next();
        if (!next) return next.error();
        if (!*next) break;
        Result<records::Record> const& record = (*next)->record;
        long const number = reader.game_number();
        if (!record) return error(msg("game {}: {}"), number, text::tr(record.error()));
        for (records::Problem const& problem : reader.take_problems())
            if (problem.severity == pdn::Severity::error)
                return error(msg("game {}: {}"), number, text::tr(problem.error));
        if (record->game->key() != game.key())
            return error(msg("game {} is not one of «{}»"), number, game.key());
        auto const line = record->tree.main_line();
        std::size_t const last = plies == 0
                                     ? line.size() - 1
                                     : std::min(line.size() - 1, static_cast<std::size_t>(plies));
        game::StatePtr const state = record->tree.node(line[last]).state;
        if (!game::is_over(state->outcome())) openings.push_back({state, {}});
    }
    if (openings.empty()) return error(msg("«{}» has no game that is not over there"), path);
    return openings;
}

Result<Done> write_match_pdn(game::Game const& game, game::StatePtr const& start,
                             std::vector<Json> const& games, std::string const& path) {
    auto output = create_output(path, true);
    if (!output) return output.error();
    // The game of all sizes: only that one knows how to write which of them was played.
    Result<game::Game const*> const whole = catalogue::find(game.key());
    if (!whole) return whole.error();
    for (Json const& json : games) {
        auto const text = pdn_of(**whole, start, json);
        if (!text) return text.error();
        output->put(*text);
    }
    return output->commit();
}

} // namespace damier::program
