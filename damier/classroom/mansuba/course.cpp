#include "damier/classroom/mansuba/course.hpp"

#include "damier/base/random.hpp"
#include "damier/base/text.hpp"
#include "damier/classroom/mansuba/call.hpp"
#include "damier/mansuba/games.hpp"
#include "damier/mansuba/render.hpp"

#include <algorithm>

namespace damier::classroom {

namespace {

using mansuba::World;

constexpr std::array<World, 3> worlds{World::classic, World::triangular, World::chess};

// The world at the start as print_world shows it, with its colours.
std::string start_picture(World world) {
    auto const& game = *mansuba::games()[static_cast<std::size_t>(world)];
    auto const start = game.start({}, 1);
    return mansuba::render_board(dynamic_cast<mansuba::MansubaState const&>(**start), true);
}

class MansubaCourse final : public Course {
public:
    std::string_view key() const override { return "mansuba"; }
    std::span<std::string_view const> functions() const override { return mansuba_names; }

    std::vector<Case> fixed(std::string_view function) const override {
        MansubaCall call;
        call.function = function;
        std::vector<Case> cases;
        auto const add = [&] { cases.push_back(to_case(call)); };
        for (World const world : call.has_grid() ? std::span<World const>(worlds)
                                                 : std::span<World const>(worlds).first(1)) {
            call.world = world;
            call.cells = mansuba_start(world);
            if (call.function == "get_neighbors") {
                for (call.place = 0; call.place < mansuba_places; ++call.place)
                    if (mansuba_board(world).is_playable(call.place)) add();
            } else if (call.function == "choose_random_move_for_piece") {
                add_moves_of_pawns(call, cases);
            } else if (call.function.ends_with("_win")) {
                add_victories(call, cases);
            } else if (call.has_player()) {
                for (call.player = 1; call.player <= 2; ++call.player) add();
            } else {
                add();
            }
        }
        return cases;
    }

    std::vector<Case> random(std::string_view function, Difficulty difficulty, int count,
                             std::uint64_t seed) const override {
        MansubaCall call;
        call.function = function;
        if (!call.has_cells()) return {}; // the fixed ones are all there are
        Random seeds(seed * 17 + static_cast<std::uint64_t>(difficulty) * 5 + function.size());
        std::vector<Case> cases;
        for (int i = 0; i < count; ++i)
            cases.push_back(to_case(random_mansuba_call(function, difficulty, seeds.next())));
        return cases;
    }

    std::vector<Case> references(std::string_view function) const override {
        if (function != "print_world") return fixed(function);
        std::vector<Case> cases;
        for (World const world : worlds)
            cases.push_back({std::string(function), std::to_string(grid_number(world)) + '\n',
                             start_picture(world)});
        return cases;
    }

    // What is drawn is one of what is expected, each time.
    bool accepts(Case const& one, std::string_view answer) const override {
        if (!one.function.starts_with("choose_")) return answer == one.expected;
        std::vector<std::string_view> const drawn = split_at_blanks(answer),
                                            known = split_at_blanks(one.expected);
        return !drawn.empty() && std::ranges::all_of(drawn, [&](std::string_view place) {
            return std::ranges::find(known, place) != known.end();
        });
    }

    std::vector<Case> simpler(Case const& one) const override {
        std::vector<Case> cases;
        for (MansubaCall const& call : simpler_calls(to_mansuba_call(one)))
            cases.push_back(to_case(call));
        return cases;
    }

    Message describe(Case const& one) const override {
        if (one.function.ends_with("_t")) return {"{}", "struct " + one.function};
        MansubaCall const call = to_mansuba_call(one);
        std::vector<std::string> said;
        if (call.has_cells()) said.emplace_back("world");
        if (call.has_player()) said.push_back(std::to_string(call.player));
        if (call.has_place()) said.push_back(std::to_string(call.place));
        std::string const grid =
            call.has_grid() ? "init_neighbors(" + std::to_string(grid_number(call.world)) + "); "
                            : "";
        return {"{}", grid + one.function + '(' + join(said, ", ") + ')'};
    }

    // The signs of print_world, white's pieces in brackets; the place of the call in others.
    std::string picture(Case const& one) const override {
        MansubaCall const call = to_mansuba_call(one);
        if (!call.has_cells() && !call.has_place()) return {};
        constexpr std::string_view signs = ".*#&#";
        std::string text;
        for (int place = 0; place < mansuba_places; ++place) {
            int const cell = call.cells[static_cast<std::size_t>(place)];
            bool const is_called = call.has_place() && place == call.place;
            char sign = signs[static_cast<std::size_t>(cell % 10)];
            if (!mansuba_board(call.world).is_playable(place)) sign = ' ';
            if (!call.has_cells() && is_neighbour(one.expected, place)) sign = 'n';
            bool const is_white = cell / 10 == mansuba_white;
            text += is_called ? '<' : is_white ? '[' : ' ';
            text += is_called && !call.has_cells() ? 'x' : sign;
            text += is_called ? '>' : is_white ? ']' : ' ';
            if (place % mansuba_edge == mansuba_edge - 1) text += '\n';
        }
        return text;
    }

private:
    // The start, and none, one, all but one and all of the other's initial places. On the
    // chess-board nobody can reach them.
    static void add_victories(MansubaCall call, std::vector<Case>& cases) {
        MansubaCells const start = call.cells;
        for (call.player = 1; call.player <= 2; ++call.player) {
            call.cells = start;
            cases.push_back(to_case(call));
            if (call.world == World::chess) continue;
            auto const& goals =
                mansuba_board(call.world)
                    .set_up(call.player == mansuba_white ? mansuba::black : mansuba::white);
            for (std::size_t const count :
                 {std::size_t{0}, std::size_t{1}, goals.size() - 1, goals.size()}) {
                call.cells = {};
                call.cells[45] = 10 * (3 - call.player) + 1;
                if (count < goals.size()) call.cells[54] = 10 * call.player + 1;
                for (std::size_t i = 0; i < count; ++i)
                    call.cells[static_cast<std::size_t>(goals[i].place)] = 10 * call.player + 1;
                cases.push_back(to_case(call));
            }
        }
    }

    static void add_moves_of_pawns(MansubaCall call, std::vector<Case>& cases) {
        for (int place = 0; place < mansuba_places; ++place) {
            int const cell = call.cells[static_cast<std::size_t>(place)];
            call.player = cell / 10;
            call.place = place;
            if (cell % 10 == 1 && can_move_for_sure(call, place)) cases.push_back(to_case(call));
        }
    }

    static bool is_neighbour(std::string const& neighbours, int place) {
        return ("\n" + neighbours).find("\n" + std::to_string(place) + ' ') != std::string::npos;
    }
};

} // namespace

std::unique_ptr<Course const> mansuba_course() { return std::make_unique<MansubaCourse>(); }

} // namespace damier::classroom
