#include "damier/pdn/words.hpp"

#include <algorithm>

namespace damier::pdn {

namespace {

constexpr std::array<std::string_view, 8> dashes{"\u2010", "\u2011", "\u2012", "\u2013",
                                                 "\u2014", "\u2015", "\u2212", "\u00AD"};

// A cursor over text; the take_ functions move it only when they succeed.
struct Cursor {
    std::string_view text;
    std::size_t at = 0;

    char peek(std::size_t ahead = 0) const {
        return at + ahead < text.size() ? text[at + ahead] : '\0';
    }
    bool take(char c) {
        if (peek() != c) return false;
        ++at;
        return true;
    }
    bool take_dash() {
        if (take('-')) return true;
        auto const dash = std::ranges::find_if(
            dashes, [&](std::string_view d) { return text.substr(at).starts_with(d); });
        if (dash == dashes.end()) return false;
        at += dash->size();
        return true;
    }
    std::size_t take_digits() {
        std::size_t const from = at;
        while (is_digit(peek())) ++at;
        return at - from;
    }
    void skip_blanks() {
        while (kind_of(peek()) == Char::blank) ++at;
    }
    bool is_done() const { return at == text.size(); }
};

bool take_half(Cursor& c) {
    if (c.text.substr(c.at).starts_with("\u00BD")) {
        c.at += 2;
        return true;
    }
    if (c.text.substr(c.at, 3) != "1/2" || is_digit(c.peek(3))) return false;
    c.at += 3;
    return true;
}

// 1  0.99  1/2  11/2  1+  1-  (a sign is part of the score in the "plus draw" system)
bool take_score(Cursor& c, bool may_blank) {
    Cursor t = c;
    if (!take_half(t)) {
        if (t.take_digits() == 0) return false;
        if (t.peek() == '.' && is_digit(t.peek(1))) {
            ++t.at;
            t.take_digits();
        } else if (Cursor half = t; true) { // 1 1/2, and 11/2 once the blank is gone
            if (may_blank) half.skip_blanks();
            bool const is_attached = half.at == t.at;
            bool const is_sign = static_cast<unsigned char>(half.peek()) >= 0x80;
            if ((!is_attached || is_sign) && take_half(half))
                t = half;
            else if (is_attached && t.peek() == '/' && t.peek(1) == '2' && t.text[t.at - 1] == '1')
                t.at += 2;
        }
    }
    if (t.peek() == '+')
        ++t.at;
    else if (t.peek() == '-' && !is_digit(t.peek(1)) && t.peek(1) != '-') {
        // "1-" ends the text or stands before the blank that precedes the real dash
        Cursor after = t;
        ++after.at;
        if (after.is_done()) t = after;
    }
    c = t;
    return true;
}

bool is_number(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, is_digit);
}
bool is_zero(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c == '0'; });
}
std::string_view without_zeros(std::string_view text) {
    while (text.size() > 1 && text[0] == '0') text.remove_prefix(1);
    return text;
}

std::string_view winner(std::string_view result) {
    if (result == "1-0" || result == "2-0") return "first";
    if (result == "0-1" || result == "0-2") return "second";
    if (result == "1/2-1/2" || result == "1-1" || result == "1/2" || result == "\u00BD"
        || result == "\u00BD-\u00BD")
        return "nobody";
    if (result.empty() || result == "*" || result == "?") return "open";
    return result;
}

// The ASCII spelling of a character, or its own bytes; blanks give nothing.
std::optional<std::string_view> spelling(std::string_view character) {
    constexpr std::array<std::string_view, 7> blanks{"\u00A0", "\u2002", "\u2003", "\u2009",
                                                     "\u202F", "\u200B", "\uFEFF"};
    if (std::ranges::find(dashes, character) != dashes.end()) return "-";
    if (std::ranges::find(blanks, character) != blanks.end()) return std::nullopt;
    if (character == "\u00D7") return "x";
    if (character == "\u00BD") return "1/2";
    if (character == "\u2026") return "...";
    return character;
}

std::size_t character_size(char first) {
    auto const c = static_cast<unsigned char>(first);
    return c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
}

} // namespace

bool is_result(std::string_view word, bool may_stay) {
    if (word == "1/2" || word == "*") return true;
    std::size_t const dash = word.find('-');
    if (dash == std::string_view::npos || dash == 0) return false;
    std::string_view const a = word.substr(0, dash), b = word.substr(dash + 1);
    if (is_number(a) && is_number(b)) {
        if (is_zero(a) || is_zero(b)) return true; // there is no square 0
        if (word == "1-1") return true;
        return !may_stay && without_zeros(a) == without_zeros(b);
    }
    auto const has_point = [](std::string_view text) { return text.find('.') < text.size(); };
    if (has_point(a) != has_point(b)) return false; // 12.32-28 is a number and a move
    Cursor c{word};
    return take_score(c, false) && c.take('-') && take_score(c, false) && c.is_done();
}

bool is_same_result(std::string_view a, std::string_view b) {
    std::string x(a), y(b);
    std::erase_if(x, is_space);
    std::erase_if(y, is_space);
    return winner(x) == winner(y);
}

std::optional<Spaced> spaced_word(std::string_view text) {
    // A result with signs, fractions or decimals, then two plain numbers (squares or points).
    Cursor c{text};
    auto const finish = [&]() -> std::optional<Spaced> {
        bool const goes_on = is_in_word(c.peek()) || kind_of(c.peek()) == Char::high;
        if (goes_on) return std::nullopt;
        Spaced spaced{{}, c.at};
        for (Cursor d{text.substr(0, c.at)}; !d.is_done();) {
            if (d.take_dash())
                spaced.word += '-';
            else if (char const ch = d.text[d.at++]; kind_of(ch) != Char::blank)
                spaced.word += ch;
        }
        return spaced;
    };
    if (take_score(c, true)) {
        c.skip_blanks();
        if (c.take_dash()) {
            c.skip_blanks();
            if (take_score(c, true)) {
                // A sign at the very end: "1+ - 1-".
                if (c.peek() == '-' && !is_in_word(c.peek(1))) ++c.at;
                return finish();
            }
        }
    }
    c = Cursor{text};
    if (c.take_digits() == 0) return std::nullopt;
    c.skip_blanks();
    if (c.peek() != 'x' && c.peek() != ':') return std::nullopt;
    ++c.at;
    c.skip_blanks();
    if (c.take_digits() == 0) return std::nullopt;
    return finish();
}

Cleaned cleaned_word(std::string_view text) {
    Cleaned cleaned;
    while (cleaned.size < text.size()) {
        char const c = text[cleaned.size];
        if (is_in_word(c)) {
            cleaned.word += c;
            ++cleaned.size;
            continue;
        }
        if (kind_of(c) != Char::high) break;
        std::string_view const character = text.substr(cleaned.size, character_size(c));
        std::optional<std::string_view> const ascii = spelling(character);
        if (!ascii && !cleaned.word.empty()) break; // the blank ends the word
        cleaned.size += character.size();
        if (!ascii) break;
        cleaned.has_half |= character == "\u00BD";
        cleaned.has_sign |= *ascii != character && character != "\u00BD";
        cleaned.word += *ascii;
    }
    return cleaned;
}

bool is_plain_move(std::string_view text) {
    if (text.empty() || text.size() > longest_word / 2) return false;
    bool const has_letter =
        (text[0] >= 'a' && text[0] <= 'z') || (text[0] >= 'A' && text[0] <= 'Z');
    if (has_letter) {
        return std::ranges::all_of(text, [](char c) {
            return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
                   || std::string_view("-:_+=").find(c) != std::string_view::npos;
        });
    }
    // square, then one or more of: separator, square
    Cursor c{text};
    int squares = 0;
    for (;; ++squares) {
        std::size_t const digits = c.take_digits();
        if (digits == 0 || digits > 3) return false;
        if (c.peek() == '<') { // the captured squares, as a later proposal writes them
            ++c.at;
            while (is_digit(c.peek()) || c.peek() == ',') ++c.at;
            if (!c.take('>')) return false;
        }
        if (c.is_done()) break;
        if (!c.take('-') && !c.take('x') && !c.take(':')) return false;
    }
    return squares > 0 && !is_result(text);
}

} // namespace damier::pdn
