// The body of Reader. Included by reader.hpp only.
#pragma once

#include "damier/pdn/reader.hpp"

namespace damier::pdn {

template <Visits V> bool Reader::read_game(V& visitor) {
    header_result_.clear();
    is_done_ = has_moves_ = line_has_move_ = after_number_ = false;
    has_result_ = has_star_ = false;
    may_stay_ = has_odd_score_ = has_event_ = false;
    depth_ = last_number_ = last_tag_line_ = 0;
    reported_.reset();
    ++game_;
    if (!find_start(visitor)) {
        note_foreign(visitor);
        if (input_.is_utf16()) note(Kind::utf16, "", place(p_), visitor);
        --game_;
        return false;
    }
    visitor.begin_game(game_);
    read_body(visitor);
    note_foreign(visitor);
    visitor.end_game();
    return true;
}

// Skips what belongs to no game.
template <class V> bool Reader::find_start(V& visitor) {
    for (char const* p = p_;;) {
        switch (kind_of(*p)) {
        case Char::blank: ++p; break;
        case Char::newline: start_line(++p); break;
        case Char::end:
            p_ = p;
            if (!is_open()) return false;
            p = p_ = refill(p);
            break;
        case Char::star:
            note(Kind::stray_result, "*", place(p), visitor);
            ++p;
            break;
        case Char::close_brace:
        case Char::close_bracket:
        case Char::close_parenthesis:
        case Char::control: p = skip_character(p, visitor); break;
        default:
            if (!has(p, longest_word)) {
                p = refill(p);
                break;
            }
            if (*p == '%' && is_line_start(p)) {
                p = skip_line(p, visitor);
            } else if (std::size_t const size = wrapper_size(view(p, end_))) {
                note(Kind::wrapper, view(p, p + size), place(p), visitor);
                p += size;
            } else if (kind_of(*p) == Char::high || is_digit(*p)) {
                Cleaned const cleaned = cleaned_word(window(p, longest_word));
                bool const is_blank = cleaned.word.empty();
                if (!is_blank && !is_result(cleaned.word)) {
                    p_ = p;
                    return true;
                }
                if (!is_blank) note(Kind::stray_result, cleaned.word, place(p), visitor);
                bool const was_start = is_line_start(p) && is_blank; // a byte order mark
                p += cleaned.size;
                if (was_start) restart_line(p);
            } else {
                p_ = p;
                return true;
            }
        }
    }
}

template <class V> void Reader::read_body(V& visitor) {
    char const* p = p_;
    while (!is_done_) {
        switch (kind_of(*p)) {
        case Char::blank: ++p; break;
        case Char::newline: start_line(++p); break;
        case Char::digit: p = number_or_word(p, visitor); break;
        case Char::word: p = word(p, visitor); break;
        case Char::end:
            if (is_open()) {
                p = refill(p);
                break;
            }
            close_all(place(p), visitor);
            p_ = p;
            return;
        default: p = other_token(p, visitor);
        }
    }
    p_ = p;
    if (has_result_) read_trailer(visitor);
}

template <class V> char const* Reader::other_token(char const* p, V& visitor) {
    switch (kind_of(*p)) {
    case Char::mark: {
        char const* q = p;
        while (kind_of(*q) == Char::mark) ++q;
        return strength(p, q, visitor);
    }
    case Char::open_brace: return comment(p, visitor);
    case Char::open_parenthesis: return open_variation(p, visitor);
    case Char::close_parenthesis: return close_variation(p, visitor);
    case Char::open_bracket: return tag(p, visitor);
    case Char::semicolon: return line_comment(p, visitor);
    case Char::dollar: return nag(p, visitor);
    case Char::star: return star(p, visitor);
    case Char::quote: return quoted_move(p, visitor);
    case Char::high: return odd_word(p, visitor);
    default: return skip_character(p, visitor);
    }
}

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
    if (c == '%' && is_line_start(p)) return skip_line(p, visitor);
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
    Place const where = place(p);
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
char const* Reader::say(std::string_view text, Place where, char const* next, V& visitor) {
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
char const* Reader::say_number(std::string_view text, Place where, char const* next, V& visitor) {
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
char const* Reader::say_result(std::string_view text, Place where, char const* next, V& visitor) {
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
        return skip_line(p, visitor);
    }
    if (is_escaped)
        say_move(unescaped(view(p + 1, q)), place(p), visitor);
    else
        say_move(view(p + 1, q), place(p), visitor);
    return q + 1;
}

template <class V> char const* Reader::strength(char const* p, char const* q, V& visitor) {
    bool const is_long = q - p > std::ptrdiff_t{longest_word};
    if (is_long) return skip_game(p, Kind::too_long, visitor);
    if (*q == '\0' && is_open()) return refill(p);
    if (line_has_move_)
        visitor.strength(view(p, q));
    else
        note(Kind::stray_mark, view(p, q), place(p), visitor);
    return q;
}

template <class V> char const* Reader::nag(char const* p, V& visitor) {
    char const* q = p + 1;
    int value = 0;
    for (; is_digit(*q); ++q) value = std::min(value * 10 + (*q - '0'), 65535);
    if (q - p > std::ptrdiff_t{longest_word}) return skip_game(p, Kind::too_long, visitor);
    if (*q == '\0' && is_open()) return refill(p);
    if (q == p + 1) return skip_character(p, visitor);
    visitor.nag(value);
    return q;
}

template <class V> char const* Reader::star(char const* p, V& visitor) {
    return say_result("*", place(p), p + 1, visitor);
}

template <class V> char const* Reader::comment(char const* p, V& visitor) {
    // Nearly all comments are short and simple.
    std::string_view const text = window(p, longest_comment);
    CommentEnd const end = comment_end(text, text.size() == longest_comment || !is_open());
    if (end.how == CommentEnd::How::needs_more) return refill(p);
    if (end.how == CommentEnd::How::unclosed) return skip_game(p, Kind::unclosed_comment, visitor);
    Place const where = place(p);
    if (end.how == CommentEnd::How::nested) note(Kind::nested_braces, "", where, visitor);
    if (end.how == CommentEnd::How::stray) note(Kind::stray_brace, "", where, visitor);
    visitor.comment(text.substr(1, end.size - 2), where);
    after_number_ = false;
    count_lines(p, p + end.size);
    return p + end.size;
}

template <class V> char const* Reader::line_comment(char const* p, V& visitor) {
    std::string_view const text = window(p, longest_comment);
    std::size_t size = text.find('\n');
    if (size == std::string_view::npos) {
        if (text.size() < longest_comment && is_open()) return refill(p);
        size = text.size();
        while (size > 1 && size == longest_comment && (p[size] & 0xC0) == 0x80) --size;
    }
    visitor.comment(text.substr(1, size - 1), place(p));
    after_number_ = false;
    return p + size;
}

template <class V> char const* Reader::open_variation(char const* p, V& visitor) {
    char const* q = p + 1;
    while (kind_of(*q) == Char::mark && q - p <= std::ptrdiff_t{look_ahead}) ++q;
    if (*q == '\0' && is_open()) return refill(p);
    if (q > p + 1 && *q == ')') return strength(p, q + 1, visitor);
    if (depth_ == deepest_variation) return skip_game(p, Kind::too_deep, visitor);
    if (!line_has_move_) note(Kind::early_variation, "", place(p), visitor);
    ++depth_;
    after_number_ = line_has_move_ = false;
    has_moves_ = true;
    visitor.begin_variation(place(p));
    return p + 1;
}

template <class V> char const* Reader::close_variation(char const* p, V& visitor) {
    after_number_ = false;
    if (depth_ == 0) {
        note(Kind::stray_parenthesis, "", place(p), visitor);
        return p + 1;
    }
    --depth_;
    line_has_move_ = true; // the one that the variation replaces
    visitor.end_variation();
    return p + 1;
}

template <class V> char const* Reader::tag(char const* p, V& visitor) {
    // The usual form first: [Name "value"] with nothing special inside.
    char const* name = p + 1;
    while (is_in_word(*name)) ++name;
    if (*name == ' ' && name[1] == '"' && name > p + 1) {
        char const* const value = name + 2;
        char const* q = value;
        while (*q != '"' && *q != '\n' && *q != '\\' && *q != '\0') ++q;
        if (*q == '"' && q[1] == ']')
            return say_tag(view(p + 1, name), view(value, q), p, q + 2, visitor);
    }
    std::string_view const text = window(p, 16 * longest_word);
    std::size_t size = text.find('\n');
    if (size == std::string_view::npos) {
        if (text.size() < 16 * longest_word && is_open()) return refill(p);
        size = text.size();
    }
    std::string_view const line = text.substr(0, size);
    if (std::size_t const wrapper = wrapper_size(line)) {
        note(Kind::wrapper, line.substr(0, wrapper), place(p), visitor);
        return p + wrapper;
    }
    std::optional<TagText> const tag = read_tag(line);
    if (!tag) {
        note(Kind::unclosed_tag, "", place(p), visitor);
        return skip_line(p, visitor);
    }
    if (tag->has_odd_quotes) note(Kind::tag_quotes, tag->name, place(p), visitor);
    return say_tag(tag->name, tag->value, p, p + tag->size, visitor);
}

template <class V>
char const* Reader::say_tag(std::string_view name, std::string_view value, char const* p,
                            char const* next, V& visitor) {
    Place const where = place(p);
    bool const is_event = name == "Event";
    bool const is_new_head = is_event && has_event_ && line_ - last_tag_line_ >= 2;
    if (is_done_ || (has_moves_ && !is_head_tag(name))) {
        note(Kind::late_tag, name, where, visitor);
    } else if (has_moves_ || is_new_head) {
        note(Kind::no_terminator, "", where, visitor);
        close_all(where, visitor);
        is_done_ = true;
        return p;
    }
    if (is_event && has_event_) note(Kind::duplicate_tag, name, where, visitor);
    if (name[0] < 'A' || name[0] > 'Z') note(Kind::tag_name, name, where, visitor);
    has_event_ |= is_event;
    last_tag_line_ = line_;
    if (name == "GameType") may_stay_ = value.starts_with("31");
    if (name == "Result") {
        header_result_ = value;
        has_odd_score_ = !value.empty() && is_digit(value[0]) && !is_result(value);
    }
    visitor.tag(name, value, where);
    return next;
}

// /FEN "..."/
template <class V> char const* Reader::setup(char const* p, V& visitor) {
    std::string_view const text = window(p, 16 * longest_word);
    std::size_t size = text.find('\n');
    if (size == std::string_view::npos) {
        if (text.size() < 16 * longest_word && is_open()) return refill(p);
        size = text.size();
    }
    std::string_view const line = text.substr(0, size);
    std::size_t const open = line.find('"');
    std::size_t close = open;
    if (open != std::string_view::npos)
        for (++close; close < size && line[close] != '"'; ++close)
            if (line[close] == '\\' && close + 1 < size) ++close;
    bool const is_fen =
        line.substr(0, open).starts_with("/FEN")
        && line.substr(4, open - 4).find_first_not_of(" \t") == std::string_view::npos;
    if (!is_fen || close >= size) {
        note(Kind::unknown_setup, "", place(p), visitor);
        return skip_line(p, visitor);
    }
    std::size_t const slash = line.find_first_not_of(" \t", close + 1);
    bool const has_slash = slash != std::string_view::npos && line[slash] == '/';
    if (!has_slash) note(Kind::setup_slash, "", place(p), visitor);
    after_number_ = false;
    has_moves_ = line_has_move_ = true;
    std::string_view const fen = line.substr(open + 1, close - open - 1);
    if (fen.find('\\') == std::string_view::npos)
        visitor.setup(fen, place(p));
    else
        visitor.setup(unescaped(fen), place(p));
    return p + (has_slash ? slash : close) + 1;
}

// Stops at the newline.
template <class V> char const* Reader::skip_line(char const* p, V& /*visitor*/) {
    for (;;) {
        void const* const found = std::memchr(p, '\n', static_cast<std::size_t>(end_ - p));
        if (found != nullptr) return static_cast<char const*>(found);
        if (!is_open()) return end_;
        p = refill(end_);
    }
}

template <class V> char const* Reader::skip_game(char const* p, Kind why, V& visitor) {
    note(why, std::to_string(deepest_variation), place(p), visitor);
    while (depth_ > 0) {
        --depth_;
        visitor.end_variation();
    }
    is_done_ = true;
    return next_game(p);
}

template <class V> char const* Reader::skip_character(char const* p, V& visitor) {
    bool const is_brace = *p == '}';
    note(is_brace ? Kind::stray_brace : Kind::odd_character, view(p, p + 1), place(p), visitor);
    return p + 1;
}

// A result may be followed by a star, and some programs write their file name behind it.
template <class V> void Reader::read_trailer(V& visitor) {
    char const* p = p_;
    for (;;) {
        if (!has(p, look_ahead)) {
            p = refill(p);
        } else if (*p == '\n') {
            start_line(++p);
        } else if (is_space(*p)) {
            ++p;
        } else if (*p == '*' && !has_star_) {
            has_star_ = true;
            ++p;
        } else if (window(p, 9) == "[FILENAME") {
            p = tag(p, visitor);
        } else {
            break;
        }
    }
    p_ = p;
}

template <class V> void Reader::close_all(Place const& where, V& visitor) {
    if (depth_ > 0) note(Kind::unclosed_variation, "", where, visitor);
    while (depth_ > 0) {
        --depth_;
        visitor.end_variation();
    }
}

template <class V>
void Reader::note(Kind kind, std::string_view text, Place const& where, V& visitor) {
    if (!is_news(kind)) return;
    Error error{sentence(kind, text), where.line, where.column()};
    visitor.problem(Problem{severity(kind), kind, game_, std::move(error)});
}

template <class V> void Reader::note_foreign(V& visitor) {
    if (std::optional<Problem> const problem = foreign_problem(p_)) visitor.problem(*problem);
}

// A score such as 4-6 looks like a move: it is the result when it ends the game and the head says
// so.
inline bool Reader::is_score_of_header(std::string_view word, char const* next) const {
    if (!has_odd_score_ || word != header_result_) return false;
    char const after = next_visible(next);
    return after == '\0' || after == '[' || after == '*';
}

} // namespace damier::pdn
