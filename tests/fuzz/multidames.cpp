// Fuzzes the text of MultiDames: any bytes are refused or read, and what is read writes itself back
// and can be played to the end.
#include "damier/multidames/game.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    using namespace damier;
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    game::Game const& game = multidames::multidames_game();
    Result<game::StatePtr> const read = game.read(text);
    if (!read) return 0;

    game::StatePtr state = *read;
    for (std::size_t n = 0; !state->actions().empty(); ++n) {
        Result<game::StatePtr> const again = game.read(state->text());
        if (!again || (*again)->text() != state->text()) std::abort();
        if ((*again)->scores() != state->scores()) std::abort();
        // The bytes of the input also choose the steps, so that the fuzzer steers the play-out.
        std::size_t const byte = data[n % size];
        std::size_t const action = (byte + n) % state->actions().size();
        Result<std::size_t> const meant = state->interpret(state->actions()[action].text);
        if (!meant || *meant != action) std::abort();
        state = state->after(action);
    }
    if (!game::is_over(state->outcome())) std::abort();
    (void)state->interpret(text.substr(0, 40));
    return 0;
}
