#include "damier/notation/fen.hpp"

#include "damier/draughts/rules/all.hpp"
#include "damier/draughts/start.hpp"
#include "damier/notation/hub.hpp"
#include "damier/notation/move_text.hpp"

#include "damier/draughts/generate.hpp"

#include <gtest/gtest.h>

namespace damier::notation {
namespace {
namespace rules = draughts::rules;

TEST(Fen, Smoke) {
    constexpr auto const& L = rules::international_law;
    auto const start = draughts::start_position<L>(rules::international.start);
    EXPECT_EQ(write_fen<L>(rules::international, start), "W:W31-50:B1-20");
    auto const moves = *draughts::legal_moves<L>(start);
    for (auto const& m : moves) {
        auto const text = move_text<L>(rules::international, start, moves, m);
        EXPECT_EQ(*read_move<L>(rules::international, start, moves, text), m);
        EXPECT_EQ(*read_hub_move<L>(rules::international, start, moves, text), m);
    }
    EXPECT_EQ(
        *read_hub_position<L>(rules::international, hub_position<L>(rules::international, start)),
        start);
}
} // namespace
} // namespace damier::notation
