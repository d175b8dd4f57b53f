// Kings against one king: the table obeys the rules, and the engine wins what it says is won.
#include "damier/base/random.hpp"
#include "damier/draughts/rules/all.hpp"
#include "damier/engine/king_endings.hpp"
#include "damier/engine/searcher.hpp"

#include <gtest/gtest.h>

namespace damier::engine {
namespace {

namespace rules = draughts::rules;

// `kings` White ones against a black one.
template <Law const& L> Position<L> random_kings(Random& random, int kings, Side to_move) {
    for (;;) {
        draughts::Squares<L> white, black;
        for (int i = 0; i <= kings; ++i) {
            int const number = 1 + random.below(draughts::Square<L>::count);
            (i < kings ? white : black) |=
                draughts::Squares<L>(*draughts::Square<L>::from_number(number));
        }
        if (white.size() == kings && (white & black).empty())
            return {white, black, white | black, to_move};
    }
}

// What a position is worth for the side to move: a large number less the plies to the end for a
// win.
constexpr int far = 1000;

template <Law const& L> int worth(KingEndings<L> const& endings, Position<L> const& position) {
    Side const us = position.to_move();
    if (position.pieces(us).empty()) return -far;
    auto const plies = endings.plies(position);
    return !plies ? 0 : *plies > 0 ? far - *plies : -far - *plies;
}

// Every value follows from those of the moves; and who cannot be driven to the end loses nothing.
template <Law const& L> void check(KingEndings<L> const& endings, Position<L> const& position) {
    draughts::MoveList<L> moves;
    draughts::generate<L>(position, moves);
    int best = -far;
    for (auto const& move : moves) {
        int const value = -worth<L>(endings, position.after(move));
        best = std::max(best, value > 0 ? value - 1 : value < 0 ? value + 1 : 0);
    }
    // The table does not tell that the side with more kings loses by a capture of all of them.
    int const own = position.kings(position.to_move()).size();
    int const other = position.kings(opponent(position.to_move())).size();
    bool const is_stronger = own > other;
    bool const is_quiet = !moves.empty() && !moves[0].is_capture();
    int const told = worth<L>(endings, position);
    if (own == other || (is_stronger ? best >= 0 : best <= 0)) {
        EXPECT_EQ(told, best);
    } else {
        EXPECT_EQ(told, 0);
        EXPECT_FALSE(is_quiet && is_stronger); // the search takes «not won» for drawn there
    }
}

template <Law const& L> void check_table() {
    KingEndings<L> const* const endings = king_endings<L>(true);
    ASSERT_TRUE(endings);
    Random random(5);
    for (int kings = 1; kings <= KingEndings<L>::kings; ++kings)
        for (int i = 0; i < 3000; ++i) {
            auto const to_move = random.coin() ? Side::white : Side::black;
            check<L>(*endings, random_kings<L>(random, kings, to_move));
        }
}

TEST(KingEndings, values_follow_from_the_moves) {
    check_table<rules::international_law>();
    check_table<rules::russian_law>();
    check_table<rules::spantsiretti_law>();
    check_table<rules::english_law>();
    check_table<rules::thai_law>();
    check_table<rules::killer_law>();
    check_table<rules::frisian_law>();
    check_table<rules::turkish_law>();
    check_table<rules::armenian_law>();
    check_table<rules::ulb_law<4>>();
    check_table<rules::ulb_law<5>>();
    check_table<rules::ulb_law<8>>();
}

template <Law const& L> int longest(int kings) {
    KingEndings<L> const* const endings = king_endings<L>(true);
    Random random(6);
    int most = 0;
    for (int i = 0; i < 20000; ++i)
        most =
            std::max(most, endings->plies(random_kings<L>(random, kings, Side::white)).value_or(0));
    return most;
}

TEST(KingEndings, knows_what_books_say) {
    EXPECT_EQ(longest<rules::russian_law>(3), 25);       // Petrov's triangle, within 15 moves
    EXPECT_EQ(longest<rules::russian_law>(2), 7);        // only by a trap
    EXPECT_EQ(longest<rules::international_law>(3), 15); // within the 16 moves of the law
    // The long diagonal saves the lone king, unless something hangs at once.
    using Squares = draughts::Squares<rules::international_law>;
    auto const at = [](int n) {
        return Squares(*draughts::Square<rules::international_law>::from_number(n));
    };
    Squares const strong = at(26) | at(48) | at(49), weak = at(23);
    Position<rules::international_law> const on_it(strong, weak, strong | weak, Side::white);
    EXPECT_FALSE(king_endings<rules::international_law>(true)->plies(on_it));
}

// How long a line of legal moves is if it ends where nobody can move, else -1.
template <Law const& L>
int moves_to_the_end(Position<L> position, std::vector<draughts::Move<L>> const& line) {
    for (auto const& move : line) {
        draughts::MoveList<L> legal;
        draughts::generate<L>(position, legal);
        if (std::find(legal.begin(), legal.end(), move) == legal.end()) return -1;
        position = position.after(move);
    }
    return draughts::count_moves<L>(position) == 0 ? static_cast<int>(line.size()) : -1;
}

// Plays both sides with few nodes; the end comes when the table says, not later.
template <Law const& L> void play_out(draughts::Rules const& r, int kings) {
    SCOPED_TRACE(std::string(r.text().key()));
    KingEndings<L> const* const endings = king_endings<L>(true);
    Options options;
    options.table_megabytes = 1;
    Searcher<L> searcher(options);
    Random random(7);
    for (int games = 0; games < 8;) {
        Task<L> task{random_kings<L>(random, kings, Side::white), r.draws()};
        int const plies = endings->plies(task.position).value_or(0);
        if (plies < 3) continue;
        ++games;
        task.limits.nodes = 1000;
        int played = 0;
        for (; played < plies; ++played) {
            auto const answer = searcher.search(task);
            ASSERT_TRUE(answer.has_move());
            EXPECT_EQ(answer.lines[0].score.distance(),
                      played % 2 == 0 ? plies - played : played - plies);
            EXPECT_EQ(moves_to_the_end<L>(task.position, answer.lines[0].moves), plies - played);
            task.past.push_back(task.position);
            task.position = task.position.after(answer.best());
        }
        EXPECT_FALSE(searcher.search(task).has_move());
    }
}

TEST(KingEndings, the_engine_wins_what_is_won_without_detours) {
    play_out<rules::russian_law>(rules::russian, 3);
    play_out<rules::brazilian_law>(rules::brazilian, 3);
    play_out<rules::international_law>(rules::international, 3);
    play_out<rules::spantsiretti_law>(rules::spantsiretti, 3);
    play_out<rules::english_law>(rules::english, 2);
    play_out<rules::italian_law>(rules::italian, 2);
    play_out<rules::thai_law>(rules::thai, 2);
    play_out<rules::turkish_law>(rules::turkish, 2);
    play_out<rules::armenian_law>(rules::armenian, 2);
    play_out<rules::killer_law>(rules::killer, 2);
}

TEST(KingEndings, a_win_that_comes_too_late_is_none) {
    // Russian draughts: of the fifteen moves with three kings against one, fourteen are gone.
    KingEndings<rules::russian_law> const* const endings = king_endings<rules::russian_law>(true);
    Random random(8);
    auto position = random_kings<rules::russian_law>(random, 3, Side::white);
    while (endings->plies(position).value_or(0) < 9)
        position = random_kings<rules::russian_law>(random, 3, Side::white);
    Task<rules::russian_law> task{position, rules::russian.draws()};
    task.limits.depth = 12;
    Searcher<rules::russian_law> searcher;
    EXPECT_TRUE(searcher.search(task).lines[0].score.is_won());
    task.counters = Counters{28, 28, {28, -1, -1}};
    searcher.forget();
    EXPECT_FALSE(searcher.search(task).lines[0].score.is_won());
}

} // namespace
} // namespace damier::engine
