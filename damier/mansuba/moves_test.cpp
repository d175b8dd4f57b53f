// The moves of each sort in each world, captures, prisoners, goals.
#include "damier/mansuba/position.hpp"
#include "damier/mansuba/ways.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace damier::mansuba {
namespace {

using Set = std::set<int>;

struct Man {
    Side side;
    Sort sort;
    Place place;
};

Position position_of(Board const& board, std::vector<Man> const& men, Side to_play) {
    Position position;
    position.to_play = static_cast<std::uint8_t>(to_play);
    for (Man const& man : men)
        EXPECT_TRUE(add(board, position, man.side, man.sort, man.place, false));
    return position;
}

Set targets(Board const& board, std::vector<Man> const& men) {
    Position const position = position_of(board, men, men.front().side);
    MoveList moves;
    generate_piece(board, position, 0, moves);
    Set places;
    for (Move const move : moves) EXPECT_TRUE(places.insert(move.to).second) << int{move.to};
    return places;
}

Move move_to(Board const& board, Position const& position, Place to, Place from = no_place) {
    MoveList moves;
    generate(board, position, moves);
    for (Move const move : moves)
        if (move.to == to && move.kind != MoveKind::pass && (from == no_place || move.from == from))
            return move;
    ADD_FAILURE() << "no move to " << to;
    return {};
}

Rules classic(int width, int height) { return report_rules(World::classic, width, height); }
Rules with_retreat(Rules rules) {
    rules.retreat = true;
    return rules;
}
Rules without_capture(Rules rules) {
    rules.capture = false;
    return rules;
}
Rules on(Relation relation, int width, int height) {
    Rules rules = with_retreat(classic(width, height));
    rules.relations = {relation};
    return rules;
}

TEST(Neighbours, OfTheClassicGrid) {
    Board const board(classic(10, 10));
    EXPECT_EQ(board.neighbours(0, 0),
              (std::vector<Neighbour>{
                  {1, Direction::east}, {10, Direction::south}, {11, Direction::south_east}}));
    EXPECT_EQ(board.neighbours(0, 44).size(), 8u);
    EXPECT_EQ(board.neighbours(0, 4).size(), 5u);
}

TEST(Neighbours, OfTheTriangularBoard) {
    Board const board(report_rules(World::triangular, 10, 10));
    EXPECT_EQ(board.neighbours(0, 23), (std::vector<Neighbour>{{14, Direction::north_east},
                                                               {3, Direction::north},
                                                               {12, Direction::north_west},
                                                               {32, Direction::south_west},
                                                               {43, Direction::south},
                                                               {34, Direction::south_east}}));
    EXPECT_FALSE(board.is_playable(0));
    EXPECT_TRUE(board.neighbours(0, 0).empty());
}

TEST(Neighbours, OfTheOtherRelations) {
    EXPECT_EQ(Board(report_rules(World::chess, 10, 10)).neighbours(0, 44).size(), 4u);
    EXPECT_EQ(Board(on(Relation::four, 5, 4)).neighbours(0, 0).size(), 2u);
    EXPECT_EQ(Board(on(Relation::torus, 5, 4)).neighbours(0, 0).size(), 8u);
    EXPECT_EQ(Board(on(Relation::cylinder, 5, 4)).neighbours(0, 0).size(), 5u);
    // On a full board the triangular relation keeps the places that the triangular world lacks.
    EXPECT_EQ(Board(on(Relation::triangular, 5, 5)).neighbours(0, 12).size(), 6u);
}

TEST(Neighbours, AreMutualAndOppositeInEveryRelation) {
    for (Relation const relation : {Relation::classic, Relation::triangular, Relation::chess,
                                    Relation::four, Relation::torus, Relation::cylinder}) {
        Board const board(on(relation, 7, 6));
        for (Place place = 0; place < board.places(); ++place)
            for (Neighbour const& there : board.neighbours(0, place)) {
                auto const opposite = static_cast<Direction>(-static_cast<int>(there.direction));
                auto const back = board.neighbours(0, there.place);
                EXPECT_NE(std::ranges::find(back, Neighbour{place, opposite}), back.end());
            }
    }
}

TEST(Pawn, NeverGoesBackInTheReport) {
    Board const board(classic(10, 10));
    EXPECT_EQ(targets(board, {{white, Sort::pawn, 44}}), (Set{34, 35, 45, 55, 54}));
    EXPECT_EQ(targets(board, {{black, Sort::pawn, 44}}), (Set{34, 33, 43, 53, 54}));
    EXPECT_EQ(targets(Board(with_retreat(classic(10, 10))), {{white, Sort::pawn, 44}}).size(), 8u);
}

TEST(Pawn, JumpsOverEitherColourAndOnAndOn) {
    Board const board(without_capture(classic(10, 10)));
    Position const position = position_of(board,
                                          {{white, Sort::pawn, 40},
                                           {white, Sort::pawn, 41},
                                           {black, Sort::pawn, 43},
                                           {black, Sort::pawn, 35}},
                                          white);
    MoveList moves;
    generate_piece(board, position, 0, moves);
    std::map<int, MoveKind> kinds;
    for (Move const move : moves) kinds[move.to] = move.kind;
    EXPECT_EQ(kinds.at(42), MoveKind::jump);
    EXPECT_EQ(kinds.at(44), MoveKind::multiple_jump);
    EXPECT_EQ(kinds.at(26), MoveKind::multiple_jump); // a change of direction: over 35
    EXPECT_EQ(kinds.at(30), MoveKind::simple);
    EXPECT_FALSE(kinds.contains(40)); // never back to the start
    game::Way const way = ways(board, position, move_to(board, position, 26)).front();
    EXPECT_EQ(way.cells, (std::vector<int>{40, 42, 44, 26}));
    EXPECT_TRUE(way.emptied.empty()); // those jumped over stay
}

TEST(Pawn, JumpsCanBeLimited) {
    Rules rules = without_capture(classic(10, 10));
    std::vector<Man> const men{
        {white, Sort::pawn, 40}, {white, Sort::pawn, 41}, {black, Sort::pawn, 43}};
    rules.jumps = Jumps::single;
    Set const single = targets(Board(rules), men);
    EXPECT_TRUE(single.contains(42));
    EXPECT_FALSE(single.contains(44));
    rules.jumps = Jumps::none;
    EXPECT_FALSE(targets(Board(rules), men).contains(42));
}

TEST(Pawn, DoesNotJumpItsOwnEmptyStart) {
    // Round the square 44 46 26 24: the piece could only get from 24 over 34 to 44, its start.
    Board const board(without_capture(with_retreat(classic(10, 10))));
    Set const reached = targets(board, {{white, Sort::pawn, 44},
                                        {black, Sort::pawn, 45},
                                        {black, Sort::pawn, 36},
                                        {black, Sort::pawn, 25},
                                        {black, Sort::pawn, 34}});
    EXPECT_TRUE(reached.contains(26) && reached.contains(46) && reached.contains(24));
    EXPECT_FALSE(reached.contains(44));
    // From 46 westwards over the start's east neighbour 45 lies 44 itself; from 42 nothing.
    EXPECT_FALSE(reached.contains(42));
}

TEST(Elephant, MakesTwoStepsAndTheMiddleMayBeOccupied) {
    Board const board(without_capture(classic(5, 5)));
    EXPECT_EQ(targets(board, {{white, Sort::elephant, 10}, {white, Sort::pawn, 15}}),
              (Set{0, 6, 12, 16, 20}));
    EXPECT_EQ(targets(Board(with_retreat(classic(5, 5))), {{black, Sort::elephant, 12}}),
              (Set{2, 6, 8, 10, 14, 16, 18, 22}));
}

TEST(Tower, SlidesUntilSomethingIsInTheWay) {
    std::vector<Man> const men{{white, Sort::tower, 10}, {black, Sort::pawn, 14}};
    Rules rules = classic(5, 5);
    EXPECT_EQ(targets(Board(without_capture(rules)), men), (Set{5, 0, 15, 20, 11, 12, 13}));
    // 14 is an initial place of black: safe unless the rules say otherwise.
    EXPECT_EQ(targets(Board(rules), men), (Set{5, 0, 15, 20, 11, 12, 13}));
    rules.safe_places = false;
    EXPECT_EQ(targets(Board(rules), men), (Set{5, 0, 15, 20, 11, 12, 13, 14}));
    EXPECT_TRUE(
        targets(Board(with_retreat(rules)), {{white, Sort::tower, 12}}).contains(10)); // back
}

TEST(Tower, GoesRoundTheTorusOnce) {
    Board const board(on(Relation::torus, 5, 4));
    EXPECT_EQ(targets(board, {{white, Sort::tower, 0}}), (Set{1, 2, 3, 4, 5, 10, 15}));
}

TEST(TriangularWorld, PawnsAndBishops) {
    Board const board(without_capture(report_rules(World::triangular, 10, 10)));
    EXPECT_EQ(targets(board, {{white, Sort::pawn, 23}}), (Set{3, 43, 14, 34}));
    EXPECT_EQ(targets(board, {{black, Sort::pawn, 23}}), (Set{3, 43, 12, 32}));
    // A jump to the south spans four rows.
    EXPECT_TRUE(targets(board, {{white, Sort::pawn, 23}, {black, Sort::pawn, 43}}).contains(63));
    EXPECT_EQ(targets(board, {{white, Sort::bishop, 50}, {black, Sort::pawn, 83}}),
              (Set{41, 32, 23, 14, 5, 61, 72}));
}

TEST(ChessWorld, GoesAlongForwardDiagonalsOnly) {
    Board const board(report_rules(World::chess, 10, 10));
    EXPECT_EQ(targets(board, {{white, Sort::pawn, 30}}), (Set{21, 41}));
    EXPECT_EQ(targets(board, {{white, Sort::pawn, 30}, {white, Sort::pawn, 41}}), (Set{21, 52}));
    EXPECT_EQ(targets(board, {{black, Sort::bishop, 39}, {black, Sort::pawn, 28}}),
              (Set{48, 57, 66, 75, 84, 93}));
}

TEST(Capture, NeedsTheSameSortOnlyIfTheRulesSaySo) {
    Rules rules = classic(10, 10);
    std::vector<Man> const men{{white, Sort::tower, 44}, {black, Sort::pawn, 46}};
    EXPECT_TRUE(targets(Board(rules), men).contains(46));
    rules.same_sort = true;
    EXPECT_FALSE(targets(Board(rules), men).contains(46));
}

TEST(Capture, EndsAJump) {
    Board const board(classic(10, 10));
    Set const reached = targets(board, {{white, Sort::pawn, 40},
                                        {white, Sort::pawn, 41},
                                        {black, Sort::pawn, 42},
                                        {black, Sort::pawn, 43}});
    EXPECT_TRUE(reached.contains(42));
    EXPECT_FALSE(reached.contains(44)); // it does not go on through 42
}

TEST(Capture, MakesAPrisonerWhoRemembersThePlace) {
    Board const board(classic(10, 10));
    Position position =
        position_of(board, {{white, Sort::pawn, 44}, {black, Sort::pawn, 45}}, white);
    play(board, position, move_to(board, position, 45), false);
    EXPECT_EQ(position.on_board[black], 0);
    EXPECT_EQ(position.prisoners[black], 1);
    EXPECT_EQ(position.place[black][0], 45);
    EXPECT_EQ(position.owner(45), white);
    EXPECT_EQ(position.turns, 1);
    MoveList moves;
    generate(board, position, moves); // without escapes black can only pass
    ASSERT_EQ(moves.size(), 1u);
    EXPECT_EQ(moves[0].kind, MoveKind::pass);
}

TEST(Escape, NeedsTheEmptyPlaceAndLuck) {
    Rules rules = full_rules(10, 10);
    Board const board(rules);
    Position position = position_of(board, {{white, Sort::pawn, 44}}, black);
    ASSERT_TRUE(add(board, position, black, Sort::tower, 44, true));
    ASSERT_TRUE(add(board, position, black, Sort::pawn, 55, true));
    ASSERT_TRUE(add(board, position, black, Sort::pawn, 55, true));
    ASSERT_TRUE(add(board, position, black, Sort::elephant, 55, true));
    MoveList moves;
    generate(board, position, moves);
    ASSERT_EQ(moves.size(), 2u); // not on 44, and the two pawns of 55 are one choice
    EXPECT_EQ(moves[0].kind, MoveKind::escape);
    Position free = position, held = position;
    play(board, free, moves[0], true);
    play(board, held, moves[0], false);
    EXPECT_EQ(free.sort_at(55), Sort::pawn);
    EXPECT_EQ(free.prisoners[black], position.prisoners[black] & ~2);
    EXPECT_TRUE(held.is_empty(55));
    EXPECT_EQ(held.prisoners, position.prisoners);
    EXPECT_EQ(held.to_play, white); // the turn is used either way
}

TEST(SetUp, OfTheThreeWorlds) {
    auto const places = [](Board const& board, Side side, Sort sort) {
        Set found;
        for (Start const& start : board.set_up(side))
            if (start.sort == sort) found.insert(start.place);
        return found;
    };
    Rules mixed = classic(10, 10);
    mixed.has_towers = mixed.has_elephants = true;
    Board const grid(mixed);
    EXPECT_EQ(places(grid, white, Sort::tower), (Set{0, 90}));
    EXPECT_EQ(places(grid, white, Sort::elephant), (Set{10, 80}));
    EXPECT_EQ(places(grid, black, Sort::pawn), (Set{29, 39, 49, 59, 69, 79}));
    Board const triangles(report_rules(World::triangular, 10, 10));
    EXPECT_EQ(places(triangles, white, Sort::pawn), (Set{30, 50, 70}));
    EXPECT_EQ(places(triangles, white, Sort::bishop), (Set{10, 90}));
    EXPECT_EQ(places(triangles, black, Sort::bishop), (Set{9, 89}));
    Board const squares(report_rules(World::chess, 10, 10));
    EXPECT_EQ(places(squares, black, Sort::pawn), (Set{39, 59, 79}));
    EXPECT_EQ(places(squares, black, Sort::bishop), (Set{19, 99}));
}

TEST(Goals, AreTheEnemysPlacesOrInTheChessWorldThoseOfOnesColour) {
    Board const squares(report_rules(World::chess, 10, 10));
    EXPECT_EQ(squares.goals(white), (std::vector<Place>{9, 29, 49, 69, 89}));
    EXPECT_EQ(squares.goals(black), (std::vector<Place>{0, 20, 40, 60, 80}));
    for (Place const goal : squares.goals(white)) EXPECT_FALSE(squares.is_initial(goal));
    Board const grid(classic(4, 4));
    EXPECT_EQ(grid.goals(black), (std::vector<Place>{0, 4, 8, 12}));
}

TEST(Goals, EverySizeGivesBothSidesAsManyPiecesAndEnoughGoals) {
    for (World const world : {World::classic, World::triangular, World::chess})
        for (int width = least_size; width <= most_size; ++width)
            for (int height = least_size; height <= most_size; ++height) {
                Rules rules = report_rules(world, width, height);
                rules.victory = Victory::complex;
                ASSERT_TRUE(check(rules));
                Board const board(rules);
                EXPECT_EQ(board.set_up(white).size(), board.set_up(black).size());
                for (Side const side : {white, black}) {
                    EXPECT_GE(board.needed(side), 2);
                    EXPECT_LE(board.needed(side), static_cast<int>(board.set_up(side).size()));
                }
            }
}

TEST(Victory, SimpleAtTheFirstGoalComplexWithAllCovered) {
    Rules rules = classic(5, 4);
    std::vector<Man> const men{{white, Sort::pawn, 4},
                               {white, Sort::pawn, 9},
                               {white, Sort::pawn, 14},
                               {white, Sort::pawn, 18}};
    Board const simple(rules);
    EXPECT_TRUE(has_won(simple, position_of(simple, men, white), white));
    rules.victory = Victory::complex;
    Board const complex(rules);
    Position position = position_of(complex, men, white);
    EXPECT_FALSE(has_won(complex, position, white));
    play(complex, position, move_to(complex, position, 19, 18), false);
    EXPECT_TRUE(has_won(complex, position, white));
}

TEST(Rules, ContradictionsAreExplained) {
    auto const reason = [](Rules const& rules) { return in_english(check(rules).error()); };
    EXPECT_EQ(reason(classic(3, 10)), "width and height must be from 4 to 16, not 3");
    Rules rules = report_rules(World::chess, 10, 10);
    rules.capture = true;
    EXPECT_EQ(reason(rules), "on the chess-board the sides never meet: there is no capture");
    rules = report_rules(World::triangular, 10, 10);
    rules.has_towers = true;
    EXPECT_EQ(reason(rules), "towers and elephants play on the classic board only");
    rules = classic(10, 10);
    rules.period = 3;
    EXPECT_EQ(reason(rules), "a changing terrain needs a period, a fixed one has none");
    EXPECT_EQ(standard_period(200), 14);
    EXPECT_EQ(standard_period(1), 1);
    EXPECT_TRUE(check(full_rules(5, 4)));
    EXPECT_TRUE(check(chinese_rules(16, 16)));
}

} // namespace
} // namespace damier::mansuba
