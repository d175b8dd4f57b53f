// What the search promises: exact distances, known shots, draws, limits, several lines.
#include "damier/base/random.hpp"
#include "damier/draughts/generate.hpp"
#include "damier/draughts/rules/all.hpp"
#include "damier/draughts/start.hpp"
#include "damier/draughts/verdict.hpp"
#include "damier/engine/draws.hpp"
#include "damier/engine/searcher.hpp"
#include "damier/engine/tasks_test.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <thread>

namespace damier::engine {
namespace {

// A solver that leaves nothing out and knows no draw rule.
template <Law const& L> Value solve(Position<L> const& position, int depth, int ply = 0) {
    draughts::MoveList<L> moves;
    draughts::generate<L>(position, moves);
    bool const no_move_wins = L.objective.value == draughts::Objective::have_no_move;
    if (moves.empty()) return no_move_wins ? won_in(ply) : lost_in(ply);
    if (depth == 0) return 0;
    Value best = -infinite_value;
    for (auto const& move : moves)
        best = std::max(best, -solve<L>(position.after(move), depth - 1, ply + 1));
    return best;
}

// Few pieces, most of them near each other's mercy.
template <Law const& L> Position<L> small_position(Random& random, int pieces) {
    std::array<draughts::Squares<L>, 2> sides;
    draughts::Squares<L> kings;
    for (int i = 0; i < pieces; ++i) {
        int const number = 1 + random.below(draughts::Square<L>::count);
        draughts::Squares<L> const square(*draughts::Square<L>::from_number(number));
        if (!(square & (sides[0] | sides[1])).empty()) continue;
        auto const side = static_cast<std::size_t>(i % 2);
        sides[side] |= square;
        bool const is_last =
            !(square & draughts::promotion_row<L>(static_cast<Side>(side))).empty();
        bool const can_be_king = L.objective.value != draughts::Objective::first_king;
        if (can_be_king && (is_last || random.below(3) == 0)) kings |= square;
        if (!can_be_king && is_last) sides[side] -= square;
    }
    return {sides[0], sides[1], kings, random.coin() ? Side::white : Side::black};
}

template <Law const& L> int check_distances(draughts::Rules const& r, int positions, int depth) {
    SCOPED_TRACE(std::string(r.text().key()));
    Random random(11);
    Options plain;
    plain.table_megabytes = 1;
    Features& on = plain.features;
    on.reductions = on.single_reply = on.futility = on.surplus = on.few = false;
    Searcher<L> exact(plain);
    Options usual;
    usual.table_megabytes = 1;
    Searcher<L> full(usual);
    int decided = 0;
    for (int i = 0; i < positions; ++i) {
        auto const position = small_position<L>(random, 3 + random.below(3));
        Value const truth = solve<L>(position, depth);
        if (!is_decisive(truth) || win_value - std::abs(truth) == 0) continue;
        ++decided;
        auto task = task_of<L>(position, r);
        task.draws = draughts::repetition_only;
        task.limits.depth = depth;
        exact.forget();
        EXPECT_EQ(exact.search(task).lines[0].score.value(), truth);
        full.forget();
        task.limits.depth = depth + 3;
        Score const score = full.search(task).lines[0].score;
        EXPECT_EQ(score.is_won(), truth > 0);
        EXPECT_EQ(score.is_lost(), truth < 0);
    }
    return decided;
}

TEST(Search, distances_are_those_of_a_full_solver) {
    EXPECT_GT(check_distances<intl>(rules::international, 150, 4), 5);
    EXPECT_GT(check_distances<rules::english_law>(rules::english, 100, 5), 5);
    EXPECT_GT(check_distances<rules::losing_law>(rules::losing, 40, 4), 2);
    EXPECT_GT(check_distances<rules::bt_law>(rules::bt, 40, 5), 5);
    EXPECT_GT(check_distances<rules::frisian_law>(rules::frisian, 40, 4), 5);
    EXPECT_GT(check_distances<rules::turkish_law>(rules::turkish, 30, 4), 3);
}

// damier/engine/shots.txt: level positions where one sacrifice wins two men and no other move does,
// found in games of the engine with itself and confirmed eleven plies deep; "W:W31,..:B4,.. 31-27".
struct Shot {
    Position<intl> position;
    int from, to;
};

std::vector<Shot> read_shots() {
    std::vector<Shot> shots;
    std::ifstream file("damier/engine/shots.txt");
    for (std::string fen, move; file >> fen >> move;) {
        std::array<draughts::Squares<intl>, 2> sides;
        int side = -1, number = 0;
        auto const put = [&] {
            if (number > 0)
                sides[static_cast<std::size_t>(side)] |=
                    draughts::Squares<intl>(*draughts::Square<intl>::from_number(number));
            number = 0;
        };
        for (std::size_t i = 1; i < fen.size(); ++i) {
            if (fen[i] >= '0' && fen[i] <= '9') {
                number = number * 10 + (fen[i] - '0');
                continue;
            }
            put();
            if (fen[i] == 'W') side = 0;
            if (fen[i] == 'B') side = 1;
        }
        put();
        Side const to_move = fen[0] == 'W' ? Side::white : Side::black;
        shots.push_back({{sides[0], sides[1], {}, to_move},
                         std::stoi(move),
                         std::stoi(move.substr(move.find('-') + 1))});
    }
    return shots;
}

TEST(Search, finds_known_shots) {
    auto const shots = read_shots();
    ASSERT_GE(shots.size(), 50u);
    Searcher<intl> searcher;
    int found = 0;
    for (Shot const& shot : shots) {
        auto task = task_of<intl>(shot.position, rules::international);
        task.limits.nodes = 30000; // some hundredths of a second
        searcher.forget();
        auto const best = searcher.search(task).best();
        found += best.from.number() == shot.from && best.to.number() == shot.to;
    }
    EXPECT_GE(found * 100, static_cast<int>(shots.size()) * 90);
}

TEST(Search, nodes_are_kept_and_answers_repeat) {
    auto task = start_task();
    task.limits.nodes = 20000;
    Searcher<intl> first, second;
    auto const a = first.search(task), b = second.search(task);
    EXPECT_EQ(a.nodes, 20000u);
    EXPECT_EQ(a.nodes, b.nodes);
    EXPECT_EQ(a.lines[0].moves, b.lines[0].moves);
    EXPECT_EQ(a.lines[0].score, b.lines[0].score);
    first.forget();
    auto const again = first.search(task);
    EXPECT_EQ(a.lines[0].moves, again.lines[0].moves);
    EXPECT_EQ(a.depth, again.depth);
}

TEST(Search, stops_when_asked) {
    for (int const threads : {1, 2}) {
        Options options;
        options.threads = threads;
        Searcher<intl> searcher(options);
        std::stop_source source;
        int told = 0;
        auto const answer =
            searcher.search(start_task(), source.get_token(), [&](auto const& info) {
                told = info.best.depth;
                // Several threads may skip a depth.
                if (info.best.depth >= 6) source.request_stop();
            });
        EXPECT_GE(told, 6);
        EXPECT_TRUE(answer.has_move());
    }
}

TEST(Search, lines_are_those_of_searches_without_the_better_moves) {
    auto task = start_task();
    task.limits.depth = 6;
    task.lines = 4;
    Searcher<intl> searcher;
    auto const answer = searcher.search(task);
    ASSERT_EQ(answer.lines.size(), 4u);
    draughts::MoveList<intl> all;
    draughts::generate<intl>(task.position, all);
    std::vector<draughts::Move<intl>> rest(all.begin(), all.end());
    for (std::size_t k = 0; k < answer.lines.size(); ++k) {
        if (k > 0) {
            EXPECT_LE(answer.lines[k].score, answer.lines[k - 1].score);
        }
        searcher.forget();
        Task<intl> one = task;
        one.lines = 1;
        one.only = rest;
        auto const alone = searcher.search(one);
        // Reductions and the table make the two trees differ by a little.
        EXPECT_NEAR(alone.lines[0].score.value(), answer.lines[k].score.value(), 12);
        std::erase(rest, answer.lines[k].moves.front());
    }
    task.lines = 1000;
    task.limits.depth = 3;
    EXPECT_EQ(searcher.search(task).lines.size(), all.size());
}

TEST(Search, keeps_to_the_moves_it_is_given) {
    auto task = start_task();
    draughts::MoveList<intl> all;
    draughts::generate<intl>(task.position, all);
    task.only = {all[3], all[5]};
    task.limits.depth = 4;
    Searcher<intl> searcher;
    auto const best = searcher.search(task).best();
    EXPECT_TRUE(best == all[3] || best == all[5]);
}

TEST(Search, shows_what_the_other_side_threatens) {
    // It is Black's turn, but the question is what White would play.
    auto const position = place<intl>({28, 38, 48}, {23, 13, 3}, {}, Side::black);
    auto task = task_of<intl>(position, rules::international);
    task.is_threat = true;
    task.limits.depth = 3;
    Searcher<intl> searcher;
    auto const answer = searcher.search(task);
    ASSERT_TRUE(answer.has_move());
    EXPECT_TRUE(position.pieces(Side::white).contains(answer.best().from));
}

TEST(Search, has_no_move_when_the_game_is_over) {
    Searcher<intl> searcher;
    auto const task = task_of<intl>(place<intl>({}, {1, 2}, {}), rules::international);
    EXPECT_FALSE(searcher.search(task).has_move());
}

// The counters of the draw rules, moved along a game.
template <Law const& L> class Walk {
public:
    Walk(Position<L> const& position, draughts::Rules const& r)
        : rules_(r.draws()), draws_(rules_), positions_{position}, steps_{draws_.first(position)} {}

    void move(int from, int to) {
        draughts::MoveList<L> moves;
        draughts::generate<L>(positions_.back(), moves);
        for (auto const& m : moves)
            if (m.from.number() == from && m.to.number() == to) {
                auto const next = positions_.back().after(m);
                Step const made = draws_.next(steps_.back(), m, next);
                Step const seen = draws_.between(steps_.back(), positions_.back(), next);
                EXPECT_EQ(made.reversible, seen.reversible);
                EXPECT_EQ(made.balances, seen.balances);
                positions_.push_back(next);
                steps_.push_back(made);
                return;
            }
        FAIL() << from << '-' << to << " is not legal";
    }
    // Where the moves up to `root` have been played and the others are thought of.
    bool is_drawn(std::size_t root = 0) const {
        return draws_.is_drawn(steps_.data(), root, steps_.size() - 1, positions_.back());
    }

private:
    draughts::DrawRules rules_;
    Draws<L> draws_;
    std::vector<Position<L>> positions_;
    std::vector<Step> steps_;
};

TEST(Draws, a_position_repeated_in_thought_is_drawn_one_of_the_game_as_the_law_says) {
    Walk<intl> walk(place<intl>({46, 31, 32}, {5, 20, 19}, {46, 5}), rules::international);
    auto const shuffle = [&] {
        walk.move(46, 41);
        EXPECT_FALSE(walk.is_drawn());
        walk.move(5, 10);
        walk.move(41, 46);
        walk.move(10, 5);
    };
    shuffle();
    EXPECT_FALSE(walk.is_drawn()); // the second time, the first is that of the board
    walk.move(46, 41);
    EXPECT_TRUE(walk.is_drawn(0)); // the second time, both in thought
    EXPECT_FALSE(walk.is_drawn(1));
    walk.move(5, 10);
    walk.move(41, 46);
    walk.move(10, 5);
    EXPECT_TRUE(walk.is_drawn(7)); // the third time
}

TEST(Draws, two_kings_have_five_moves_each_against_one) {
    Walk<intl> walk(place<intl>({46, 47}, {1}, {46, 47, 1}), rules::international);
    constexpr std::array path{46, 41, 37, 32, 27, 21};
    for (std::size_t i = 0; i < 5; ++i) {
        walk.move(path[i], path[i + 1]);
        EXPECT_FALSE(walk.is_drawn());
        walk.move(i % 2 == 0 ? 1 : 6, i % 2 == 0 ? 6 : 1);
        EXPECT_EQ(walk.is_drawn(), i == 4);
    }
}

template <Law const& L> Position<L> three_kings_v_one(Random& random) {
    draughts::Squares<L> white, all;
    while (all.size() < 4) {
        if (all.size() == 3) white = all;
        int const number = 1 + random.below(draughts::Square<L>::count);
        all |= draughts::Squares<L>(*draughts::Square<L>::from_number(number));
    }
    return {white, all - white, all, Side::white};
}

// The search and the rules of the game agree on when a small ending is drawn by a counter.
template <Law const& L> int compare_with_the_verdict(draughts::Rules const& r) {
    SCOPED_TRACE(std::string(r.text().key()));
    Random random(17);
    int drawn = 0;
    for (int game = 0; game < 1500; ++game) {
        auto const position =
            game % 2 == 0 ? small_position<L>(random, 4) : three_kings_v_one<L>(random);
        draughts::History<L> history(r, position, random.below(80));
        Draws<L> const draws(r.draws());
        Step step = draws.first(history.position());
        draws.set(step, {history.king_plies(),
                         0,
                         {history.material_plies(0), history.material_plies(1),
                          history.material_plies(2)}});
        for (int ply = 0; ply < 140; ++ply) {
            auto const verdict = draughts::verdict<L>(history);
            if (verdict.is_over() && verdict.reason != draughts::Reason::repetition) {
                bool const is_counted =
                    verdict.is_draw() && verdict.reason != draughts::Reason::both_blocked;
                drawn += is_counted;
                EXPECT_EQ(draws.is_drawn(&step, 0, 0, history.position()), is_counted);
                break;
            }
            if (!verdict.is_over()) {
                EXPECT_FALSE(draws.is_drawn(&step, 0, 0, history.position()));
            }
            draughts::MoveList<L> moves;
            draughts::generate<L>(history.position(), moves);
            auto const move =
                moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
            history = history.after(move);
            step = draws.next(step, move, history.position());
        }
    }
    return drawn;
}

TEST(Draws, counters_run_out_when_the_rules_say_so) {
    EXPECT_GT(compare_with_the_verdict<intl>(rules::international), 10);
    EXPECT_GT(compare_with_the_verdict<rules::russian_law>(rules::russian), 10);
    EXPECT_GT(compare_with_the_verdict<rules::spantsiretti_law>(rules::spantsiretti), 10);
    EXPECT_GT(compare_with_the_verdict<rules::spanish_law>(rules::portuguese), 0);
    EXPECT_GT(compare_with_the_verdict<rules::frisian_law>(rules::frisian), 1);
    EXPECT_GT(compare_with_the_verdict<rules::english_law>(rules::english), 1);
    EXPECT_GT(compare_with_the_verdict<rules::turkish_law>(rules::turkish), 1);
}

TEST(Search, sees_that_two_kings_do_not_win_in_international_draughts) {
    Searcher<intl> searcher;
    auto task = task_of<intl>(place<intl>({47, 48}, {5}, {47, 48, 5}), rules::international);
    task.limits.depth = 14;
    EXPECT_NEAR(searcher.search(task).lines[0].score.value(), 0, 40);
}

} // namespace
} // namespace damier::engine
