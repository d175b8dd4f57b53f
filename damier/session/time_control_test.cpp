#include "damier/session/time_control.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace damier::session {
namespace {

using namespace std::chrono_literals;

std::string canonical(std::string_view text) {
    Result<TimeControls> const controls = read_time_controls(text);
    return controls ? to_text(*controls) : "error: " + in_english(controls.error());
}

TEST(TimeControl, IsPleasantToType) {
    EXPECT_EQ(canonical("5m+3s"), "5m+3s");
    EXPECT_EQ(canonical("5+3"), "5m+3s");
    EXPECT_EQ(canonical(" 40 / 90m , 30 m "), "40/90m,30m");
    EXPECT_EQ(canonical("20s/move"), "20s/move");
    EXPECT_EQ(canonical("20/turn"), "20s/move");
    EXPECT_EQ(canonical("10m+5x30s"), "10m+5x30s");
    EXPECT_EQ(canonical("0+1x20"), "0s+1x20s");
    EXPECT_EQ(canonical("5m d3s"), "5m d3s");
    EXPECT_EQ(canonical("5B3"), "5m b3s");
    EXPECT_EQ(canonical("hourglass 1m"), "hourglass 1m");
    EXPECT_EQ(canonical("*90s"), "hourglass 1m30s");
    EXPECT_EQ(canonical("1.5m"), "1m30s");
    EXPECT_EQ(canonical("1h30m"), "90m");
    EXPECT_EQ(canonical("2h"), "2h");
    EXPECT_EQ(canonical("250ms/move"), "250ms/move");
    EXPECT_EQ(canonical("5m|1m+1s"), "5m | 1m+1s");
    EXPECT_EQ(canonical("40/90m+30s,15m+30s"), "40/90m+30s,15m+30s");
    EXPECT_EQ(canonical("-"), "none");
    EXPECT_EQ(canonical(""), "none");
    EXPECT_EQ(canonical("none | 5m"), "none | 5m");
}

TEST(TimeControl, BadOnesAreExplained) {
    EXPECT_EQ(canonical("5 minutes"),
              "error: «5minutes» is not a time; write it like 5m, 90s or 1h30m");
    EXPECT_EQ(canonical("0m+3s"), "error: a clock needs some time to start with");
    EXPECT_EQ(canonical("90m,30m"),
              "error: «90m» needs a number of moves, as in 40/90m, because more time follows");
    EXPECT_EQ(canonical("0/5m"), "error: «0» must be a whole number from 1 to 1000");
    EXPECT_EQ(canonical("40/5m+3x5s"),
              "error: byo-yomi comes last and without a number of moves, as in 40/90m,30m+5x30s");
    for (std::string_view const bad : {"5m+", "m", "5q", "1.m", "5m+3s+3s", "99999999999m", "*",
                                       "0.0001s", "/move", "0/move", "5m+0x3s", ",", "5m d"})
        EXPECT_FALSE(read_time_control(bad)) << bad;
    std::string long_one;
    for (int i = 0; i < 5000; ++i) long_one += "999h";
    EXPECT_FALSE(read_time_control(long_one)); // and does not overflow
}

TEST(TimeControl, PdnSaysWhatItCan) {
    auto const pdn = [](std::string_view text) {
        return to_pdn(*read_time_control(text)).value_or("nothing");
    };
    EXPECT_EQ(pdn("none"), "-");
    EXPECT_EQ(pdn("5m+3s"), "300+3");
    EXPECT_EQ(pdn("40/90m,30m"), "40/5400:1800");
    EXPECT_EQ(pdn("hourglass 1m"), "*60");
    EXPECT_EQ(pdn("20s/move"), "nothing");
    EXPECT_EQ(pdn("5m d3s"), "nothing");
    EXPECT_EQ(pdn("10m+5x30s"), "nothing");
    EXPECT_EQ(pdn("500ms"), "0.5");
    EXPECT_EQ(pdn("1m+50ms"), "60+0.05");
    for (std::string_view const text :
         {"-", "300+3", "40/5400:1800", "*60", "300", "10+0.1", "1/0.25"}) {
        Result<TimeControl> const control = read_pdn_time_control(text);
        ASSERT_TRUE(control) << text;
        EXPECT_EQ(to_pdn(*control), text);
    }
    EXPECT_EQ(read_pdn_time_control("?")->kind, TimeControl::Kind::none);
    for (std::string_view const wrong : {"5m", "1..5", ".5", "5."})
        EXPECT_FALSE(read_pdn_time_control(wrong)) << wrong;
}

RC_GTEST_PROP(TimeControlProperty, AnyReadsBack, ()) {
    auto const time = rc::gen::map(rc::gen::inRange(1, 10'000'000),
                                   [](int ms) { return Duration(std::chrono::milliseconds(ms)); });
    TimeControl control;
    control.kind = *rc::gen::element(TimeControl::Kind::none, TimeControl::Kind::per_turn,
                                     TimeControl::Kind::stages, TimeControl::Kind::hourglass);
    if (control.kind == TimeControl::Kind::stages) {
        int const count = *rc::gen::inRange(1, 4);
        for (int i = 0; i < count; ++i) {
            Stage stage;
            stage.moves = i + 1 < count ? *rc::gen::inRange(1, 100) : *rc::gen::inRange(0, 2);
            stage.time = *time;
            stage.bonus =
                *rc::gen::element(Bonus::none, Bonus::fischer, Bonus::delay, Bonus::bronstein);
            if (stage.bonus != Bonus::none) stage.extra = *time;
            control.stages.push_back(stage);
        }
        Stage const& last = control.stages.back();
        if (last.moves == 0 && last.bonus == Bonus::none && *rc::gen::arbitrary<bool>()) {
            control.periods = *rc::gen::inRange(1, 9);
            control.period = *time;
        }
    } else if (control.kind != TimeControl::Kind::none) {
        control.stages.push_back({0, *time, Bonus::none, {}});
    }
    Result<TimeControl> const again = read_time_control(to_text(control));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == control);
    if (std::optional<std::string> const pdn = to_pdn(control))
        RC_ASSERT(*read_pdn_time_control(*pdn) == control);
}

RC_GTEST_PROP(TimeControlProperty, NoTextIsTooMuch, (std::string const& text)) {
    Result<TimeControls> const controls = read_time_controls(text);
    if (controls) RC_ASSERT(*read_time_controls(to_text(*controls)) == *controls);
}

} // namespace
} // namespace damier::session
