#include "apps/desktop/panels/move_text.hpp"

#include "apps/desktop/board/drawing.hpp"
#include "apps/desktop/panels/glyphs.hpp"
#include "apps/desktop/words.hpp"
#include "apps/text/move_words.hpp"

#include <QStringList>

#include <algorithm>

namespace damier::desktop {

namespace {

using Kind = MoveItem::Kind;
using session::NodeId;

QChar const ellipsis(0x2026);

QString action_text(session::Node const& node) {
    if (node.is_setup()) return words(msg("new position"));
    QString const text = action_name(node.text());
    return node.is_irregular ? text + QStringLiteral("\u2020") : text; // a dagger
}

std::vector<Turn> turns_of(session::Tree const& tree, std::optional<game::Seat> first) {
    std::vector<Turn> turns(tree.size());
    if (tree.empty()) return turns;
    game::State const& start = *tree.node(session::root).state;
    int const seats = std::max(1, static_cast<int>(start.about().seats.size()));
    game::Seat const begins = first.value_or(start.to_play());
    turns[0] = {0, seats}; // so that the first move begins a round
    for (std::size_t i = 1; i < tree.size(); ++i) {
        if (!tree.has(static_cast<NodeId>(i))) continue;
        session::Node const& node = tree.node(static_cast<NodeId>(i));
        Turn const before = turns[static_cast<std::size_t>(node.parent)];
        int const seat = node.seat == game::nobody ? begins : node.seat;
        Turn turn{before.round, (seat - begins + seats) % seats};
        // A pawn that jumps on is still in the same turn.
        bool const goes_on = turn.column == before.column && tree.node(node.parent).state->held();
        if (turn.column <= before.column && !goes_on) ++turn.round;
        turns[i] = turn;
    }
    return turns;
}

QString number_text(Turn const& turn) {
    QString const number = QString::number(turn.round);
    return turn.column == 0 ? number + QLatin1Char('.') : number + ellipsis;
}

class Writer {
public:
    Writer(session::Tree const& tree, std::optional<game::Seat> first) : tree_(tree) {
        text_.turns = turns_of(tree, first);
        if (!tree.empty()) {
            first_ = first.value_or(tree.node(session::root).state->to_play());
            text_.columns =
                std::max(1, static_cast<int>(tree.node(session::root).state->about().seats.size()));
        }
    }

    MoveText run() {
        if (tree_.empty()) return std::move(text_);
        if (text_.columns > 2) add_seats();
        comment(session::root, without_drawings(tree_.node(session::root).comment_after), 0);
        open_.push_back({first_child(session::root), 0});
        while (!open_.empty()) {
            Open const next = open_.back();
            open_.pop_back();
            if (next.node != session::no_node) line(next);
        }
        return std::move(text_);
    }

private:
    struct Open {
        NodeId node;
        int depth;
        bool is_variation = false; // its siblings are told already
    };

    // One line up to the next branching; what follows is put on the stack, so that no depth of
    // variations is too deep.
    void line(Open const& start) {
        bool is_new = true;
        bool is_variation = start.is_variation;
        for (NodeId id = start.node; id != session::no_node; id = first_child(id)) {
            session::Node const& node = tree_.node(id);
            if (!node.comment_before.empty()) {
                is_new |= start.depth == 0;
                comment(id, node.comment_before, start.depth, !is_new);
            }
            if (start.depth == 0)
                add_to_row(id, is_new);
            else
                add_to_line(id, start.depth, is_new);
            is_new = false;
            if (std::string const said = without_drawings(node.comment_after); !said.empty()) {
                comment(id, said, start.depth, start.depth > 0);
                is_new = start.depth == 0;
            }
            auto const& siblings = tree_.node(node.parent).children;
            if (siblings.size() > 1 && !is_variation) {
                open_.push_back({first_child(id), start.depth});
                for (std::size_t i = siblings.size() - 1; i > 0; --i)
                    open_.push_back({siblings[i], start.depth + 1, true});
                return;
            }
            is_variation = false;
        }
    }

    // With more than two at the table it must be said whose column is whose.
    void add_seats() {
        auto const& seats = tree_.node(session::root).state->about().seats;
        MoveParagraph& row = text_.paragraphs.emplace_back();
        for (int column = 0; column < text_.columns; ++column) {
            auto const seat = static_cast<std::size_t>((first_ + column) % text_.columns);
            row.items.push_back({Kind::gap, session::no_node, words(seats[seat]), {}, column});
        }
    }

    void add_to_row(NodeId id, bool is_new) {
        Turn const turn = turns(id);
        bool const is_other = is_new || text_.paragraphs.empty() || turn.round != row_round_
                              || text_.paragraphs.back().kind != MoveParagraph::Kind::row;
        if (is_other) {
            MoveParagraph& row = text_.paragraphs.emplace_back();
            row.items.push_back({Kind::number,
                                 session::no_node,
                                 QString::number(turn.round) + QLatin1Char('.'),
                                 {},
                                 0});
            for (int column = 0; column < turn.column; ++column)
                row.items.push_back({Kind::gap, session::no_node, ellipsis, {}, column});
            row_round_ = turn.round;
        }
        text_.paragraphs.back().items.push_back(move(id, turn.column));
    }

    void add_to_line(NodeId id, int depth, bool is_new) {
        Turn const turn = turns(id);
        if (is_new) text_.paragraphs.push_back({MoveParagraph::Kind::line, depth, {}});
        auto& items = text_.paragraphs.back().items;
        bool const has_number =
            is_new || turn.column == 0 || (!items.empty() && items.back().kind == Kind::comment);
        if (has_number && !goes_on(id))
            items.push_back({Kind::number, id, number_text(turn), {}, 0});
        items.push_back(move(id, 0));
    }

    bool goes_on(NodeId id) const {
        NodeId const parent = tree_.node(id).parent;
        return parent != session::root && tree_.node(parent).seat == tree_.node(id).seat
               && turns(parent).round == turns(id).round;
    }

    void comment(NodeId id, std::string const& said, int depth, bool goes_in_line = false) {
        if (said.empty()) return;
        if (!goes_in_line)
            text_.paragraphs.push_back(
                {depth == 0 ? MoveParagraph::Kind::comment : MoveParagraph::Kind::line, depth, {}});
        auto const parts = QString::fromStdString(said).simplified().split(QLatin1Char(' '));
        for (QString const& word : parts)
            text_.paragraphs.back().items.push_back({Kind::comment, id, word, {}, 0});
    }

    MoveItem move(NodeId id, int column) const {
        session::Node const& node = tree_.node(id);
        return {Kind::move, id, action_text(node), signs_of(node.nags), column};
    }
    NodeId first_child(NodeId id) const {
        auto const& children = tree_.node(id).children;
        return children.empty() ? session::no_node : children.front();
    }
    Turn turns(NodeId id) const { return text_.turns[static_cast<std::size_t>(id)]; }

    session::Tree const& tree_;
    MoveText text_;
    std::vector<Open> open_;
    game::Seat first_ = 0;
    int row_round_ = 0;
};

} // namespace

QString action_name(std::string const& text) {
    if (text == "stop") return words(msg("stops"));
    if (text == "done") return words(msg("puts it down"));
    if (text == "pass") return words(msg("passes"));
    if (text == "again") return words(msg("plays twice running"));
    return QString::fromStdString(text::move_in_words(text));
}

MoveText make_move_text(session::Tree const& tree, std::optional<game::Seat> first) {
    return Writer(tree, first).run();
}

QString spoken_move(session::Tree const& tree, NodeId node, std::optional<game::Seat> first) {
    if (!tree.has(node)) return {};
    if (node == session::root) return words(msg("start position"));
    auto const turns = turns_of(tree, first);
    session::Node const& here = tree.node(node);
    QString text =
        number_text(turns[static_cast<std::size_t>(node)]) + QLatin1Char(' ') + action_text(here);
    if (QString const signs = signs_of(here.nags); !signs.isEmpty())
        text += QLatin1Char(' ') + signs;
    return text;
}

} // namespace damier::desktop
