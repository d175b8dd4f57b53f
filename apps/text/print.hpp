// Where text leaves the program. What others have written (names, comments, moves of engines, names
// of files) may hold bytes that a terminal obeys; on a terminal they are shown, not obeyed. Files
// and pipes get every text as it is.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <string_view>

namespace damier::text {

// Without what a terminal obeys (C0 and C1 controls, changes of the direction of writing) or
// cannot read (bytes that are no UTF-8); lines and tabs stay.
std::string harmless(std::string_view text);
// The same, but colours stay: for texts whose colours are our own.
std::string harmless_in_colour(std::string_view text);

// Harmless where `to` is a terminal. Throws std::system_error when it cannot be written.
void put(std::FILE* to, std::string_view text);
void put_in_colour(std::FILE* to, std::string_view text); // our own colours stay

// To the standard output.
template <class... A> void print(fmt::format_string<A...> pattern, A&&... values) {
    put(stdout, fmt::format(pattern, std::forward<A>(values)...));
}

} // namespace damier::text
