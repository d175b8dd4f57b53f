// The window as a whole: languages, files, several windows, ten thousand events.
#include "apps/desktop/describe.hpp"
#include "apps/desktop/panels/info_strip.hpp"
#include "apps/desktop/panels/move_tree.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/start_page.hpp"
#include "apps/desktop/window_test.hpp"

#include "damier/base/random.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/play/turns.hpp"
#include "damier/records/record.hpp"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

namespace damier::desktop {

namespace {

class Window : public WindowTest {
protected:
    QStringList menus() {
        QStringList titles;
        for (QAction const* const one : window().menuBar()->actions()) titles << one->text();
        return titles;
    }
    void play(int plies) {
        for (int i = 0; i < plies; ++i) ASSERT_TRUE(controller().send(session::PlayAction{0, {}}));
    }
    int ply() { return session().tree().ply(controller().shown()); }
};

TEST_F(Window, SpeaksBothLanguagesAndSwitches) {
    start("international");
    QString const english = window().game_page().message();
    QStringList const before = menus();
    window().set_language("fr");
    EXPECT_NE(menus(), before);
    EXPECT_EQ(menus().front(), QStringLiteral("&Partie"));
    EXPECT_NE(window().game_page().message(), english);
    window().set_language("en");
    EXPECT_EQ(menus(), before);
    EXPECT_EQ(window().game_page().message(), english);
}

TEST_F(Window, SaysWhyAndShowsWhatMustCapture) {
    start("international", 1, "W:W28,31:B23,3");
    click(static_cast<game::Cell>(0));
    // 31 may not move: 28 must capture.
    std::vector<game::Cell> must;
    QObject::connect(&controller(), &Controller::must_capture,
                     [&](std::vector<game::Cell> const& cells) { must = cells; });
    auto const& cells = session().state().about().cells;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i].label == "31") click(static_cast<game::Cell>(i));
    ASSERT_EQ(must.size(), 1U);
    EXPECT_EQ(cells[static_cast<std::size_t>(must.front())].label, "28");
    EXPECT_FALSE(window().game_page().message().isEmpty());
    EXPECT_EQ(ply(), 0);
    picture(window(), "must-capture");
}

TEST_F(Window, ASecondClickOnTheDestinationIsNoMove) {
    auto now = ClickGuard::TimePoint{};
    window().game_page().set_clock([&now] { return now; });
    Preferences quick = window().preferences();
    EXPECT_FALSE(quick.plays_quickly); // click, click: the piece, then where it goes
    for (bool const plays_quickly : {false, true}) {
        quick.plays_quickly = plays_quickly;
        window().set_preferences(quick);
        start("international", 1, "W:W36,33:B6,16"); // 36 has one way to go, and so has 16
        int const clicks = plays_quickly ? 1 : 2;
        auto const cell = [&](char const* label) {
            auto const& cells = session().state().about().cells;
            return static_cast<game::Cell>(std::ranges::find(cells, label, &game::CellShape::label)
                                           - cells.begin());
        };
        click(cell("36"));
        if (clicks == 2) click(cell("31"));
        ASSERT_EQ(ply(), 1);
        now += std::chrono::milliseconds(699);
        click(cell("31"));
        EXPECT_EQ(ply(), 1);
        EXPECT_TRUE(session().chosen().empty());
        EXPECT_EQ(window().game_page().message().indexOf("31"), -1) << "nothing was complained of";
        now += std::chrono::milliseconds(1);
        click(cell("31")); // it is Black's turn: a click that is meant is answered
        EXPECT_NE(window().game_page().message().indexOf("31"), -1);
        now += std::chrono::seconds(2);
    }
}

TEST_F(Window, WhatIsPlayedAfterTakingBackIsTheGame) {
    for (bool const keeps : {true, false}) {
        Preferences changed = window().preferences();
        changed.keeps_taken_back = keeps;
        window().set_preferences(changed);
        start("international");
        play(6);
        for (int i = 0; i < 4; ++i) window().actions()[Act::take_back]->trigger();
        ASSERT_TRUE(controller().send(session::PlayAction{1, {}}));
        play(1);
        session::Tree const& tree = session().tree();
        EXPECT_EQ(tree.main_line().back(), tree.current());
        EXPECT_EQ(session().played_line().size(), 5U);
        EXPECT_EQ(tree.node(2).children.size(), keeps ? 2U : 1U);
    }
}

TEST_F(Window, ArrowKeysStepThroughTheGame) {
    start("international");
    play(1);
    window().actions()[Act::previous]->trigger();
    ASSERT_TRUE(controller().send(session::PlayAction{1, {}})); // a variation of the first move
    session::NodeId const variation = controller().shown();
    for (QWidget* const widget : std::initializer_list<QWidget*>{&board(), &window().game_page()}) {
        QTest::keyClick(widget, Qt::Key_Left);
        EXPECT_EQ(ply(), 0);
        QTest::keyClick(widget, Qt::Key_Right);
        EXPECT_EQ(controller().shown(), variation);
        QTest::keyClick(widget, Qt::Key_Up);
        EXPECT_EQ(controller().shown(), session().tree().main_line().back());
        QTest::keyClick(widget, Qt::Key_Down);
        EXPECT_EQ(controller().shown(), variation);
        QTest::keyClick(widget, Qt::Key_Down); // there is no third one
        EXPECT_EQ(controller().shown(), variation);
        QTest::keyClick(widget, Qt::Key_Home);
        EXPECT_EQ(ply(), 0);
        QTest::keyClick(widget, Qt::Key_End);
        EXPECT_EQ(controller().shown(), variation);
    }
}

TEST_F(Window, AGameOfAFileBeginsAtItsFirstMoveAndHasNoRematch) {
    write("old.pdn", "[White \"Ada\"]\n[Black \"Ben\"]\n[GameType \"20\"]\n\n"
                     "1. 32-28 19-23 2. 28x19 14x23 2-0\n");
    ASSERT_TRUE(window().open_file(path("old.pdn")));
    EXPECT_EQ(ply(), 0);
    window().actions()[Act::last]->trigger();
    for (int i = 0; i < 5; ++i) QApplication::processEvents();
    EXPECT_EQ(ply(), 4);
    for (QToolButton const* const one : window().game_page().findChildren<QToolButton*>())
        if (one->defaultAction() == window().actions()[Act::rematch]) {
            EXPECT_FALSE(one->isVisible());
        }
    EXPECT_TRUE(session().ending());
}

TEST_F(Window, RecentGamesCountTheMovesThatWerePlayed) {
    start("international");
    play(5);
    window().actions()[Act::first]->trigger();
    EXPECT_EQ(play::count_moves(session()), 3);
    start("multidames");
    game::Seat seat = session().state().to_play();
    int turns = 1;
    for (int i = 0; i < 12; ++i) {
        play(1);
        if (session().ending()) break;
        if (i < 11 && session().state().to_play() != seat) ++turns;
        seat = session().state().to_play();
    }
    int const seats = static_cast<int>(session().state().about().seats.size());
    EXPECT_EQ(play::count_moves(session()), (turns + seats - 1) / seats);
}

TEST_F(Window, APrematureClickIsNoMistake) {
    session::NewGame setup;
    setup.game = "frisian"; // no book: it thinks about its first move
    setup.players.resize(2);
    setup.players[0].bot = "engine:10";
    setup.players[0].limits.move_time = std::chrono::hours(1);
    ASSERT_TRUE(controller().send(setup));
    window().show_page(Page::game);
    QString const before = window().game_page().message();
    click(20);
    EXPECT_EQ(window().game_page().message(), before);
    EXPECT_TRUE(session().chosen().empty());
}

TEST_F(Window, ThePawnInTheHandShowsWhereItMayGo) {
    start("multidames");
    for (int i = 0; i < 200 && !session().state().held() && !session().ending(); ++i) play(1);
    ASSERT_TRUE(session().state().held());
    EXPECT_TRUE(session().chosen().empty());
    EXPECT_FALSE(window().game_page().hand().targets().empty());
}

// Everything that can be read or heard, by the widget that says it.
std::vector<QString> everything_said(QWidget const& top) {
    std::vector<QString> all;
    for (QWidget const* const one : top.findChildren<QWidget*>()) {
        all.push_back(one->toolTip());
        all.push_back(one->accessibleName());
        if (auto const* label = qobject_cast<QLabel const*>(one)) all.push_back(label->text());
        if (auto const* button = qobject_cast<QAbstractButton const*>(one))
            all.push_back(button->text());
        if (auto const* line = qobject_cast<QLineEdit const*>(one))
            all.push_back(line->placeholderText());
        if (auto const* tabs = qobject_cast<QTabBar const*>(one))
            for (int i = 0; i < tabs->count(); ++i) all.push_back(tabs->tabText(i));
        if (auto const* box = qobject_cast<QComboBox const*>(one))
            for (int i = 0; i < box->count(); ++i) all.push_back(box->itemText(i));
        if (auto const* list = qobject_cast<QListWidget const*>(one))
            for (int i = 0; i < list->count(); ++i) all.push_back(list->item(i)->text());
    }
    return all;
}

TEST_F(Window, ASwitchOfTheLanguageChangesEveryWord) {
    start("english");
    play(5);
    start("international"); // and the other one is among the recent games
    play(3);
    for (Page const page : {Page::start, Page::game, Page::editor}) {
        window().set_language("fr");
        window().show_page(page);
        auto const french = everything_said(window());
        window().set_language("en");
        window().show_page(page);
        EXPECT_NE(everything_said(window()), french);
        window().set_language("fr"); // nothing but this
        auto const switched = everything_said(window());
        ASSERT_EQ(switched.size(), french.size());
        for (std::size_t i = 0; i < french.size(); ++i)
            EXPECT_EQ(switched[i].toStdString(), french[i].toStdString());
        window().set_language("en");
    }
}

TEST_F(Window, DamagedFilesAreExplainedAndChangeNothing) {
    start("international");
    play(3);
    session::Tree const before = session().tree();
    std::map<QString, QByteArray> const files{
        {"empty.pdn", ""},
        {"noise.pdn", QByteArray("\x00\xff\x13 %%% {{{", 12)},
        {"broken.fen", "W:W99:B77"},
        {"broken.dat", "1\n10\n0 0 0"},
        {"broken.v06", "1 2 3"},
        {"broken.journal", "damier-journal 1\n12 deadbeef nonsense\n"},
        {"unknown.pdn", "[GameType \"99\"]\n1. e4 e5 *\n"},
    };
    for (auto const& [name, text] : files) {
        write(name, text);
        EXPECT_FALSE(window().open_file(path(name))) << name.toStdString();
        EXPECT_FALSE(window().game_page().message().isEmpty()) << name.toStdString();
        EXPECT_EQ(session().tree(), before) << name.toStdString();
    }
    EXPECT_FALSE(window().open_file(path("does-not-exist.pdn")));
    EXPECT_EQ(session().tree(), before);
}

TEST_F(Window, OpensWhatItSaves) {
    start("russian");
    play(6);
    std::string const text = records::write(records::record_of(session()));
    write("game.pdn", QByteArray::fromStdString(text));
    start("international");
    ASSERT_TRUE(window().open_file(path("game.pdn")));
    EXPECT_EQ(session().game().key(), "russian");
    EXPECT_EQ(session().tree().size(), 7U);
}

TEST_F(Window, CopiesAndPastes) {
    start("international");
    play(4);
    std::string const position = session().state().text();
    window().actions()[Act::copy_position]->trigger();
    EXPECT_EQ(QApplication::clipboard()->text().toStdString(), position);
    start("international");
    window().actions()[Act::paste]->trigger();
    EXPECT_EQ(session().state().text(), position);
    EXPECT_EQ(session().tree().size(), 1U);
    window().actions()[Act::copy_game]->trigger();
    start("frisian");
    window().actions()[Act::paste]->trigger();
    EXPECT_EQ(session().game().key(), "international");
    EXPECT_EQ(session().state().text(), position);
}

TEST_F(Window, LookingBackDoesNotDisturbAGameWithAClock) {
    session::NewGame setup;
    setup.game = "international";
    setup.clock = *session::read_time_controls("1h");
    ASSERT_TRUE(controller().send(setup));
    window().show_page(Page::game);
    play(4);
    window().actions()[Act::first]->trigger();
    EXPECT_EQ(ply(), 0);
    EXPECT_EQ(session().tree().ply(session().tree().current()), 4);
    EXPECT_TRUE(controller().is_looking_back());
    click(35);
    EXPECT_EQ(session().tree().size(), 5U); // nothing was played
    window().actions()[Act::last]->trigger();
    EXPECT_EQ(ply(), 4);
    window().actions()[Act::previous]->trigger();
    window().actions()[Act::play_on]->trigger();
    EXPECT_FALSE(controller().is_looking_back());
    EXPECT_EQ(session().tree().ply(session().tree().current()), 3);
}

TEST_F(Window, TheFlagFallsAtItsTime) {
    session::NewGame setup;
    setup.game = "international";
    setup.clock = *session::read_time_controls("200ms");
    ASSERT_TRUE(controller().send(setup));
    window().show_page(Page::game);
    ASSERT_TRUE(wait_for([&] { return session().ending().has_value(); }));
    EXPECT_EQ(session().ending()->how, session::How::time);
}

TEST_F(Window, GamesThatAreLeftCanBeTakenUpAgain) {
    start("english");
    play(5);
    std::string const position = session().state().text();
    start("international"); // puts the first one away
    auto const recent = recent_games(directories().games, catalogue::all(), 5);
    ASSERT_EQ(recent.size(), 1U);
    window().show_page(Page::start);
    picture(window(), "start-recent");
    ASSERT_TRUE(controller().take_up_file(recent.front().path));
    EXPECT_EQ(session().game().key(), "english");
    EXPECT_EQ(session().state().text(), position);
}

TEST_F(Window, ASecondWindowHasItsOwnGame) {
    start("international");
    play(2);
    MainWindow second(directories());
    EXPECT_FALSE(second.controller().has_game());
    EXPECT_FALSE(second.notice().isEmpty());
    session::NewGame other;
    other.game = "italian";
    EXPECT_TRUE(second.controller().send(other));
    EXPECT_EQ(session().game().key(), "international");
}

TEST_F(Window, ClosingAndOpeningGivesTheGameBack) {
    start("canadian");
    play(7);
    std::string const position = session().state().text();
    window().close();
    open_window();
    EXPECT_EQ(session().game().key(), "canadian");
    EXPECT_EQ(session().state().text(), position);
    EXPECT_EQ(board().state(), session().tree().here().state);
}

TEST_F(Window, AllLettersFollowTheirSize) {
    auto const heights = [&] {
        std::vector<int> list;
        for (QLabel const* const one : window().start_page().findChildren<QLabel*>())
            list.push_back(one->fontMetrics().height());
        return list;
    };
    auto const before = heights();
    Preferences large = window().preferences();
    large.font_scale = 1.6;
    window().set_preferences(large);
    QApplication::processEvents();
    auto const after = heights();
    for (std::size_t i = 0; i < before.size(); ++i)
        EXPECT_GT(after[i], before[i] * 1.3) << "label " << i;
    picture(window(), "large-letters");
    large.font_scale = 1;
    window().set_preferences(large);
    QApplication::processEvents();
    EXPECT_EQ(heights(), before);
}

TEST_F(Window, TheResultStandsOverTheBoardWithReviewAndRematch) {
    start("international");
    play(2);
    auto const over_the_board = [&](Act act) -> QToolButton* {
        for (QToolButton* const one : board().findChildren<QToolButton*>())
            if (one->isVisible() && one->defaultAction() == window().actions()[act]) return one;
        return nullptr;
    };
    EXPECT_EQ(over_the_board(Act::rematch), nullptr);
    controller().send(session::Resign{0});
    for (int i = 0; i < 5; ++i) QApplication::processEvents();
    picture(window(), "result");
    QToolButton* const rematch = over_the_board(Act::rematch);
    ASSERT_NE(rematch, nullptr);
    for (Act const act : {Act::review, Act::new_game, Act::save})
        ASSERT_NE(over_the_board(act), nullptr);
    EXPECT_TRUE(window().game_page().message().startsWith("Black wins"));
    EXPECT_TRUE(board().rect().contains(rematch->parentWidget()->geometry()));
    click(0); // beside the buttons: the last position is wanted
    EXPECT_EQ(over_the_board(Act::rematch), nullptr);
    window().actions()[Act::previous]->trigger();
    window().actions()[Act::next]->trigger();
    QToolButton* const again = over_the_board(Act::rematch);
    ASSERT_NE(again, nullptr);
    QTest::mouseClick(again, Qt::LeftButton);
    EXPECT_FALSE(session().ending());
    EXPECT_EQ(session().tree().size(), 1U);
}

TEST_F(Window, TheEndIsToldToThePersonWhoPlayed) {
    session::NewGame setup;
    setup.game = "international";
    setup.players.resize(2);
    setup.players[1].bot = "random";
    for (game::Seat const loser : {0, 1}) {
        ASSERT_TRUE(controller().send(setup));
        for (int i = 1; i <= 3; ++i) {
            ASSERT_TRUE(controller().send(session::PlayAction{0, {}}));
            ASSERT_TRUE(wait_for([&] { return session().state().to_play() == 0; }));
        }
        ASSERT_TRUE(controller().send(session::Resign{loser}));
        ResultText const text = ending_text(session());
        EXPECT_EQ(text.title.toStdString(), loser == 0 ? "You lost" : "You won");
        EXPECT_EQ(text.reason.toStdString(), "by resignation at move 3");
    }
}

// What is said to the player stays until he goes on, also when a piece comes to rest meanwhile.
TEST_F(Window, WhatIsSaidStaysUntilTheNextMove) {
    start("international");
    play(1);
    window().game_page().say(QStringLiteral("Listen."), true);
    for (int i = 0; i < 5; ++i) QApplication::processEvents(); // the board comes to rest
    EXPECT_EQ(window().game_page().message(), QStringLiteral("Listen."));
    play(1);
    for (int i = 0; i < 5; ++i) QApplication::processEvents();
    EXPECT_NE(window().game_page().message(), QStringLiteral("Listen."));
}

TEST_F(Window, EveryWidgetThatTakesTheFocusHasAName) {
    start("international");
    for (QWidget const* const widget : window().findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
        auto const* const button = qobject_cast<QAbstractButton const*>(widget);
        bool const has_name = !widget->accessibleName().isEmpty()
                              || (button != nullptr && !button->text().isEmpty())
                              || widget->inherits("QLabel") || widget->inherits("QMenuBar")
                              || widget->inherits("QScrollBar");
        EXPECT_TRUE(has_name) << widget->metaObject()->className();
    }
}

TEST_F(Window, SurvivesTenThousandEvents) {
    start("international");
    Random random(9);
    auto const pick = [&](auto const& list) {
        return list[static_cast<std::size_t>(random.below(static_cast<int>(std::size(list))))];
    };
    // Everything but what opens a dialog, which would wait for an answer.
    Act const acts[] = {Act::take_back,   Act::redo,        Act::hint,      Act::offer_draw,
                        Act::pause,       Act::first,       Act::next,      Act::last,
                        Act::previous,    Act::play_on,     Act::flip,      Act::promote,
                        Act::move_now,    Act::rematch,     Act::copy_game, Act::paste,
                        Act::accept_draw, Act::decline_draw};
    Qt::Key const keys[] = {Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,        Qt::Key_Down,
                            Qt::Key_3,     Qt::Key_2,      Qt::Key_Minus,     Qt::Key_8,
                            Qt::Key_X,     Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Escape,
                            Qt::Key_Space, Qt::Key_Tab};
    auto const games = catalogue::all();
    for (int i = 0; i < 10000; ++i) {
        int const what = random.below(100);
        QPoint const point(random.below(board().width()), random.below(board().height()));
        if (what < 55)
            QTest::mouseClick(&board(), Qt::LeftButton, {}, point);
        else if (what < 60)
            QTest::mouseClick(&board(), Qt::RightButton, {}, point);
        else if (what < 65) {
            QTest::mousePress(&board(), Qt::LeftButton, {}, point);
            QTest::mouseMove(&board(), QPoint(random.below(700), random.below(700)));
            QTest::mouseRelease(&board(), Qt::LeftButton, {},
                                QPoint(random.below(700), random.below(700)));
        } else if (what < 85)
            QTest::keyClick(&board(), pick(keys));
        else if (what < 97)
            window().actions()[pick(acts)]->trigger();
        else if (what < 98)
            QTest::mouseClick(window().game_page().moves().viewport(), Qt::LeftButton, {}, point);
        else if (what < 99)
            window().resize(500 + random.below(900), 400 + random.below(600));
        else {
            session::NewGame setup;
            setup.game =
                games[static_cast<std::size_t>(random.below(static_cast<int>(games.size())))]
                    ->key();
            setup.seed = static_cast<std::uint64_t>(i);
            controller().send(setup);
        }
        if (i % 16 == 0) QApplication::processEvents();
    }
    EXPECT_TRUE(controller().has_game());
    EXPECT_EQ(board().state(), controller().shown_state());
}

} // namespace

} // namespace damier::desktop
