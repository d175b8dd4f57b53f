#include "damier/classroom/mansuba/course.hpp"

#include "damier/base/text.hpp"
#include "damier/mansuba/games.hpp"
#include "damier/mansuba/render.hpp"

#include <algorithm>
#include <array>

namespace damier::classroom {

namespace {

using mansuba::World;

// The document leaves the parameters of most functions open: of these, and of the structures, only
// the names are looked for.
constexpr std::array<std::string_view, 13> mansuba_names{"world_t",
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

constexpr int edge = 10;

// A grid goes by the number of its neighbours.
struct GridOf {
    int number;
    World world;
};
constexpr std::array<GridOf, 3> grids{
    {{8, World::classic}, {6, World::triangular}, {4, World::chess}}};

mansuba::Board const& board_of(World world) {
    static std::array<mansuba::Board, 3> const boards{
        mansuba::Board(mansuba::report_rules(World::classic, edge, edge)),
        mansuba::Board(mansuba::report_rules(World::triangular, edge, edge)),
        mansuba::Board(mansuba::report_rules(World::chess, edge, edge))};
    return boards[static_cast<std::size_t>(world)];
}

// "place direction", by increasing place, the directions with the document's numbers.
std::string neighbours(World world, int place) {
    mansuba::Board const& board = board_of(world);
    if (!board.is_playable(place)) return {};
    auto found = board.neighbours(0, place);
    std::ranges::sort(found, {}, &mansuba::Neighbour::place);
    std::string text;
    for (mansuba::Neighbour const& one : found)
        text.append(std::to_string(one.place))
            .append(" ")
            .append(std::to_string(static_cast<int>(one.direction)))
            .append("\n");
    return text;
}

// The world at the start as print_world shows it, without colours.
std::string start_picture(World world) {
    auto const& game = *mansuba::games()[static_cast<std::size_t>(world)];
    auto const start = game.start({}, 1);
    return mansuba::render_board(dynamic_cast<mansuba::MansubaState const&>(**start), false);
}

class MansubaCourse final : public Course {
public:
    std::string_view key() const override { return "mansuba"; }
    std::span<std::string_view const> functions() const override { return mansuba_names; }

    std::vector<Case> fixed(std::string_view function) const override {
        std::string const name(function);
        std::vector<Case> cases;
        if (name == "get_neighbors") {
            for (GridOf const& grid : grids)
                for (int place = 0; place < edge * edge; ++place)
                    if (board_of(grid.world).is_playable(place))
                        cases.push_back(
                            {name, std::to_string(grid.number) + ' ' + std::to_string(place) + '\n',
                             neighbours(grid.world, place)});
        } else if (name == "next_player") {
            cases = {{name, "1\n", "2\n"}, {name, "2\n", "1\n"}}; // black, white
        } else if (name == "world_init") {
            cases = {{name, "\n", "the same world\n"}};
        } else {
            cases = {{name, "\n", "there\n"}};
        }
        return cases;
    }

    // Every call that the document tells enough of is among the fixed ones.
    std::vector<Case> random(std::string_view, Difficulty, int, std::uint64_t) const override {
        return {};
    }

    std::vector<Case> references(std::string_view function) const override {
        std::vector<Case> cases;
        if (function == "get_neighbors") cases = fixed(function);
        if (function == "print_world")
            for (GridOf const& grid : grids)
                cases.push_back({std::string(function), std::to_string(grid.number) + '\n',
                                 start_picture(grid.world)});
        return cases;
    }

    std::vector<Case> simpler(Case const&) const override { return {}; }

    Message describe(Case const& one) const override {
        std::vector<std::string_view> const parts = words(one.input);
        if (one.function == "get_neighbors")
            return {"{}", "init_neighbors(" + std::string(parts[0]) + "); get_neighbors("
                              + std::string(parts[1]) + ')'};
        if (one.function.ends_with("_t")) return {"{}", "struct " + one.function};
        std::string const said = one.function == "next_player" ? std::string(parts[0]) : "";
        return {"{}", one.function + '(' + said + ')'};
    }

    std::string picture(Case const& one) const override {
        if (one.function != "get_neighbors") return {};
        std::vector<std::string_view> const parts = words(one.input);
        World const world = std::ranges::find(grids, *to_integer(parts[0]), &GridOf::number)->world;
        std::string const wanted = neighbours(world, static_cast<int>(*to_integer(parts[1])));
        std::string text; // x: the place, n: a neighbour
        for (int place = 0; place < edge * edge; ++place) {
            bool const is_near =
                ("\n" + wanted).find("\n" + std::to_string(place) + ' ') != std::string::npos;
            bool const is_there = board_of(world).is_playable(place);
            text += std::to_string(place) == parts[1] ? 'x' : is_near ? 'n' : is_there ? '.' : ' ';
            text += place % edge == edge - 1 ? '\n' : ' ';
        }
        return text;
    }
};

} // namespace

std::unique_ptr<Course const> mansuba_course() { return std::make_unique<MansubaCourse>(); }

} // namespace damier::classroom
