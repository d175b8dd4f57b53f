// A game's history with its variations. Nodes are numbered in the order of their making and keep
// their number for ever: a deleted number is never given again, so commands can name nodes.
#pragma once

#include "damier/game/state.hpp"
#include "damier/session/clock.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damier::session {

using NodeId = int;
inline constexpr NodeId root = 0;
inline constexpr NodeId no_node = -1;

struct Node {
    NodeId parent = no_node;
    std::vector<NodeId> children; // the first continues the line, the others are variations
    NodeId next = no_node;        // the child last visited: where redo goes
    bool is_deleted = false;

    game::StatePtr state;           // after the action; shared, so a copy of a node is cheap
    std::string action;             // its canonical text; empty at the root
    game::Seat seat = game::nobody; // who played it
    bool is_irregular = false;      // let through under arbitration
    Duration used{0};               // time that the action took
    Times times;                    // of all clocks after it
    std::string comment_before, comment_after;
    std::vector<int> nags; // numeric annotation glyphs, in the order given

    bool operator==(Node const& other) const;
};

class Tree {
public:
    Tree() = default; // no game: no node
    Tree(game::StatePtr start, Times const& times);

    bool empty() const { return nodes_.empty(); }
    bool has(NodeId id) const;
    Node const& node(NodeId id) const;
    NodeId current() const { return current_; }
    Node const& here() const { return node(current_); }

    // Plays from the current node and goes there. The same action again is the same node.
    NodeId play(Node played);
    NodeId child(NodeId id, std::string_view action, bool is_irregular) const; // or no_node
    void go_to(NodeId id);
    NodeId back(NodeId from, int plies) const;    // stops at the root
    NodeId forward(NodeId from, int plies) const; // along the line last visited, else the main one

    int ply(NodeId id) const; // distance from the root
    bool is_on_path(NodeId id, NodeId leaf) const;
    bool is_main(NodeId id) const;
    std::vector<NodeId> path(NodeId leaf) const; // from the root, both included
    std::vector<NodeId> main_line() const;
    std::size_t size() const { return nodes_.size(); } // with the deleted ones

    bool promote(NodeId id); // false when it is on the main line already
    void remove(NodeId id);  // with all that follows; the cursor goes to the parent if it was there
    void comment(NodeId id, bool before, std::string text);
    void annotate(NodeId id, std::vector<int> nags);

    // The part of the tree that starts at `id`, as a tree of its own. States are shared.
    Tree copy(NodeId id) const;

    bool operator==(Tree const&) const = default;

private:
    Node& at(NodeId id) { return nodes_[static_cast<std::size_t>(id)]; }

    std::vector<Node> nodes_;
    NodeId current_ = no_node;
};

} // namespace damier::session
