#include "damier/records/tree_maker.hpp"

#include "damier/base/text.hpp"
#include "damier/game/joined_capture.hpp"
#include "damier/pdn/words.hpp"
#include "damier/pdn/writer.hpp"
#include "damier/records/players.hpp"

#include <algorithm>
#include <charconv>

namespace damier::records {

namespace {

using session::Duration;
using session::TimePoint;

Head head_of(pdn::Game const& game) {
    Head head;
    for (pdn::Tag const& tag : game.tags()) head.tag(tag.name, tag.value);
    for (auto node = game.first_child(pdn::Game::root); node != pdn::Game::none;
         node = game.first_child(node)) {
        if (head.has_more || head.moves.size() == most_guessed) break;
        game.is_setup(node) ? head.setup(game.text(node)) : head.move(game.text(node));
    }
    return head;
}

session::TimeControls controls_of(pdn::Game const& game) {
    if (auto const own = game.tag("Clock"))
        if (auto controls = session::read_time_controls(*own)) return *controls;
    if (auto const usual = game.tag("TimeControl"); usual && *usual != "?" && *usual != "-")
        if (auto control = session::read_pdn_time_control(*usual)) return {*control};
    return {};
}

// Tags of a file with letters, for the same game written with numbers.
void rewrite_tags(std::vector<pdn::Tag>& tags, std::string_view type, std::string const& fen) {
    for (pdn::Tag& tag : tags) {
        if (tag.name == "GameType") tag.value = type;
        if (tag.name == "FEN") tag.value = fen;
    }
}

// The notes on the last part of a capture, then those on the parts before it.
pdn::Notes with(pdn::Notes notes, pdn::Notes const& earlier) {
    if (notes.strength.empty()) notes.strength = earlier.strength;
    notes.nags.insert(notes.nags.end(), earlier.nags.begin(), earlier.nags.end());
    notes.before.insert(notes.before.end(), earlier.before.begin(), earlier.before.end());
    notes.after.insert(notes.after.end(), earlier.after.begin(), earlier.after.end());
    return notes;
}

int moves_before(pdn::Game const& game, pdn::Game::Node node) {
    int moves = 0;
    for (; node != pdn::Game::root; node = game.parent(node)) moves += game.is_setup(node) ? 0 : 1;
    return moves;
}

void copy_line(pdn::Game const& from, pdn::Game::Node node, pdn::Game& to) {
    struct Copy {
        pdn::Game::Node from, parent;
    };
    std::vector<Copy> open{{node, pdn::Game::root}};
    while (!open.empty()) {
        Copy const one = open.back();
        open.pop_back();
        auto const added = from.is_setup(one.from) ? to.add_setup(one.parent, from.text(one.from))
                                                   : to.add_move(one.parent, from.text(one.from));
        to.set_notes(added, from.notes(one.from));
        std::vector<Copy> children;
        for (auto child = from.first_child(one.from); child != pdn::Game::none;
             child = from.next_sibling(child))
            children.push_back({child, added});
        open.insert(open.end(), children.rbegin(), children.rend());
    }
}

// What follows `parent` as it would stand in a file; only one of the lines if `only` is given.
std::string text_of(pdn::Game const& game, pdn::Game::Node parent, pdn::Game::Node only) {
    pdn::Game rest;
    if (game.has_own_moves()) rest.add_tag("Game", *game.tag("Game"));
    int const done = moves_before(game, parent) + (game.starts_second() ? 1 : 0);
    if (game.has_own_moves())
        rest.start_at(game.first_number() + done, false);
    else
        rest.start_at(game.first_number() + done / 2, done % 2 != 0);
    if (only != pdn::Game::none)
        copy_line(game, only, rest);
    else
        for (auto child = game.first_child(parent); child != pdn::Game::none;
             child = game.next_sibling(child))
            copy_line(game, child, rest);
    std::string text = pdn::write(rest, {.width = 1 << 30});
    if (game.has_own_moves()) text.erase(0, text.find("\n\n") + 2);
    text.erase(text.rfind('*'));
    return std::string(trim(text));
}

} // namespace

FileGame TreeMaker::make(FileGuess const& file) {
    Result<Record> begun = begin(file);
    if (!begun) {
        report(pdn::Severity::error, pdn::Game::root, begun.error());
        return {problems_.back().error, game_};
    }
    record_ = *std::move(begun);
    play_all();
    return {*std::move(record_), {}};
}

Result<Record> TreeMaker::begin(FileGuess const& file) {
    Head const head = head_of(game_);
    Result<Identified> const found = file.identify(head);
    if (!found) return found.error();
    game::Game const& game = *found->game;
    bool const is_guessed = found->guess && game_.tags().size() + game_.size() > 0;
    if (is_guessed) {
        report(pdn::Severity::warning, pdn::Game::root, Error{*found->guess, 0, 0});
        problems_.back().is_final = true;
    }
    letters_ = Letters(game, head.game_type);
    // A set-up among the moves says its own; only the tags decide the start.
    Head start = head;
    if (!game_.tag("FEN")) start.fen.clear();
    start.fen = letters_.to_numbers(start.fen);
    Result<game::StatePtr> const first = first_state(game, start);
    if (!first) return first.error();
    std::size_t const seats = (*first)->about().seats.size();
    session::NewGame setup = setup_of(game, start, seats);
    clock_ = session::Clock(setup.clock, static_cast<int>(seats));
    clock_.start((*first)->to_play(), TimePoint{});
    Record record(game, session::Tree(*first, clock_.times()));
    record.setup = std::move(setup);
    record.tags = game_.tags();
    std::erase_if(record.tags, [](pdn::Tag const& tag) { return tag.name == guess_mark; });
    if (is_guessed)
        record.guess = found->guess;
    else if (head.is_guessed) // until somebody said it
        rewrite_tags(record.tags, game.file_style().game_type, head.fen);
    if (letters_.are_in(head.fen) || (!head.moves.empty() && letters_.are_in(head.moves[0]))) {
        warn_once(has_warned_of_letters_, pdn::Game::root, letters_warning);
        rewrite_tags(record.tags, game.file_style().game_type, start.fen);
    }
    record.result = game_.result();
    record.first_number = game_.first_number();
    record.starts_second = game_.starts_second();
    return record;
}

session::NewGame TreeMaker::setup_of(game::Game const& game, Head const& head,
                                     std::size_t seats) const {
    session::NewGame setup;
    setup.game = game.key();
    if (auto const options = read_options(head.options)) setup.options = *options;
    std::from_chars(head.seed.data(), head.seed.data() + head.seed.size(), setup.seed);
    setup.position = head.state.empty() ? head.fen : pdn::from_one_line(head.state);
    setup.clock = controls_of(game_);
    if (setup.clock.size() > 1 && setup.clock.size() != seats) setup.clock.clear();
    setup.players = read_players(game_, game);
    return setup;
}

void TreeMaker::play_all() {
    NodeNotes const about = read_notes(game_.notes(pdn::Game::root));
    record_->tree.comment(session::root, true, about.before);
    record_->tree.comment(session::root, false, about.after);
    record_->tree.annotate(session::root, about.nags);
    open_.push_back({pdn::Game::root, session::root, {}, pdn::Game::none, {}});
    while (!open_.empty()) {
        Task const task = std::move(open_.back());
        open_.pop_back();
        play_children(task);
    }
    record_->tree.go_to(record_->tree.main_line().back());
}

void TreeMaker::play_children(Task const& task) {
    From const main = game_.first_child(task.from);
    if (main == pdn::Game::none && !task.part.empty()) {
        report(pdn::Severity::error, task.part_start,
               error(msg("the capture «{}» is not complete"), task.part));
        keep_as_comment(task.to, game_.parent(task.part_start), task.part_start);
        return;
    }
    // Lines are opened last first, so that the main line is played before its variations.
    std::size_t const before = open_.size();
    for (From move = main; move != pdn::Game::none; move = game_.next_sibling(move)) {
        if (play(task, move)) continue;
        // Without its main line the variations would say something else: all is kept as text.
        bool const is_main = move == main;
        From const start = task.part.empty() ? move : task.part_start;
        keep_as_comment(task.to, game_.parent(start),
                        is_main && task.part.empty() ? pdn::Game::none : start);
        if (is_main) break;
    }
    std::reverse(open_.begin() + static_cast<std::ptrdiff_t>(before), open_.end());
}

bool TreeMaker::play(Task const& task, From move) {
    if (game_.is_setup(move)) return play_setup(task, move);
    NodeNotes const notes = read_notes(with(game_.notes(move), task.part_notes));
    if (notes.is_irregular && play_irregular(task, move, notes)) return true;
    std::string text = own_text(move);
    if (text == pdn::unknown_move) {
        if (warn_once(has_warned_of_unknown_, move,
                      msg("a move is not known; what follows it is kept as a comment")))
            problems_.back().is_final = true;
        return false;
    }
    if (!task.part.empty()) text = game::joined_capture(task.part, text);
    game::StatePtr const& state = record_->tree.node(task.to).state;
    Result<WrittenMove> step =
        text.empty()
            ? Result<WrittenMove>(error(msg("the capture «{}» is not complete"), task.part))
            : find_written_move(state, text);
    if (!step)
        if (auto const chosen = choose_by_what_follows(state, move, text)) step = *chosen;
    if (!step) {
        if (wait_for_rest(task, move, text)) return true;
        report(pdn::Severity::error, task.part.empty() ? move : task.part_start, step.error());
        return false;
    }
    if (step->is_after_end)
        warn_once(has_warned_of_end_, move,
                  msg("the rules ended the game before this move; the file goes on"));
    add(task, move, session::played(step->from, step->action), notes);
    return true;
}

std::string TreeMaker::own_text(From move) {
    std::string const& text = game_.text(move);
    if (!letters_.are_in(text)) return text;
    warn_once(has_warned_of_letters_, move, letters_warning);
    return letters_.to_numbers(text);
}

// Some files write a capture that can be made in several ways by its ends only. The way that lets
// the game go on is meant.
std::optional<WrittenMove> TreeMaker::choose_by_what_follows(game::StatePtr const& state, From move,
                                                             std::string const& text) {
    std::vector<std::size_t> const captures = captures_along(*state, text);
    if (captures.size() < 2) return std::nullopt;
    std::size_t best = captures.front();
    int longest = -1, equals = 0;
    for (std::size_t const action : captures) {
        int const length = playable_from(state->after(action), move);
        equals = length == longest ? equals + 1 : length > longest ? 1 : equals;
        if (length > longest) best = action;
        longest = std::max(longest, length);
    }
    report(pdn::Severity::warning, move,
           error(equals > 1
                     ? msg("«{}» can be made in several ways, and the game goes on after more "
                           "than one; it was read as «{}»")
                     : msg("«{}» can be made in several ways; by what follows it is «{}»"),
                 text, state->actions()[best].text));
    return WrittenMove{state, best, false};
}

int TreeMaker::playable_from(game::StatePtr state, From move) const {
    constexpr int enough = 60;
    int length = 0;
    for (From next = game_.first_child(move);
         next != pdn::Game::none && !game_.is_setup(next) && length < enough;
         next = game_.first_child(next), ++length) {
        Result<WrittenMove> const step =
            find_written_move(state, letters_.to_numbers(game_.text(next)));
        if (!step) break;
        state = step->from->after(step->action);
    }
    return length;
}

bool TreeMaker::wait_for_rest(Task const& task, From move, std::string const& text) {
    if (text.empty() || !is_part_of_capture(*record_->tree.node(task.to).state, text)) return false;
    warn_once(has_warned_of_parts_, move, msg("a capture is written as several moves"));
    open_.push_back({move, task.to, text, task.part.empty() ? move : task.part_start,
                     with(game_.notes(move), task.part_notes)});
    return true;
}

bool TreeMaker::play_setup(Task const& task, From setup) {
    std::string const& written = game_.text(setup);
    std::string const text =
        game_.has_own_moves() ? pdn::from_one_line(written) : letters_.to_numbers(written);
    Result<game::StatePtr> const state = record_->game->read(text);
    if (!state) {
        report(pdn::Severity::error, setup, state.error());
        return false;
    }
    session::Node node;
    node.state = *state;
    add(task, setup, std::move(node), read_notes(game_.notes(setup)));
    return true;
}

bool TreeMaker::play_irregular(Task const& task, From move, NodeNotes const& notes) {
    game::StatePtr const& state = record_->tree.node(task.to).state;
    auto const index = game::find_irregular(*state, own_text(move));
    if (!index) return false;
    add(task, move, session::played(state, *index, true), notes);
    return true;
}

void TreeMaker::add(Task const& task, From move, session::Node node, NodeNotes const& notes) {
    session::Tree& tree = record_->tree;
    std::optional<Duration> const left = left_of(notes, node.seat);
    Duration used = notes.used.value_or(Duration{});
    if (left && !notes.used) used = used_by_clock(task.to, node, *left);
    clock_.restore(tree.node(task.to).times, TimePoint{});
    node.used = clock_.played(node.state->to_play(), TimePoint{} + used);
    node.times = clock_.times();
    if (left && node.seat >= 0) node.times.seats[static_cast<std::size_t>(node.seat)].left = *left;
    if (tree.current() != task.to) tree.go_to(task.to);
    To const known =
        node.before ? tree.child(task.to, node.action, node.is_irregular) : session::no_node;
    if (known != session::no_node) { // the same move again: its first time counts
        node.used = tree.node(known).used;
        node.times = tree.node(known).times;
    }
    To const id = tree.play(std::move(node));
    auto const both = [](std::string const& a, std::string const& b) {
        return a.empty() ? b : b.empty() ? a : a + "\n" + b;
    };
    if (left) clocked_.insert(id);
    record_->given.emplace(id, Record::Times{notes.used, notes.left});
    session::Node const& added = tree.node(id);
    if (!notes.before.empty()) tree.comment(id, true, both(added.comment_before, notes.before));
    if (!notes.after.empty()) tree.comment(id, false, both(added.comment_after, notes.after));
    if (!notes.nags.empty()) {
        std::vector<int> nags = added.nags;
        nags.insert(nags.end(), notes.nags.begin(), notes.nags.end());
        tree.annotate(id, std::move(nags));
    }
    if (!notes.strength.empty()) record_->strengths.emplace(id, notes.strength);
    open_.push_back({move, id, {}, pdn::Game::none, {}});
}

std::optional<TreeMaker::Duration> TreeMaker::left_of(NodeNotes const& notes, game::Seat seat) {
    if (notes.left || seat < 0 || seat > 1) return notes.left;
    return seat == 0 ? notes.clocks.white : notes.clocks.black;
}

TreeMaker::Duration TreeMaker::used_by_clock(To before, session::Node const& node,
                                             Duration left) const {
    session::TimeControls const& controls = record_->setup.clock;
    if (node.seat < 0 || controls.empty()) return {};
    auto const seat = static_cast<std::size_t>(node.seat);
    session::TimeControl const& control = controls[controls.size() == 1 ? 0 : seat];
    if (control.kind != session::TimeControl::Kind::stages
        && control.kind != session::TimeControl::Kind::hourglass)
        return {};
    // Without the clock of the move before, the difference would be that of several moves.
    To previous = before;
    while (previous != session::root && record_->tree.node(previous).seat != node.seat)
        previous = record_->tree.node(previous).parent;
    if (previous != session::root && !clocked_.contains(previous)) return {};
    session::Times const& times = record_->tree.node(before).times;
    if (times.seats[seat].in_byo || times.seat != node.seat) return {};
    session::Clock clock = clock_;
    clock.restore(times, TimePoint{});
    clock.played(node.state->to_play(), TimePoint{}); // as if the move had taken no time
    Duration const gone = clock.times().seats[seat].left - left;
    if (gone <= Duration::zero()) return {};
    auto const stage = static_cast<std::size_t>(times.seats[seat].stage);
    session::Stage const& in = control.stages[std::min(stage, control.stages.size() - 1)];
    bool const was_free =
        in.bonus == session::Bonus::delay || in.bonus == session::Bonus::bronstein;
    return was_free ? gone + in.extra : gone;
}

void TreeMaker::keep_as_comment(To at, From parent, From only) {
    std::string const text = text_of(game_, parent, only);
    std::string const& there = record_->tree.node(at).comment_after;
    record_->tree.comment(at, false, there.empty() ? text : there + "\n" + text);
}

void TreeMaker::report(pdn::Severity severity, From at_node, Error error) {
    PlacedBuilder::Spot spot = places_.spot(at_node);
    if (spot.line == 0) spot = places_.spot(1); // no tag: the first move
    problems_.push_back({severity, number_, at(spot.line, spot.column, std::move(error))});
}

bool TreeMaker::warn_once(bool& is_known, From at_node, std::string_view sentence) {
    if (std::exchange(is_known, true)) return false;
    report(pdn::Severity::warning, at_node, error(sentence));
    return true;
}

} // namespace damier::records
