#include "damier/classroom/ulb/course.hpp"

#include "damier/base/random.hpp"
#include "damier/classroom/ulb/call.hpp"

namespace damier::classroom {

namespace {

using draughts::Side;
using draughts::ulb::Board;
using draughts::ulb::Code;
using draughts::ulb::Place;

constexpr std::array<char const*, 4> ways{"L", "R", "LB", "RB"};

Board board_with(std::initializer_list<std::pair<Place, int>> pieces) {
    Board board(10);
    for (auto const& [place, piece] : pieces) board.set(place, piece);
    return board;
}

Place any_place(Random& random) {
    int const row = random.below(10);
    return {row, 2 * random.below(5) + (row + 1) % 2};
}

Board any_board(Difficulty difficulty, Random& random) {
    constexpr std::array<int, 3> most{6, 25, 50};
    Board board(10);
    for (int i = random.below(most[static_cast<std::size_t>(difficulty)]); i >= 0; --i) {
        bool const is_king = difficulty != Difficulty::easy && random.below(4) == 0;
        board.set(any_place(random), (random.coin() ? 1 : -1) * (is_king ? 2 : 1));
    }
    return board;
}

// A piece of the player, if there is one to be found soon.
Place any_own(Board const& board, int player, Random& random) {
    Place place = any_place(random);
    for (int i = 0; i < 100 && board.at(place) * player <= 0; ++i) place = any_place(random);
    return place;
}

void make_legal(UlbCall& call, Random& random) {
    Side const side = call.player > 0 ? Side::white : Side::black;
    for (int i = 0; i < 200; ++i) {
        call.place = any_own(call.board, call.player, random);
        call.direction = ways[static_cast<std::size_t>(random.below(4))];
        call.length = 1 + random.below(4);
        if (check_move(call.board, call.place, call.direction, side, call.length) == Code::no_error)
            return;
    }
    call.board = board_with({{{5, 4}, call.player}}); // nothing could move: one man can
    call.place = {5, 4};
    call.direction = "L";
    call.length = 1;
}

void choose_step(UlbCall& call, Difficulty difficulty, Random& random) {
    constexpr std::array<char const*, 6> odd{"X", "", "l", "rb", "LR", "B"};
    call.place =
        random.below(8) != 0 ? any_own(call.board, call.player, random) : any_place(random);
    call.direction = ways[static_cast<std::size_t>(random.below(4))];
    if (call.function == "countFree") return;
    if (random.below(12) == 0) call.direction = odd[static_cast<std::size_t>(random.below(6))];
    bool const is_king = std::abs(call.board.at(call.place)) == 2;
    if (is_king || random.below(10) == 0) call.length = 1 + random.below(6);
    if (difficulty == Difficulty::hard) {
        call.has_played = random.below(3) == 0;
        call.has_captured = call.has_played && random.below(3) != 0;
    }
}

// The numbered errors of a start and of small boards, one after the other.
std::vector<UlbCall> known_moves() {
    UlbCall call;
    call.function = "checkMove";
    std::vector<UlbCall> all;
    auto const add = [&](Board const& board, Place place, char const* way, int length = 1,
                         bool has_played = false, int player = 1) {
        UlbCall one = call;
        one.board = board, one.place = place, one.direction = way, one.length = length;
        one.has_played = has_played, one.player = player;
        all.push_back(one);
    };
    Board start(10);
    for (int row = 0; row < 10; ++row)
        for (int column = (row + 1) % 2; column < 10; column += 2)
            if (row < 4 || row > 5) start.set({row, column}, row < 4 ? -1 : 1);
    for (char const* const way : {"L", "X", "LB", "R", "RB"}) add(start, {6, 3}, way);
    add(start, {4, 5}, "L");
    add(start, {3, 0}, "L");
    add(start, {3, 0}, "L", 1, false, -1);
    add(start, {6, 9}, "R");
    add(start, {7, 6}, "R");
    add(start, {6, 3}, "L", 2);
    add(board_with({{{4, 5}, 1}, {{5, 4}, -1}}), {4, 5}, "LB");
    add(board_with({{{8, 1}, 1}, {{7, 0}, -1}}), {8, 1}, "L");
    add(board_with({{{6, 5}, 1}, {{5, 4}, -1}, {{4, 3}, 1}}), {6, 5}, "L");
    for (int length = 0; length <= 9; ++length)
        add(board_with({{{9, 8}, 2}, {{5, 4}, -1}}), {9, 8}, "L", length);
    add(board_with({{{4, 5}, 2}}), {4, 5}, "L", 1, true);
    return all;
}

class UlbCourse final : public Course {
public:
    std::string_view key() const override { return "ulb"; }
    std::span<std::string_view const> functions() const override { return ulb_names; }

    std::vector<Case> fixed(std::string_view function) const override {
        std::vector<Case> cases;
        UlbCall call;
        call.function = function;
        int const numbers = function == "initBoard" ? 15 : function == "sterr" ? 12 : 0;
        for (call.number = 0; call.number < numbers; ++call.number) cases.push_back(to_case(call));
        if (function == "checkMove")
            for (UlbCall const& one : known_moves()) cases.push_back(to_case(one));
        if (function.starts_with("checkEnd")) // nobody, one side alone, both blocked
            for (call.player = -1; call.player <= 1; call.player += 2)
                for (Board const& board :
                     {Board(10), board_with({{{5, 4}, 1}}), board_with({{{5, 4}, -1}}),
                      board_with({{{0, 1}, 1}, {{9, 0}, -1}}),
                      board_with({{{0, 1}, 1}, {{4, 3}, -1}})}) {
                    if (board == Board(10) && function == "checkEndOfGame") continue;
                    call.board = board;
                    cases.push_back(to_case(call));
                }
        return cases;
    }

    std::vector<Case> random(std::string_view function, Difficulty difficulty, int count,
                             std::uint64_t seed) const override {
        if (function == "initBoard" || function == "sterr") return {}; // the fixed ones are all
        Random seeds(seed * 31 + static_cast<std::uint64_t>(difficulty) + function.size());
        std::vector<Case> cases;
        for (int i = 0; i < count; ++i)
            cases.push_back(to_case(random_ulb_call(function, difficulty, seeds.next())));
        return cases;
    }

    std::vector<Case> references(std::string_view function) const override {
        return random(function, Difficulty::easy, 1, 1).empty() ? fixed(function)
                                                                : std::vector<Case>();
    }

    std::vector<Case> simpler(Case const& one) const override {
        std::vector<Case> cases;
        for (UlbCall const& call : simpler_calls(to_ulb_call(one))) cases.push_back(to_case(call));
        return cases;
    }

    Message describe(Case const& one) const override {
        std::string const said = arguments(to_ulb_call(one));
        std::string const board =
            one.function == "initBoard" || one.function == "sterr" ? "" : "board, ";
        if (one.function == "save") return {"{}", "save('partie.dat', board, " + said + ')'};
        if (one.function == "load") return {"{}", "load('partie.dat')"};
        return {"{}", one.function + '(' + board + said + ')'};
    }

    std::string picture(Case const& one) const override {
        if (one.function == "initBoard" || one.function == "sterr") return {};
        return printed(to_ulb_call(one).board, 1);
    }
};

} // namespace

UlbCall random_ulb_call(std::string_view function, Difficulty difficulty, std::uint64_t seed) {
    Random random(seed);
    UlbCall call;
    call.function = function;
    call.board = any_board(difficulty, random);
    call.player = random.coin() ? 1 : -1;
    if (function == "movePiece") make_legal(call, random);
    if (function == "checkMove" || function == "countFree") choose_step(call, difficulty, random);
    if (function == "capture") call.place = any_place(random);
    return call;
}

std::vector<UlbCall> simpler_calls(UlbCall const& call) {
    std::vector<UlbCall> all;
    if (call.function == "initBoard" || call.function == "sterr") return all;
    bool const needs_piece = call.function == "movePiece" || call.function == "countFree";
    for (int row = 0; row < 10; ++row)
        for (int column = 0; column < 10; ++column) {
            Place const place{row, column};
            bool const is_called = place.row == call.place.row && place.column == call.place.column;
            if (call.board.at(place) == 0 || (needs_piece && is_called)) continue;
            UlbCall simpler = call;
            simpler.board.set(place, Board::free_space);
            bool const is_legal =
                call.function != "movePiece"
                || check_move(simpler.board, call.place, call.direction,
                              call.player > 0 ? Side::white : Side::black, call.length)
                       == Code::no_error;
            if (is_legal) all.push_back(simpler);
        }
    return all;
}

std::unique_ptr<Course const> ulb_course() { return std::make_unique<UlbCourse>(); }

} // namespace damier::classroom
