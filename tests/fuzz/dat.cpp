// Fuzzes the `.dat` files of ULB draughts: any bytes are refused with a sentence or read, and what
// is read writes itself back.
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
    // Any draughts on a square board will do; all sizes of ULB draughts take minutes to compile.
    static variants::VariantPtr const v06 = variants::make<draughts::rules::v06>();
    game::Game const& game = *v06;
    Result<records::Dat> const read = records::read_dat(game, text);
    if (!read) {
        if (in_english(read.error()).empty()) std::abort();
        return 0;
    }
    Result<std::string> const written = records::write_dat(*read->state, read->mode);
    if (!written) std::abort();
    Result<records::Dat> const again = records::read_dat(game, *written);
    if (!again || again->state->text() != read->state->text() || again->mode != read->mode)
        std::abort();
    return 0;
}
