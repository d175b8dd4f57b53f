// What the tests of the board share: games to show and positions to show them in.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace damier::desktop {

inline game::StatePtr start_of(std::string_view key, game::Options const& options = {}) {
    return *(*catalogue::find(key))->start(options, 7);
}

inline game::StatePtr position_of(std::string_view key, std::string_view text) {
    auto const state = (*catalogue::find(key))->read(text);
    EXPECT_TRUE(state.has_value()) << text;
    return state ? *state : nullptr;
}

// The first position of every game, and of those whose board has several sizes the extreme ones.
inline std::vector<game::StatePtr> all_starts() {
    std::vector<game::StatePtr> states;
    for (game::Game const* const game : catalogue::all()) states.push_back(*game->start({}, 7));
    states.push_back(start_of("ulb", {{"size", "4"}}));
    states.push_back(start_of("ulb", {{"size", "14"}}));
    states.push_back(start_of("multidames", {{"size", "12"}, {"seats", "4"}}));
    states.push_back(start_of("mansuba-triangulaire", {{"width", "7"}, {"height", "12"}}));
    states.push_back(start_of("mansuba", {{"width", "12"}, {"height", "5"}}));
    return states;
}

// The action with this text.
inline std::size_t action_of(game::State const& state, std::string_view text) {
    for (std::size_t i = 0; i < state.actions().size(); ++i)
        if (state.actions()[i].text == text) return i;
    ADD_FAILURE() << "no action " << text;
    return 0;
}

inline game::Cell cell_of(game::State const& state, std::string_view label) {
    auto const& cells = state.about().cells;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i].label == label) return static_cast<game::Cell>(i);
    ADD_FAILURE() << "no cell " << label;
    return 0;
}

} // namespace damier::desktop
