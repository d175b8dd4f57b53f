// What is said about a move, between the notes of a file and a node of the history.
#pragma once

#include "damier/pdn/game.hpp"
#include "damier/pdn/times.hpp"
#include "damier/session/tree.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damier::records {

inline constexpr std::string_view irregular_command = "irregular"; // [%irregular]

// What the notes of a move say in the terms of a node.
struct NodeNotes {
    std::string before, after;
    std::vector<int> nags;
    std::string strength; // only one that is no numeric mark
    std::optional<session::Duration> used, left;
    bool is_irregular = false;
    pdn::BothClocks clocks{}; // of [%clock w0:09:57 b0:10:00], which also stays in the comment
};

// Commands that Damier does not know stay at the head of the comment, as [%name value].
NodeNotes read_notes(pdn::Notes const& notes);

// `left` is not written when the game has no clock. The start of a game has no move to stand before
// or to be marked with a sign: what is said before it carries the command [%before].
enum class NotesOf { start, move };
pdn::Notes write_notes(NodeNotes const& notes, NotesOf what = NotesOf::move);

} // namespace damier::records
