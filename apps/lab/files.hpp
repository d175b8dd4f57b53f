// Whole files, read and replaced.
#pragma once

#include "damier/base/result.hpp"

#include <cstdint>
#include <span>
#include <string>

namespace damier::lab {

Result<std::string> read_file(std::string const& path);
// A reader sees the old content or the new one, never a part.
Result<Done> replace_file(std::string const& path, std::string const& content);

inline std::span<std::uint8_t const> as_bytes(std::string const& text) {
    return {reinterpret_cast<std::uint8_t const*>(text.data()), text.size()};
}

} // namespace damier::lab
