// Any bytes as a conversation in the Hub protocol, with the engine's side and with the host's. No
// line may crash them, an order to search always has a move to answer with, and a line that was
// written is read as it was meant.
#include "tests/fuzz/demand.hpp"
#include "tests/fuzz/exchange.hpp"

#include "damier/protocol/hub/engine.hpp"
#include "damier/protocol/hub/host.hpp"

#include "damier/base/text.hpp"

namespace {

using namespace damier;
using namespace damier::protocol;

void try_engine(std::string_view text) {
    HubEngine engine("1", {"international"}, {},
                     [](std::string_view) { return Result<game::Exchange const*>(&exchange()); });
    engine.receive("init");
    for (std::string_view const line : split(text, '\n')) {
        for (HubOrder const& order : engine.receive(line)) {
            if (auto const* const send = std::get_if<HubSend>(&order))
                demand(send->line.find('\n') == std::string::npos);
            if (std::holds_alternative<HubQuit>(order)) return;
            auto const* const search = std::get_if<HubSearch>(&order);
            if (!search) continue;
            demand(!search->state->actions().empty());
            game::AnalysisLine found;
            found.actions = {0, 0, 0};
            engine.thought(found);
        }
        // Half of the searches go on, so that lines come during one.
        if (engine.is_searching() && line.size() % 2 == 0) engine.chosen({});
    }
}

void try_host(std::string_view text) {
    HubHost host(exchange());
    host.start();
    game::StatePtr const state = exchange().start();
    std::string const base = exchange().position(*state, game::Alphabet::hub);
    for (std::string_view const line : split(text, '\n')) {
        if (host.is_ready()) host.think(state, base, {}, {});
        for (HostEvent const& event : host.receive(line))
            if (auto const* const chosen = std::get_if<HostChosen>(&event))
                demand(chosen->action < state->actions().size());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    std::string const written = HubLine::read(text).text();
    demand(HubLine::read(written).text() == written);
    try_engine(text);
    try_host(text);
    return 0;
}
