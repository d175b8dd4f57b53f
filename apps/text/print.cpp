#include "apps/text/print.hpp"

#include <algorithm>
#include <cerrno>
#include <langinfo.h>
#include <system_error>
#include <unistd.h>

namespace damier::text {

namespace {

constexpr char32_t invalid = 0xFFFD;

struct Character {
    char32_t code = invalid;
    std::size_t size = 1; // in bytes
};

// The first character of a text that is not empty; one byte when it is none.
Character first_of(std::string_view text) {
    auto const byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    unsigned char const lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    std::size_t const size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < size) return {};
    char32_t code = lead & (0xFFu >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {};
        code = code << 6 | (byte(i) & 0x3Fu);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    bool const is_surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < least[size] || code > 0x10FFFF || is_surrogate) return {};
    return {code, size};
}

bool is_obeyed(char32_t code) {
    bool const is_control = code < 0x20 || (code >= 0x7F && code < 0xA0);
    bool const turns = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069)
                       || code == 0x200E || code == 0x200F || code == 0x061C;
    return (is_control && code != '\n' && code != '\t') || turns;
}

// The length of "ESC [ 1 ; 31 m" at the beginning of the text, 0 when there is none.
std::size_t colour_size(std::string_view text) {
    if (!text.starts_with("\x1b[")) return 0;
    std::size_t const end = text.find_first_not_of("0123456789;", 2);
    return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

// Most of every text.
std::size_t plain_size(std::string_view text) {
    auto const is_plain = [](char c) { return c >= ' ' && c <= '~'; };
    return static_cast<std::size_t>(std::ranges::find_if_not(text, is_plain) - text.begin());
}

std::string made_harmless(std::string_view text, bool keeps_colour) {
    bool const is_utf8 = std::string_view(nl_langinfo(CODESET)) == "UTF-8";
    std::string_view const sign = is_utf8 ? "\xEF\xBF\xBD" : "?"; // U+FFFD
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        std::size_t size = plain_size(text);
        if (size == 0 && keeps_colour) size = colour_size(text);
        bool is_shown = size > 0;
        if (!is_shown) {
            Character const first = first_of(text);
            size = first.size;
            bool const is_valid = first.code != invalid && (is_utf8 || first.code < 0x80);
            is_shown = is_valid && !is_obeyed(first.code);
        }
        if (is_shown)
            shown += text.substr(0, size);
        else if (!text.starts_with("\r\n")) // the ends of lines of other systems are no trick
            shown += sign;
        text.remove_prefix(size);
    }
    return shown;
}

void put(std::FILE* to, std::string_view text, bool keeps_colour) {
    std::string shown;
    if (isatty(fileno(to)) != 0) text = shown = made_harmless(text, keeps_colour);
    if (std::fwrite(text.data(), 1, text.size(), to) < text.size())
        throw std::system_error(errno, std::generic_category());
}

} // namespace

std::string harmless(std::string_view text) { return made_harmless(text, false); }
std::string harmless_in_colour(std::string_view text) { return made_harmless(text, true); }

void put(std::FILE* to, std::string_view text) { put(to, text, false); }
void put_in_colour(std::FILE* to, std::string_view text) { put(to, text, true); }

} // namespace damier::text
