// Any bytes on their way to a terminal: what is left may reach one, and nothing more is left out
// the second time.
#include "tests/fuzz/letters.hpp"

#include "apps/text/print.hpp"

#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    using namespace damier;
    std::string_view const bytes(reinterpret_cast<char const*>(data), size);
    std::string const plain = text::harmless(bytes), coloured = text::harmless_in_colour(bytes);
    demand_letters(plain, false);
    demand_letters(coloured, true);
    demand(text::harmless(plain) == plain && text::harmless_in_colour(coloured) == coloured);
    return 0;
}
