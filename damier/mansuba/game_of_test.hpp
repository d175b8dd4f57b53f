// A game of Mansuba by its key.
#pragma once

#include "damier/mansuba/games.hpp"

#include <gtest/gtest.h>

namespace damier::mansuba {

inline game::Game const& game_of(std::string_view key) {
    for (game::Game const* game : games())
        if (game->key() == key) return *game;
    ADD_FAILURE() << key;
    return *games().front();
}

} // namespace damier::mansuba
