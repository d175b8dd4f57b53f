// What the page draws of the game at the table, as one object: it computes nothing of its own.
#include "apps/page/bridge.hpp"
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

} // namespace

Json Bridge::board() const {
    game::About const& about = session().state().about();
    Json json{
        {"kind", "board"},        {"key", about.key},         {"name", language_.tr(about.name)},
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
            {{"key", kind.key}, {"name", language_.tr(kind.name)}, {"value", kind.value}});
    for (std::string_view const seat : about.seats) json["seats"].push_back(language_.tr(seat));
    json["editable"] = session().state().setup() != nullptr;
    return json;
}

Json Bridge::view() const {
    session::Session const& s = session();
    session::Tree const& tree = s.tree();
    session::Node const& node = tree.node(shown());
    game::State const& state = *node.state;
    bool const is_here = shown() == tree.current();
    bool const is_person = !s.ending() && !desk_->is_busy() && !s.is_paused();

    Json json{
        {"kind", "view"},
        {"node", shown()},
        {"is_here", is_here},
        {"pieces", pieces_of(state)},
        {"last", last_of(node)},
        {"to_play", state.to_play()},
        {"chosen", is_here ? Json(s.chosen()) : Json::array()},
        {"next", is_here && (is_person || s.ending()) ? Json(play::next_cells(s)) : Json::array()},
        {"status", language_.tr(state.status())},
        {"capture", is_here && !s.ending() ? language_.tr(play::capture_sentence(state)) : ""},
        {"thinking", desk_->is_computer_due() && !s.is_paused()},
        {"advising", desk_->is_advising()},
        {"paused", s.is_paused()},
        {"own", play::own_seat(s)},
        {"kept", desk_->is_kept()}};
    if (auto const held = state.held()) json["held"] = *held;
    json["aside"] = Json::array();
    for (game::Aside const& aside : state.aside())
        json["aside"].push_back(
            {aside.piece.owner, aside.piece.kind, aside.returns_to ? *aside.returns_to : -1});

    // Who sits where, with what.
    auto const left = game::pieces_left(state);
    auto const scores = state.scores();
    bool const has_scores = std::ranges::any_of(scores, [](int score) { return score != 0; });
    json["players"] = Json::array();
    for (std::size_t i = 0; i < state.about().seats.size(); ++i) {
        auto const seat = static_cast<game::Seat>(i);
        session::Reading const reading = s.reading(seat, desk_->now());
        Json player{{"name", language_.tr(s.name_of(seat))},
                    {"seat", language_.tr(state.about().seats[i])},
                    {"bot", s.is_bot(seat)}};
        if (i < left.size()) player["pieces"] = left[i];
        if (has_scores) player["score"] = scores[i];
        if (reading.has_clock) {
            auto const ms = std::chrono::duration_cast<std::chrono::milliseconds>(reading.left);
            bool const runs = !s.ending() && !s.is_paused() && s.state().to_play() == seat;
            player["clock"] = {{"left", ms.count()},
                               {"runs", runs && !tree.here().state->actions().empty()},
                               {"periods", reading.periods},
                               {"byo", reading.in_byo},
                               {"moves", reading.moves_to_go}};
        }
        json["players"].push_back(std::move(player));
    }

    if (s.ending()) {
        play::Headline const head = play::headline(s.ending()->outcome, s);
        json["ending"] = {{"title", language_.tr(head.title)},
                          {"reason", language_.tr(head.reason)}};
    }
    if (auto const asked = play::person_asked_about_draw(s); asked && !s.ending())
        json["asked"] = language_.tr(Message(msg("{} offers a draw"), s.name_of(s.offer()->by)));
    json["disputed"] = s.disputed().has_value() && !s.is_bot(play::judge(s));
    bool const has_moves = tree.current() != session::root;
    json["can"] = {{"draw", !s.ending() && !s.offer() && play::has_person(s)},
                   {"resign", !s.ending() && play::has_person(s)},
                   {"back", has_moves && play::has_person(s)},
                   {"forward", !tree.here().children.empty() && play::has_person(s)},
                   {"hint", is_person && !s.game().bots().empty()},
                   {"pause", !s.ending() && play::has_clock(s)},
                   {"adjust", s.setup().touch_move && is_person}};
    // Such as «stop» and «pass».
    json["spoken"] = Json::array();
    if (is_here && is_person)
        for (play::Spoken const& one : play::spoken(s))
            json["spoken"].push_back({{"name", language_.tr(one.name)}, {"text", one.text}});

    Lister lister{tree};
    lister.line(session::root, 0, true);
    json["moves"] = std::move(lister.list);
    std::string title;
    for (std::size_t i = 0; i < json["players"].size(); ++i)
        title += (i == 0 ? "" : " – ") + json["players"][i]["name"].get<std::string>();
    json["title"] = title;
    json["plies"] = tree.ply(tree.current());
    json["position"] = state.text();
    json["lines"] = lines_view();
    json["judged"] = Json::array();
    for (Judged const& one : judged_) json["judged"].push_back({one.node, one.first_seat});
    return json;
}

} // namespace damier::page
