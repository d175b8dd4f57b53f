// Tests of the parts that know no law: scores, table, clock, levels.
#include "damier/engine/clock.hpp"
#include "damier/engine/level.hpp"
#include "damier/engine/options.hpp"
#include "damier/engine/reductions.hpp"
#include "damier/engine/table.hpp"

#include <gtest/gtest.h>

namespace damier::engine {
namespace {

using std::chrono::milliseconds;

TEST(Score, tells_distances_of_wins_and_losses) {
    EXPECT_EQ(Score::from_value(won_in(5)).distance(), 5);
    EXPECT_EQ(Score::from_value(lost_in(4)).distance(), -4);
    EXPECT_FALSE(Score::from_value(350).distance());
    EXPECT_FALSE(Score::from_value(known_value).distance());
    EXPECT_GT(Score::from_value(won_in(3)), Score::from_value(won_in(5)));
    EXPECT_DOUBLE_EQ(Score::from_value(-150).men(), -1.5);
}

TEST(Score, expectation_is_a_distribution_and_symmetric) {
    for (Value value = -900; value <= 900; value += 50) {
        Expectation const e = Score::from_value(value).expectation({110, 45});
        Expectation const mirrored = Score::from_value(-value).expectation({110, 45});
        EXPECT_NEAR(e.win + e.draw + e.loss, 1, 1e-12);
        EXPECT_GE(e.draw, 0);
        EXPECT_NEAR(e.win, mirrored.loss, 1e-12);
    }
    EXPECT_GT(Score::from_value(200).expectation({110, 45}).points(), 0.85);
    EXPECT_DOUBLE_EQ(Score::from_value(won_in(9)).expectation({110, 45}).win, 1);
}

TEST(Table, takes_exactly_the_memory_asked_for) {
    for (std::size_t const megabytes : {1u, 3u, 16u, 17u})
        EXPECT_EQ(Table(megabytes).bytes(), megabytes * 1024 * 1024);
}

TEST(Table, gives_back_what_was_stored) {
    Table table(1);
    std::uint64_t const key = 0x123456789ABCDEF1u;
    EXPECT_FALSE(table.find(key));
    for (Value const value : {-29990, -1, 0, 77, 29990})
        for (int const move : {-1, 0, 1023}) {
            table.clear();
            table.store(key, {value, 13, Bound::lower, move});
            auto const entry = table.find(key);
            ASSERT_TRUE(entry);
            EXPECT_EQ(entry->value, value);
            EXPECT_EQ(entry->depth, 13);
            EXPECT_EQ(entry->bound, Bound::lower);
            EXPECT_EQ(entry->move, move);
        }
}

TEST(Table, keeps_the_move_when_none_is_stored) {
    Table table(1);
    table.store(42, {10, 5, Bound::lower, 7});
    table.store(42, {-10, 6, Bound::upper, -1});
    EXPECT_EQ(table.find(42)->move, 7);
    EXPECT_EQ(table.find(42)->depth, 6);
}

TEST(Table, old_and_shallow_entries_give_way) {
    Table table(1);
    // Small keys differ only in low bits: they share the first bucket, which holds four.
    for (std::uint64_t key = 1; key <= 4; ++key)
        table.store(key, {0, static_cast<int>(10 + key), Bound::exact, 0});
    table.store(5, {0, 3, Bound::exact, 0});
    EXPECT_FALSE(table.find(1));
    EXPECT_TRUE(table.find(4) && table.find(5));
    for (int i = 0; i < 20; ++i) table.new_search();
    for (std::uint64_t key = 11; key <= 14; ++key) table.store(key, {0, 1, Bound::exact, 0});
    EXPECT_FALSE(table.find(4));
}

TEST(Clock, without_limits_never_ends) {
    Clock const clock{Limits{}};
    EXPECT_FALSE(clock.is_up());
    EXPECT_FALSE(clock.is_timed());
    EXPECT_TRUE(clock.has_time_for_more(0));
}

TEST(Clock, an_exhausted_time_is_up_at_once) {
    Limits limits;
    limits.move_time = milliseconds(0);
    EXPECT_TRUE(Clock(limits).is_up());
    Clock clock{Limits{}};
    clock.limit(limits); // as on a ponder hit
    EXPECT_TRUE(clock.is_up());
}

TEST(Clock, a_long_clock_leaves_time_and_an_empty_one_does_not_hang) {
    Limits limits;
    limits.clock = std::chrono::hours(1);
    EXPECT_TRUE(Clock(limits).has_time_for_more(0));
    EXPECT_TRUE(Clock(limits).is_own_clock());
    limits.clock = milliseconds(0);
    EXPECT_TRUE(Clock(limits).is_timed());
}

TEST(Reductions, grow_with_depth_and_moves_and_leave_a_ply) {
    for (int depth = 2; depth < 80; ++depth)
        for (std::size_t move = 1; move < 80; ++move) {
            EXPECT_GE(reduction_of(depth, move), 1);
            EXPECT_LE(reduction_of(depth, move), std::max(1, depth - 2));
            EXPECT_LE(reduction_of(depth, move), reduction_of(depth + 1, move));
            EXPECT_LE(reduction_of(depth, move), reduction_of(depth, move + 1));
        }
    EXPECT_EQ(reduction_of(8, 10), 3); // 1 + 0.62 * ln 8 * ln 10 = 3.97
    EXPECT_EQ(reduction_of(20, 30), 7);
}

TEST(Level, the_highest_has_no_handicap_and_absurd_levels_are_clamped) {
    EXPECT_TRUE(handicap_of(highest_level, 1).is_none());
    EXPECT_TRUE(handicap_of(99, 1).is_none());
    EXPECT_EQ(handicap_of(-5, 1).depth, handicap_of(lowest_level, 1).depth);
    for (int level = lowest_level; level + 1 < highest_level; ++level) {
        Handicap const weak = handicap_of(level, 1), strong = handicap_of(level + 1, 1);
        auto const bound = [](auto limit) { return limit == 0 ? 1'000'000u : unsigned(limit); };
        EXPECT_LE(bound(weak.depth), bound(strong.depth));
        if (weak.nodes > 0) {
            EXPECT_LT(weak.nodes, strong.nodes);
        }
        EXPECT_GE(weak.noise, strong.noise);
        EXPECT_GE(weak.overlooked, strong.overlooked);
    }
}

TEST(Level, points_lead_evenly_from_level_to_level) {
    EXPECT_EQ(points_of(lowest_level), fewest_points);
    EXPECT_EQ(points_of(highest_level), most_points);
    for (int level = lowest_level; level <= highest_level; ++level)
        EXPECT_EQ(handicap_of(points_of(level), 7), handicap_of(level, 7)) << level;
    auto const sight = [](Handicap const& h) {
        return h.depth == 0 ? 1'000'000 : 100 * h.depth + h.deeper;
    };
    for (int points = fewest_points; points < most_points; ++points) {
        Handicap const weak = handicap_of(points, 1), strong = handicap_of(points + 1, 1);
        EXPECT_LE(sight(weak), sight(strong)) << points;
        EXPECT_GE(weak.noise, strong.noise) << points;
        EXPECT_GE(weak.overlooked, strong.overlooked) << points;
        if (weak.nodes > 0 && strong.nodes > 0) {
            EXPECT_LE(weak.nodes, strong.nodes) << points;
        }
        EXPECT_FALSE(weak.is_none()) << points;
    }
}

TEST(Clock, a_move_takes_its_share_of_what_is_left_and_of_what_comes_back) {
    using namespace std::chrono_literals;
    Limits limits;
    limits.clock = 60s;
    EXPECT_LT(shares_of(limits).usual, 3s);
    EXPECT_LE(shares_of(limits).most, 24s);
    limits.increment = 60s;
    EXPECT_GE(shares_of(limits).usual, 30s);
    EXPECT_LT(shares_of(limits).most, 45s);
    limits.increment = 0s;
    limits.moves_to_go = 1;
    EXPECT_GE(shares_of(limits).usual, 50s);
    EXPECT_LT(shares_of(limits).most, 60s);
}

} // namespace
} // namespace damier::engine
