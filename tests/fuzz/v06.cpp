// Fuzzes the save files of v0.6: any bytes are refused with a sentence or read, and what is read
// writes itself back.
#include "damier/draughts/rules/v06.hpp"
#include "damier/records/documents.hpp"
#include "damier/variants/make.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    using namespace damier;
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    static variants::VariantPtr const v06 = variants::make<draughts::rules::v06>();
    variants::Variant const& game = *v06;
    Result<records::V06> const read = records::read_v06(game, text);
    if (!read) {
        if (in_english(read.error()).empty()) std::abort();
        return 0;
    }
    Result<std::string> const written = records::write_v06(*read->state, read->players);
    if (!written) std::abort();
    Result<records::V06> const again = records::read_v06(game, *written);
    if (!again || again->state->text() != read->state->text()) std::abort();
    for (std::size_t i = 0; i < 2; ++i)
        if (again->players[i].is_computer != read->players[i].is_computer) std::abort();
    if (*records::write_v06(*again->state, again->players) != *written) std::abort();
    return 0;
}
