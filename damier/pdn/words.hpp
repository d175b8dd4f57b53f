// Single words of movetext: which characters they are made of, and what a word says.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damier::pdn {

// What a byte can start or be part of.
enum class Char : std::uint8_t {
    end, // the zero byte after the window
    blank,
    newline,
    digit,
    word, // any other printable ASCII character that can be part of a move
    high, // part of a character outside ASCII
    mark, // ! ?
    open_brace,
    close_brace,
    open_parenthesis,
    close_parenthesis,
    open_bracket,
    close_bracket,
    semicolon,
    dollar,
    star,
    quote,
    control
};

constexpr std::array<Char, 256> make_characters() {
    std::array<Char, 256> table{};
    for (std::size_t c = 1; c < 256; ++c)
        table[c] = c < 32 || c == 127 ? Char::control : c < 128 ? Char::word : Char::high;
    for (std::size_t c = '0'; c <= '9'; ++c) table[c] = Char::digit;
    table[' '] = table['\t'] = table['\f'] = table['\v'] = table['\r'] = Char::blank;
    table['\n'] = Char::newline;
    table['!'] = table['?'] = Char::mark;
    table['{'] = Char::open_brace;
    table['}'] = Char::close_brace;
    table['('] = Char::open_parenthesis;
    table[')'] = Char::close_parenthesis;
    table['['] = Char::open_bracket;
    table[']'] = Char::close_bracket;
    table[';'] = Char::semicolon;
    table['$'] = Char::dollar;
    table['*'] = Char::star;
    table['"'] = Char::quote;
    table['\\'] = Char::control; // in no word: a line end may be written as \n
    return table;
}

inline constexpr std::array<Char, 256> characters = make_characters();

constexpr Char kind_of(char c) { return characters[static_cast<unsigned char>(c)]; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_in_word(char c) {
    Char const kind = kind_of(c);
    return kind == Char::word || kind == Char::digit;
}
constexpr bool is_space(char c) { return kind_of(c) == Char::blank || kind_of(c) == Char::newline; }

// Longest word and quoted text, tag or set-up, and comment, in bytes: what bounds the memory.
inline constexpr std::size_t longest_word = 4096;
inline constexpr std::size_t longest_line = 64 * 1024;
inline constexpr std::size_t longest_comment = std::size_t{1} << 20;
// How far the reader looks behind a token for what decides its meaning.
inline constexpr std::size_t look_ahead = 256;

// Results of every style: 2-0, 1/2-1/2, 1.01-0.99, 1+-1-, 11/2-1/2 (without the spaces).
// Two equal numbers are a result because no move stays where it is; `may_stay` says that in this
// game captures are written with a dash and may end where they began.
bool is_result(std::string_view word, bool may_stay = false);

// Whether two result texts say the same, whichever way each counts: 1-0 and 2-0, 1/2-1/2 and 1-1.
bool is_same_result(std::string_view a, std::string_view b);

// A move or result with blanks inside, at the start of `text`: "32 - 28", "1+ - 1-".
struct Spaced {
    std::string word;     // without the blanks
    std::size_t size = 0; // bytes of `text`
};
std::optional<Spaced> spaced_word(std::string_view text);

// A word with characters outside ASCII, at the start of `text`, with unusual dashes, crosses, the
// half sign and the ellipsis replaced. An empty word stands for a blank outside ASCII.
struct Cleaned {
    std::string word;
    std::size_t size = 0;
    bool has_half = false, has_sign = false;
};
Cleaned cleaned_word(std::string_view text);

// Whether the reader takes `text`, written bare, for one move with just this text.
bool is_plain_move(std::string_view text);

// The text that stands for a move nobody wrote down.
inline constexpr std::string_view unknown_move = "-";

} // namespace damier::pdn
