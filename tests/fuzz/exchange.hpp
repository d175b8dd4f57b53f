// How positions and moves of international draughts are written for other programs.
#pragma once

#include "damier/draughts/rules/international.hpp"
#include "damier/variants/exchange.hpp"
#include "damier/variants/make.hpp"

inline damier::game::Exchange const& exchange() {
    using namespace damier;
    static auto const variant = variants::make<draughts::rules::international>();
    static auto const made = variants::make_exchange(*variant);
    return *made;
}
