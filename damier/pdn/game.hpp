// One game of a PDN file as a tree: tags, moves, variations, comments, marks, set-ups.
// It knows no rules: a move is the text that stands in the file. Everything given to it is made
// writable (valid UTF-8, one line where PDN needs one line), so that writing loses nothing.
#pragma once

#include "damier/pdn/comment.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damier::pdn {

struct Tag {
    std::string name, value;

    bool operator==(Tag const&) const = default;
};

// What is said about a move; most moves have none.
struct Notes {
    std::string strength;            // "!", "?!", "(?)"
    std::vector<std::uint16_t> nags; // $n
    std::vector<Comment> before;     // between the number and the move
    std::vector<Comment> after;

    bool is_empty() const { return *this == Notes{}; }
    bool operator==(Notes const&) const = default;
};

class Game {
public:
    using Node = std::uint32_t;
    static constexpr Node root = 0; // before the first move; its notes are about the game
    static constexpr Node none = UINT32_MAX;

    Game();

    // Tags, in the order given; a name may occur more than once.
    std::vector<Tag> const& tags() const { return tags_; }
    std::optional<std::string_view> tag(std::string_view name) const; // the first of that name
    void add_tag(std::string_view name, std::string_view value);
    void set_tag(std::string_view name, std::string_view value); // the first of that name, or new
    void sort_tags(); // Event, Site, Date, Round, White, Black, Result, then the others as they are

    std::string_view result() const; // the tag's, "*" without one
    // The game is one of [Game "..."] without a GameType: its moves are that game's own texts and
    // are counted one by one.
    bool has_own_moves() const;

    // The number of the first move, and whether it is the second one of that number (12...).
    int first_number() const { return first_number_; }
    bool starts_second() const { return starts_second_; }
    void start_at(int number, bool is_second);

    // The tree. The first child is the main continuation, the others are variations.
    std::size_t size() const { return nodes_.size() - 1; } // moves and set-ups in all lines
    std::string const& text(Node node) const { return nodes_[node].text; }
    bool is_setup(Node node) const { return nodes_[node].is_setup; } // then the text is a FEN
    Node parent(Node node) const { return nodes_[node].parent; }
    Node first_child(Node node) const { return nodes_[node].child; }
    Node next_sibling(Node node) const { return nodes_[node].sibling; }
    Notes const& notes(Node node) const;

    enum class As { variation, main };
    Node add_move(Node parent, std::string_view text, As as = As::variation);
    Node add_setup(Node parent, std::string_view fen, As as = As::variation);
    void set_notes(Node node, Notes notes);
    void add_comment(Node node, Comment comment); // after the move
    void add_nag(Node node, int value);
    void add_strength(Node node, std::string_view text);

    bool operator==(Game const& other) const; // the same game, however it was built

private:
    struct Entry {
        std::string text; // short enough for no allocation in nearly every game
        Node parent = none, child = none, last_child = none, sibling = none;
        std::uint32_t notes : 31 = 0; // index into notes_
        std::uint32_t is_setup : 1 = 0;
    };
    Notes& own_notes(Node node);
    Node add(Node parent, std::string_view text, bool is_setup, As as);

    std::vector<Tag> tags_;
    std::vector<Entry> nodes_;
    std::vector<Notes> notes_; // [0] is empty
    int first_number_ = 1;
    bool starts_second_ = false;
};

// A text of several lines as one line for a tag or set-up, and back: %0A is a line end, %25 is %.
std::string to_one_line(std::string_view text);
std::string from_one_line(std::string_view line);

} // namespace damier::pdn
