// Small helpers for reading text: trimming, splitting, numbers, nearest names.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damier {

std::string_view trim(std::string_view text);
std::vector<std::string_view> split(std::string_view text, char separator); // keeps empty parts
std::vector<std::string_view> split_at_blanks(std::string_view text);       // parts between blanks
std::string to_lower(std::string_view text);                                // ASCII only
std::string join(std::span<std::string const> parts, std::string_view separator);

// The whole of `text` as a decimal number; nothing if it is not one or does not fit.
std::optional<long> to_integer(std::string_view text);

// The names nearest to a mistyped one, best first: for "did you mean ...?".
std::vector<std::string> nearest(std::string_view typed, std::span<std::string const> names,
                                 std::size_t at_most = 3);

} // namespace damier
