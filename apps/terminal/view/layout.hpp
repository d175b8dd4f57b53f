// Text on a grid of characters: how wide it is, filling up, breaking lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damier::terminal {

// Columns that UTF-8 text takes. Escape sequences for colours take none; every other character one.
int width(std::string_view text);

std::string pad_left(std::string_view text, int columns);
std::string pad_right(std::string_view text, int columns);
std::string centred(std::string_view text, int columns);
std::string repeated(std::string_view text, int times);
std::string without_trailing_blanks(std::string text); // of a line

// Lines of at most `columns`, broken at blanks; every line but the first starts with `indent`.
std::string wrapped(std::string_view text, int columns, std::string_view indent = "");

// Short texts side by side, in as many columns as fit; each line ends with a line break.
std::string in_columns(std::vector<std::string> const& texts, int columns);

} // namespace damier::terminal
