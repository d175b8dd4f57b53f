// The numbers of ULB draughts for moves that are told by their squares.
#include "damier/variants/ulb_refusal.hpp"

#include "damier/variants/ulb_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace damier::variants {
namespace {

std::string refused(std::string const& position, std::vector<std::string> const& squares) {
    game::StatePtr const state = *ulb_game().read(position);
    std::vector<game::Cell> cells;
    for (std::string const& square : squares) {
        auto const& all = state->about().cells;
        auto const found = std::ranges::find(all, square, &game::CellShape::label);
        if (found == all.end()) return "no square " + square;
        cells.push_back(static_cast<game::Cell>(found - all.begin()));
    }
    auto const reason = ulb_refusal(*state, cells);
    return reason ? in_english(*reason) : "";
}

TEST(UlbRefusal, HasTheNumbersOfTheDocument) {
    std::string const start = "This move is not possible. Error ";
    struct Case {
        char const* position;
        std::vector<std::string> squares;
        char const* error;
    };
    std::vector<Case> const cases{
        {"10 W:Wd7:Ba8", {"d7", "b5"}, "1: a man moves by one square only."},
        {"10 W:Wd7:Ba8", {"d7", "f7"}, "2: a direction is L, R, LB or RB."},
        {"10 W:Wd7:Ba8", {"d7", "c8"}, "3: only a king may go back without capturing."},
        {"10 W:Wd7,c6:Ba8", {"d7", "c6"}, "4: one of your own pieces is there."},
        {"10 W:Wb9:Ba8", {"b9", "a8"}, "5: the jump would end off the board."},
        {"10 W:Wd7:Bc6,b5", {"d7", "b5"}, "6: the square behind the piece is occupied."},
        {"10 W:Wd7:Bc6,b5", {"d7", "c6"}, "6: the square behind the piece is occupied."},
        {"10 W:WKj9:Bg6", {"j9", "e4"}, "8: the way is not free."},
        {"10 W:Wd7:Ba8", {"e6"}, "9: there is no piece on that square."},
        {"10 W:Wd7:Ba8", {"a8"}, "10: that piece is your opponent's."},
        {"10 W:Wd7:Be6", {"d7", "f5", "g4"}, "11: a move that goes on must capture."},
        {"10 B:Wa10:Bd7", {"d7", "c6"}, "3: only a king may go back without capturing."},
    };
    for (Case const& one : cases)
        EXPECT_EQ(refused(one.position, one.squares), start + one.error) << one.squares.back();
}

TEST(UlbRefusal, LegalStepsHaveNone) {
    EXPECT_EQ(refused("10 W:Wd7:Be6", {"d7", "f5"}), "") << "behind the victim";
    EXPECT_EQ(refused("10 W:Wd7:Be6", {"d7", "e6"}), "") << "the victim itself";
    EXPECT_EQ(refused("10 W:WKi10:Bg8,e6", {"i10", "f7", "d5"}), "");
    EXPECT_EQ(refused("10 W:Wd7:Ba8", {"d7"}), "") << "a piece that can be chosen";
    EXPECT_EQ(refused("10 W:Wd7:Ba8", {}), "");
}

} // namespace
} // namespace damier::variants
