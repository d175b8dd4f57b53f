#include "damier/base/checksum.hpp"

#include <array>

namespace damier {

namespace {

consteval std::array<std::uint32_t, 256> make_table() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1) ^ ((value & 1) != 0 ? 0x82F63B78u : 0u);
        table[i] = value;
    }
    return table;
}

} // namespace

std::uint32_t crc32c(std::string_view bytes, std::uint32_t before) {
    static constexpr std::array<std::uint32_t, 256> table = make_table();
    std::uint32_t value = ~before;
    for (char const c : bytes)
        value = (value >> 8) ^ table[(value ^ static_cast<unsigned char>(c)) & 0xFF];
    return ~value;
}

} // namespace damier
