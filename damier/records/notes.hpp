// What is said about a move, between the notes of a file and a node of the history.
#pragma once

#include "damier/pdn/game.hpp"
#include "damier/session/tree.hpp"

#include <optional>
#include <string>

namespace damier::records {

// What the notes of a move say in the terms of a node.
struct NodeNotes {
    std::string before, after;
    std::vector<int> nags;
    std::string strength; // only one that is no numeric mark
    std::optional<session::Duration> used, left;
    bool is_irregular = false;
};

// Commands that Damier does not know stay at the head of the comment, as [%name value].
NodeNotes read_notes(pdn::Notes const& notes);

// `left` is not written when the game has no clock.
pdn::Notes write_notes(NodeNotes const& notes);

} // namespace damier::records
