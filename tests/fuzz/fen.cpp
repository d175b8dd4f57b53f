// libFuzzer: any text as a FEN or a Hub position. The first byte chooses the rule set. Whatever is
// read must be written and read back as the same position.
#include "tests/fuzz/demand.hpp"

#include "damier/draughts/rules/all.hpp"
#include "damier/notation/fen.hpp"
#include "damier/notation/hub.hpp"

#include <cstdint>

namespace {

using namespace damier;
using namespace damier::notation;
namespace rules = draughts::rules;

template <Law const& L> void try_text(Rules const& r, std::string_view text) {
    if (auto const fen = read_fen<L>(r, text)) {
        std::string const written =
            write_fen<L>(r, fen->position, fen->half_moves, fen->move_number);
        auto const again = read_fen<L>(r, written);
        demand(again.has_value() && *again == *fen);
    }
    for (Letters const& letters : {hub_letters, dxp_letters})
        if (auto const position = read_hub_position<L>(r, text, letters))
            demand(hub_position<L>(r, *position, letters) == text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) return 0;
    std::string_view const text(reinterpret_cast<char const*>(data) + 1, size - 1);
    switch (data[0]) {
    case 'r': try_text<rules::russian_law>(rules::russian, text); break;
    case 's': try_text<rules::spanish_law>(rules::spanish, text); break;
    case 't': try_text<rules::turkish_law>(rules::turkish, text); break;
    case 'f': try_text<rules::frisian_law>(rules::frisian, text); break;
    case 'b': try_text<rules::bt_law>(rules::bt, text); break;
    case 'u': try_text<rules::ulb_law<14>>(rules::ulb<14>, text); break;
    case 'v': try_text<rules::ulb_law<5>>(rules::ulb<5>, text); break;
    default: try_text<rules::international_law>(rules::international, text); break;
    }
    return 0;
}
