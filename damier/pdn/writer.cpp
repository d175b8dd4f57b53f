#include "damier/pdn/writer.hpp"

#include "damier/pdn/scanner.hpp"
#include "damier/pdn/words.hpp"

#include <algorithm>

namespace damier::pdn {

namespace {

int width_of(std::string_view text) {
    return static_cast<int>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

// Tokens with one space or one line end between them.
class Lines {
public:
    explicit Lines(std::string& out, int width) : out_(out), width_(width) {}

    void put(std::string_view token) {
        int const size = width_of(token) + width_of(prefix_);
        if (column_ > 0 && column_ + 1 + size > width_)
            end_line();
        else if (column_ > 0)
            space();
        write(token);
    }
    // After a space whatever the width: a line must not start with this.
    void put_behind(std::string_view token) {
        if (column_ > 0) space();
        write(token);
    }
    void glue(std::string_view token) { // to the token before
        out_ += token;
        column_ += width_of(token);
    }
    void open(char c) { prefix_ += c; } // glued to the token that follows
    void end_line() {
        out_ += '\n';
        column_ = 0;
    }
    bool is_line_start() const { return column_ == 0; }

private:
    void space() {
        out_ += ' ';
        ++column_;
    }
    void write(std::string_view token) {
        out_ += prefix_;
        out_ += token;
        column_ += width_of(prefix_) + width_of(token);
        prefix_.clear();
    }

    std::string& out_;
    int width_;
    int column_ = 0;
    std::string prefix_;
};

class Movetext {
public:
    Movetext(Game const& game, Lines& lines)
        : game_(game),
          lines_(lines),
          counts_each_(game.has_own_moves()),
          header_result_(game.tag("Result").value_or("")) {}

    void write() {
        Notes const& notes = game_.notes(Game::root);
        for (int const nag : notes.nags) put_nag(nag);
        for (Comment const& comment : notes.after) put(comment);
        long const start = counts_each_
                               ? game_.first_number()
                               : 2L * game_.first_number() + (game_.starts_second() ? 1 : 0);
        tasks_.push_back({Task::go_on, Game::root, start});
        while (!tasks_.empty()) {
            Task const task = tasks_.back();
            tasks_.pop_back();
            step(task);
        }
        // The number is kept even when no move carries it.
        bool const is_usual = game_.first_number() == 1 && !game_.starts_second();
        if (!has_main_move_ && !is_usual) put_number(start);
    }

private:
    // What remains to be written; a stack of our own, because variations may be nested deeply.
    struct Task {
        enum What { go_on, open, line, close } what;
        Game::Node node;
        long ply; // of the move to write
    };

    void step(Task const& task) {
        switch (task.what) {
        case Task::go_on: {
            Game::Node const main = game_.first_child(task.node);
            if (main != Game::none) put_node(main, task.ply, true);
            break;
        }
        case Task::open:
            lines_.open('(');
            ++depth_;
            needs_number_ = true;
            break;
        case Task::line: put_node(task.node, task.ply, false); break;
        case Task::close:
            lines_.glue(")");
            --depth_;
            needs_number_ = true;
        }
    }

    void put_node(Game::Node node, long ply, bool has_variations) {
        bool const is_setup = game_.is_setup(node);
        Notes const& notes = game_.notes(node);
        bool const is_second = !counts_each_ && ply % 2 != 0;
        if (!notes.before.empty() || (!is_setup && (needs_number_ || !is_second))) put_number(ply);
        for (Comment const& comment : notes.before) put(comment);
        std::string const& text = game_.text(node);
        if (is_setup)
            lines_.put("/FEN " + pdn::quoted(text) + "/");
        else
            lines_.put(text == header_result_ ? pdn::quoted(text) : move_token(text));
        has_main_move_ |= depth_ == 0 && !is_setup;
        needs_number_ = is_setup;
        if (!notes.strength.empty()) lines_.glue(notes.strength);
        for (int const nag : notes.nags) put_nag(nag);
        for (Comment const& comment : notes.after) put(comment);
        tasks_.push_back({Task::go_on, node, ply + (is_setup ? 0 : 1)});
        if (!has_variations) return;
        std::vector<Game::Node> others;
        for (Game::Node other = game_.next_sibling(node); other != Game::none;
             other = game_.next_sibling(other))
            others.push_back(other);
        for (auto other = others.rbegin(); other != others.rend(); ++other) {
            tasks_.push_back({Task::close, *other, 0});
            tasks_.push_back({Task::line, *other, ply});
            tasks_.push_back({Task::open, *other, 0});
        }
    }

    void put_nag(int value) {
        std::string token(1, '$');
        lines_.put(token += std::to_string(value));
    }

    void put_number(long ply) {
        long const number = std::min(counts_each_ ? ply : ply / 2, 999'999L);
        bool const is_second = counts_each_ ? game_.starts_second() : ply % 2 != 0;
        lines_.put(std::to_string(number) + (is_second ? "..." : "."));
    }

    void put(Comment const& comment) {
        lines_.open('{');
        bool is_first = true;
        for (std::string const& word : words_of(comment)) {
            bool const is_bound = !is_first && !word.empty() && (word[0] == '[' || word[0] == '%');
            if (word.empty())
                lines_.end_line();
            else if (is_bound)
                lines_.put_behind(word);
            else
                lines_.put(word);
            is_first = false;
        }
        lines_.glue("}");
        needs_number_ = true;
    }

    Game const& game_;
    Lines& lines_;
    bool counts_each_;
    std::string_view header_result_;
    std::vector<Task> tasks_;
    int depth_ = 0;
    bool needs_number_ = true;
    bool has_main_move_ = false;
};

} // namespace

std::string move_token(std::string_view text) {
    return is_plain_move(text) ? std::string(text) : pdn::quoted(text);
}

std::string write(Game const& game, WriteOptions const& options) {
    Game sorted;
    for (Tag const& tag : game.tags()) sorted.add_tag(tag.name, tag.value);
    if (!options.keep_tag_order) sorted.sort_tags();
    std::vector<Tag> const& tags = sorted.tags();

    std::string text;
    Notes const& about = game.notes(Game::root);
    bool const is_empty = tags.empty() && game.size() == 0 && about.is_empty()
                          && game.first_number() == 1 && !game.starts_second();
    // An empty comment shows that a game starts: a star alone would be no game, and this tag alone
    // would be taken for the end of the game before.
    if (is_empty || (!tags.empty() && tags[0].name.starts_with("FILENAME"))) text += "{}\n";
    for (Tag const& tag : tags)
        text.append("[").append(tag.name).append(" ").append(pdn::quoted(tag.value)) += "]\n";
    if (!tags.empty()) text += '\n';
    Lines lines(text, options.width);
    Movetext(game, lines).write();
    lines.put("*");
    return text + "\n\n";
}

} // namespace damier::pdn
