// Searches that end early: stopped, out of nodes, hit while pondering, before a draw rule.
#include "damier/engine/tasks_test.hpp"

#include <gtest/gtest.h>

namespace damier::engine {
namespace {

TEST(Search, answers_even_when_stopped_before_the_start) {
    std::stop_source source;
    source.request_stop();
    Searcher<intl> searcher;
    EXPECT_TRUE(searcher.search(start_task(), source.get_token()).has_move());
}

TEST(Search, several_threads_and_few_nodes_answer_with_what_was_searched) {
    Options options;
    options.threads = 16;
    for (int i = 0; i < 10; ++i) {
        Searcher<intl> searcher(options);
        auto task = task_of<intl>(place<intl>({28}, {1, 2, 3}, {1, 2, 3}), rules::international);
        task.limits.nodes = 2000;
        auto const answer = searcher.search(task);
        EXPECT_GE(answer.depth, 1);
        EXPECT_LT(answer.lines.at(0).score.men(), -1) << "one man against three kings";
    }
}

// Sixteen of thirty plies are over, and the shortest win takes more than are left.
TEST(Search, a_win_that_comes_after_the_counter_is_none) {
    auto const& r = rules::russian;
    for (int const depth : {2, 4, 8, 12}) {
        Searcher<rules::russian_law> searcher;
        auto task = task_of<rules::russian_law>(
            place<rules::russian_law>({29, 30, 31}, {28}, {29, 30, 31, 28}), r);
        task.counters = Counters{16, 16, {0, -1, -1}};
        task.limits.depth = depth;
        auto const answer = searcher.search(task);
        if (auto const plies = answer.lines.at(0).score.distance()) {
            EXPECT_LE(*plies, 14) << "depth " << depth;
        }
    }
}

TEST(Search, a_ponder_hit_gives_limits_of_any_kind_to_a_search_on_its_way) {
    Limits time, clock, nodes, depth;
    time.move_time = std::chrono::milliseconds(1);
    clock.clock = std::chrono::milliseconds(10);
    nodes.nodes = 100;
    depth.depth = 4;
    for (Limits const& limits : {time, clock, nodes, depth})
        for (int const when : {0, 1, 6}) {
            Searcher<intl> searcher;
            auto const later = std::make_shared<LaterLimits>();
            auto task = start_task();
            task.later = later;
            if (when == 0) later->give(limits); // before the search has begun
            auto const answer = searcher.search(task, {}, [&](auto const& info) {
                if (when > 0 && info.best.depth >= when && !later->given()) later->give(limits);
            });
            EXPECT_TRUE(answer.has_move());
            if (limits.depth) {
                EXPECT_EQ(answer.depth, std::max(4, when));
            }
        }
}

TEST(Search, a_helper_that_hears_of_limits_first_does_not_lose_them) {
    Options options;
    options.threads = 4;
    Searcher<intl> searcher(options);
    for (int i = 0; i < 50; ++i) {
        auto const later = std::make_shared<LaterLimits>();
        Limits limits;
        limits.depth = 3;
        limits.move_time = std::chrono::seconds(20); // does not hang if it fails
        later->give(limits);
        auto task = start_task();
        task.later = later;
        EXPECT_LT(searcher.search(task).time, std::chrono::seconds(10));
    }
}

TEST(Search, helpers_do_not_go_deeper_than_asked) {
    Options options;
    options.threads = 4;
    Searcher<intl> searcher(options);
    for (int i = 0; i < 50; ++i) {
        searcher.forget();
        auto task = start_task();
        task.limits.depth = 3;
        EXPECT_EQ(searcher.search(task).depth, 3);
    }
}

} // namespace
} // namespace damier::engine
