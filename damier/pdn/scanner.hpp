// The part of the reader that does not depend on its visitor: the window, the place in the file,
// and the rules for tags and comments.
#pragma once

#include "damier/pdn/input.hpp"
#include "damier/pdn/problem.hpp"
#include "damier/pdn/words.hpp"

#include <bitset>
#include <optional>
#include <string>
#include <string_view>

namespace damier::pdn {

// A tag read from the start of a text.
struct TagText {
    std::string name, value;
    std::size_t size = 0; // bytes read
    bool has_odd_quotes = false;
};
// `text` is one line that starts with '['. Nothing when it is not a tag.
std::optional<TagText> read_tag(std::string_view text);

// A set-up /FEN "..."/ read from the start of a line.
struct SetupText {
    std::string fen;
    std::size_t size = 0;
    bool has_slash = true;
};
std::optional<SetupText> read_setup(std::string_view line);

// Takes "\"" and "\\" for what they stand for; other backslashes are text.
std::string unescaped(std::string_view text);
std::string quoted(std::string_view text); // with the quotes around it

// The size of [pgn], [/pgn], [pdn] or [/pdn] at the start of `text`, or 0.
std::size_t wrapper_size(std::string_view text);

// Tags that only the head of a game has: after moves they show that a new game starts.
bool is_head_tag(std::string_view name);

// Where a comment ends. `text` starts with '{' and is cut at the longest comment.
struct CommentEnd {
    enum class How { closed, nested, stray, unclosed, needs_more } how = How::closed;
    std::size_t size = 0; // with both braces; to the next game where none closes it
};
CommentEnd comment_end(std::string_view text, bool is_whole);

class Scanner {
public:
    explicit Scanner(Source source, std::size_t window = 256 * 1024)
        : input_(std::move(source), window) {
        p_ = anchor_ = end_ = input_.begin();
    }

    Scanner(Scanner&&) = default; // the window's address survives a move, not a copy
    Scanner& operator=(Scanner&&) = default;

    std::size_t bytes_read() const { return input_.bytes_read(); }
    long game_number() const { return game_; }
    // The file could not be read to its end; what was read last is not whole.
    std::optional<Error> const& failure() const { return input_.failure(); }

protected:
    TextPlace place(char const* at) const { return {line_, counted_, anchor_, at}; }
    bool is_line_start(char const* at) const { return at == anchor_ && counted_ == 0; }
    void start_line(char const* at) {
        ++line_;
        anchor_ = at;
        counted_ = 0;
    }
    void restart_line(char const* at) { // a byte order mark is not part of its line
        anchor_ = at;
        counted_ = 0;
    }
    // Counts the columns up to `where` once for all: one line may hold the whole file.
    void move_anchor(TextPlace const& where, int column) {
        if (where.anchor != anchor_ || where.at < anchor_) return;
        anchor_ = where.at;
        counted_ = column - 1;
    }
    void count_lines(char const* from, char const* to);

    bool is_open() const { return !input_.is_at_end(); } // more may come after end_
    // Whether the window holds `size` bytes from `at`, or all that there is.
    bool has(char const* at, std::size_t size) const {
        return static_cast<std::size_t>(end_ - at) >= size || !is_open();
    }
    std::string_view view(char const* from, char const* to) const {
        return {from, static_cast<std::size_t>(to - from)};
    }
    std::string_view window(char const* from, std::size_t size) const {
        return view(from, end_).substr(0, size);
    }

    // Reads on, forgetting what stands before `keep`; answers where `keep` is now.
    char const* refill(char const* keep);
    // The rest of the line from `p`, cut at the longest line; nothing when more must be read.
    std::optional<std::string_view> line_at(char const* p) const;
    char const* skip_line(char const* p); // to its newline
    // The next place where a game seems to start: a line that begins like a tag.
    char const* next_game(char const* p);
    // The first character at or behind `at` that is neither blank nor newline; 0 at the end.
    char next_visible(char const* at) const;

    // True when this kind has not been reported in this game.
    bool is_news(Kind kind) {
        std::size_t const index = static_cast<std::size_t>(kind);
        if (reported_[index]) return false;
        reported_[index] = true;
        return true;
    }
    // The warning about foreign bytes, once what stands before `p` has been read.
    std::optional<Problem> foreign_problem(char const* p);

    Input input_;
    char const* p_ = nullptr;
    char const* end_ = nullptr;
    long game_ = 0;
    int line_ = 1;

private:
    char const* anchor_ = nullptr;
    int counted_ = 0;
    std::size_t consumed_ = 0; // bytes before the window
    std::size_t foreign_at_ = 0;
    std::optional<Error> foreign_;

protected:
    std::bitset<static_cast<std::size_t>(Kind::count)> reported_;
};

} // namespace damier::pdn
