// Position editor, list of games, preferences, shortcuts, players and clocks.
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/panels/answer_buttons.hpp"
#include "apps/desktop/panels/game_list_dialog.hpp"
#include "apps/desktop/panels/player_strip.hpp"
#include "apps/desktop/panels/position_editor.hpp"
#include "apps/desktop/panels/preferences_dialog.hpp"
#include "apps/desktop/panels/sample_test.hpp"
#include "apps/desktop/panels/shortcuts_dialog.hpp"
#include "apps/text/translate.hpp"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

#include <fstream>

namespace damier::desktop {
namespace {

game::Game const& game_named(char const* key) { return **catalogue::find(key); }

TEST(Drafts, WriteWhatEveryRuleSetReads) {
    for (game::Game const* game : catalogue::all()) {
        auto const start = game->start({}, 1);
        ASSERT_TRUE(start);
        if (!(*start)->setup()) continue;
        Draft const draft(*start);
        auto const back = game->read(draft.text());
        ASSERT_TRUE(back) << game->key() << ": " << draft.text();
        EXPECT_EQ((*back)->text(), (*start)->text());
        auto const turned = game->read(draft.turned()->turned()->text());
        ASSERT_TRUE(turned);
        EXPECT_EQ((*turned)->text(), (*start)->text());
    }
}

TEST(Drafts, OnlyDraughtsHasThem) {
    EXPECT_TRUE((*game_named("ulb").start({}, 1))->setup());
    for (char const* key : {"multidames", "mansuba", "mansuba-echecs"})
        EXPECT_FALSE((*game_named(key).start({}, 1))->setup()) << key;
}

struct Editor : testing::Test {
    Editor() : page(catalogue::all()) { page.resize(800, 600); }
    QAbstractButton* button(char const* text) {
        for (QAbstractButton* found : page.findChildren<QAbstractButton*>())
            if (found->text() == QString::fromUtf8(text)) return found;
        return nullptr;
    }
    void click(char const* label) {
        auto const& cells = page.board()->state()->about().cells;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (cells[i].label == label) Q_EMIT page.board()->cell_clicked(static_cast<int>(i));
    }
    PositionEditor page;
};

TEST_F(Editor, OneClickLeadsToTheAnalysisAndTheRightOneRemovesAPiece) {
    QSignalSpy const analysed(&page, &PositionEditor::analysis_wanted);
    button("Analyse")->click();
    ASSERT_EQ(analysed.size(), 1);
    EXPECT_EQ(analysed[0][1].toString(), page.text());
    page.show();
    BoardWidget& board = *page.board();
    auto const& cells = board.state()->about().cells;
    auto const cell = static_cast<game::Cell>(
        std::ranges::find(cells, "31", &game::CellShape::label) - cells.begin());
    ASSERT_TRUE(board.state()->at(cell));
    QTest::mouseClick(&board, Qt::RightButton, {}, board.centre_of(cell).toPoint());
    EXPECT_FALSE(board.state()->at(cell));
    QTest::mouseClick(&board, Qt::RightButton, {}, board.centre_of(cell).toPoint());
    EXPECT_FALSE(board.state()->at(cell));
}

TEST_F(Editor, BeginsWithALegalPosition) {
    EXPECT_TRUE(page.is_valid());
    QSignalSpy const accepted(&page, &PositionEditor::position_accepted);
    button("Play from here…")->click();
    ASSERT_EQ(accepted.size(), 1);
    EXPECT_EQ(accepted[0][0].toString(), QStringLiteral("international"));
    EXPECT_TRUE(game_named("international").read(accepted[0][1].toString().toStdString()));
}

TEST_F(Editor, PiecesAreSetAndRemovedByClicks) {
    button("Empty")->click();
    EXPECT_FALSE(page.text().contains(QStringLiteral("31")));
    click("31");
    EXPECT_EQ(page.text(), QStringLiteral("W:W31:B"));
    button("King, Black")->click();
    click("4");
    EXPECT_EQ(page.text(), QStringLiteral("W:W31:BK4"));
    EXPECT_TRUE(page.is_valid());
    click("4"); // the same again takes it away
    EXPECT_EQ(page.text(), QStringLiteral("W:W31:B"));
    button("Black")->click();
    EXPECT_EQ(page.text(), QStringLiteral("B:W31:B"));
}

TEST_F(Editor, SaysWhatIsWrong) {
    button("Empty")->click();
    click("1"); // a white man where it would have become a king
    EXPECT_FALSE(page.is_valid());
    EXPECT_TRUE(page.problem().contains(QStringLiteral("1")));
    EXPECT_FALSE(button("Play from here…")->isEnabled());
    button("Start")->click();
    EXPECT_TRUE(page.is_valid());
}

TEST_F(Editor, PiecesCanBeMoved) {
    button("Empty")->click();
    click("31");
    button("Move pieces")->click();
    click("31");
    click("27");
    EXPECT_EQ(page.text(), QStringLiteral("W:W27:B"));
    button("Remove pieces")->click();
    click("27");
    EXPECT_EQ(page.text(), QStringLiteral("W:W:B"));
}

TEST_F(Editor, TheTextGoesBothWays) {
    auto* line = page.findChild<QLineEdit*>(QStringLiteral("position_text"));
    ASSERT_NE(line, nullptr);
    line->clear();
    EXPECT_FALSE(page.is_valid() && !line->text().isEmpty());
    QTest::keyClicks(line, QStringLiteral("B:WK28:B3,7"));
    EXPECT_TRUE(page.is_valid());
    EXPECT_EQ(page.board()->state()->to_play(), 1);
    EXPECT_EQ(page.text(), QStringLiteral("B:WK28:B3,7"));
    QTest::keyClicks(line, QStringLiteral(",99"));
    EXPECT_FALSE(page.is_valid());
    EXPECT_TRUE(page.problem().contains(QStringLiteral("99")));
}

TEST_F(Editor, TypingInTheMiddleKeepsTheCursor) {
    auto* line = page.findChild<QLineEdit*>(QStringLiteral("position_text"));
    line->setFocus();
    line->setText(QStringLiteral("W:W31:B4"));
    line->setCursorPosition(5);
    QTest::keyClicks(line, QStringLiteral(",32"));
    EXPECT_EQ(page.text(), QStringLiteral("W:W31,32:B4"));
}

TEST_F(Editor, EveryGameCanBeEdited) {
    for (game::Game const* game : catalogue::all()) {
        page.edit(*game);
        EXPECT_TRUE(page.is_valid()) << game->key() << ": " << page.problem().toStdString();
        auto const read = game->read(page.text().toStdString());
        EXPECT_TRUE(read) << game->key();
    }
}

struct ListOfGames : testing::Test {
    ListOfGames() {
        file = folder.filePath(QStringLiteral("many.pdn")).toStdString();
        std::ofstream out(file);
        for (int i = 0; i < count; ++i)
            out << "[Event \"Cup\"]\n[White \"W" << i << "\"]\n[Black \"B" << i % 10
                << "\"]\n[Result \"" << (i % 2 ? "2-0" : "1-1")
                << "\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 "
                << (i % 2 ? "2-0" : "1-1") << "\n\n";
    }
    static constexpr int count = 3000;
    QTemporaryDir folder;
    std::string file;
};

TEST_F(ListOfGames, FillsFiltersSortsAndOpens) {
    GameListDialog dialog(catalogue::all());
    QSignalSpy const finished(&dialog.games(), &GameList::finished),
        chosen(&dialog, &GameListDialog::game_chosen);
    ASSERT_TRUE(dialog.open(file));
    ASSERT_TRUE(wait_for([&] { return !finished.isEmpty(); }));
    GameList& games = dialog.games();
    EXPECT_EQ(games.rowCount(), count);
    EXPECT_EQ(games.index(2, GameList::white).data().toString(), QStringLiteral("W2"));
    EXPECT_EQ(games.index(2, GameList::length).data().toString(), QStringLiteral("2"));
    games.set_filter(QStringLiteral("w29 b7 CUP"));
    EXPECT_EQ(games.rowCount(), 11); // W297, W2907, W2917 ... W2997
    games.sort(GameList::white, Qt::DescendingOrder);
    EXPECT_EQ(games.index(0, GameList::white).data().toString(), QStringLiteral("W2997"));
    dialog.choose(0);
    ASSERT_EQ(chosen.size(), 1);
    auto const record = dialog.take_record();
    ASSERT_TRUE(record);
    EXPECT_EQ(record->record.tag("White"), "W2997");
    EXPECT_EQ(record->record.tree.main_line().size(), 5u);
}

TEST_F(ListOfGames, OneHandFindsAGame) {
    GameListDialog dialog(catalogue::all());
    QSignalSpy const finished(&dialog.games(), &GameList::finished);
    ASSERT_TRUE(dialog.open(file));
    dialog.show();
    ASSERT_TRUE(wait_for([&] { return !finished.isEmpty(); }));
    auto* filter = dialog.findChild<QLineEdit*>();
    QTest::keyClicks(filter, QStringLiteral("w299"));
    EXPECT_EQ(dialog.games().rowCount(), 11);
    QTest::keyClick(filter, Qt::Key_Down);
    QTest::keyClick(dialog.findChild<QTableView*>(), Qt::Key_Return);
    auto const record = dialog.take_record();
    ASSERT_TRUE(record);
    EXPECT_TRUE(record->record.tag("White") == "W299" || record->record.tag("White") == "W2990");
}

TEST_F(ListOfGames, MayBeClosedWhileReading) {
    GameListDialog dialog(catalogue::all());
    ASSERT_TRUE(dialog.open(file));
    ASSERT_TRUE(dialog.open(file)); // again, over the first
}

TEST(GameFiles, AMissingOneIsAnError) {
    GameListDialog dialog(catalogue::all());
    EXPECT_FALSE(dialog.open("/nowhere/at-all.pdn"));
}

TEST(Preferences, AreRememberedAndForgiving) {
    QTemporaryDir const folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    EXPECT_EQ(read_preferences(settings), Preferences{});
    Preferences p;
    p.look.theme = themes().back().key;
    p.look.labels = Labels::inside;
    p.look.speed = 0;
    p.language = QStringLiteral("fr");
    p.font_scale = 1.5;
    p.threads = 2;
    p.confirms_deleting = false;
    write_preferences(settings, p);
    EXPECT_EQ(read_preferences(settings), p);
    settings.setValue(QStringLiteral("look/theme"), QStringLiteral("plutonium"));
    settings.setValue(QStringLiteral("font-scale"), QStringLiteral("huge"));
    settings.setValue(QStringLiteral("engine/threads"), -4);
    EXPECT_EQ(read_preferences(settings).look.theme, Preferences{}.look.theme);
    EXPECT_EQ(read_preferences(settings).font_scale, 1.0);
    EXPECT_EQ(read_preferences(settings).threads, 1);
}

TEST(PreferenceDialog, TellsChangesAndTakesThemBack) {
    PreferencesDialog dialog({}, *game_named("international").start({}, 1));
    std::vector<Preferences> told;
    QObject::connect(&dialog, &PreferencesDialog::changed,
                     [&](Preferences const& p) { told.push_back(p); });
    auto* board = dialog.findChild<BoardWidget*>();
    for (QComboBox* box : dialog.findChildren<QComboBox*>())
        if (box->findData(QStringLiteral("slate")) >= 0)
            box->setCurrentIndex(box->findData(QStringLiteral("slate")));
    ASSERT_EQ(told.size(), 1u);
    EXPECT_EQ(told[0].look.theme, "slate");
    EXPECT_EQ(board->look().theme, "slate");
    dialog.reject();
    ASSERT_EQ(told.size(), 2u);
    EXPECT_EQ(told[1], Preferences{});
}

struct Shortcuts : testing::Test {
    Shortcuts() {
        for (char const* name : {"one", "two", "three"}) {
            auto* action = new QAction(QString::fromLatin1(name), &owner);
            action->setObjectName(QString::fromLatin1(name));
            action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(QLatin1Char(name[0]))));
            actions += action;
        }
        actions[2]->setShortcut(QKeySequence(QStringLiteral("F5")));
        keep_usual_keys(actions);
    }
    QObject owner;
    QList<QAction*> actions;
};

TEST_F(Shortcuts, ConflictsAreNamedAndNotAccepted) {
    ShortcutsDialog dialog(actions);
    EXPECT_TRUE(dialog.conflict().isEmpty());
    dialog.select(actions[1]);
    dialog.set_keys(actions[0]->shortcut());
    EXPECT_TRUE(dialog.conflict().contains(QStringLiteral("one")));
    EXPECT_TRUE(dialog.conflict().contains(QStringLiteral("two")));
    dialog.accept();
    EXPECT_NE(actions[1]->shortcut(), actions[0]->shortcut());
    dialog.set_keys(QKeySequence(QStringLiteral("F9")));
    dialog.accept();
    EXPECT_EQ(actions[1]->shortcut(), QKeySequence(QStringLiteral("F9")));
}

TEST_F(Shortcuts, AreRemembered) {
    QTemporaryDir const folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    actions[0]->setShortcut(QKeySequence(QStringLiteral("F7")));
    actions[2]->setShortcut({});
    write_keys(settings, actions);
    for (QAction* action : actions) action->setShortcut(usual_keys(*action));
    read_keys(settings, actions);
    EXPECT_EQ(actions[0]->shortcut(), QKeySequence(QStringLiteral("F7")));
    EXPECT_EQ(actions[1]->shortcut(), QKeySequence(QStringLiteral("Ctrl+t")));
    EXPECT_TRUE(actions[2]->shortcut().isEmpty());
    EXPECT_EQ(usual_keys(*actions[2]), QKeySequence(QStringLiteral("F5")));
}

session::Reading left(std::chrono::milliseconds time) {
    session::Reading reading;
    reading.has_clock = true;
    reading.left = time;
    return reading;
}

TEST(Clocks, SayTheTimeAndWhenItIsLow) {
    using namespace std::chrono_literals;
    EXPECT_EQ(clock_text(left(3725s)), QStringLiteral("1:02:05"));
    EXPECT_EQ(clock_text(left(249s)), QStringLiteral("4:09"));
    EXPECT_EQ(clock_text(left(8349ms)), QStringLiteral("0:08.3"));
    session::Reading byo = left(20s);
    byo.periods = 2;
    byo.moves_to_go = 7;
    EXPECT_EQ(clock_text(byo), QStringLiteral("0:20 +2 /7"));
    ClockWidget clock;
    clock.set_source([] { return left(8349ms); });
    EXPECT_TRUE(clock.is_low());
    clock.set_source([] { return left(60s); });
    EXPECT_FALSE(clock.is_low());
    clock.set_source({});
    EXPECT_TRUE(clock.isHidden());
}

TEST(Players, HaveTakenWhatIsMissing) {
    session::Session const session = new_session("international", usual_moves);
    auto const taken = taken_pieces(session.tree(), session.tree().current());
    ASSERT_EQ(taken.size(), 2u);
    ASSERT_EQ(taken[0].size(), 1u);
    EXPECT_EQ(taken[0][0], (std::pair{game::Piece{1, 0}, 1}));
    EXPECT_TRUE(taken_pieces(session.tree(), session::root)[0].empty());
    PlayerStrip strip;
    strip.set_player(1, QStringLiteral("Bo"), true);
    strip.show_state(session.tree().here().state, taken[1]);
    strip.set_active(true);
    EXPECT_TRUE(strip.accessibleDescription().contains(QStringLiteral("Bo")));
    strip.grab();
}

// Who took what is told by whose move it was, however many sit at the table; the pawns that each
// has taken are worth its score.
TEST(Players, FourOfThemHaveEachTheirOwnPawns) {
    session::Session session(catalogue::all());
    session::NewGame setup;
    setup.game = "multidames";
    setup.options = {{"seats", "4"}};
    setup.seed = 3;
    for (session::Event const& event : session.handle(setup, session::TimePoint{}))
        ASSERT_FALSE(std::holds_alternative<session::Refused>(event));
    for (int i = 0; i < 24; ++i) session.handle(session::PlayAction{0, {}}, session::TimePoint{});
    auto const taken = taken_pieces(session.tree(), session.tree().current());
    auto const& kinds = session.state().about().kinds;
    ASSERT_EQ(taken.size(), 4u);
    for (std::size_t i = 0; i < 4; ++i) {
        int worth = 0;
        for (auto const& [piece, number] : taken[i])
            worth += number * kinds[static_cast<std::size_t>(piece.kind)].value;
        EXPECT_GT(worth, 0);
        EXPECT_EQ(worth, session.state().scores()[i]) << "seat " << i;
    }
}

// Two white pawns are two points.
TEST(Players, PointsAreCalledPointsEvenIfThereAreAsManyPawns) {
    session::Session session = new_session("multidames");
    session.handle(session::PlayAction{0, {}}, session::TimePoint{}); // removes a white pawn
    PlayerStrip strip;
    strip.set_player(0, {}, false);
    strip.show_state(session.tree().here().state,
                     taken_pieces(session.tree(), session.tree().current())[0]);
    std::string const said = strip.accessibleDescription().toStdString();
    EXPECT_NE(said.find("1 point"), std::string::npos) << said;
}

TEST(Dialogs, EnterSaysYesAndNothingElse) {
    QAction action(QStringLiteral("New game"));
    PreferencesDialog preferences({}, *game_named("international").start({}, 1));
    GameListDialog games(catalogue::all());
    ShortcutsDialog shortcuts({&action});
    for (QDialog* const dialog :
         std::initializer_list<QDialog*>{&preferences, &games, &shortcuts}) {
        dialog->show();
        int defaults = 0;
        for (QPushButton const* const one : dialog->findChildren<QPushButton*>())
            defaults += one->isDefault() ? 1 : 0;
        EXPECT_EQ(defaults, 1);
        EXPECT_TRUE(dialog->findChild<AnswerButtons*>()->yes().isDefault());
    }
}

TEST(Players, ALongNameDoesNotReachIntoTheClock) {
    session::Session const session = [] {
        session::Session one(catalogue::all());
        session::NewGame setup;
        setup.game = "international";
        one.handle(setup, {});
        return one;
    }();
    PlayerStrip strip;
    strip.clock()->set_source([] {
        session::Reading reading;
        reading.has_clock = true;
        reading.left = std::chrono::minutes(5);
        return reading;
    });
    strip.set_player(0, QStringLiteral("Roos van Dijk-Nieuwenhuizen"), false);
    strip.show_state(session.tree().here().state, {});
    strip.set_note(QStringLiteral("thinking…"));
    for (int const width : {200, 230, 300, 500}) {
        strip.resize(width, strip.sizeHint().height());
        strip.show();
        QApplication::processEvents();
        EXPECT_GE(strip.clock()->width(), strip.clock()->sizeHint().width()) << width;
        for (QLabel const* const one : strip.findChildren<QLabel*>())
            if (one->isVisible() && !one->text().isEmpty()) {
                EXPECT_LT(one->geometry().right(), strip.clock()->x()) << width;
                EXPECT_GE(one->width(), one->minimumSizeHint().width())
                    << width << one->text().toStdString();
            }
    }
}

// Every widget that can be used says what it is, in whatever language, and may change it at any
// time.
TEST(Languages, CanBeSwitchedAtRunTime) {
    PositionEditor editor(catalogue::all());
    PreferencesDialog preferences({}, *game_named("international").start({}, 1));
    GameListDialog games(catalogue::all());
    for (QWidget* widget : {static_cast<QWidget*>(&editor), static_cast<QWidget*>(&preferences),
                            static_cast<QWidget*>(&games)}) {
        QString const english = widget->findChildren<QPushButton*>().last()->text();
        text::use_language("fr");
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(widget, &change);
        QString const french = widget->findChildren<QPushButton*>().last()->text();
        text::use_language("en");
        QApplication::sendEvent(widget, &change);
        EXPECT_NE(english, french);
        EXPECT_EQ(widget->findChildren<QPushButton*>().last()->text(), english);
        for (QComboBox* box : widget->findChildren<QComboBox*>())
            EXPECT_FALSE(box->accessibleName().isEmpty());
        for (QAbstractButton* button : widget->findChildren<QToolButton*>())
            if (!button->parentWidget()->inherits("QLineEdit")) {
                EXPECT_FALSE(button->accessibleName().isEmpty());
            }
    }
}

} // namespace
} // namespace damier::desktop
