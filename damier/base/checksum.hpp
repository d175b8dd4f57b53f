// CRC-32C: tells whether bytes are still those that were written.
#pragma once

#include <cstdint>
#include <string_view>

namespace damier {

// `before` is the sum of what comes before, or any number to begin with.
std::uint32_t crc32c(std::string_view bytes, std::uint32_t before = 0);

} // namespace damier
