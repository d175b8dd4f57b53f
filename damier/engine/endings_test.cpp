// The tables of endings in play: what they tell holds under the draw rules, and the engine wins
// what they say is won.
#include "damier/base/random.hpp"
#include "damier/draughts/rules/all.hpp"
#include "damier/draughts/verdict.hpp"
#include "damier/engine/endings.hpp"
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

// What the tables of up to three pieces, and of three kings against one, say under these rules.
template <Law const& L> Endings<L> endings_of(draughts::Rules const& rules) {
    auto const& workshop = endgame::workshop(endgame::mechanics<L>(), endgame::Ends(rules.draws()));
    for (char const* const slice : {"MMM-M", "KKK-K"})
        workshop.prepare(*endgame::read_slice(slice), std::chrono::minutes(10), {});
    return {workshop, rules.draws()};
}

TEST(Endings, know_what_books_say) {
    auto const& russian = endgame::workshop(endgame::mechanics<rules::russian_law>(),
                                            endgame::Ends(rules::russian.draws()));
    auto const& international = endgame::workshop(endgame::mechanics<rules::international_law>(),
                                                  endgame::Ends(rules::international.draws()));
    auto const longest = [](endgame::Workshop const& workshop, char const* slice) {
        workshop.prepare(*endgame::read_slice(slice), std::chrono::minutes(10), {});
        return workshop.shelf().find(*endgame::read_slice(slice))->facts().longest;
    };
    EXPECT_EQ(longest(russian, "KKK-K"), 25);       // Petrov's triangle, within 15 moves
    EXPECT_EQ(longest(russian, "KK-K"), 7);         // only by a trap
    EXPECT_EQ(longest(international, "KKK-K"), 15); // within the 16 moves of the law
    // The long diagonal saves the lone king, unless something hangs at once.
    using Squares = draughts::Squares<rules::international_law>;
    auto const at = [](int n) {
        return Squares(*draughts::Square<rules::international_law>::from_number(n));
    };
    Squares const strong = at(26) | at(48) | at(49), weak = at(23);
    Position<rules::international_law> const on_it(strong, weak, strong | weak, Side::white);
    EXPECT_TRUE(endings_of<rules::international_law>(rules::international).is_drawn(on_it));
}

// What is told as won under a rule set is won under all its draw rules: the winner plays what the
// tables say, the other one anything.
template <Law const& L> void win_what_is_told(draughts::Rules const& r) {
    SCOPED_TRACE(std::string(r.text().key()));
    Endings<L> const endings = endings_of<L>(r);
    Draws<L> const draws(r.draws());
    Random random(9);
    int games = 0;
    for (int tries = 0; tries < 3000 && games < 60; ++tries) {
        auto const slices = endgame::slices_up_to(3);
        endgame::Index const index(
            endgame::squares_of<L>,
            slices[static_cast<std::size_t>(random.below(static_cast<int>(slices.size())))]);
        auto const pieces = index.at(random.next() % index.size());
        if (!pieces) continue;
        auto const position = endgame::position_of<L>(*pieces);
        auto const told = endings.told(draws, draws.first(position), position);
        if (!told || !told->plies || told->value != endgame::Value::win || *told->plies < 3)
            continue;
        ++games;
        draughts::History<L> history(r, position);
        for (int left = *told->plies; left > 0; --left) {
            ASSERT_FALSE(draughts::verdict<L>(history).is_over());
            draughts::MoveList<L> moves;
            draughts::generate<L>(history.position(), moves);
            std::size_t choice =
                static_cast<std::size_t>(random.below(static_cast<int>(moves.size())));
            for (std::size_t i = 0; i < moves.size(); ++i) { // who wins, or loses as late as he can
                auto const plies = endings.plies(history.position().after(moves[i]));
                bool const is_best =
                    plies && std::abs(*plies) == left - 1
                    && (*plies <= 0) == (history.position().to_move() == Side::white);
                if (is_best) choice = i;
            }
            history = history.after(moves[choice]);
        }
        draughts::Verdict const verdict = draughts::verdict<L>(history);
        EXPECT_TRUE(verdict.is_over());
        EXPECT_EQ(verdict.winner, Side::white);
    }
    EXPECT_GT(games, 20);
}

TEST(Endings, a_win_that_is_told_is_one_under_the_draw_rules) {
    win_what_is_told<rules::international_law>(rules::international);
    win_what_is_told<rules::international_law>(rules::v06);
    win_what_is_told<rules::international_law>(rules::troisil);
    win_what_is_told<rules::russian_law>(rules::russian);
    win_what_is_told<rules::pool_law>(rules::pool);
    win_what_is_told<rules::spanish_law>(rules::spanish);
    win_what_is_told<rules::spanish_law>(rules::portuguese);
    win_what_is_told<rules::english_law>(rules::english);
    win_what_is_told<rules::italian_law>(rules::italian);
    win_what_is_told<rules::frisian_law>(rules::frisian);
    win_what_is_told<rules::turkish_law>(rules::turkish);
    win_what_is_told<rules::losing_law>(rules::losing);
    win_what_is_told<rules::ulb_law<6>>(rules::ulb<6>);
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
    Endings<L> const endings = endings_of<L>(r);
    Draws<L> const draws(r.draws());
    Options options;
    options.table_megabytes = 1;
    Searcher<L> searcher(options);
    Random random(7);
    for (int games = 0; games < 8;) {
        Task<L> task{random_kings<L>(random, kings, Side::white), r.draws()};
        // Not every win of the table is one under the draw rules.
        auto const told = endings.told(draws, draws.first(task.position), task.position);
        if (!told || told->value != endgame::Value::win) continue;
        int const plies = told->plies.value_or(0);
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

TEST(Endings, the_engine_wins_what_is_won_without_detours) {
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

TEST(Endings, a_win_that_comes_too_late_is_none) {
    // Russian draughts: of the fifteen moves with three kings against one, fourteen are gone.
    auto const endings = endings_of<rules::russian_law>(rules::russian);
    Random random(8);
    auto position = random_kings<rules::russian_law>(random, 3, Side::white);
    while (endings.plies(position).value_or(0) < 9)
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
