// A history as lines of text: the main line in rounds with one column per seat, variations and
// comments between them. What stands where, without any geometry; move_tree.hpp draws it.
#pragma once

#include "damier/session/tree.hpp"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace damier::desktop {

struct MoveItem {
    enum class Kind { number, move, comment, gap };

    Kind kind = Kind::move;
    session::NodeId node = session::no_node; // what a click on it means
    QString text;                            // of a comment: one word
    QString signs;                           // glyphs behind a move
    int column = 0;                          // in a row: which seat's
};

struct MoveParagraph {
    enum class Kind { row, line, comment };

    Kind kind = Kind::row;
    int depth = 0; // 0 = main line
    std::vector<MoveItem> items;
};

struct Turn {
    int round = 0;  // from 1
    int column = 0; // 0 = the seat that begins a round
};

struct MoveText {
    int columns = 2;
    std::vector<Turn> turns; // by node
    std::vector<MoveParagraph> paragraphs;
};

// An action's text for people: what is a word and not a move is said in their language.
QString action_name(std::string const& text);

// `first`: the seat that begins each round; nothing: whoever moves at the root.
MoveText make_move_text(session::Tree const& tree, std::optional<game::Seat> first = {});

// "12. 32-28" or "12… 19-23", with glyphs: a move said alone.
QString spoken_move(session::Tree const& tree, session::NodeId node,
                    std::optional<game::Seat> first = {});

} // namespace damier::desktop
