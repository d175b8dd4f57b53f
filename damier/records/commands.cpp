#include "damier/records/commands.hpp"

#include "damier/records/result_text.hpp"

#include <algorithm>

namespace damier::records {

namespace {

using session::Command;
using session::Node;
using session::NodeId;

class Walk {
public:
    explicit Walk(Record const& record) : record_(record) {}

    Result<std::vector<Command>> run(Seated seated) {
        begin(seated);
        describe(record_.tree.node(session::root), session::root);
        open(session::root, session::root);
        while (!open_.empty()) {
            auto const [from, parent] = open_.back();
            open_.pop_back();
            if (Result<Done> const done = play(from, parent); !done) return done.error();
        }
        finish();
        return std::move(commands_);
    }

private:
    struct Task {
        NodeId from;   // here
        NodeId parent; // there
    };

    void begin(Seated seated) {
        game::State const& start = *record_.tree.node(session::root).state;
        session::NewGame setup = record_.setup;
        setup.game = record_.game->key();
        setup.clock.clear();
        // The file may write it in a way of its own, or name more players than there are.
        if (!setup.position.empty()) setup.position = start.text();
        setup.players.resize(std::min(setup.players.size(), start.about().seats.size()));
        for (session::Player& player : setup.players) {
            bool const is_known =
                std::ranges::find(record_.game->bots(), player.bot, &game::BotKind::key)
                != record_.game->bots().end();
            if (seated == Seated::people || !is_known) player.bot.clear();
        }
        // Computer players make no irregular moves: one who did is a person now.
        for (NodeId id = 0; id < static_cast<NodeId>(record_.tree.size()); ++id) {
            Node const& node = record_.tree.node(id);
            if (!node.is_irregular) continue;
            setup.arbitrage = true;
            auto const seat = static_cast<std::size_t>(node.seat);
            if (seat < setup.players.size()) setup.players[seat].bot.clear();
        }
        players_ = setup.players;
        commands_.emplace_back(std::move(setup));
    }

    void open(NodeId from, NodeId to) {
        std::vector<NodeId> const& children = record_.tree.node(from).children;
        for (auto child = children.rbegin(); child != children.rend(); ++child)
            open_.push_back({*child, to});
    }

    Result<Done> play(NodeId from, NodeId parent) {
        Node const& node = record_.tree.node(from);
        game::State const& before = *record_.tree.node(node.parent).state;
        if (node.action.starts_with(setup_action))
            return error(msg("a position is set up in the middle of this game; "
                             "it can be shown and converted, but not played on"));
        auto const actions = node.is_irregular ? before.irregular() : before.actions();
        auto const found = std::ranges::find(actions, node.action, &game::Action::text);
        if (found == actions.end())
            return error(msg("the rules end this game before the move «{}»; "
                             "it can be shown and converted, but not played on"),
                         node.action);
        if (parent != current_) commands_.emplace_back(session::GoTo{parent});
        auto const index = static_cast<std::size_t>(found - actions.begin());
        if (node.is_irregular)
            commands_.emplace_back(session::PlayIrregular{index});
        else if (is_bot(node.seat))
            commands_.emplace_back(session::PlayAction{index, parent});
        else
            commands_.emplace_back(session::PlayAction{index, std::nullopt});
        current_ = ++last_;
        has_ended_ |= game::is_over(node.state->outcome());
        describe(node, current_);
        open(from, current_);
        return Done{};
    }

    bool is_bot(game::Seat seat) const {
        auto const at = static_cast<std::size_t>(seat);
        return seat >= 0 && at < players_.size() && !players_[at].bot.empty();
    }

    void describe(Node const& node, NodeId id) {
        if (!node.comment_before.empty())
            commands_.emplace_back(session::Comment{id, true, node.comment_before});
        if (!node.comment_after.empty())
            commands_.emplace_back(session::Comment{id, false, node.comment_after});
        if (!node.nags.empty()) commands_.emplace_back(session::Annotate{id, node.nags});
    }

    // The main line was played first, so its end is the node with this number.
    void finish() {
        std::vector<NodeId> const line = record_.tree.main_line();
        auto const end = static_cast<NodeId>(line.size()) - 1;
        game::State const& last = *record_.tree.node(line.back()).state;
        if (current_ != end) commands_.emplace_back(session::GoTo{end});
        if (game::is_over(last.outcome())) return;
        if (has_ended_) commands_.emplace_back(session::TakeBack{0}); // that was in a variation
        if (last.about().seats.size() == 2) declare(read_score(record_.result));
    }

    // Files do not say whether somebody resigned or ran out of time.
    void declare(Score score) {
        Result<game::StatePtr> const usual = record_.game->start({}, 1);
        bool const is_draughts = !record_.game->file_style().game_type.empty();
        game::Seat const first = is_draughts && usual ? (*usual)->to_play() : 0;
        if (score == Score::first_wins) commands_.emplace_back(session::Resign{1 - first});
        if (score == Score::second_wins) commands_.emplace_back(session::Resign{first});
        if (score != Score::draw) return;
        commands_.emplace_back(session::OfferDraw{0});
        commands_.emplace_back(session::AnswerDraw{1, true});
    }

    Record const& record_;
    std::vector<session::Player> players_;
    std::vector<Command> commands_;
    std::vector<Task> open_;
    NodeId current_ = session::root, last_ = session::root; // there
    bool has_ended_ = false;
};

} // namespace

Result<std::vector<Command>> commands_of(Record const& record, Seated seated) {
    if (record.game == nullptr || record.tree.empty())
        return error(msg("the game of this file is not known, so it cannot be played"));
    return Walk(record).run(seated);
}

} // namespace damier::records
