#include "damier/session/clock.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace damier::session {
namespace {

using namespace std::chrono_literals;

TimePoint at(Duration since_start) { return TimePoint{} + 1000s + since_start; }

Clock make(std::string_view text, int seats = 2) {
    Result<TimeControls> const controls = read_time_controls(text);
    EXPECT_TRUE(controls) << text;
    Clock clock(*controls, seats);
    clock.start(0, at(0s));
    return clock;
}

Duration left(Clock const& clock, game::Seat seat, Duration now) {
    return clock.reading(seat, at(now)).left;
}

TEST(Clock, WithoutAControlNothingRunsOutButTimeIsMeasured) {
    Clock clock = make("none");
    EXPECT_FALSE(clock.deadline());
    EXPECT_FALSE(clock.has_fallen(at(1000h)));
    EXPECT_FALSE(clock.reading(0, at(1s)).has_clock);
    EXPECT_EQ(clock.played(1, at(7s)), 7s);
    EXPECT_EQ(clock.played(0, at(9s)), 2s);
}

TEST(Clock, PerTurnStartsAfreshAtEveryTurnAndCoversAllItsActions) {
    Clock clock = make("20s/move");
    EXPECT_EQ(clock.deadline(), at(20s));
    clock.played(0, at(15s)); // the same seat goes on
    EXPECT_EQ(clock.deadline(), at(20s));
    EXPECT_FALSE(clock.has_fallen(at(20s - 1ns)));
    EXPECT_TRUE(clock.has_fallen(at(20s)));
    clock.played(1, at(19s));
    EXPECT_EQ(clock.deadline(), at(39s));
    EXPECT_EQ(left(clock, 0, 19s), 20s);
}

TEST(Clock, SuddenDeathGivesNothingBack) {
    Clock clock = make("1m");
    clock.played(1, at(10s));
    clock.played(0, at(15s));
    EXPECT_EQ(left(clock, 0, 15s), 50s);
    EXPECT_EQ(left(clock, 1, 15s), 55s);
    EXPECT_EQ(clock.deadline(), at(65s));
    EXPECT_EQ(left(clock, 0, 100s), 0s);
}

TEST(Clock, MovesInTimeAddUpOverThePeriods) {
    Clock clock = make("2/60s,1/30s,10s");
    EXPECT_EQ(clock.reading(0, at(0s)).moves_to_go, 2);
    Duration now{0};
    auto const round = [&](Duration used) {
        clock.played(1, at(now += used));
        clock.played(0, at(now));
    };
    round(10s);
    EXPECT_EQ(clock.reading(0, at(now)).moves_to_go, 1);
    round(10s);
    EXPECT_EQ(left(clock, 0, now), 40s + 30s);
    round(20s);
    EXPECT_EQ(left(clock, 0, now), 50s + 10s);
    EXPECT_EQ(clock.reading(0, at(now)).moves_to_go, 0);
    round(5s);
    EXPECT_EQ(left(clock, 0, now), 55s);
}

TEST(Clock, TheLastPeriodRepeatsIfItHasMoves) {
    Clock clock = make("1/10s");
    for (int i = 0; i < 3; ++i) {
        clock.played(1, at(0s));
        clock.played(0, at(0s));
    }
    EXPECT_EQ(left(clock, 0, 0s), 40s);
}

TEST(Clock, FischerAddsAfterTheTurn) {
    Clock clock = make("1m+3s");
    EXPECT_EQ(clock.deadline(), at(60s));
    clock.played(0, at(1s)); // not yet: the turn goes on
    EXPECT_EQ(left(clock, 0, 1s), 59s);
    clock.played(1, at(2s));
    EXPECT_EQ(left(clock, 0, 2s), 61s);
}

TEST(Clock, DelayPassesBeforeTheClockRunsAndIsNotSaved) {
    Clock clock = make("1m d5s");
    EXPECT_EQ(clock.deadline(), at(65s));
    EXPECT_EQ(left(clock, 0, 4s), 60s);
    clock.played(0, at(4s)); // one second of delay is left in this turn
    EXPECT_EQ(clock.deadline(), at(65s));
    EXPECT_EQ(left(clock, 0, 7s), 58s);
    clock.played(1, at(7s));
    clock.played(0, at(8s));
    EXPECT_EQ(left(clock, 0, 8s), 58s);
    EXPECT_EQ(left(clock, 1, 8s), 60s);
}

TEST(Clock, BronsteinGivesBackWhatWasUsedUpToTheExtra) {
    Clock clock = make("1m b5s");
    EXPECT_EQ(clock.deadline(), at(60s)); // unlike the delay
    EXPECT_EQ(left(clock, 0, 4s), 56s);
    clock.played(1, at(4s));
    EXPECT_EQ(left(clock, 0, 4s), 60s);
    clock.played(0, at(12s));
    EXPECT_EQ(left(clock, 1, 12s), 57s);
}

TEST(Clock, ByoYomiUsesUpPeriodsOnlyWhenTheyEnd) {
    Clock clock = make("1m+3x10s");
    EXPECT_EQ(clock.deadline(), at(90s));
    EXPECT_EQ(clock.reading(0, at(65s)), (Reading{true, 5s, true, 2, 0}));
    clock.played(1, at(65s));
    EXPECT_EQ(clock.reading(0, at(65s)), (Reading{true, 10s, true, 2, 0})); // period is whole again
    clock.played(0, at(65s));
    EXPECT_EQ(clock.deadline(), at(95s));
    EXPECT_EQ(clock.reading(0, at(80s)), (Reading{true, 5s, true, 1, 0}));
    clock.played(1, at(80s));
    clock.played(0, at(80s));
    EXPECT_EQ(clock.deadline(), at(100s));
    EXPECT_EQ(clock.reading(1, at(80s)), (Reading{true, 60s, false, 3, 0}));
}

TEST(Clock, SandFallsIntoTheOtherGlasses) {
    Clock clock = make("hourglass 1m");
    EXPECT_EQ(left(clock, 1, 20s), 80s);
    clock.played(1, at(20s));
    EXPECT_EQ(left(clock, 0, 50s), 70s);
    EXPECT_EQ(clock.deadline(), at(100s));
    Clock three = make("hourglass 1m", 3);
    three.played(1, at(20s));
    EXPECT_EQ(left(three, 0, 20s), 40s);
    EXPECT_EQ(left(three, 1, 20s), 70s);
    EXPECT_EQ(left(three, 2, 20s), 70s);
}

TEST(Clock, SeatsMayHaveDifferentTimes) {
    Clock clock = make("5m+3s | none | 20s/move | 1m", 4);
    clock.played(1, at(10s));
    EXPECT_FALSE(clock.deadline());
    clock.played(2, at(500s));
    EXPECT_EQ(clock.deadline(), at(520s));
    clock.played(3, at(510s));
    EXPECT_EQ(clock.deadline(), at(570s));
    EXPECT_EQ(left(clock, 0, 510s), 293s);
}

TEST(Clock, TimeThatGrowsForEverStaysBounded) {
    Clock clock = make("1/1000h+1000h");
    for (int i = 0; i < 10'000; ++i) clock.played(1 - clock.seat(), at(0s));
    EXPECT_EQ(left(clock, 0, 0s), 100'000h);
}

TEST(Clock, APauseCostsNobodyAnything) {
    Clock clock = make("1m");
    clock.stop(at(10s));
    EXPECT_FALSE(clock.deadline());
    EXPECT_EQ(left(clock, 0, 500s), 50s);
    clock.resume(at(500s));
    EXPECT_EQ(clock.deadline(), at(550s));
    EXPECT_EQ(clock.played(1, at(505s)), 15s); // ten before the pause, five after
}

TEST(Clock, TimeGoingBackwardsIsNoTime) {
    Clock clock = make("1m");
    clock.played(1, at(10s));
    clock.played(0, at(5s));
    EXPECT_EQ(left(clock, 1, 5s), 60s);
}

TEST(Clock, BotsGetAMarginAndTheirOwnLimitsStillBind) {
    Clock clock = make("20s/move");
    EXPECT_EQ(clock.limits({}, at(0s)).move_time, 19s);
    Limits own;
    own.move_time = 2s;
    EXPECT_EQ(clock.limits(own, at(0s)).move_time, 2s);
    Limits const fischer = make("40/5m+3s").limits({}, at(0s));
    EXPECT_EQ(fischer.clock, 285s);
    EXPECT_EQ(fischer.increment, 3s);
    EXPECT_EQ(fischer.moves_to_go, 40);
    EXPECT_EQ(make("none").limits(own, at(0s)), own);
}

TEST(Clock, WhoHasNoMainTimeBeginsWithAPeriod) {
    Clock clock = make("0s+2x5s");
    Reading const shown = clock.reading(0, at(0s));
    EXPECT_EQ(shown.left, 5s);
    EXPECT_EQ(shown.periods, 1);
    EXPECT_TRUE(shown.in_byo);
    EXPECT_EQ(clock.deadline(), at(10s));
    EXPECT_EQ(clock.limits({}, at(0s)).move_time, 4750ms);
}

TEST(Clock, ADelayIsTimeToThinkForABot) {
    Clock const clock = make("0s d5s");
    EXPECT_EQ(clock.limits({}, at(0s)).clock, 4750ms);
    EXPECT_EQ(clock.limits({}, at(1s)).clock, 3800ms);
    EXPECT_EQ(make("1m d5s").limits({}, at(10s)).clock, 52250ms);
}

// Whatever the control: restoring gives back exactly what was, and at the deadline, not before,
// the flag falls.
RC_GTEST_PROP(ClockProperty, RestoresExactlyAndFallsAtItsDeadline, ()) {
    auto const text = *rc::gen::element<std::string>(
        "none", "20s/move", "1m", "2/30s,1/20s,10s", "1m+3s", "30s d5s", "30s b5s", "20s+3x10s",
        "hourglass 30s", "1m | 30s d2s | none", "2/10s+1s | 0s+2x5s | hourglass 20s");
    Clock clock = make(text, 3);
    Duration now{0};
    std::vector<std::pair<Times, Duration>> past{{clock.times(), now}};
    for (int const ms : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 4000))) {
        now += std::chrono::milliseconds(ms);
        if (std::optional<TimePoint> const end = clock.deadline()) {
            RC_ASSERT(clock.has_fallen(*end));
            RC_ASSERT(!clock.has_fallen(*end - 1ns));
            if (at(now) >= *end) break;
            RC_ASSERT(clock.reading(clock.seat(), at(now)).left > Duration::zero());
        }
        clock.played((clock.seat() + ms % 3) % 3, at(now));
        past.emplace_back(clock.times(), now);
    }
    while (!past.empty()) {
        clock.restore(past.back().first, at(now += 5s));
        RC_ASSERT(clock.times() == past.back().first);
        past.pop_back();
    }
    Clock fresh = make(text, 3);
    fresh.restore(fresh.times(), at(now));
    RC_ASSERT(clock == fresh);
}

} // namespace
} // namespace damier::session
