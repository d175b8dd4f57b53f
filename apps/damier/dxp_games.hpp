// The games of a DamExchange connection as a PDN file, whole after every game.
#pragma once

#include "damier/protocol/dxp_peer.hpp"

#include <string>
#include <vector>

namespace damier::program {

class DxpGames {
public:
    explicit DxpGames(std::string path) : path_(std::move(path)) {} // "": nothing is written

    // The game that `peer` has just played against `opponent`, as we, `name`, have seen it end.
    Result<Done> add(protocol::DxpPeer const& peer, std::string const& name,
                     std::string const& opponent, protocol::PeerResult result);

private:
    std::string path_;
    std::vector<std::string> games_;
};

} // namespace damier::program
