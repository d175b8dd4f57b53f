#include "damier/classroom/mansuba/call.hpp"

#include "damier/base/text.hpp"
#include "damier/mansuba/position.hpp"

#include <algorithm>
#include <set>

namespace damier::classroom {

namespace {

using mansuba::Board;
using mansuba::Move;
using mansuba::MoveKind;
using mansuba::Sort;
using mansuba::World;

constexpr std::array<int, 3> grid_numbers{8, 6, 4};

mansuba::Side side_of(int player) {
    return player == mansuba_white ? mansuba::white : mansuba::black;
}

std::string numbers(std::vector<int> const& all) {
    std::string text;
    for (int const one : all) text.append(text.empty() ? "" : " ").append(std::to_string(one));
    return text;
}

std::vector<int> start_places(World world, int player) {
    std::vector<int> places;
    for (mansuba::Start const& start : mansuba_board(world).set_up(side_of(player)))
        places.push_back(start.place);
    std::ranges::sort(places);
    return places;
}

std::string cell_rows(World world, MansubaCells const& cells) {
    std::string text;
    for (int place = 0; place < mansuba_places; ++place) {
        auto const cell = static_cast<std::size_t>(place);
        text += mansuba_board(world).is_playable(place) ? std::to_string(cells[cell]) : ".";
        text += place % mansuba_edge == mansuba_edge - 1 ? '\n' : ' ';
    }
    return text;
}

// "place direction", by increasing place, the directions with the document's numbers.
std::string neighbours(MansubaCall const& call) {
    auto found = mansuba_board(call.world).neighbours(0, call.place);
    std::ranges::sort(found, {}, &mansuba::Neighbour::place);
    std::string text;
    for (mansuba::Neighbour const& one : found)
        text.append(std::to_string(one.place))
            .append(" ")
            .append(std::to_string(static_cast<int>(one.direction)))
            .append("\n");
    return text;
}

// Both sides' initial places and where their pieces are, which at the start is the same.
std::string start_infos(World world) {
    std::string text;
    for (auto const& [name, player] : {std::pair{"white", mansuba_white}, {"black", mansuba_black}})
        for (char const* const what : {"initial", "current"})
            text.append(name).append(" ").append(what).append(": ").append(
                numbers(start_places(world, player)) + '\n');
    return text + "turns: 0\n";
}

bool covers(MansubaCall const& call, std::size_t enough) {
    std::size_t covered = 0;
    std::vector<int> const goals = start_places(call.world, 3 - call.player);
    for (int const goal : goals)
        covered += call.cells[static_cast<std::size_t>(goal)] / 10 == call.player ? 1u : 0u;
    return covered >= std::min(enough, goals.size());
}

// Everywhere that the piece may go, under the strictest reading of captures or the loosest: which
// pieces are safe is left open.
std::vector<Move> moves_of(MansubaCall const& call, int place, bool has_safe_places) {
    mansuba::Rules rules = mansuba_board(call.world).rules();
    rules.safe_places = has_safe_places && rules.capture;
    Board const board(rules);
    mansuba::Position position;
    position.to_play = static_cast<std::uint8_t>(side_of(call.player));
    for (int at = 0; at < mansuba_places; ++at)
        if (int const cell = call.cells[static_cast<std::size_t>(at)]; cell != 0)
            add(board, position, side_of(cell / 10), static_cast<Sort>(cell % 10), at, false);
    mansuba::MoveList moves;
    generate_piece(board, position, position.piece(place), moves);
    return {moves.begin(), moves.end()};
}

// One line: the places, and «multiple-jump» for a move whose end is found only by making it.
std::string destinations(MansubaCall const& call) {
    std::set<int> places;
    bool can_jump = false;
    for (bool const has_safe_places : {true, false})
        for (Move const& move : moves_of(call, call.place, has_safe_places)) {
            places.insert(move.to);
            can_jump = can_jump || move.kind != MoveKind::simple;
        }
    return numbers({places.begin(), places.end()}) + (can_jump ? " multiple-jump\n" : "\n");
}

std::string pieces_of(MansubaCall const& call) {
    std::vector<int> places;
    for (int place = 0; place < mansuba_places; ++place)
        if (call.cells[static_cast<std::size_t>(place)] / 10 == call.player)
            places.push_back(place);
    return numbers(places) + '\n';
}

// The signs of print_world: W or B for red or green before a piece's; empty places are 0, those
// of the chess-board a dot.
std::string printed(MansubaCall const& call) {
    constexpr std::string_view signs = "0*#&#";
    std::string text;
    for (int place = 0; place < mansuba_places; ++place) {
        int const cell = call.cells[static_cast<std::size_t>(place)];
        std::string sign;
        if (cell / 10 != 0) sign += cell / 10 == mansuba_white ? 'W' : 'B';
        if (mansuba_board(call.world).is_playable(place))
            sign += cell == 0 && call.world == World::chess
                        ? '.'
                        : signs[static_cast<std::size_t>(cell % 10)];
        if (!sign.empty() && !text.empty() && text.back() != '\n') text += ' ';
        text += sign;
        if (place % mansuba_edge == mansuba_edge - 1) text += '\n';
    }
    return text;
}

std::string answer(MansubaCall const& call) {
    std::string const& f = call.function;
    if (f == "world_init") return "the same world, empty\n";
    if (f == "get_neighbors") return neighbours(call);
    if (f == "init_infos") return start_infos(call.world);
    if (f == "init_players_0") return cell_rows(call.world, mansuba_start(call.world));
    if (f == "simple_win") return covers(call, 1) ? "1\n" : "0\n";
    if (f == "complex_win") return covers(call, mansuba_places) ? "1\n" : "0\n";
    if (f == "next_player") return std::to_string(3 - call.player) + '\n';
    if (f == "choose_random_piece_belonging_to") return pieces_of(call);
    if (f == "choose_random_move_for_piece") return destinations(call);
    if (f == "print_world") return printed(call);
    return "there\n";
}

} // namespace

bool MansubaCall::has_cells() const {
    return function.ends_with("_win") || function.starts_with("choose_")
           || function == "print_world";
}
bool MansubaCall::has_player() const {
    return function == "next_player" || (has_cells() && function != "print_world");
}
bool MansubaCall::has_place() const {
    return function == "get_neighbors" || function == "choose_random_move_for_piece";
}
bool MansubaCall::has_grid() const {
    return has_cells() || has_place() || function == "init_infos" || function == "init_players_0";
}

int grid_number(World world) { return grid_numbers[static_cast<std::size_t>(world)]; }

Board const& mansuba_board(World world) {
    static std::array<Board, 3> const boards{
        Board(mansuba::report_rules(World::classic, mansuba_edge, mansuba_edge)),
        Board(mansuba::report_rules(World::triangular, mansuba_edge, mansuba_edge)),
        Board(mansuba::report_rules(World::chess, mansuba_edge, mansuba_edge))};
    return boards[static_cast<std::size_t>(world)];
}

MansubaCells mansuba_start(World world) {
    MansubaCells cells{};
    for (int const player : {mansuba_black, mansuba_white})
        for (mansuba::Start const& start : mansuba_board(world).set_up(side_of(player)))
            cells[static_cast<std::size_t>(start.place)] =
                10 * player + static_cast<int>(start.sort);
    return cells;
}

bool can_move_for_sure(MansubaCall const& call, int place) {
    return std::ranges::any_of(moves_of(call, place, true), [&](Move const& move) {
        return move.kind == MoveKind::simple && call.cells[move.to] == 0;
    });
}

Case to_case(MansubaCall const& call) {
    std::vector<int> head;
    if (call.has_grid()) head.push_back(grid_number(call.world));
    if (call.has_player()) head.push_back(call.player);
    if (call.has_place()) head.push_back(call.place);
    std::string const rows = call.has_cells() ? cell_rows(call.world, call.cells) : "";
    return {call.function, numbers(head) + '\n' + rows, answer(call)};
}

MansubaCall to_mansuba_call(Case const& one) {
    MansubaCall call;
    call.function = one.function;
    std::size_t const end = one.input.find('\n');
    std::vector<std::string_view> const head =
        split_at_blanks(std::string_view(one.input).substr(0, end));
    std::size_t next = 0;
    auto const number = [&] { return static_cast<int>(*to_integer(head[next++])); };
    if (call.has_grid())
        call.world =
            static_cast<World>(std::ranges::find(grid_numbers, number()) - grid_numbers.begin());
    if (call.has_player()) call.player = number();
    if (call.has_place()) call.place = number();
    if (!call.has_cells()) return call;
    std::vector<std::string_view> const cells =
        split_at_blanks(std::string_view(one.input).substr(end));
    for (std::size_t place = 0; place < call.cells.size(); ++place)
        call.cells[place] = static_cast<int>(to_integer(cells[place]).value_or(0));
    return call;
}

std::vector<MansubaCall> simpler_calls(MansubaCall const& call) {
    std::vector<MansubaCall> all;
    if (!call.has_cells()) return all;
    bool const needs_place = call.function == "choose_random_move_for_piece";
    bool const needs_own = call.function == "choose_random_piece_belonging_to";
    for (int place = 0; place < mansuba_places; ++place) {
        auto const cell = static_cast<std::size_t>(place);
        if (call.cells[cell] == 0 || (needs_place && place == call.place)) continue;
        MansubaCall simpler = call;
        simpler.cells[cell] = 0;
        if (needs_place && !can_move_for_sure(simpler, call.place)) continue;
        if (needs_own && pieces_of(simpler) == "\n") continue;
        all.push_back(simpler);
    }
    return all;
}

} // namespace damier::classroom
