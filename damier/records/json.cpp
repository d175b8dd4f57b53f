#include "damier/records/json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>

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

// The library answers a value of another shape with an exception: all are looked at before, so that
// there is none, also where programs cannot catch any (WebAssembly).
bool is_text(Json const& json, char const* name) {
    return json.contains(name) && json.at(name).is_string();
}
bool is_text_or_none(Json const& json, char const* name) {
    return !json.contains(name) || json.at(name).is_string();
}
template <class Is> bool is_list_or_none(Json const& json, char const* name, Is const& is) {
    if (!json.contains(name)) return true;
    Json const& list = json.at(name);
    return list.is_array() && std::ranges::all_of(list, is);
}
bool is_comment(Json const& json) {
    return json.is_object() && is_text_or_none(json, "text")
           && is_list_or_none(json, "commands", [](Json const& one) {
                  return one.is_object() && is_text(one, "name") && is_text_or_none(one, "value");
              });
}
bool has_notes(Json const& json) {
    auto const is_nag = [](Json const& nag) {
        return nag.is_number_unsigned() && nag.get<std::uint64_t>() <= UINT16_MAX;
    };
    return is_text_or_none(json, "strength") && is_list_or_none(json, "nags", is_nag)
           && is_list_or_none(json, "before", is_comment)
           && is_list_or_none(json, "after", is_comment);
}
bool is_game(Json const& json) {
    if (!json.is_object() || !json.contains("tags") || !json.contains("moves")) return false;
    if (json.contains("first_number") && !json.at("first_number").is_number_integer()) return false;
    if (json.contains("starts_second") && !json.at("starts_second").is_boolean()) return false;
    if (json.contains("about") && !(json.at("about").is_object() && has_notes(json.at("about"))))
        return false;
    bool const has_tags = is_list_or_none(json, "tags", [](Json const& tag) {
        return tag.is_object() && is_text(tag, "name") && is_text(tag, "value");
    });
    std::size_t moves = 0; // each comes after one that was before it
    // Where no game is known its key is null.
    bool const is_named =
        !json.contains("game") || json.at("game").is_string() || json.at("game").is_null();
    return has_tags && is_named && is_text_or_none(json, "start")
           && is_list_or_none(json, "moves", [&](Json const& move) {
                  return move.is_object() && has_notes(move)
                         && (is_text(move, "setup") || is_text(move, "move"))
                         && move.contains("after_move")
                         && move.at("after_move").is_number_unsigned()
                         && move.at("after_move").get<std::uint64_t>() <= moves++;
              });
}

// Other programs may write key and start without the tags that say the same: what is no more than
// a repetition here must not be another game there.
std::optional<Error> contradiction(Json const& json, Record const& record) {
    std::string const key = is_text(json, "game") ? json.at("game").get<std::string>() : "";
    if (!key.empty() && key != record.game->key())
        return error(msg("the game is called «{}» and has the tags of «{}»"), key,
                     record.game->key());
    if (!json.contains("start")) return std::nullopt;
    std::string const start = json.at("start").get<std::string>();
    std::string const own = record.tree.node(session::root).state->text();
    if (start == own) return std::nullopt;
    Result<game::StatePtr> const read = record.game->read(start);
    if (read && (*read)->text() == own) return std::nullopt;
    return error(msg("the game does not start at «{}», which no tag says"), start);
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
        if (!is_game(one))
            return error(msg("game {}: {}"), number,
                         Message(msg("this JSON is not a game as Damier writes them")));
        pdn::Game const game = game_of(one);
        // Where no tag names the game, its key does.
        auto const key = one.find("game");
        std::string const said =
            key != one.end() && key->is_string() ? key->get<std::string>() : "";
        std::vector<Problem> problems;
        FileGame found =
            to_file_game(game, catalogue, said.empty() ? std::string(hint) : said, problems);
        if (std::optional<Error> wrong =
                found.record ? contradiction(one, *found.record) : std::nullopt) {
            problems.push_back({pdn::Severity::error, number, *wrong, false});
            found = {*wrong, game};
        }
        read.games.push_back(std::move(found));
        for (Problem& problem : problems) {
            problem.game = number;
            read.problems.push_back(std::move(problem));
        }
    }
    return read;
}

} // namespace damier::records
