// Where a reader stands in a game with variations, and the ways from there.
#pragma once

#include "damier/session/tree.hpp"

#include <vector>

namespace damier::terminal {

class Stepper {
public:
    explicit Stepper(session::Tree const& tree) : tree_(&tree) { follow(session::root); }

    session::Tree const& tree() const { return *tree_; }
    session::NodeId at() const { return line_[ply_]; }
    session::Node const& here() const { return tree_->node(at()); }
    std::size_t ply() const { return ply_; }
    std::size_t last_ply() const { return line_.size() - 1; } // of the line that is followed
    int depth() const;                                        // 0 on the main line

    bool next() { return go_to(ply_ + 1); }
    bool back() { return ply_ > 0 && go_to(ply_ - 1); }
    bool go_to(std::size_t ply); // on this line; stops at its end

    // The other moves that the file gives instead of the one just played, best known first.
    std::vector<session::NodeId> others() const;
    bool enter(std::size_t which); // of others()
    bool leave();                  // back to the move that the variation replaces

private:
    void follow(session::NodeId node); // the line through this node, and stand there

    session::Tree const* tree_;
    std::vector<session::NodeId> line_; // from the root to its end
    std::size_t ply_ = 0;
};

} // namespace damier::terminal
