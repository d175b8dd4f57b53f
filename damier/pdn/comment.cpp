#include "damier/pdn/comment.hpp"

#include "damier/base/text.hpp"
#include "damier/pdn/input.hpp"
#include "damier/pdn/words.hpp"

#include <algorithm>
#include <charconv>

namespace damier::pdn {

namespace {

constexpr std::string_view char_command = "char";

// A command at the start of `text`, which starts with "[%"; its size is 0 when it is none.
struct Found {
    std::string_view name, value;
    std::size_t size = 0;
};
Found command_at(std::string_view text) {
    std::size_t const close = text.find(']');
    if (close == std::string_view::npos) return {};
    std::string_view const inside = text.substr(2, close - 2);
    std::size_t const name_end = std::min(inside.find_first_of(" \t\n"), inside.size());
    if (name_end == 0) return {};
    return {inside.substr(0, name_end), trim(inside.substr(name_end)), close + 1};
}

std::optional<char> char_of(Found const& command) {
    unsigned code = 0;
    char const* const end = command.value.data() + command.value.size();
    auto const [stop, failure] = std::from_chars(command.value.data(), end, code, 16);
    bool const is_one = command.name == char_command && failure == std::errc{} && stop == end;
    return is_one && code < 128 ? std::optional(static_cast<char>(code)) : std::nullopt;
}

std::string char_text(char c) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text = "[%char ";
    if (c >= 16) text += digits[static_cast<std::size_t>(c / 16)];
    text += digits[static_cast<std::size_t>(c % 16)];
    return text + "]";
}

// Collects the text of a comment; blanks wait until something follows them.
class Text {
public:
    void blank(char c) {
        if (c == '\n') ++newlines_;
        blanks_ += c;
    }
    void command() {
        blanks_.assign(1, ' ');
        newlines_ = 0;
        is_after_command_ = true;
    }
    void visible(char c) {
        if (!text_.empty()) flush();
        blanks_.clear();
        newlines_ = 0;
        is_after_command_ = false;
        text_ += c;
    }
    std::string take() { return std::move(text_); }

private:
    void flush() {
        if (is_after_command_ || newlines_ == 1)
            text_ += ' ';
        else if (newlines_ > 1)
            text_.append(newlines_ - 1, '\n');
        else
            text_ += blanks_;
    }
    std::string text_, blanks_;
    std::size_t newlines_ = 0;
    bool is_after_command_ = false;
};

// Whether the reader would lose the visible character text[i] if it were written as it is.
bool needs_escape(std::string_view text, std::size_t i) {
    char const c = text[i];
    bool const is_command = c == '[' && i + 1 < text.size() && text[i + 1] == '%';
    return c == '{' || c == '}' || is_command || static_cast<unsigned char>(c) < 32;
}

} // namespace

std::optional<std::string_view> Comment::find(std::string_view name) const {
    auto const found = std::ranges::find(commands, name, &Command::name);
    if (found == commands.end()) return std::nullopt;
    return found->value;
}

bool CommandScan::next() {
    for (;;) {
        std::size_t const start = rest_.find("[%");
        if (start == std::string_view::npos) return false;
        rest_.remove_prefix(start);
        Found const found = command_at(rest_);
        rest_.remove_prefix(std::max<std::size_t>(found.size, 2));
        if (found.size == 0 || char_of(found)) continue;
        name = found.name;
        value = found.value;
        return true;
    }
}

Comment read_comment(std::string_view raw) {
    Comment comment;
    Text text;
    for (std::size_t i = 0; i < raw.size();) {
        if (raw.substr(i).starts_with("[%")) {
            Found const found = command_at(raw.substr(i));
            i += found.size;
            if (std::optional<char> const c = char_of(found)) {
                text.visible(*c);
                continue;
            }
            if (found.size > 0) {
                comment.commands.push_back({std::string(found.name), std::string(found.value)});
                std::ranges::replace(comment.commands.back().value, '\n', ' ');
                text.command();
                continue;
            }
        }
        if (is_space(raw[i]))
            text.blank(raw[i]);
        else
            text.visible(raw[i]);
        ++i;
    }
    comment.text = text.take();
    return comment;
}

std::vector<std::string> words_of(Comment const& comment) {
    std::vector<std::string> words;
    for (Command const& command : comment.commands) {
        words.push_back("[%" + command.name);
        words.back() += command.value.empty() ? "]" : " " + command.value + "]";
    }
    std::string word;
    auto const finish = [&] {
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    };
    std::string_view const text = comment.text;
    for (std::size_t i = 0, end = 0; i < text.size(); i = end) {
        end = i;
        while (end < text.size() && is_space(text[end])) ++end;
        std::string_view const blanks = text.substr(i, end - i);
        bool const is_inside = i > 0 && end < text.size();
        if (blanks.empty()) {
            if (needs_escape(text, i))
                word += char_text(text[i]);
            else
                word += text[i];
            ++end;
        } else if (is_inside && blanks == " ") {
            finish();
        } else if (is_inside && blanks.find_first_not_of(' ') == std::string_view::npos) {
            word += blanks;
        } else if (is_inside && blanks.find_first_not_of('\n') == std::string_view::npos) {
            finish();
            words.resize(words.size() + blanks.size() + 1); // two line ends are read as one
        } else { // blanks that the reader would drop or change
            for (char const c : blanks) word += char_text(c);
        }
    }
    finish();
    return words;
}

Comment cleaned(Comment comment) {
    comment.text = to_utf8(comment.text);
    for (Command& command : comment.commands) {
        command.name = to_utf8(command.name);
        command.value = to_utf8(command.value);
        std::erase_if(command.name, [](char c) {
            return c == ']' || c == '{' || c == '}' || (c >= 0 && c <= 32);
        });
        for (char& c : command.value)
            if (c == ']' || c == '}')
                c = ')';
            else if (c == '{')
                c = '(';
            else if (c >= 0 && c < 32)
                c = ' ';
        command.value = trim(command.value);
        if (command.name.empty() || command.name == char_command) command.name += '_';
    }
    return comment;
}

} // namespace damier::pdn
