// What a check has found, for people and for other programs.
#pragma once

#include "apps/workbench/checked.hpp"

namespace damier::workbench {

std::string mark_text(double mark); // 17.25

// What is to be said beside a mark, in one line: why nothing could be checked, that it does not
// compile, what is wrong with the form.
std::string remarks(Checked const& checked);

// For the terminal: the functions, and the smallest failing state of each.
std::string in_text(Kit const& kit, Checked const& checked);

std::string in_csv(Kit const& kit, std::span<Checked const> all);
std::string in_html(Kit const& kit, std::span<Checked const> all);

// Text of a program that nobody trusts, fit to be printed: no control characters, whole UTF-8.
std::string harmless(std::string_view text);

} // namespace damier::workbench
