#include "apps/terminal/stepper.hpp"

#include <algorithm>

namespace damier::terminal {

int Stepper::depth() const {
    int depth = 0;
    for (session::NodeId id = at(); id != session::root; id = tree_->node(id).parent)
        if (tree_->node(tree_->node(id).parent).children.front() != id) ++depth;
    return depth;
}

bool Stepper::go_to(std::size_t ply) {
    std::size_t const wanted = std::min(ply, last_ply());
    return std::exchange(ply_, wanted) != wanted;
}

std::vector<session::NodeId> Stepper::others() const {
    std::vector<session::NodeId> found;
    if (at() == session::root) return found;
    for (session::NodeId const one : tree_->node(here().parent).children)
        if (one != at()) found.push_back(one);
    return found;
}

bool Stepper::enter(std::size_t which) {
    std::vector<session::NodeId> const all = others();
    if (which >= all.size()) return false;
    follow(all[which]);
    return true;
}

bool Stepper::leave() {
    for (session::NodeId id = at(); id != session::root; id = tree_->node(id).parent) {
        session::NodeId const main = tree_->node(tree_->node(id).parent).children.front();
        if (main == id) continue;
        follow(main);
        return true;
    }
    return false;
}

void Stepper::follow(session::NodeId node) {
    line_ = tree_->path(node);
    ply_ = line_.size() - 1;
    while (!tree_->node(line_.back()).children.empty())
        line_.push_back(tree_->node(line_.back()).children.front());
}

} // namespace damier::terminal
