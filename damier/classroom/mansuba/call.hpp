// One call of an imposed function of Mansuba: the grid, what stands on it, who and where; and the
// library's own answer.
#pragma once

#include "damier/classroom/course.hpp"
#include "damier/mansuba/board.hpp"

#include <array>

namespace damier::classroom {

// The document's names: three structures, then the functions.
inline constexpr std::array<std::string_view, 13> mansuba_names{"world_t",
                                                                "neighbors_t",
                                                                "vector_t",
                                                                "world_init",
                                                                "get_neighbors",
                                                                "init_infos",
                                                                "init_players_0",
                                                                "simple_win",
                                                                "complex_win",
                                                                "next_player",
                                                                "choose_random_piece_belonging_to",
                                                                "choose_random_move_for_piece",
                                                                "print_world"};

inline constexpr int mansuba_edge = 10;
inline constexpr int mansuba_places = mansuba_edge * mansuba_edge;

// A place holds 10 * colour + sort with the document's numbers: 21 is a white pawn, 14 a black
// bishop, 0 nothing.
using MansubaCells = std::array<int, mansuba_places>;
inline constexpr int mansuba_black = 1, mansuba_white = 2;

struct MansubaCall {
    std::string function;
    mansuba::World world = mansuba::World::classic;
    int player = mansuba_white;
    int place = 0;
    MansubaCells cells{};

    bool has_cells() const; // the function is called on what stands on the grid
    bool has_player() const;
    bool has_place() const;
    bool has_grid() const;
};

// A grid goes by the number of its neighbours: 8, 6 or 4.
int grid_number(mansuba::World world);
mansuba::Board const& mansuba_board(mansuba::World world);
MansubaCells mansuba_start(mansuba::World world);

// Where the piece on `place` may go for sure, whatever is thought of captures.
bool can_move_for_sure(MansubaCall const& call, int place);

Case to_case(MansubaCall const& call);
MansubaCall to_mansuba_call(Case const& one); // of a case made by to_case

MansubaCall random_mansuba_call(std::string_view function, Difficulty difficulty,
                                std::uint64_t seed);
std::vector<MansubaCall> simpler_calls(MansubaCall const& call);

} // namespace damier::classroom
