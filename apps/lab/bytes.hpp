// Texts as what they are in files.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace damier::lab {

inline std::span<std::uint8_t const> as_bytes(std::string const& text) {
    return {reinterpret_cast<std::uint8_t const*>(text.data()), text.size()};
}

} // namespace damier::lab
