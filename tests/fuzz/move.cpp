// libFuzzer: a letter for the rule set, a FEN, a new line, and any text as a move. A move that is
// read must be legal, and its own text must mean the same move.
#include "tests/fuzz/demand.hpp"

#include "damier/draughts/generate.hpp"
#include "damier/draughts/rules/all.hpp"
#include "damier/notation/fen.hpp"
#include "damier/notation/move_text.hpp"

#include <cstdint>

namespace {

using namespace damier;
using namespace damier::notation;
namespace rules = draughts::rules;

template <Law const& L> void try_text(Rules const& r, std::string_view fen, std::string_view text) {
    auto const position = read_fen<L>(r, fen);
    if (!position) return;
    draughts::MoveList<L> list;
    draughts::generate<L>(position->position, list);
    std::span<Move<L> const> const legal(list.begin(), list.size());
    for (auto const& read : {read_move<L>(r, position->position, legal, text),
                             read_hub_move<L>(r, position->position, legal, text)}) {
        if (!read) continue;
        demand(std::find(legal.begin(), legal.end(), *read) != legal.end());
        for (std::string const& written :
             {move_text<L>(r, position->position, legal, *read), captured_text<L>(r, *read)}) {
            auto const again = read_move<L>(r, position->position, legal, written);
            demand(again.has_value() && *again == *read);
        }
        auto const hub = read_hub_move<L>(r, position->position, legal, hub_move_text<L>(r, *read));
        demand(hub.has_value() && *hub == *read);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) return 0;
    std::string_view const input(reinterpret_cast<char const*>(data) + 1, size - 1);
    std::size_t const line = input.find('\n');
    if (line == std::string_view::npos) return 0;
    std::string_view const fen = input.substr(0, line), text = input.substr(line + 1);
    switch (data[0]) {
    case 'r': try_text<rules::russian_law>(rules::russian, fen, text); break;
    case 'h': try_text<rules::thai_law>(rules::thai, fen, text); break;
    case 't': try_text<rules::turkish_law>(rules::turkish, fen, text); break;
    case 'f': try_text<rules::frisian_law>(rules::frisian, fen, text); break;
    case 'u': try_text<rules::ulb_law<8>>(rules::ulb<8>, fen, text); break;
    default: try_text<rules::international_law>(rules::international, fen, text); break;
    }
    return 0;
}
