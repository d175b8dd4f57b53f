// Fuzzes the PDN reader and writer: any bytes are read without harm, in one piece or in small ones
// with the same events, and what was read survives writing and reading again.
#include "tests/fuzz/demand.hpp"

#include "damier/pdn/builder.hpp"
#include "damier/pdn/recorder_test.hpp"
#include "damier/pdn/writer.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace {

using namespace damier::pdn;

Source in_pieces(std::string_view text, std::size_t size) {
    return [text, size](char* to, std::size_t room) mutable {
        std::size_t const count = std::min({size, room, text.size()});
        text.copy(to, count);
        text.remove_prefix(count);
        return count;
    };
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    Recorder const whole = record(from_text(text), true, size + 1);
    for (std::size_t const piece : {1, 7}) {
        Recorder const pieces = record(in_pieces(text, piece), true, piece);
        demand(pieces.events == whole.events && pieces.problems == whole.problems);
    }
    WriteOptions const exact{79, true};
    for (Game const& game : read_games(text).games) {
        ReadGames const again = read_games(write(game, exact));
        demand(again.games.size() == 1 && again.games[0] == game);
        std::string const canonical = write(game);
        ReadGames const third = read_games(canonical);
        demand(third.games.size() == 1 && write(third.games[0]) == canonical);
    }
    return 0;
}
