// The games of a DamExchange connection as a PDN file, whole after every game.
#pragma once

#include "damier/protocol/dxp/peer.hpp"

#include <string>
#include <vector>

namespace damier::program {

class DxpGames {
public:
    explicit DxpGames(std::string path) : path_(std::move(path)) {} // "": nothing is written

    // What was agreed about the game on its way.
    struct Agreed {
        std::string opponent;
        int minutes = 0, moves = 0;
    };
    // The game that `peer` has just played, as we, `name`, have seen it end.
    Result<Done> add(protocol::DxpPeer const& peer, std::string const& name, Agreed const& agreed,
                     protocol::PeerResult result);

private:
    std::string path_;
    std::vector<std::string> games_;
};

} // namespace damier::program
