#include "apps/page/view.hpp"

#include "damier/game/material.hpp"
#include "damier/play/choosing.hpp"
#include "damier/play/sentences.hpp"
#include "damier/play/spoken.hpp"
#include "damier/play/turns.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace damier::page {

namespace {

Json pieces_of(game::State const& state) {
    Json all = Json::array();
    for (std::size_t i = 0; i < state.about().cells.size(); ++i)
        if (auto const piece = state.at(static_cast<game::Cell>(i)))
            all.push_back({i, piece->owner, piece->kind});
    return all;
}

// What was played last: the cells of its way and those that it emptied.
Json last_of(session::Node const& node) {
    if (node.played() == nullptr) return nullptr;
    game::Way const& way = node.played()->ways.front();
    return {{"cells", way.cells}, {"emptied", way.emptied}, {"text", node.text()}};
}

// "12.", "12..." before a move; where nothing else tells the number.
std::string number_of(session::Tree const& tree, session::NodeId id, bool is_first) {
    session::Node const& node = tree.node(id);
    int const seats = static_cast<int>(node.state->about().seats.size());
    if (seats != 2) return is_first || node.seat == 0 ? std::to_string(tree.ply(id)) + "." : "";
    int const first = tree.node(session::root).state->to_play() == 0 ? 0 : 1;
    int const turn = tree.ply(id) - 1 + first;
    std::string const number = std::to_string(turn / 2 + 1);
    if (turn % 2 == 0) return number + ".";
    return is_first ? number + "..." : "";
}

// The tree as people read it: a move, the variations that replace it, what follows.
struct Lister {
    session::Tree const& tree;
    Json list = Json::array();

    void move(session::NodeId id, int depth, bool is_first) {
        session::Node const& node = tree.node(id);
        Json entry{{"id", id},
                   {"text", node.text()},
                   {"depth", depth},
                   {"seat", node.seat},
                   {"number", number_of(tree, id, is_first)}};
        if (!node.nags.empty()) entry["nags"] = node.nags;
        if (!node.comment_before.empty()) entry["before"] = node.comment_before;
        if (!node.comment_after.empty()) entry["after"] = node.comment_after;
        if (node.is_irregular) entry["irregular"] = true;
        list.push_back(std::move(entry));
    }
    void line(session::NodeId from, int depth, bool is_first) {
        constexpr int deepest = 200; // variations of variations; no file comes near it
        for (session::NodeId at = from; !tree.node(at).children.empty() && depth < deepest;) {
            auto const& children = tree.node(at).children;
            move(children.front(), depth, is_first);
            for (std::size_t i = 1; i < children.size(); ++i) {
                move(children[i], depth + 1, true);
                line(children[i], depth + 1, false);
            }
            is_first = children.size() > 1;
            at = children.front();
        }
    }
};

// Of a capture whose end is still to be told: where the piece is now, and what it has jumped so
// far.
Json under_way(session::Session const& s) {
    auto const& chosen = s.chosen();
    if (chosen.size() < 2) return nullptr;
    for (game::Action const& action : s.state().actions())
        for (game::Way const& way : action.ways) {
            bool const is_this = way.cells.size() == way.emptied.size() + 1
                                 && way.cells.size() >= chosen.size()
                                 && std::equal(chosen.begin(), chosen.end(), way.cells.begin());
            if (!is_this) continue;
            auto const jumped = static_cast<std::ptrdiff_t>(chosen.size()) - 1;
            return {{"from", chosen.front()},
                    {"cells", chosen},
                    {"taken",
                     std::vector<game::Cell>(way.emptied.begin(), way.emptied.begin() + jumped)}};
        }
    return nullptr;
}

Json clock_of(session::Session const& s, game::Seat seat, session::Reading const& reading) {
    auto const ms = std::chrono::duration_cast<std::chrono::milliseconds>(reading.left);
    bool const runs = !s.ending() && !s.is_paused() && s.state().to_play() == seat
                      && !s.state().actions().empty();
    return {{"left", ms.count()},
            {"runs", runs},
            {"periods", reading.periods},
            {"byo", reading.in_byo},
            {"moves", reading.moves_to_go}};
}

// Who sits where, with what.
Json players_of(Table const& table, game::State const& state, Voice const& voice) {
    session::Session const& s = table.session();
    auto const left = game::pieces_left(state);
    auto const scores = state.scores();
    bool const has_scores = std::ranges::any_of(scores, [](int score) { return score != 0; });
    Json players = Json::array();
    for (std::size_t i = 0; i < state.about().seats.size(); ++i) {
        auto const seat = static_cast<game::Seat>(i);
        session::Reading const reading = s.reading(seat, table.desk().now());
        Json player{{"name", voice.tr(s.name_of(seat))},
                    {"seat", voice.tr(state.about().seats[i])},
                    {"bot", s.is_bot(seat)}};
        auto const kind =
            std::ranges::find(s.game().bots(), s.setup().players[i].bot, &game::BotKind::key);
        if (kind != s.game().bots().end()) player["level"] = voice.tr(kind->name);
        if (i < left.size()) player["pieces"] = left[i];
        if (has_scores) player["score"] = scores[i];
        if (reading.has_clock) player["clock"] = clock_of(s, seat, reading);
        players.push_back(std::move(player));
    }
    return players;
}

Json moves_of(session::Tree const& tree) {
    Lister lister{tree};
    lister.line(session::root, 0, true);
    return std::move(lister.list);
}

// What the buttons do now.
Json can_of(Table const& table, bool is_person) {
    session::Session const& s = table.session();
    bool const has_person = play::has_person(s), is_over = s.ending().has_value();
    return {{"draw", !is_over && !s.offer() && has_person},
            {"resign", !is_over && has_person},
            {"back", s.tree().current() != session::root && has_person},
            {"forward", !s.tree().here().children.empty() && has_person},
            {"hint", is_person && !s.game().bots().empty()},
            {"pause", !is_over && play::has_clock(s)},
            {"adjust", s.setup().touch_move && is_person}};
}

} // namespace

Json board_view(session::Session const& session, Voice const& voice) {
    game::About const& about = session.state().about();
    Json json{{"kind", "board"},        {"key", about.key},         {"name", voice.tr(about.name)},
              {"rows", about.rows},     {"columns", about.columns}, {"cells", Json::array()},
              {"kinds", Json::array()}, {"seats", Json::array()}};
    for (game::CellShape const& cell : about.cells) {
        Json outline = Json::array();
        for (game::Point const& point : cell.outline) {
            outline.push_back(point.x);
            outline.push_back(point.y);
        }
        json["cells"].push_back({{"x", cell.centre.x},
                                 {"y", cell.centre.y},
                                 {"row", cell.row},
                                 {"column", cell.column},
                                 {"shade", static_cast<int>(cell.shade)},
                                 {"label", cell.label},
                                 {"outline", std::move(outline)}});
    }
    for (game::PieceKind const& kind : about.kinds)
        json["kinds"].push_back(
            {{"key", kind.key}, {"name", voice.tr(kind.name)}, {"value", kind.value}});
    for (std::string_view const seat : about.seats) json["seats"].push_back(voice.tr(seat));
    json["editable"] = session.state().setup() != nullptr;
    return json;
}

Json table_view(Table const& table, Voice const& voice) {
    session::Session const& s = table.session();
    session::Tree const& tree = s.tree();
    session::NodeId const shown = table.shown();
    game::State const& state = *tree.node(shown).state;
    bool const is_here = shown == tree.current(), is_over = s.ending().has_value();
    bool const is_person = !is_over && !table.desk().is_busy() && !s.is_paused();
    Json json{
        {"kind", "view"},
        {"node", shown},
        {"is_here", is_here},
        {"pieces", pieces_of(state)},
        {"last", last_of(tree.node(shown))},
        {"to_play", state.to_play()},
        {"chosen", is_here ? Json(s.chosen()) : Json::array()},
        {"under", is_here ? under_way(s) : Json()},
        {"next", is_here && (is_person || is_over) ? Json(play::next_cells(s)) : Json::array()},
        {"status", voice.tr(state.status())},
        {"capture", is_here && !is_over ? voice.tr(play::capture_sentence(state)) : ""},
        {"thinking", table.desk().is_computer_due() && !s.is_paused()},
        {"advising", table.desk().is_advising()},
        {"paused", s.is_paused()},
        {"kept", table.is_kept()},
        {"players", players_of(table, state, voice)},
        {"can", can_of(table, is_person)},
        {"moves", moves_of(tree)},
        {"plies", tree.ply(tree.current())},
        {"position", state.text()}};
    if (auto const held = state.held()) json["held"] = *held;
    json["aside"] = Json::array();
    for (game::Aside const& aside : state.aside())
        json["aside"].push_back(
            {aside.piece.owner, aside.piece.kind, aside.returns_to ? *aside.returns_to : -1});
    if (is_over) {
        play::Headline const head = play::headline(s.ending()->outcome, s);
        json["ending"] = {{"title", voice.tr(head.title)}, {"reason", voice.tr(head.reason)}};
    }
    if (auto const asked = play::person_asked_about_draw(s); asked && !is_over)
        json["asked"] = voice.tr(Message(msg("{} offers a draw"), s.name_of(s.offer()->by)));
    json["disputed"] = s.disputed().has_value() && !s.is_bot(play::judge(s));
    // Such as «stop» and «pass».
    json["spoken"] = Json::array();
    if (is_here && is_person)
        for (play::Spoken const& one : play::spoken(s))
            json["spoken"].push_back({{"name", voice.tr(one.name)}, {"text", one.text}});
    std::string title;
    for (Json const& player : json["players"])
        title += (title.empty() ? "" : " – ") + player["name"].get<std::string>();
    json["title"] = title;
    return json;
}

} // namespace damier::page
