#include "damier/records/record.hpp"

#include "damier/pdn/writer.hpp"
#include "damier/records/notes.hpp"
#include "damier/records/players.hpp"
#include "damier/records/result_text.hpp"
#include "damier/records/tags.hpp"

#include <algorithm>
#include <cassert>

namespace damier::records {

namespace {

using session::Node;
using session::NodeId;
using session::Tree;

bool has_clock(session::TimeControls const& controls, game::Seat seat) {
    if (controls.empty() || seat < 0) return false;
    auto const at = controls.size() == 1 ? 0 : static_cast<std::size_t>(seat);
    return at < controls.size() && controls[at].kind != session::TimeControl::Kind::none;
}

// Nobody reads a clock more closely.
session::Duration in_tenths(session::Duration time) {
    using Tenths = std::chrono::duration<std::int64_t, std::deci>;
    return std::max<session::Duration>(std::chrono::round<Tenths>(time), session::Duration::zero());
}

// Tags that say what the record knows; a tag of the file that says it already is left alone.
class Tags {
public:
    Tags(Record const& record, pdn::Game& game) : record_(record), game_(game) {}

    void complete() {
        for (pdn::Tag const& tag : missing_tags(record_)) game_.add_tag(tag.name, tag.value);
    }
    void add() {
        for (pdn::Tag const& tag : record_.tags) game_.add_tag(tag.name, tag.value);
        if (game_.result() != record_.result && !(record_.result == "*" && !game_.tag("Result")))
            game_.set_tag("Result", record_.result);
        add_game();
        if (record_.guess) game_.add_tag(guess_mark, "GameType");
        bool const is_own = game_.has_own_moves();
        session::NewGame const& setup = record_.setup;
        if (!setup.position.empty() && !game_.tag(is_own ? "State" : "FEN"))
            game_.add_tag(is_own ? "State" : "FEN",
                          is_own ? pdn::to_one_line(setup.position) : setup.position);
        write_players(setup.players, game_);
        if (!setup.clock.empty() && !has_clock_tag())
            game_.add_tag("Clock", session::to_text(setup.clock));
        game_.sort_tags();
    }

private:
    void add_game() {
        std::string_view const type = record_.game->file_style().game_type;
        if (game_.tag("GameType") || game_.tag("Game")) return;
        if (!type.empty()) {
            game_.add_tag("GameType", type);
            return;
        }
        game_.add_tag("Game", record_.game->key());
        std::string const options = options_text(*record_.game, record_.setup.options);
        if (!options.empty()) game_.add_tag("GameOptions", options);
        if (record_.setup.seed != 0) game_.add_tag("Seed", std::to_string(record_.setup.seed));
    }
    bool has_clock_tag() const {
        if (game_.tag("Clock")) return true;
        auto const usual = game_.tag("TimeControl");
        if (!usual) return false;
        auto const control = session::read_pdn_time_control(*usual);
        return control && record_.setup.clock == session::TimeControls{*control};
    }
    Record const& record_;
    pdn::Game& game_;
};

NodeNotes notes_of(Record const& record, NodeId id) {
    Node const& node = record.tree.node(id);
    NodeNotes notes{node.comment_before, node.comment_after, node.nags, "", {}, {},
                    node.is_irregular};
    if (auto const found = record.strengths.find(id); found != record.strengths.end())
        notes.strength = found->second;
    if (id == session::root) return notes;
    if (auto const given = record.given.find(id); given != record.given.end()) {
        notes.used = given->second.used;
        notes.left = given->second.left;
        return notes;
    }
    session::Duration const used = in_tenths(node.used);
    if (used != session::Duration::zero()) notes.used = used;
    if (has_clock(record.setup.clock, node.seat))
        notes.left = in_tenths(node.times.seats[static_cast<std::size_t>(node.seat)].left);
    return notes;
}

void add_moves(Record const& record, pdn::Game& game) {
    struct Task {
        NodeId from;
        pdn::Game::Node to;
    };
    bool const is_own = game.has_own_moves();
    // Without a move there is nothing to count; that the second side moves is in the position.
    bool const has_moves = !record.tree.node(session::root).children.empty();
    game.start_at(record.first_number,
                  record.starts_second && (has_moves || record.first_number > 1));
    game.set_notes(pdn::Game::root, write_notes(notes_of(record, session::root), NotesOf::start));
    std::vector<Task> open{{session::root, pdn::Game::root}};
    while (!open.empty()) {
        Task const task = open.back();
        open.pop_back();
        for (NodeId const child : record.tree.node(task.from).children) {
            session::Node const& node = record.tree.node(child);
            pdn::Game::Node added;
            if (node.is_setup()) {
                std::string const text = node.state->text();
                added = game.add_setup(task.to, is_own ? pdn::to_one_line(text) : text);
            } else {
                added = game.add_move(task.to, node.text());
            }
            game.set_notes(added, write_notes(notes_of(record, child)));
            open.push_back({child, added});
        }
    }
}

// What was told at the table stands instead of what the file says.
void tell(Record& record, session::Session const& session) {
    for (session::Told const& one : session.told()) {
        auto const there = std::ranges::find(record.tags, one.name, &pdn::Tag::name);
        if (there == record.tags.end() && !one.value.empty())
            record.tags.push_back({one.name, one.value});
        else if (there != record.tags.end() && one.value.empty())
            record.tags.erase(there);
        else if (there != record.tags.end())
            there->value = one.value;
    }
}

} // namespace

std::optional<std::string_view> Record::tag(std::string_view name) const {
    auto const found = std::ranges::find(tags, name, &pdn::Tag::name);
    if (found == tags.end()) return std::nullopt;
    return found->value;
}

Record::Record(game::Game const& known, session::Tree lines)
    : game(&known), tree(std::move(lines)) {
    assert(!tree.empty() && tree.node(session::root).state != nullptr);
    setup.game = game->key();
}

Record record_of(session::Session const& session) {
    Record record(session.game(), session.tree());
    record.setup = session.setup();
    game::State const& start = *record.tree.node(session::root).state;
    game::Outcome outcome = session.ending() ? session.ending()->outcome : game::Outcome{};
    Result<game::StatePtr> const usual = record.game->start(record.setup.options, 1);
    game::Seat const first = usual ? (*usual)->to_play() : 0;
    bool const is_draughts = !record.game->file_style().game_type.empty();
    record.result =
        result_text(outcome, static_cast<int>(start.about().seats.size()), is_draughts ? first : 0,
                    record.game->file_style().has_double_points);
    record.starts_second = is_draughts && start.to_play() != first;
    tell(record, session);
    return record;
}

Record record_of(session::Session const& session, Record const& origin) {
    Record record = record_of(session);
    record.guess = origin.guess;
    record.tags = origin.tags;
    tell(record, session);
    record.first_number = origin.first_number;
    record.starts_second = origin.starts_second;
    if (read_result(record.result) == read_result(origin.result)) record.result = origin.result;
    // The nodes of the session are those of the origin in the order of lines.
    std::vector<NodeId> open{session::root};
    for (NodeId there = 0; !open.empty(); ++there) {
        NodeId const here = open.back();
        open.pop_back();
        std::vector<NodeId> const& children = origin.tree.node(here).children;
        open.insert(open.end(), children.rbegin(), children.rend());
        if (!record.tree.has(there)) continue;
        if (auto const found = origin.strengths.find(here); found != origin.strengths.end())
            record.strengths[there] = found->second;
        if (auto const found = origin.given.find(here); found != origin.given.end())
            record.given[there] = found->second;
    }
    return record;
}

Record record_of(game::Game const& game, game::StatePtr const& state) {
    Record record(game, session::Tree(state, session::Clock({}, 2).times()));
    Result<game::StatePtr> const usual = game.start({}, 1);
    if (!usual || (*usual)->text() != state->text()) record.setup.position = state->text();
    bool const is_draughts = !game.file_style().game_type.empty();
    record.starts_second = is_draughts && usual && (*usual)->to_play() != state->to_play();
    return record;
}

pdn::Game to_pdn(Record const& record) {
    pdn::Game game;
    Tags(record, game).add();
    add_moves(record, game);
    return game;
}

std::string write(Record const& record) {
    pdn::Game game;
    Tags tags(record, game);
    tags.complete();
    tags.add();
    add_moves(record, game);
    return pdn::write(game);
}

} // namespace damier::records
