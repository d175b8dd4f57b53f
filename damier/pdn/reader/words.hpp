// The body of Reader: move numbers, moves and results. Included by reader.hpp.
#pragma once

#include "damier/pdn/reader.hpp"

namespace damier::pdn {

// The hot path: numbers and squares of one or two digits, then a blank.
template <class V> char const* Reader::number_or_word(char const* p, V& visitor) {
    char const* q = p + 1;
    q += is_digit(*q) ? 1 : 0;
    if (*q == '.' && q[1] == ' ' && q[2] != '\0') {
        last_number_ = q - p == 1 ? p[0] - '0' : p[0] * 10 + p[1] - 11 * '0';
        after_number_ = has_moves_ = true;
        visitor.move_number(last_number_, false, place(p));
        return q + 2;
    }
    char const* r = q + 1;
    if ((*q != '-' && *q != 'x') || !is_digit(*r) || *r == '0')
        return any_number_or_word(p, visitor);
    r += is_digit(r[1]) ? 2 : 1;
    bool const is_staying = q - p == r - q - 1 && *p == q[1] && q[-1] == r[-1];
    bool const is_like_result = *q == '-' && (is_staying || has_odd_score_ || *p == '0');
    bool const is_usual = (*r == ' ' || *r == '\n') && r[1] != '<' && r[1] != '\0';
    if (!is_usual || is_like_result) return any_number_or_word(p, visitor);
    say_move(view(p, r), place(p), visitor);
    return *r == ' ' ? r + 1 : r;
}

template <class V> char const* Reader::any_number_or_word(char const* p, V& visitor) {
    unsigned a = 0;
    char const* q = p;
    for (; is_digit(*q); ++q) a = a * 10 + static_cast<unsigned>(*q - '0');
    if (*q == '.' && q - p <= 6) return number(p, q, static_cast<int>(a), visitor);
    char const* const separator = q;
    while (is_in_word(*q)) ++q;
    Char const stop = kind_of(*q);
    bool is_odd = stop == Char::end || stop == Char::high || stop == Char::star || !is_digit(q[-1])
                  || separator - p > 3 || (*q == ' ' && (q[1] == '<' || !q[1]));
    if (*separator == '-') {
        unsigned b = 0;
        char const* r = separator + 1;
        for (; is_digit(*r); ++r) b = b * 10 + static_cast<unsigned>(*r - '0');
        is_odd |= r != q ? *r != '-' && *r != 'x' && *r != ':'
                         : a == 0 || b == 0 || a == b || has_odd_score_;
    } else {
        is_odd |= *separator != 'x' && *separator != ':';
    }
    if (is_odd) return odd_word(p, visitor);
    say_move(view(p, q), place(p), visitor);
    return q;
}

template <class V> char const* Reader::number(char const* p, char const* q, int value, V& visitor) {
    char const* const dots = q;
    while (*q == '.') ++q;
    if (*q == '\0' && is_open()) return refill(p);
    // 1.01-0.99 is a result; so look at the whole word when digits follow.
    if (is_digit(*q) && q - dots == 1) {
        char const* r = q;
        while (is_in_word(*r)) ++r;
        if (*r == '\0' && is_open() && r - p < std::ptrdiff_t{longest_word}) return refill(p);
        if (view(q, r).find('.') != std::string_view::npos && is_result(view(p, r)))
            return say_result(view(p, r), place(p), r, visitor);
    }
    after_number_ = has_moves_ = true;
    last_number_ = value;
    visitor.move_number(value, q - dots > 1, place(p));
    return q;
}

template <class V> char const* Reader::word(char const* p, V& visitor) {
    char const c = *p;
    if (c == '%' && is_line_start(p)) return skip_line(p);
    if (c == '/') return setup(p, visitor);
    if (c == '-' || c == '.') return odd_word(p, visitor);
    char const* q = p + 1;
    while (is_in_word(*q)) ++q;
    Char const stop = kind_of(*q);
    if (stop == Char::end || stop == Char::high || stop == Char::star || q[-1] == '.'
        || (*q == ' ' && (q[1] == '<' || !q[1])))
        return odd_word(p, visitor);
    say_move(view(p, q), place(p), visitor);
    return q;
}

// Any word, slowly: at the end of the window, with blanks or foreign signs inside, results.
template <class V> char const* Reader::odd_word(char const* p, V& visitor) {
    char const* q = p;
    bool has_high = false;
    for (; is_in_word(*q) || kind_of(*q) == Char::high; ++q) has_high |= kind_of(*q) == Char::high;
    if (q - p > std::ptrdiff_t{longest_word}) return skip_game(p, Kind::too_long, visitor);
    if (!has(q, 2 * look_ahead + 8)) return refill(p);
    TextPlace const where = place(p);
    std::string_view const behind = window(p, static_cast<std::size_t>(q - p) + look_ahead);
    if (is_digit(*p) || has_high) {
        std::optional<Spaced> const spaced = spaced_word(behind);
        if (spaced && spaced->size > static_cast<std::size_t>(q - p)) {
            std::string_view const whole = view(p, p + spaced->size);
            if (whole.find("\u00BD") < whole.size()) note(Kind::half_sign, whole, where, visitor);
            if (is_result(spaced->word, may_stay_))
                return say_result(whole, where, p + spaced->size, visitor);
            note(Kind::spaced_move, whole, where, visitor);
            return say(spaced->word, where, p + spaced->size, visitor);
        }
    }
    if (has_high) {
        Cleaned const cleaned = cleaned_word(view(p, q));
        if (cleaned.has_half) note(Kind::half_sign, view(p, p + cleaned.size), where, visitor);
        if (cleaned.has_sign) note(Kind::unusual_dash, view(p, p + cleaned.size), where, visitor);
        p += cleaned.size;
        return cleaned.word.empty() ? p : say(cleaned.word, where, p, visitor);
    }
    if (*q == ' ' && q[1] == '<') { // 47x36 <42,29,14,31>
        std::size_t const close = behind.find('>', static_cast<std::size_t>(q - p));
        std::size_t const stop = behind.find_first_of("\n{}()[]", static_cast<std::size_t>(q - p));
        if (close < stop) {
            std::string joined(behind.substr(0, close + 1));
            std::erase_if(joined, is_space);
            return say(joined, where, p + close + 1, visitor);
        }
    }
    return say(view(p, q), where, q, visitor);
}

// Says what a complete word means.
template <class V>
char const* Reader::say(std::string_view text, TextPlace where, char const* next, V& visitor) {
    std::size_t const digits = std::min(text.find_first_not_of("0123456789"), text.size());
    bool const has_number =
        digits > 0 && digits <= 6 && digits < text.size() && text[digits] == '.';
    if (is_result(text, may_stay_) || is_score_of_header(text, next))
        return say_result(text, where, next, visitor);
    if (has_number) return say_number(text, where, next, visitor);
    if (text.find_first_not_of('.') == std::string_view::npos && after_number_ && text.size() > 1) {
        visitor.move_number(last_number_, true, where); // "12. ..."
        return next;
    }
    if (text == unknown_move || text == "--" || text == ".." || text == "...") {
        note(Kind::unknown_move, text, where, visitor);
        say_move(unknown_move, where, visitor);
        return next;
    }
    if (digits == text.size() && digits <= 2) { // 12 32-28
        note(Kind::missing_dot, text, where, visitor);
        return say_number(text, where, next, visitor);
    }
    if (digits == text.size()) note(Kind::missing_separator, text, where, visitor);
    std::size_t const last = text.find_last_not_of('.');
    if (last == std::string_view::npos) {
        note(Kind::odd_character, text, where, visitor);
        return next;
    }
    if (last + 1 < text.size()) note(Kind::trailing_dot, text.substr(0, last + 1), where, visitor);
    text = text.substr(0, last + 1);
    say_move(text, where, visitor);
    if (*next != '*') return next;
    // A star right behind a move is "only move", unless it is the last thing of the game.
    char const after = next_visible(next + 1);
    if (after == '\0' || after == '[') return next;
    note(Kind::only_move_star, text, where, visitor);
    visitor.nag(7);
    return next + 1;
}

template <class V>
char const* Reader::say_number(std::string_view text, TextPlace where, char const* next,
                               V& visitor) {
    int value = 0;
    std::size_t i = 0;
    for (; i < text.size() && is_digit(text[i]); ++i) value = value * 10 + (text[i] - '0');
    std::size_t const rest = std::min(text.find_first_not_of('.', i), text.size());
    after_number_ = has_moves_ = true;
    last_number_ = value;
    visitor.move_number(value, rest - i > 1, where);
    // The move behind it has a place of its own only if the word stands in the window.
    if (rest == text.size()) return next;
    if (text.data() == where.at) where.at += rest;
    return say(text.substr(rest), where, next, visitor);
}

template <class V>
char const* Reader::say_result(std::string_view text, TextPlace where, char const* next,
                               V& visitor) {
    if (!has(next, look_ahead)) return refill(where.at);
    char const after = next_visible(next);
    after_number_ = false;
    if (depth_ > 0 && after != '\0' && after != '[') {
        note(Kind::result_in_line, text, where, visitor);
        visitor.comment(text, where);
        return next;
    }
    close_all(where, visitor);
    bool const is_known = !is_same_result(header_result_, "*") && !is_same_result(text, "*");
    if (is_known && !is_same_result(header_result_, text))
        note(Kind::result_differs, text, where, visitor);
    visitor.result(text, where);
    has_star_ = text == "*";
    is_done_ = has_result_ = true;
    return next;
}

// A move that is not one plain word, as games with their own action texts write it.
template <class V> char const* Reader::quoted_move(char const* p, V& visitor) {
    char const* q = p + 1;
    bool is_escaped = false;
    for (; *q != '"' && *q != '\n' && *q != '\0'; ++q)
        if (*q == '\\') {
            is_escaped = true;
            if (q[1] == '"' || q[1] == '\\') ++q;
        }
    bool const is_long = q - p > std::ptrdiff_t{longest_word};
    if (*q == '\0' && is_open() && !is_long) return refill(p);
    if (*q != '"' || is_long) {
        note(Kind::unclosed_quote, "", place(p), visitor);
        return skip_line(p);
    }
    if (is_escaped)
        say_move(unescaped(view(p + 1, q)), place(p), visitor);
    else
        say_move(view(p + 1, q), place(p), visitor);
    return q + 1;
}

// A score such as 4-6 looks like a move: it is the result when it ends the game and the head says
// so.
inline bool Reader::is_score_of_header(std::string_view word, char const* next) const {
    if (!has_odd_score_ || word != header_result_) return false;
    char const after = next_visible(next);
    return after == '\0' || after == '[' || after == '*';
}

} // namespace damier::pdn
