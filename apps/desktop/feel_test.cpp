// How playing feels: moves chosen ahead, computers that wait, a clock that waits, sounds, what is
// drawn on the board.
#include "apps/desktop/panels/clock_widget.hpp"
#include "apps/desktop/start_page.hpp"
#include "apps/desktop/window_test.hpp"

#include "damier/records/record.hpp"

#include <QElapsedTimer>
#include <QSettings>
#include <QSignalSpy>

namespace damier::desktop {

namespace {

class Feel : public WindowTest {
protected:
    // White, a person, against a computer that knows its answer and keeps it.
    void start_against_computer() {
        controller().wait_before_answers(std::chrono::hours(1));
        session::NewGame setup;
        setup.game = "international";
        setup.position = "W:W38,47:B1,6";
        setup.players = {{}, {"", "engine:1", {}}};
        ASSERT_TRUE(controller().send(setup));
        window().show_page(Page::game);
    }
    void let_computer_answer() {
        std::size_t const before = session().tree().size();
        ASSERT_TRUE(wait_for([&] {
            controller().hurry();
            return session().tree().size() > before;
        }));
        QApplication::processEvents();
    }
    game::Cell cell(char const* label) {
        auto const& cells = session().state().about().cells;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (cells[i].label == label) return static_cast<game::Cell>(i);
        ADD_FAILURE() << label;
        return 0;
    }
    void play(char const* from, char const* to) {
        click(cell(from));
        click(cell(to));
    }
    void right_drag(char const* from, char const* to) {
        QPoint const a = board().centre_of(cell(from)).toPoint();
        QPoint const b = board().centre_of(cell(to)).toPoint();
        QTest::mousePress(&board(), Qt::RightButton, {}, a);
        QTest::mouseMove(&board(), b);
        QTest::mouseRelease(&board(), Qt::RightButton, {}, b);
        QApplication::processEvents();
    }
    std::string comment() { return session().tree().node(controller().shown()).comment_after; }
};

TEST_F(Feel, AMoveChosenAheadIsPlayedWhenTheComputerHasAnswered) {
    start_against_computer();
    play("38", "33");
    play("47", "42");
    EXPECT_EQ(window().game_page().hand().premove(), (std::vector{cell("47"), cell("42")}));
    EXPECT_TRUE(board().cell_name(cell("47")).contains(QStringLiteral("waits")));
    EXPECT_EQ(session().tree().size(), 2U);
    let_computer_answer();
    ASSERT_TRUE(wait_for([&] { return session().tree().size() >= 4U; }));
    EXPECT_EQ(session().state().at(cell("42")).has_value(), true);
    EXPECT_TRUE(window().game_page().hand().premove().empty());
}

TEST_F(Feel, EscAndTheRightButtonForgetTheMoveChosenAhead) {
    start_against_computer();
    play("38", "33");
    play("47", "42");
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_TRUE(window().game_page().hand().premove().empty());
    play("47", "42");
    QTest::mouseClick(&board(), Qt::RightButton, {}, board().centre_of(cell("5")).toPoint());
    EXPECT_TRUE(window().game_page().hand().premove().empty());
    EXPECT_TRUE(board().drawings().empty()); // letting go draws nothing
    let_computer_answer();
    EXPECT_EQ(session().tree().size(), 3U);
}

TEST_F(Feel, AMoveChosenAheadThatCannotBePlayedIsDropped) {
    start_against_computer();
    play("38", "33");
    play("47", "5");
    let_computer_answer();
    EXPECT_EQ(session().tree().size(), 3U);
    EXPECT_TRUE(window().game_page().hand().premove().empty());
    EXPECT_FALSE(window().game_page().message().isEmpty());
    Preferences without = window().preferences();
    without.has_premoves = false;
    window().set_preferences(without);
    controller().wait_before_answers(std::chrono::hours(1));
    play("47", "42");
    play("42", "37");
    EXPECT_TRUE(window().game_page().hand().premove().empty());
}

TEST_F(Feel, TheClockStartsWithTheFirstMoveUnlessOneDoesNotWantThat) {
    session::NewGame setup;
    setup.game = "international";
    setup.clock = *session::read_time_controls("5m");
    for (bool const waits : {true, false}) {
        Preferences preferences = window().preferences();
        preferences.clock_waits = waits;
        window().set_preferences(preferences);
        emit window().start_page().play_wanted(setup);
        EXPECT_EQ(session().is_clock_waiting(), waits);
        EXPECT_EQ(session().deadline().has_value(), !waits);
        play("32", "28");
        EXPECT_TRUE(session().deadline().has_value());
    }
}

TEST_F(Feel, EveryKindOfEventHasItsSound) {
    Preferences loud = window().preferences();
    loud.has_sound = true;
    loud.volume = 1;
    window().set_preferences(loud);
    std::vector<Sound> heard;
    QObject::connect(&board(), &BoardWidget::heard, [&](Sound sound) { heard.push_back(sound); });
    start("international", 1, "W:W32,8:B28,45");
    click(cell("8")); // but a capture is due
    EXPECT_EQ(heard, (std::vector{Sound::illegal}));
    play("32", "23");
    EXPECT_EQ(heard.back(), Sound::capture);
    play("45", "50"); // crowned
    EXPECT_EQ(heard.back(), Sound::promotion);
    play("23", "19");
    EXPECT_EQ(heard.back(), Sound::move);
    start("international", 1, "W:W32:B28");
    play("32", "23");
    EXPECT_EQ(heard.back(), Sound::end);
    std::size_t const before = heard.size();
    loud.has_sound = false;
    window().set_preferences(loud);
    start("international");
    play("32", "28");
    EXPECT_EQ(heard.size(), before);
}

TEST_F(Feel, NothingMovesWhereTheSystemAsksForLittleMotion) {
    QString const config = qEnvironmentVariable("XDG_CONFIG_HOME");
    struct Wish {
        QString file, key;
        QVariant little;
    };
    for (Wish const& wish :
         {Wish{QStringLiteral("/gtk-3.0/settings.ini"),
               QStringLiteral("Settings/gtk-enable-animations"), QStringLiteral("false")},
          Wish{QStringLiteral("/gtk-4.0/settings.ini"),
               QStringLiteral("Settings/gtk-enable-animations"), 0},
          Wish{QStringLiteral("/kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor"), 0}}) {
        SCOPED_TRACE(wish.file.toStdString());
        QSettings(config + wish.file, QSettings::IniFormat).setValue(wish.key, wish.little);
        open_window();
        Preferences lively = window().preferences();
        lively.look.speed = 0.01; // slow enough to be seen on any machine
        window().set_preferences(lively);
        start("international", 1, "W:W32,8:B28,45");
        play("32", "23");
        EXPECT_FALSE(board().is_animating());
        QImage const at_rest = board().grab().toImage();
        QTest::qWait(120); // two frames of the soft light
        EXPECT_EQ(board().grab().toImage(), at_rest);
        lively.respects_motion = false; // who wants motion all the same
        window().set_preferences(lively);
        start("international", 1, "W:W32,8:B28,45");
        play("32", "23");
        EXPECT_TRUE(board().is_animating());
        QFile::remove(config + wish.file);
    }
}

TEST_F(Feel, AMomentPassesBeforeTheComputerAnswers) {
    Preferences patient = window().preferences();
    patient.waits_to_answer = true;
    window().set_preferences(patient);
    session::NewGame setup;
    setup.game = "international";
    setup.position = "W:W38,47:B1,6";
    setup.players = {{}, {"", "random", {}}}; // who needs no time at all
    ASSERT_TRUE(controller().send(setup));
    window().show_page(Page::game);
    QElapsedTimer since;
    since.start();
    play("38", "33");
    ASSERT_TRUE(wait_for([&] { return session().tree().size() == 3U; }));
    EXPECT_GE(since.elapsed(), 700);
}

TEST_F(Feel, WithoutVolumeNothingIsHeard) {
    Preferences silent = window().preferences();
    silent.has_sound = true;
    silent.volume = 0;
    window().set_preferences(silent);
    int heard = 0;
    QObject::connect(&board(), &BoardWidget::heard, [&] { ++heard; });
    start("international");
    play("32", "28");
    EXPECT_EQ(heard, 0);
}

TEST_F(Feel, AHintIsDrawnOnTheBoardInEveryKindOfGame) {
    for (char const* const game : {"international", "multidames"}) {
        start(game);
        board().set_arrows({});
        window().actions()[Act::hint]->trigger();
        EXPECT_TRUE(wait_for([&] { return !board().arrows().empty(); })) << game;
    }
}

TEST_F(Feel, PiecesThatMustCaptureAreLit) {
    start("international", 1, "W:W32,8:B28,45");
    EXPECT_TRUE(board().cell_name(cell("32")).contains(QStringLiteral("must capture")));
    EXPECT_FALSE(board().cell_name(cell("8")).contains(QStringLiteral("must capture")));
    QImage const lit = board().grab().toImage();
    Preferences without = window().preferences();
    without.look.shows_forced = false;
    window().set_preferences(without);
    EXPECT_NE(board().grab().toImage(), lit);
}

TEST(Clock, SaysOnceThatItRunsLow) {
    ClockWidget clock;
    session::Reading reading{true, std::chrono::seconds(25), false, 0, 0};
    clock.set_source([&] { return reading; });
    clock.set_running(true);
    QSignalSpy const low(&clock, &ClockWidget::became_low);
    for (int seconds = 24; seconds > 15; --seconds) {
        reading.left = std::chrono::seconds(seconds);
        clock.refresh();
    }
    EXPECT_EQ(low.size(), 1);
}

TEST_F(Feel, WhatIsDrawnIsKeptInTheGame) {
    start("international");
    play("32", "28");
    right_drag("19", "23");
    EXPECT_EQ(comment(), "[%cal G19-23]");
    right_drag("5", "5");
    EXPECT_EQ(comment(), "[%csl G05] [%cal G19-23]");
    EXPECT_EQ(board().drawings().size(), 2U);
    EXPECT_NE(records::write(records::record_of(session())).find("[%csl G05] [%cal G19-23]"),
              std::string::npos);
    controller().step(-1);
    EXPECT_TRUE(board().drawings().empty());
    controller().step(1);
    EXPECT_EQ(board().drawings().size(), 2U);
    picture(window(), "drawn");
    right_drag("19", "23");
    right_drag("5", "5");
    EXPECT_EQ(comment(), "");
}

TEST_F(Feel, TheKeyboardDrawsToo) {
    start("international");
    board().setFocus();
    board().set_cursor(cell("28"));
    QTest::keyClick(&board(), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(&board(), Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(comment(), "[%csl G28]");
    QTest::keyClick(&board(), Qt::Key_Return, Qt::ShiftModifier);
    board().set_cursor(cell("19"));
    QTest::keyClick(&board(), Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(comment(), "[%csl G28] [%cal G28-19]");
    EXPECT_EQ(session().tree().size(), 1U); // nothing was played
}

} // namespace

} // namespace damier::desktop
