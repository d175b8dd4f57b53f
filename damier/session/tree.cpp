#include "damier/session/tree.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <tuple>
#include <utility>

namespace damier::session {

bool Node::operator==(Node const& other) const {
    auto const rest = [](Node const& n) {
        return std::tie(n.parent, n.children, n.next, n.is_deleted, n.action, n.seat,
                        n.is_irregular, n.used, n.times, n.comment_before, n.comment_after, n.nags);
    };
    if (rest(*this) != rest(other) || (before == nullptr) != (other.before == nullptr))
        return false;
    if (!state || !other.state) return state == other.state;
    return state == other.state || state->text() == other.state->text();
}

game::Action const* Node::played() const {
    if (!before) return nullptr;
    return &(is_irregular ? game::irregular_actions(*before) : before->actions())[action];
}

std::string Node::text() const {
    game::Action const* const what = played();
    return what ? what->text : std::string();
}

Node played(game::StatePtr before, std::size_t action, bool is_irregular) {
    Node node;
    node.seat = is_irregular ? before->arbitration()->by(action) : before->to_play();
    node.action = action;
    node.is_irregular = is_irregular;
    node.state =
        is_irregular ? before->arbitration()->after_irregular(action) : before->after(action);
    node.before = std::move(before);
    return node;
}

Tree::Tree(game::StatePtr start, Times const& times) : current_(root) {
    Node first;
    first.state = std::move(start);
    first.times = times;
    nodes_.push_back(std::move(first));
}

bool Tree::has(NodeId id) const {
    return id >= 0 && static_cast<std::size_t>(id) < nodes_.size() && !node(id).is_deleted;
}

Node const& Tree::node(NodeId id) const {
    assert(id >= 0 && static_cast<std::size_t>(id) < nodes_.size());
    return nodes_[static_cast<std::size_t>(id)];
}

NodeId Tree::play(Node played) {
    if (NodeId const same = same_child(played); same != no_node) {
        at(same).used = played.used;
        at(same).times = played.times;
        go_to(same);
        return same;
    }
    NodeId const id = static_cast<NodeId>(nodes_.size());
    played.parent = current_;
    nodes_.push_back(std::move(played));
    at(current_).children.push_back(id);
    at(current_).next = id;
    current_ = id;
    return id;
}

void Tree::begin_anew(game::StatePtr state) { at(current_).state = std::move(state); }

NodeId Tree::child(NodeId id, std::size_t action, bool is_irregular) const {
    for (NodeId const one : node(id).children)
        if (node(one).before && node(one).action == action
            && node(one).is_irregular == is_irregular)
            return one;
    return no_node;
}

NodeId Tree::same_child(Node const& wanted) const {
    if (wanted.before) return child(current_, wanted.action, wanted.is_irregular);
    for (NodeId const one : here().children) // set up: the same position
        if (!node(one).before && node(one).state->text() == wanted.state->text()) return one;
    return no_node;
}

void Tree::go_to(NodeId id) {
    assert(has(id));
    current_ = id;
    for (NodeId child = id; child != root; child = node(child).parent)
        at(node(child).parent).next = child;
}

NodeId Tree::back(NodeId from, int plies) const {
    for (; plies > 0 && from != root; --plies) from = node(from).parent;
    return from;
}

NodeId Tree::forward(NodeId from, int plies) const {
    for (; plies > 0; --plies) {
        Node const& here = node(from);
        if (here.children.empty()) break;
        from = here.next != no_node ? here.next : here.children.front();
    }
    return from;
}

int Tree::ply(NodeId id) const {
    int plies = 0;
    for (; id != root; id = node(id).parent) ++plies;
    return plies;
}

bool Tree::is_on_path(NodeId id, NodeId leaf) const {
    for (;; leaf = node(leaf).parent) {
        if (leaf == id) return true;
        if (leaf == root) return false;
    }
}

bool Tree::is_main(NodeId id) const {
    for (; id != root; id = node(id).parent)
        if (node(node(id).parent).children.front() != id) return false;
    return true;
}

std::vector<NodeId> Tree::path(NodeId leaf) const {
    std::vector<NodeId> ids{leaf};
    while (ids.back() != root) ids.push_back(node(ids.back()).parent);
    std::ranges::reverse(ids);
    return ids;
}

std::vector<NodeId> Tree::main_line() const {
    std::vector<NodeId> ids;
    if (empty()) return ids;
    ids.push_back(root);
    while (!node(ids.back()).children.empty()) ids.push_back(node(ids.back()).children.front());
    return ids;
}

bool Tree::promote(NodeId id) {
    for (; id != root; id = node(id).parent) {
        std::vector<NodeId>& siblings = at(node(id).parent).children;
        auto const place = std::ranges::find(siblings, id);
        if (place == siblings.begin()) continue;
        std::rotate(siblings.begin(), place, place + 1);
        return true;
    }
    return false;
}

void Tree::remove(NodeId id) {
    assert(has(id) && id != root);
    if (is_on_path(id, current_)) current_ = node(id).parent;
    Node& parent = at(node(id).parent);
    std::erase(parent.children, id);
    if (parent.next == id) parent.next = no_node;
    std::vector<NodeId> doomed{id};
    while (!doomed.empty()) {
        NodeId const one = doomed.back();
        doomed.pop_back();
        std::ranges::copy(node(one).children, std::back_inserter(doomed));
        at(one) = Node{};
        at(one).is_deleted = true;
    }
}

void Tree::comment(NodeId id, bool before, std::string text) {
    (before ? at(id).comment_before : at(id).comment_after) = std::move(text);
}

void Tree::annotate(NodeId id, std::vector<int> nags) { at(id).nags = std::move(nags); }

Tree Tree::copy(NodeId id) const {
    Tree part;
    std::vector<std::pair<NodeId, NodeId>> waiting{{id, no_node}}; // here, its parent there
    while (!waiting.empty()) {
        auto const [from, parent] = waiting.back();
        waiting.pop_back();
        NodeId const to = static_cast<NodeId>(part.nodes_.size());
        Node copied = node(from);
        std::vector<NodeId> const children = std::exchange(copied.children, {});
        copied.parent = parent;
        copied.next = no_node;
        part.nodes_.push_back(std::move(copied));
        if (parent != no_node) part.at(parent).children.push_back(to);
        for (auto child = children.rbegin(); child != children.rend(); ++child)
            waiting.emplace_back(*child, to);
    }
    part.current_ = root;
    return part;
}

} // namespace damier::session
