// Any bytes from a DamExchange peer, for an initiator and a follower that answer with their first
// move. Nothing may crash, and every message that is sent must be one that can be read.
#include "tests/fuzz/demand.hpp"
#include "tests/fuzz/exchange.hpp"

#include "damier/protocol/dxp/peer.hpp"

namespace {

using namespace damier;
using namespace damier::protocol;

void handle(DxpPeer& peer, PeerEvents const& events) {
    for (PeerEvent const& event : events) {
        if (auto const* const send = std::get_if<PeerSend>(&event)) {
            demand(!send->message.empty() && send->message.size() <= dxp_longest);
            demand(read_dxp(send->message).has_value());
        }
        if (std::holds_alternative<PeerTurn>(event)) handle(peer, peer.play(0, 1));
        if (std::holds_alternative<PeerBackAsked>(event))
            handle(peer, peer.answer_back(DxpBackAnswer::yes));
    }
}

void try_peer(DxpRole role, std::string_view bytes) {
    DxpPeer peer(role, "Damier", exchange());
    if (role == DxpRole::initiator) handle(peer, peer.request({}));
    DxpFramer framer;
    for (std::size_t i = 0; i < bytes.size(); i += 7) {
        for (std::string const& message : framer.receive(bytes.substr(i, 7))) {
            if (auto const read = read_dxp(message)) demand(write_dxp(*read).size() <= dxp_longest);
            handle(peer, peer.receive(message));
        }
    }
    handle(peer, peer.closed());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const bytes(reinterpret_cast<char const*>(data), size);
    try_peer(DxpRole::initiator, bytes);
    try_peer(DxpRole::follower, bytes);
    return 0;
}
