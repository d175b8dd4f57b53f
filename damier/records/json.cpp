#include "damier/records/json.hpp"

#include <nlohmann/json.hpp>

namespace damier::records {

namespace {

using Json = nlohmann::ordered_json;

Json to_json(std::vector<pdn::Comment> const& comments) {
    Json list = Json::array();
    for (pdn::Comment const& comment : comments) {
        Json one = Json::object();
        if (!comment.commands.empty()) {
            one["commands"] = Json::array();
            for (pdn::Command const& command : comment.commands)
                one["commands"].push_back({{"name", command.name}, {"value", command.value}});
        }
        if (!comment.text.empty()) one["text"] = comment.text;
        list.push_back(std::move(one));
    }
    return list;
}

void add_notes(Json& json, pdn::Notes const& notes) {
    if (!notes.strength.empty()) json["strength"] = notes.strength;
    if (!notes.nags.empty()) json["nags"] = notes.nags;
    if (!notes.before.empty()) json["before"] = to_json(notes.before);
    if (!notes.after.empty()) json["after"] = to_json(notes.after);
}

std::vector<pdn::Comment> comments_of(Json const& json) {
    std::vector<pdn::Comment> comments;
    for (Json const& one : json) {
        pdn::Comment comment;
        comment.text = one.value("text", "");
        for (Json const& command : one.value("commands", Json::array()))
            comment.commands.push_back(
                {command.at("name").get<std::string>(), command.value("value", "")});
        comments.push_back(std::move(comment));
    }
    return comments;
}

pdn::Notes notes_of(Json const& json) {
    pdn::Notes notes;
    notes.strength = json.value("strength", "");
    notes.nags = json.value("nags", std::vector<std::uint16_t>{});
    notes.before = comments_of(json.value("before", Json::array()));
    notes.after = comments_of(json.value("after", Json::array()));
    return notes;
}

pdn::Game game_of(Json const& json) {
    pdn::Game game;
    for (Json const& tag : json.at("tags"))
        game.add_tag(tag.at("name").get<std::string>(), tag.at("value").get<std::string>());
    game.start_at(json.value("first_number", 1), json.value("starts_second", false));
    game.set_notes(pdn::Game::root, notes_of(json.value("about", Json::object())));
    for (Json const& move : json.at("moves")) {
        auto const after = move.at("after_move").get<std::size_t>();
        if (after > game.size()) throw std::out_of_range("after_move");
        auto const parent = static_cast<pdn::Game::Node>(after);
        auto const node = move.contains("setup")
                              ? game.add_setup(parent, move.at("setup").get<std::string>())
                              : game.add_move(parent, move.at("move").get<std::string>());
        game.set_notes(node, notes_of(move));
    }
    return game;
}

Json to_json(FileGame const& file_game) {
    pdn::Game const game = to_pdn(file_game);
    Result<Record> const& record = file_game.record;
    Json json{{"game", record ? Json(record->game->key()) : Json()},
              {"result", game.result()},
              {"tags", Json::array()},
              {"first_number", game.first_number()},
              {"starts_second", game.starts_second()}};
    for (pdn::Tag const& tag : game.tags())
        json["tags"].push_back({{"name", tag.name}, {"value", tag.value}});
    if (record) {
        json["start"] = record->tree.node(session::root).state->text();
        json["end"] = record->tree.node(record->tree.main_line().back()).state->text();
    }
    if (!game.notes(pdn::Game::root).is_empty())
        add_notes(json["about"] = Json::object(), game.notes(pdn::Game::root));
    // The first of several moves after the same one is the main line; the numbers are those of the
    // list, from 1, and 0 is the start.
    json["moves"] = Json::array();
    std::vector<std::pair<pdn::Game::Node, std::size_t>> open;
    auto const push_children = [&](pdn::Game::Node node, std::size_t number) {
        std::vector<pdn::Game::Node> children;
        for (auto child = game.first_child(node); child != pdn::Game::none;
             child = game.next_sibling(child))
            children.push_back(child);
        for (auto child = children.rbegin(); child != children.rend(); ++child)
            open.emplace_back(*child, number);
    };
    push_children(pdn::Game::root, 0);
    while (!open.empty()) {
        auto const [node, after] = open.back();
        open.pop_back();
        Json move{{"after_move", after}, {game.is_setup(node) ? "setup" : "move", game.text(node)}};
        add_notes(move, game.notes(node));
        json["moves"].push_back(std::move(move));
        push_children(node, json["moves"].size());
    }
    return json;
}

// The JSON library speaks in exceptions, and in words that are not ours.
Result<pdn::Game> read_game(Json const& json) {
    try {
        return game_of(json);
    } catch (std::exception const&) {
        return error(msg("this JSON is not a game as Damier writes them"));
    }
}

} // namespace

std::string write_json(FileGame const& game) {
    return to_json(game).dump(2, ' ', false, Json::error_handler_t::replace);
}

Result<ReadGames> read_json(std::string_view text, Catalogue catalogue, std::string_view hint) {
    Json const list = Json::parse(text, nullptr, false);
    if (list.is_discarded() || !list.is_array())
        return error(msg("this is not a JSON list of games"));
    ReadGames read;
    for (Json const& one : list) {
        auto const number = static_cast<long>(read.games.size()) + 1;
        Result<pdn::Game> const game = read_game(one);
        if (!game) return error(msg("game {}: {}"), number, game.error().message);
        // Where no tag names the game, its key does.
        auto const key = one.find("game");
        std::string const said =
            key != one.end() && key->is_string() ? key->get<std::string>() : "";
        std::vector<Problem> problems;
        read.games.push_back(
            to_file_game(*game, catalogue, hint.empty() ? said : std::string(hint), problems));
        for (Problem& problem : problems) {
            problem.game = number;
            read.problems.push_back(std::move(problem));
        }
    }
    return read;
}

} // namespace damier::records
