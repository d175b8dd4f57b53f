// What may reach a terminal: whole UTF-8 without anything that a terminal obeys. Where our own
// colours stay there are colours, and no other sequence.
#pragma once

#include "tests/fuzz/demand.hpp"

#include <cstdint>
#include <string_view>

inline void demand_letters(std::string_view text, bool has_colours) {
    auto const is_follower = [](unsigned char byte) { return (byte & 0xC0) == 0x80; };
    for (std::size_t i = 0; i < text.size();) {
        auto const first = static_cast<unsigned char>(text[i]);
        std::size_t const length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        demand(first < 0x80 || (first >= 0xC2 && first < 0xF5));
        demand(i + length <= text.size());
        std::uint32_t letter = length == 1 ? first : first & (0x7Fu >> length);
        for (std::size_t k = 1; k < length; ++k) {
            demand(is_follower(static_cast<unsigned char>(text[i + k])));
            letter = letter << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3Fu);
        }
        if (letter == 0x1B && has_colours) { // ESC [ numbers m
            demand(i + 2 < text.size() && text[i + 1] == '[');
            std::size_t const end = text.find_first_not_of("0123456789;", i + 2);
            demand(end != std::string_view::npos && text[end] == 'm');
            i = end + 1;
            continue;
        }
        demand(letter >= 0x20 || letter == '\n' || letter == '\t');
        demand(letter < 0x7F || letter > 0x9F);
        demand(letter != 0x200E && letter != 0x200F && letter != 0x61C);
        demand((letter < 0x202A || letter > 0x202E) && (letter < 0x2066 || letter > 0x2069));
        i += length;
    }
}
