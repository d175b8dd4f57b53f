#include "damier/pdn/game.hpp"

#include "damier/pdn/input.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <iterator>
#include <utility>

namespace damier::pdn {

namespace {

constexpr std::array<std::string_view, 7> usual_tags{"Event", "Site",  "Date",  "Round",
                                                     "White", "Black", "Result"};

bool is_control(char c) { return (c >= 0 && c < 32) || c == 127; }

// Text that stays on one line.
std::string one_line(std::string_view text) {
    std::string line = to_utf8(text);
    std::ranges::replace_if(line, is_control, ' ');
    return line;
}

std::string tag_name(std::string_view text) {
    std::string name = to_utf8(text);
    std::ranges::replace_if(
        name,
        [](char c) {
            return is_control(c) || std::string_view(" \"[]{}").find(c) != std::string_view::npos;
        },
        '_');
    return name.empty() ? "_" : name;
}

// Runs of ! and ?, in parentheses or not.
bool is_strength(std::string_view text) {
    bool is_inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char const c = text[i];
        if (c == '(' && !is_inside && i + 1 < text.size() && text[i + 1] != ')')
            is_inside = true;
        else if (c == ')' && is_inside)
            is_inside = false;
        else if (c != '!' && c != '?')
            return false;
    }
    return !is_inside && text.size() <= 100;
}

void clean(std::vector<Comment>& comments) {
    for (Comment& comment : comments) comment = cleaned(std::move(comment));
    std::erase_if(comments, [](Comment const& one) { return one.is_empty(); });
}

} // namespace

Game::Game() : nodes_(1), notes_(1) {}

std::optional<std::string_view> Game::tag(std::string_view name) const {
    auto const found = std::ranges::find(tags_, name, &Tag::name);
    if (found == tags_.end()) return std::nullopt;
    return found->value;
}

void Game::add_tag(std::string_view name, std::string_view value) {
    tags_.push_back({tag_name(name), one_line(value)});
}

void Game::set_tag(std::string_view name, std::string_view value) {
    auto const found = std::ranges::find(tags_, name, &Tag::name);
    if (found == tags_.end())
        add_tag(name, value);
    else
        found->value = one_line(value);
}

void Game::sort_tags() {
    std::ranges::stable_sort(tags_, {}, [](Tag const& tag) {
        return std::ranges::find(usual_tags, tag.name) - usual_tags.begin();
    });
}

std::string_view Game::result() const {
    std::optional<std::string_view> const value = tag("Result");
    return value && !value->empty() && *value != "?" ? *value : "*";
}

bool Game::has_own_moves() const {
    std::optional<std::string_view> const value = tag("Game"); // a number here is someone's own
    return value && !tag("GameType") && !value->empty() && value->front() >= 'a'
           && value->front() <= 'z';
}

void Game::start_at(int number, bool is_second) {
    first_number_ = std::clamp(number, 0, 99'999);
    starts_second_ = is_second;
}

Notes const& Game::notes(Node node) const { return notes_[nodes_[node].notes]; }

Game::Node Game::add_move(Node parent, std::string_view text, As as) {
    return add(parent, text, false, as);
}

Game::Node Game::add_setup(Node parent, std::string_view fen, As as) {
    return add(parent, fen, true, as);
}

Game::Node Game::add(Node parent, std::string_view text, bool is_setup, As as) {
    assert(parent < nodes_.size());
    Node const node = static_cast<Node>(nodes_.size());
    Entry entry;
    if (std::ranges::any_of(text, [](char c) { return c < 32 || c == 127; }))
        entry.text = one_line(text);
    else
        entry.text = text;
    entry.parent = parent;
    entry.is_setup = is_setup ? 1 : 0;
    Entry& above = nodes_[parent];
    if (above.child == none)
        above.child = above.last_child = node;
    else if (as == As::main)
        entry.sibling = std::exchange(above.child, node);
    else
        above.last_child = nodes_[above.last_child].sibling = node;
    nodes_.push_back(std::move(entry));
    return node;
}

void Game::set_notes(Node node, Notes notes) {
    assert(node < nodes_.size());
    clean(notes.before);
    clean(notes.after);
    if (!is_strength(notes.strength)) notes.strength.clear();
    if (node == root) { // nothing to be before, nothing to be strong
        notes.strength.clear();
        std::ranges::move(notes.before, std::back_inserter(notes.after));
        notes.before.clear();
    }
    if (nodes_[node].notes == 0 && notes.is_empty()) return;
    own_notes(node) = std::move(notes);
}

Notes& Game::own_notes(Node node) {
    if (nodes_[node].notes == 0) {
        nodes_[node].notes = static_cast<std::uint32_t>(notes_.size()) & 0x7FFFFFFFu;
        notes_.emplace_back();
    }
    return notes_[nodes_[node].notes];
}

void Game::add_comment(Node node, Comment comment) {
    comment = cleaned(std::move(comment));
    if (!comment.is_empty()) own_notes(node).after.push_back(std::move(comment));
}

void Game::add_nag(Node node, int value) {
    own_notes(node).nags.push_back(static_cast<std::uint16_t>(std::clamp(value, 0, 65535)));
}

void Game::add_strength(Node node, std::string_view text) {
    if (node == root || notes(node).strength.size() > 50 || !is_strength(text)) return;
    own_notes(node).strength += text;
}

bool Game::operator==(Game const& other) const {
    if (tags_ != other.tags_ || first_number_ != other.first_number_
        || starts_second_ != other.starts_second_ || size() != other.size())
        return false;
    // Side by side, without recursion: a line of variations may be very deep.
    std::vector<std::pair<Node, Node>> open{{root, root}};
    while (!open.empty()) {
        auto const [a, b] = open.back();
        open.pop_back();
        if (text(a) != other.text(b) || is_setup(a) != other.is_setup(b)
            || notes(a) != other.notes(b))
            return false;
        Node x = first_child(a), y = other.first_child(b);
        for (; x != none && y != none; x = next_sibling(x), y = other.next_sibling(y))
            open.emplace_back(x, y);
        if (x != y) return false;
    }
    return true;
}

std::string to_one_line(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string line;
    for (char const c : text) {
        if (!is_control(c) && c != '%') {
            line += c;
            continue;
        }
        line += '%';
        line += digits[static_cast<std::size_t>(c / 16)];
        line += digits[static_cast<std::size_t>(c % 16)];
    }
    return line;
}

std::string from_one_line(std::string_view line) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        unsigned code = 0;
        char const* const from = line.data() + i + 1;
        bool const can_be = line[i] == '%' && i + 2 < line.size();
        if (can_be && std::from_chars(from, from + 2, code, 16).ptr == from + 2) {
            text += static_cast<char>(code);
            i += 2;
        } else {
            text += line[i];
        }
    }
    return text;
}

} // namespace damier::pdn
