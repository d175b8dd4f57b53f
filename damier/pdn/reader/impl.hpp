// The body of Reader: how a game begins, goes on and ends. Included by reader.hpp.
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
        --game_;
        return false;
    }
    visitor.begin_game(game_);
    read_body(visitor);
    note_foreign(visitor);
    visitor.end_game();
    return !failure();
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
            char const* const next = skip_stray(p, visitor);
            p_ = p;
            if (next == nullptr) return true;
            p = next;
        }
    }
}

// Skips an ignored line, a wrapper, a result or a blank outside ASCII; null when a game starts
// here.
template <class V> char const* Reader::skip_stray(char const* p, V& visitor) {
    if (!has(p, longest_word)) return refill(p);
    if (*p == '%' && is_line_start(p)) return skip_line(p);
    if (std::size_t const size = wrapper_size(view(p, end_))) {
        note(Kind::wrapper, view(p, p + size), place(p), visitor);
        return p + size;
    }
    if (kind_of(*p) != Char::high && !is_digit(*p)) return nullptr;
    Cleaned const cleaned = cleaned_word(window(p, longest_word));
    char const* const next = p + cleaned.size;
    if (cleaned.word.empty()) {
        if (is_line_start(p)) restart_line(next); // a byte order mark
        return next;
    }
    if (!is_result(cleaned.word)) return nullptr;
    note(Kind::stray_result, cleaned.word, place(p), visitor);
    return next;
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

template <class V> char const* Reader::skip_game(char const* p, Kind why, V& visitor) {
    note(why, std::to_string(deepest_variation), place(p), visitor);
    return leave_game(p, visitor);
}

template <class V> char const* Reader::leave_game(char const* p, V& visitor) {
    while (depth_ > 0) {
        --depth_;
        visitor.end_variation();
    }
    is_done_ = true;
    return next_game(p);
}

template <class V> char const* Reader::skip_character(char const* p, V& visitor) {
    if (*p == '\\' && !has(p, 2)) return refill(p);
    if (*p == '\\' && (p[1] == 'n' || p[1] == 'r')) { // somebody's program wrote its own source
        note(Kind::written_line_end, view(p, p + 2), place(p), visitor);
        return p + 2;
    }
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

template <class V> void Reader::close_all(TextPlace const& where, V& visitor) {
    if (depth_ > 0) note(Kind::unclosed_variation, "", where, visitor);
    while (depth_ > 0) {
        --depth_;
        visitor.end_variation();
    }
}

template <class V>
void Reader::note(Kind kind, std::string_view text, TextPlace const& where, V& visitor) {
    if (!is_news(kind)) return;
    int const column = where.column();
    move_anchor(where, column);
    Error error{sentence(kind, text), where.line, column};
    visitor.problem(Problem{severity(kind), kind, game_, std::move(error)});
}

template <class V> void Reader::note_foreign(V& visitor) {
    if (std::optional<Problem> const problem = foreign_problem(p_)) visitor.problem(*problem);
}

} // namespace damier::pdn
