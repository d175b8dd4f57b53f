// Endings to learn, with the real tables of several games.
#include "damier/catalogue/catalogue.hpp"
#include "damier/catalogue/endings.hpp"
#include "damier/play/lesson.hpp"
#include "damier/play/progress.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <unistd.h>

namespace damier::play {
namespace {

using Value = game::Known::Value;

game::Game const& game(std::string_view key) { return **catalogue::find(key); }

Lesson lesson(std::string_view key, std::string_view name, Value wanted, std::uint64_t seed = 1) {
    game::Endings const& endings = *catalogue::endings_of(key);
    EXPECT_TRUE(endings.prepare(name)) << name;
    auto begun = Lesson::begin(game(key), endings, name, wanted, seed);
    EXPECT_TRUE(begun) << name;
    return *std::move(begun);
}

// Plays what hint() would say, to the end.
int play_out(Lesson& one) {
    int moves = 0;
    for (; !one.is_done() && moves < 100; ++moves) {
        EXPECT_TRUE(one.is_pupils_turn());
        one.receive(session::PlayAction{one.best()});
        EXPECT_TRUE(one.judged()->is_kept);
        if (!one.is_done()) one.answer();
    }
    return moves;
}

TEST(Lesson, WhoPlaysTheBestMovesIsDone) {
    for (auto const& [key, name] : {std::pair{"international", "KM-K"},
                                    {"russian", "KKK-K"},
                                    {"english", "KK-K"},
                                    {"turkish", "KK-M"},
                                    {"ulb", "KM-M"},
                                    {"losing", "K-KM"},
                                    {"bt", "MM-M"}})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            SCOPED_TRACE(std::string(key) + ' ' + name);
            Lesson won = lesson(key, name, Value::win, seed);
            game::Known const known = *catalogue::endings_of(key)->look_up(won.state());
            EXPECT_EQ(known.value, Value::win);
            EXPECT_LE(2 * play_out(won) - 1, *known.plies); // never later than the table says
            EXPECT_EQ(won.is_done(), true);
        }
}

TEST(Lesson, ADrawIsHeldForFifteenMoves) {
    Lesson drawn = lesson("international", "K-KK", Value::draw);
    EXPECT_LE(play_out(drawn), 15);
    EXPECT_EQ(drawn.is_done(), true);
}

TEST(Lesson, ASlipIsToldAndEndsIt) {
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
        Lesson won = lesson("russian", "KKK-K", Value::win, seed);
        for (std::size_t i = 0; i < won.state().actions().size(); ++i) {
            auto const after = catalogue::endings_of("russian")->look_up(*won.state().after(i));
            if (!after || after->value != Value::draw) continue;
            won.receive(session::PlayAction{i});
            EXPECT_FALSE(won.judged()->is_kept);
            EXPECT_EQ(in_english(won.judged()->text), "A slip: now it is only a draw.");
            EXPECT_EQ(won.is_done(), false);
            EXPECT_TRUE(won.answer().empty());
            won.again();
            EXPECT_FALSE(won.is_done());
            EXPECT_TRUE(won.is_pupils_turn());
            return;
        }
    }
    FAIL() << "no position with a slip";
}

TEST(Lesson, OnlyMovesAreTakenFromAPupil) {
    Lesson one = lesson("russian", "KK-M", Value::win);
    std::string const before = one.state().text();
    EXPECT_TRUE(one.receive(session::Resign{0}).empty());
    EXPECT_TRUE(one.receive(session::TakeBack{}).empty());
    auto const refused = one.receive(session::PlayText{"nonsense"});
    ASSERT_EQ(refused.size(), 1u);
    EXPECT_TRUE(std::holds_alternative<session::Refused>(refused.front()));
    EXPECT_EQ(one.state().text(), before);
    EXPECT_FALSE(one.judged());
}

// The lone king on the long line is safe from three, but for a trap.
TEST(Lesson, OnTheLongLine) {
    Lesson const drawn = lesson("international", "K-KKK/long", Value::draw, 3);
    auto const& state = drawn.state();
    int on_line = 0;
    for (std::size_t i = 0; i < state.about().cells.size(); ++i)
        if (auto const piece = state.at(static_cast<game::Cell>(i)); piece && piece->owner == 0) {
            auto const& cell = state.about().cells[i];
            on_line += cell.row + cell.column == 9 ? 1 : 0;
        }
    EXPECT_EQ(on_line, 1);
}

TEST(Lesson, ClassesAreNamed) {
    auto const names = catalogue::endings_of("international")->classes();
    for (char const* const name : {"KK-K", "KM-K", "KKK-K", "K-KKK", "KKK-K/long"})
        EXPECT_NE(std::ranges::find(names, name), names.end()) << name;
    auto const words = [](std::string_view name) { return in_english(game::class_in_words(name)); };
    EXPECT_EQ(words("KKM-K"), "2 kings, 1 man – 1 king");
    EXPECT_EQ(words("MM-KK"), "2 men – 2 kings");
    EXPECT_EQ(words("KKK-K/long"), "3 kings – 1 king on the long line");
    EXPECT_EQ(catalogue::endings_of("multidames"), nullptr);
    EXPECT_EQ(*catalogue::endings_of("russian")->prepare("kk-m"), "KK-M");
    for (char const* const bad :
         {"", "K", "KQ-K", "K-", "KKKKKKK-K", "MM-M/long", "KKKK-K", "K-K-K", "/long"})
        EXPECT_FALSE(catalogue::endings_of("russian")->prepare(bad)) << bad;
}

TEST(Progress, IsRemembered) {
    std::filesystem::path const folder =
        std::filesystem::temp_directory_path() / ("damier-progress-" + std::to_string(getpid()));
    std::filesystem::remove_all(folder);
    std::string const task = task_name("russian", "KK-M", Value::win);
    {
        Progress progress(folder);
        EXPECT_EQ(progress.of(task).tried, 0);
        EXPECT_TRUE(progress.add(task, true));
        EXPECT_TRUE(progress.add(task, false));
    }
    Progress const again(folder);
    EXPECT_EQ(again.of(task).tried, 2);
    EXPECT_EQ(again.of(task).done, 1);
    EXPECT_EQ(in_english(in_words(again.of(task))), "2 tried so far, 1 solved");
    for (char const* const bad : {"", "[]", "{\"x\":3}", "{\"x\":{\"tried\":\"a\"}}", "{"}) {
        std::ofstream(folder / "endings.json") << bad;
        EXPECT_EQ(Progress(folder).of("x").tried, 0) << bad;
    }
    std::filesystem::remove_all(folder);
}

} // namespace
} // namespace damier::play
