#include "damier/pdn/scanner.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace damier::pdn {

namespace {

constexpr std::size_t tag_line_size = 64; // enough to see that a line is a tag

bool is_in_name(char c) {
    return !is_space(c) && (kind_of(c) != Char::control || c == '\\')
           && std::string_view("\"[]{}").find(c) == std::string_view::npos;
}

// Where the value that starts at `from` (behind its first quote) ends: at the first quote that is
// not escaped and stands before ']', or else at the last quote of the line that stands there.
std::size_t value_end(std::string_view text, std::size_t from, bool& is_odd) {
    auto const closes = [&](std::size_t quote) {
        std::size_t const next = text.find_first_not_of(" \t", quote + 1);
        return next != std::string_view::npos && text[next] == ']';
    };
    for (std::size_t i = from; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\')) {
            ++i;
        } else if (text[i] == '"') {
            if (closes(i)) return i;
            is_odd = true;
        }
    }
    is_odd = true;
    for (std::size_t i = text.size(); i-- > from;)
        if (text[i] == '"' && closes(i)) return i;
    return std::string_view::npos;
}

bool is_tag_start(std::string_view line) {
    return line.size() >= 2 && line[0] == '[' && line[1] >= 'A' && line[1] <= 'Z';
}

// Whether a line begins like a tag with a value: a game starts here.
bool is_tag_line(std::string_view line) {
    line = line.substr(0, tag_line_size);
    if (!is_tag_start(line)) return false;
    std::size_t const after = line.find_first_of(" \t");
    std::size_t const quote = line.find_first_not_of(" \t", after);
    return after != std::string_view::npos && quote != std::string_view::npos && line[quote] == '"'
           && std::ranges::all_of(line.substr(1, after - 1), is_in_name);
}

} // namespace

std::string unescaped(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        bool const is_escape =
            text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\');
        if (is_escape) ++i;
        result += text[i];
    }
    return result;
}

std::string quoted(std::string_view text) {
    std::string result(1, '"');
    for (char const c : text) {
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    result += '"';
    return result;
}

std::optional<TagText> read_tag(std::string_view text) {
    TagText tag;
    std::size_t at = text.find_first_not_of(" \t", 1);
    if (at == std::string_view::npos) return std::nullopt;
    std::size_t name_end = at;
    while (name_end < text.size() && is_in_name(text[name_end])) ++name_end;
    tag.name = text.substr(at, name_end - at);
    at = text.find_first_not_of(" \t", name_end);
    if (tag.name.empty() || at == std::string_view::npos) return std::nullopt;
    if (text[at] == '"') {
        std::size_t close = value_end(text, at + 1, tag.has_odd_quotes);
        bool const has_bracket = close != std::string_view::npos;
        if (!has_bracket) close = text.find_last_not_of(" \t");
        if (!has_bracket && (close == at || text[close] != '"')) return std::nullopt;
        tag.value = unescaped(text.substr(at + 1, close - at - 1));
        tag.size = has_bracket ? text.find(']', close) + 1 : close + 1;
    } else { // [Round 3]
        std::size_t const close = text.find(']', at);
        if (close == std::string_view::npos || close == at) return std::nullopt;
        tag.value = trim(text.substr(at, close - at));
        tag.size = close + 1;
        tag.has_odd_quotes = true;
    }
    return tag;
}

std::optional<SetupText> read_setup(std::string_view line) {
    std::size_t const open = line.find('"');
    bool const is_fen =
        line.starts_with("/FEN") && open != std::string_view::npos
        && line.substr(4, open - 4).find_first_not_of(" \t") == std::string_view::npos;
    if (!is_fen) return std::nullopt;
    std::size_t close = open + 1;
    for (; close < line.size() && line[close] != '"'; ++close)
        if (line[close] == '\\' && close + 1 < line.size()) ++close;
    if (close >= line.size()) return std::nullopt;
    std::size_t const slash = line.find_first_not_of(" \t", close + 1);
    bool const has_slash = slash != std::string_view::npos && line[slash] == '/';
    return SetupText{unescaped(line.substr(open + 1, close - open - 1)),
                     (has_slash ? slash : close) + 1, has_slash};
}

std::size_t wrapper_size(std::string_view text) {
    constexpr std::array<std::string_view, 4> wrappers{"[pgn]", "[/pgn]", "[pdn]", "[/pdn]"};
    std::string const start = to_lower(text.substr(0, 6));
    for (std::string_view const wrapper : wrappers)
        if (start.starts_with(wrapper)) return wrapper.size();
    return 0;
}

bool is_head_tag(std::string_view name) {
    constexpr std::array<std::string_view, 14> names{"Event", "Site",     "Date", "Round", "White",
                                                     "Black", "Result",   "Game", "FEN",   "SetUp",
                                                     "Setup", "GameType", "P1",   "P2"};
    return std::ranges::find(names, name) != names.end();
}

CommentEnd comment_end(std::string_view text, bool is_whole) {
    using How = CommentEnd::How;
    std::size_t const close = text.find('}');
    bool const has_close = close != std::string_view::npos;
    if (has_close && text.substr(0, close).find('{', 1) == std::string_view::npos)
        return {How::closed, close + 1};
    // Braces inside, or no end: balanced before the next game they are text.
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
        if (depth == 0) return {How::nested, i + 1};
        if (text[i] != '\n') continue;
        if (!is_whole && text.size() - i <= tag_line_size) return {How::needs_more, 0};
        if (!is_tag_line(text.substr(i + 1))) continue;
        return has_close && close < i ? CommentEnd{How::stray, close + 1}
                                      : CommentEnd{How::unclosed, i + 1};
    }
    if (!is_whole) return {How::needs_more, 0};
    return has_close ? CommentEnd{How::stray, close + 1} : CommentEnd{How::unclosed, text.size()};
}

void Scanner::count_lines(char const* from, char const* to) {
    while (from < to) {
        void const* const found = std::memchr(from, '\n', static_cast<std::size_t>(to - from));
        if (found == nullptr) return;
        from = static_cast<char const*>(found) + 1;
        start_line(from);
    }
}

char const* Scanner::refill(char const* keep) {
    counted_ = place(keep).column() - 1;
    consumed_ += static_cast<std::size_t>(keep - input_.begin());
    anchor_ = input_.refill(keep);
    end_ = input_.end();
    if (char const* const foreign = input_.first_foreign()) {
        int line = line_;
        char const* start = anchor_;
        for (char const* q = anchor_; q < foreign; ++q)
            if (*q == '\n') {
                ++line;
                start = q + 1;
            }
        int const before = line == line_ ? counted_ : 0;
        int const column = TextPlace{line, before, start, foreign}.column();
        foreign_ = at(line, column, Error{sentence(Kind::foreign_bytes, input_.encoding()), 0, 0});
        foreign_at_ = consumed_ + static_cast<std::size_t>(foreign - anchor_);
    }
    return anchor_;
}

std::optional<std::string_view> Scanner::line_at(char const* p) const {
    std::string_view const text = window(p, longest_line);
    std::size_t const size = text.find('\n');
    bool const is_whole =
        size != std::string_view::npos || text.size() == longest_line || !is_open();
    if (!is_whole) return std::nullopt;
    return text.substr(0, size);
}

char const* Scanner::skip_line(char const* p) {
    for (;;) {
        void const* const found = std::memchr(p, '\n', static_cast<std::size_t>(end_ - p));
        if (found != nullptr) return static_cast<char const*>(found);
        if (!is_open()) return end_;
        p = refill(end_);
    }
}

char const* Scanner::next_game(char const* p) {
    for (;;) {
        if (is_line_start(p) && has(p, 2) && is_tag_start(view(p, end_))) return p;
        if (is_line_start(p) && !has(p, 2)) {
            p = refill(p);
            continue;
        }
        void const* const found = std::memchr(p, '\n', static_cast<std::size_t>(end_ - p));
        if (found != nullptr) {
            p = static_cast<char const*>(found) + 1;
            start_line(p);
        } else if (is_open()) {
            p = refill(end_);
        } else {
            return end_;
        }
    }
}

char Scanner::next_visible(char const* at) const {
    char const* const limit = at + std::min<std::ptrdiff_t>(end_ - at, look_ahead);
    while (at < limit && is_space(*at)) ++at;
    return *at;
}

std::optional<Problem> Scanner::foreign_problem(char const* p) {
    std::size_t const offset = consumed_ + static_cast<std::size_t>(p - input_.begin());
    if (!foreign_ || offset <= foreign_at_) return std::nullopt;
    Problem problem{Severity::warning, Kind::foreign_bytes, game_, std::move(*foreign_)};
    foreign_.reset();
    return problem;
}

} // namespace damier::pdn
