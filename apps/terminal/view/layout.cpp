#include "apps/terminal/view/layout.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::terminal {

namespace {

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

} // namespace

int width(std::string_view text) {
    int columns = 0;
    bool is_escape = false;
    for (char const c : text) {
        if (c == '\x1b') is_escape = true;
        if (!is_escape && !continues_character(c)) ++columns;
        if (is_escape && c == 'm') is_escape = false;
    }
    return columns;
}

std::string repeated(std::string_view text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

std::string pad_left(std::string_view text, int columns) {
    return repeated(" ", columns - width(text)).append(text);
}

std::string pad_right(std::string_view text, int columns) {
    return std::string(text) + repeated(" ", columns - width(text));
}

std::string centred(std::string_view text, int columns) {
    int const left = std::max(0, (columns - width(text)) / 2);
    return pad_right(repeated(" ", left).append(text), columns);
}

std::string without_trailing_blanks(std::string text) {
    while (text.ends_with(' ')) text.pop_back();
    return text;
}

std::string wrapped(std::string_view text, int columns, std::string_view indent) {
    std::string result, line;
    for (std::string_view const word : split_at_blanks(text)) {
        if (!line.empty() && width(line) + 1 + width(word) > columns) {
            result += line + '\n';
            line = indent;
        } else if (!line.empty()) {
            line += ' ';
        }
        line += word;
    }
    return result + line;
}

std::string in_columns(std::vector<std::string> const& texts, int columns) {
    int widest = 1;
    for (std::string const& text : texts) widest = std::max(widest, width(text));
    int const per_line = std::max(1, (columns + 2) / (widest + 2));
    std::string result, line;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        line += pad_right(texts[i], widest + 2);
        bool const is_last = i + 1 == texts.size();
        if (!is_last && static_cast<int>(i + 1) % per_line != 0) continue;
        result += without_trailing_blanks(std::move(line)) + '\n';
        line.clear();
    }
    return result;
}

} // namespace damier::terminal
