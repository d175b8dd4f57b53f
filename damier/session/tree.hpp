// A game's history with its variations. Nodes are numbered in the order of their making and keep
// their number for ever: a deleted number is never given again, so commands can name nodes.
#pragma once

#include "damier/game/state.hpp"
#include "damier/session/clock.hpp"

#include <string>
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
    game::StatePtr before;          // where it was played: none at the root and behind a set-up
    std::size_t action = 0;         // among those of `before`
    bool is_irregular = false;      // among the irregular ones: let through under arbitration
    game::Seat seat = game::nobody; // who played it
    Duration used{0};               // time that the action took
    Times times;                    // of all clocks after it
    std::string comment_before, comment_after;
    std::vector<int> nags; // numeric annotation glyphs, in the order given

    bool is_setup() const { return parent != no_node && before == nullptr; }
    game::Action const* played() const; // null where nothing was played
    std::string text() const;           // of what was played, as the game writes it

    bool operator==(Node const& other) const;
};

// A node without its times: what an action of `before` leads to.
Node played(game::StatePtr before, std::size_t action, bool is_irregular = false);

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
    void begin_anew(game::StatePtr state); // the current position, with nothing played before
    NodeId child(NodeId id, std::size_t action, bool is_irregular) const; // or no_node
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
    NodeId same_child(Node const& wanted) const; // of the current node, or no_node
    Node& at(NodeId id) { return nodes_[static_cast<std::size_t>(id)]; }

    std::vector<Node> nodes_;
    NodeId current_ = no_node;
};

} // namespace damier::session
