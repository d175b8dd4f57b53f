// A reader that walks over a line of text and knows its column, in characters.
#pragma once

#include <cstddef>
#include <string_view>

namespace damier::notation {

class Cursor {
public:
    explicit Cursor(std::string_view text) : text_(text) {}

    bool at_end() const { return at_ == text_.size(); }
    char peek() const { return at_end() ? '\0' : text_[at_]; }
    char peek_next() const { return at_ + 1 < text_.size() ? text_[at_ + 1] : '\0'; }
    void skip(std::size_t count = 1) { at_ += count; }
    std::string_view rest() const { return text_.substr(at_); }

    void skip_blanks() {
        while (is_blank(peek())) skip();
    }
    bool skip_if(char wanted) {
        if (at_end() || peek() != wanted) return false;
        skip();
        return true;
    }
    std::string_view digits() {
        std::size_t const start = at_;
        while (is_digit(peek())) skip();
        return text_.substr(start, at_ - start);
    }

    // The character here, whole: a letter outside ASCII has several bytes.
    std::string_view character() const {
        std::size_t end = at_;
        if (end < text_.size()) ++end;
        while (end < text_.size() && is_continuation(text_[end])) ++end;
        return text_.substr(at_, end - at_);
    }
    int column() const {
        int column = 1;
        for (std::size_t i = 0; i < at_; ++i)
            if (!is_continuation(text_[i])) ++column;
        return column;
    }

    static bool is_digit(char c) { return c >= '0' && c <= '9'; }
    static bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
    static char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }
    static bool is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }

private:
    static bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace damier::notation
