// What a program says when there is no memory left.
#pragma once

#include <string_view>

namespace damier::text {

// From now on: where memory is asked for in vain and nothing may be thrown, as in the JSON
// library's destructors, the program says so behind «PROGRAM: » and ends with exit code 1; without
// it the language ends the program by a signal. To be called again when the language is chosen.
void expect_want_of_memory(std::string_view program);

// Whether memory was asked for in vain since then. A stream of the standard library swallows it:
// what came out of one is whole only if this is false.
bool has_wanted_memory();

} // namespace damier::text
