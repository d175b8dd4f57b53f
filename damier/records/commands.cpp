#include "damier/records/commands.hpp"

#include "damier/records/result_text.hpp"

#include <algorithm>
#include <set>

namespace damier::records {

namespace {

using session::Command;
using session::Node;
using session::NodeId;

class Walk {
public:
    Walk(Record const& record, session::TimeControls controls, bool is_timed)
        : record_(record), is_timed_(is_timed), controls_(std::move(controls)) {}

    Result<std::vector<session::TimedCommand>> run(Seated seated) {
        begin(seated);
        describe(record_.tree.node(session::root), session::root);
        open(session::root, session::root);
        while (!open_.empty()) {
            auto const [from, parent] = open_.back();
            open_.pop_back();
            if (Result<Done> const done = play(from, parent); !done) return done.error();
        }
        finish();
        return std::move(entries_);
    }
    bool has_fallen() const { return has_fallen_; } // the times do not go with the clock

private:
    struct Task {
        NodeId from;   // here
        NodeId parent; // there
    };

    void add(Command command) { entries_.push_back({stamp_, std::move(command)}); }

    void begin(Seated seated) {
        game::State const& start = *record_.tree.node(session::root).state;
        clock_ = session::Clock(controls_, static_cast<int>(start.about().seats.size()));
        clock_.start(start.to_play(), session::TimePoint{});
        times_.push_back(clock_.times());
        session::NewGame setup = record_.setup;
        setup.game = record_.game->key();
        setup.clock = controls_;
        // The file may write it in a way of its own, or name more players than there are.
        if (!setup.position.empty()) setup.position = start.text();
        setup.players.resize(std::min(setup.players.size(), start.about().seats.size()));
        for (session::Player& player : setup.players)
            if (seated == Seated::people || !record_.game->has_bot(player.bot)) player.bot.clear();
        // Computer players make no irregular moves: one who did is a person now.
        for (NodeId id = 0; id < static_cast<NodeId>(record_.tree.size()); ++id) {
            Node const& node = record_.tree.node(id);
            if (!node.is_irregular) continue;
            setup.arbitrage = true;
            auto const seat = static_cast<std::size_t>(node.seat);
            if (seat < setup.players.size()) setup.players[seat].bot.clear();
        }
        players_ = setup.players;
        add(std::move(setup));
    }

    void open(NodeId from, NodeId to) {
        std::vector<NodeId> const& children = record_.tree.node(from).children;
        for (auto child = children.rbegin(); child != children.rend(); ++child)
            open_.push_back({*child, to});
    }

    Result<Done> play(NodeId from, NodeId parent) {
        Node const& node = record_.tree.node(from);
        if (node.is_setup())
            return error(msg("a position is set up in the middle of this game; "
                             "it can be shown and converted, but not played on"));
        if (parent != current_) add(session::GoTo{parent});
        bool const is_after_draw = node.before != record_.tree.node(node.parent).state;
        if (is_after_draw && played_on_.insert(parent).second) {
            add(session::PlayOn{});
            has_ended_ = false;
        }
        run_clock(node, parent);
        if (node.is_irregular)
            add(session::PlayIrregular{node.action});
        else if (is_bot(node.seat))
            add(session::PlayAction{node.action, parent});
        else
            add(session::PlayAction{node.action, std::nullopt});
        current_ = ++last_;
        has_ended_ |= game::is_over(node.state->outcome());
        describe(node, current_);
        open(from, current_);
        return Done{};
    }

    void run_clock(Node const& node, NodeId parent) {
        if (!is_timed_) return;
        session::TimePoint const begin{};
        clock_.restore(times_[static_cast<std::size_t>(parent)], begin);
        has_fallen_ |= clock_.has_fallen(begin + node.used);
        clock_.played(node.state->to_play(), begin + node.used);
        times_.push_back(clock_.times());
        stamp_ += node.used;
    }

    bool is_bot(game::Seat seat) const {
        auto const at = static_cast<std::size_t>(seat);
        return seat >= 0 && at < players_.size() && !players_[at].bot.empty();
    }

    void describe(Node const& node, NodeId id) {
        if (!node.comment_before.empty()) add(session::Comment{id, true, node.comment_before});
        if (!node.comment_after.empty()) add(session::Comment{id, false, node.comment_after});
        if (!node.nags.empty()) add(session::Annotate{id, node.nags});
    }

    // The main line was played first, so its end is the node with this number.
    void finish() {
        std::vector<NodeId> const line = record_.tree.main_line();
        auto const end = static_cast<NodeId>(line.size()) - 1;
        game::State const& last = *record_.tree.node(line.back()).state;
        if (current_ != end) add(session::GoTo{end});
        if (game::is_over(last.outcome())) return;
        if (has_ended_) add(session::TakeBack{0}); // that was in a variation
        if (last.about().seats.size() == 2) declare(read_result(record_.result));
    }

    // Files do not say whether somebody resigned or ran out of time.
    void declare(WrittenResult score) {
        Result<game::StatePtr> const usual = record_.game->start({}, 1);
        bool const is_draughts = !record_.game->file_style().game_type.empty();
        game::Seat const first = is_draughts && usual ? (*usual)->to_play() : 0;
        if (score == WrittenResult::first_wins) add(session::Resign{1 - first});
        if (score == WrittenResult::second_wins) add(session::Resign{first});
        if (score != WrittenResult::draw) return;
        add(session::OfferDraw{0});
        add(session::AnswerDraw{1, true});
    }

    Record const& record_;
    bool is_timed_;
    session::TimeControls controls_;
    std::vector<session::Player> players_;
    std::vector<session::TimedCommand> entries_;
    session::Clock clock_;
    std::vector<session::Times> times_; // by node there
    session::Duration stamp_{0};
    bool has_fallen_ = false;
    std::vector<Task> open_;
    NodeId current_ = session::root, last_ = session::root; // there
    std::set<NodeId> played_on_; // there: draws by the rules that ended nothing
    bool has_ended_ = false;
};

} // namespace

Result<std::vector<Command>> commands_of(Record const& record, Seated seated) {
    Result<std::vector<session::TimedCommand>> entries = Walk(record, {}, false).run(seated);
    if (!entries) return entries.error();
    std::vector<Command> commands;
    for (session::TimedCommand& entry : *entries) commands.push_back(std::move(entry.command));
    return commands;
}

Result<std::vector<session::TimedCommand>> entries_of(Record const& record) {
    Walk walk(record, record.setup.clock, true);
    Result<std::vector<session::TimedCommand>> entries = walk.run(Seated::as_recorded);
    if (!entries || !walk.has_fallen()) return entries;
    return Walk(record, {}, true).run(Seated::as_recorded);
}

} // namespace damier::records
