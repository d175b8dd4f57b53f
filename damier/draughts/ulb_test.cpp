#include "damier/draughts/ulb.hpp"

#include "damier/base/random.hpp"
#include "damier/draughts/generate.hpp"
#include "damier/draughts/rules/ulb.hpp"
#include "damier/draughts/start.hpp"

#include <gtest/gtest.h>

namespace damier::draughts::ulb {
namespace {

constexpr auto& law = rules::ulb_law<10>;

Place place(std::string_view name) { // "b9": column letter, row from the top
    return {std::stoi(std::string(name.substr(1))) - 1, name[0] - 'a'};
}

Code check(Board const& board, std::string_view from, std::string_view direction, int length = 1,
           bool has_played = false, bool has_captured = false) {
    return check_move(board, place(from), direction, Side::white, length, has_played, has_captured);
}

TEST(Ulb, AnswersOnTheStartBoard) {
    Board const board = board_of<law>(start_position<law>(rules::ulb<10>.start));
    EXPECT_EQ(check(board, "d7", "L"), Code::no_error);
    EXPECT_EQ(check(board, "d7", "l"), Code::no_error);
    EXPECT_EQ(check(board, "d7", "X"), Code::bad_direction_format);
    EXPECT_EQ(check(board, "e5", "L"), Code::no_piece);
    EXPECT_EQ(check(board, "a4", "L"), Code::opponent_piece);
    EXPECT_EQ(check(board, "j7", "R"), Code::cannot_go_outside);
    EXPECT_EQ(check(board, "g8", "R"), Code::space_occupied);
    EXPECT_EQ(check(board, "d7", "L", 2), Code::pawn_only_one_move);
    EXPECT_EQ(check(board, "d7", "LB"), Code::space_occupied);
}

TEST(Ulb, AnswersOnCaptures) {
    Board board(10);
    board.set(place("e5"), Board::man);
    board.set(place("d6"), -Board::man);
    EXPECT_EQ(check(board, "e5", "LB"), Code::no_error);
    EXPECT_EQ(check(board, "e5", "RB"), Code::only_king_go_back);

    Board edge(10);
    edge.set(place("b9"), Board::man);
    edge.set(place("a8"), -Board::man);
    EXPECT_EQ(check(edge, "b9", "L"), Code::cannot_jump_outside);

    Board behind(10);
    behind.set(place("e7"), Board::man);
    behind.set(place("d6"), -Board::man);
    behind.set(place("c5"), -Board::man);
    EXPECT_EQ(check(behind, "e7", "L"), Code::too_long_jump);
}

TEST(Ulb, LengthOfAKingsMove) {
    Board board(10);
    board.set(place("j10"), Board::king);
    board.set(place("f6"), -Board::man);
    EXPECT_EQ(check(board, "j10", "L", 1), Code::no_error);
    EXPECT_EQ(check(board, "j10", "L", 3), Code::no_error);
    EXPECT_EQ(check(board, "j10", "L", 4), Code::no_error);
    EXPECT_EQ(check(board, "j10", "L", 5), Code::no_free_way);
    EXPECT_EQ(check(board, "j10", "L", 6), Code::no_free_way);
    Step const step = move_piece(board, place("j10"), *direction("L", Side::white), 4);
    EXPECT_EQ(step.captured, place("f6"));
    EXPECT_EQ(step.destination, place("e5"));

    Board alone(10);
    alone.set(place("e5"), Board::king);
    EXPECT_EQ(check(alone, "e5", "L", 1, true, true), Code::must_capture);
    EXPECT_EQ(check(alone, "e5", "L", 1, true, false), Code::must_capture);
}

TEST(Ulb, BlackSeesTheBoardTurnedRound) {
    EXPECT_EQ(direction("R", Side::black), (Place{1, -1}));
    EXPECT_EQ(direction("LB", Side::black), (Place{-1, 1}));
}

bool is_in(MoveList<law> const& list, Board const& board, Square<law> from, std::string_view way,
           int length) {
    Side const player = board.at(from.place()) > 0 ? Side::white : Side::black;
    Step const step = move_piece(board, from.place(), *direction(way, player), length);
    return std::any_of(list.begin(), list.end(), [&](Move<law> const& move) {
        bool const same_ends = move.from == from && move.to.place() == step.destination;
        if (!step.captured) return same_ends && !move.is_capture();
        return same_ends && move.captured.size() == 1
               && move.captured.first().place() == *step.captured;
    });
}

// On random games the numbered answers and the generator agree on every first step.
TEST(Ulb, AgreesWithTheGenerator) {
    Random random(7);
    Position<law> position = start_position<law>(rules::ulb<10>.start);
    for (int ply = 0; ply < 300; ++ply) {
        MoveList<law> list;
        generate<law>(position, list);
        if (list.empty() || list.has_overflowed()) {
            position = start_position<law>(rules::ulb<10>.start);
            continue;
        }
        Board const board = board_of<law>(position);
        for (Square<law> const from : Squares<law>::all())
            for (std::string_view const way : {"L", "R", "LB", "RB"})
                for (int length = 1; length < 10; ++length) {
                    Code const code =
                        check_move(board, from.place(), way, position.to_move(), length);
                    EXPECT_EQ(code == Code::no_error, is_in(list, board, from, way, length))
                        << from.number() << way << length;
                }
        position = position.after(
            list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))]);
    }
}

} // namespace
} // namespace damier::draughts::ulb
