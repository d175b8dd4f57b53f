// One call of an imposed function of ULB draughts, and the library's own answer.
#pragma once

#include "damier/classroom/course.hpp"
#include "damier/draughts/ulb.hpp"

#include <array>

namespace damier::classroom {

// The spellings are the document's.
inline constexpr std::array<std::string_view, 11> ulb_names{
    "initBoard", "printBoard",     "checkMove", "movePiece",
    "capture",   "checkEndOfGame", "countFree", "checkEndOfGameForPlayer",
    "sterr",     "save",           "load"};

struct UlbCall {
    std::string function;
    draughts::ulb::Board board{10};
    draughts::ulb::Place place{};
    std::string direction = "L";
    int player = 1; // -1: Black
    int length = 1;
    bool has_played = false, has_captured = false;
    int number = 0; // a dimension, a code
};

std::string arguments(UlbCall const& call); // between the brackets of the call
std::string rows(draughts::ulb::Board const& board);
std::string printed(draughts::ulb::Board const& board, int player);

Case to_case(UlbCall const& call);
UlbCall to_ulb_call(Case const& one); // of a case made by to_case

UlbCall random_ulb_call(std::string_view function, Difficulty difficulty, std::uint64_t seed);
std::vector<UlbCall> simpler_calls(UlbCall const& call);

} // namespace damier::classroom
