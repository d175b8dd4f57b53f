// The body of Reader: tags, comments, marks, variations, set-ups. Included by reader.hpp.
#pragma once

#include "damier/pdn/reader.hpp"

namespace damier::pdn {

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
    constexpr int most = 65535;
    for (; is_digit(*q); ++q) value = std::min(value * 10 + (*q - '0'), most + 1);
    if (q - p > std::ptrdiff_t{longest_word}) return skip_game(p, Kind::too_long, visitor);
    if (*q == '\0' && is_open()) return refill(p);
    if (q == p + 1) return skip_character(p, visitor);
    if (value <= most) {
        visitor.nag(value);
    } else {
        note(Kind::large_nag, view(p, q), place(p), visitor);
        visitor.comment(view(p, q), place(p));
    }
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
    TextPlace const where = place(p);
    if (end.how == CommentEnd::How::unclosed) {
        bool const is_too_long = end.size == longest_comment;
        note(is_too_long ? Kind::too_long : Kind::unclosed_comment, "", where, visitor);
        visitor.comment(text.substr(1, end.size - 1), where);
        count_lines(p, p + end.size);
        return leave_game(p + end.size, visitor);
    }
    if (end.how == CommentEnd::How::nested) note(Kind::nested_braces, "", where, visitor);
    if (end.how == CommentEnd::How::stray) note(Kind::stray_brace, "", where, visitor);
    visitor.comment(text.substr(1, end.size - 2), where);
    count_lines(p, p + end.size);
    return p + end.size;
}

template <class V> char const* Reader::line_comment(char const* p, V& visitor) {
    std::string_view const text = window(p, longest_comment);
    std::size_t size = text.find('\n');
    if (size == std::string_view::npos) {
        if (text.size() < longest_comment && is_open()) return refill(p);
        size = text.size();
        if (size == longest_comment) // not in the middle of a letter
            while (size > 1 && (p[size] & 0xC0) == 0x80) --size;
    }
    visitor.comment(text.substr(1, size - 1), place(p));
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
    std::optional<std::string_view> const whole = line_at(p);
    if (!whole) return refill(p);
    std::string_view const line = *whole;
    if (std::size_t const wrapper = wrapper_size(line)) {
        note(Kind::wrapper, line.substr(0, wrapper), place(p), visitor);
        return p + wrapper;
    }
    std::optional<TagText> const tag = read_tag(line);
    if (!tag) {
        note(Kind::unclosed_tag, "", place(p), visitor);
        return skip_line(p);
    }
    if (tag->has_odd_quotes) note(Kind::tag_quotes, tag->name, place(p), visitor);
    return say_tag(tag->name, tag->value, p, p + tag->size, visitor);
}

template <class V>
char const* Reader::say_tag(std::string_view name, std::string_view value, char const* p,
                            char const* next, V& visitor) {
    TextPlace const where = place(p);
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
    std::optional<std::string_view> const line = line_at(p);
    if (!line) return refill(p);
    std::optional<SetupText> const setup = read_setup(*line);
    if (!setup) {
        note(Kind::unknown_setup, "", place(p), visitor);
        return skip_line(p);
    }
    if (!setup->has_slash) note(Kind::setup_slash, "", place(p), visitor);
    after_number_ = false;
    has_moves_ = line_has_move_ = true;
    visitor.setup(setup->fen, place(p));
    return p + setup->size;
}

} // namespace damier::pdn
