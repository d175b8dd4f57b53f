// The five documents in the window: every number of docs/documents.md is one click in the menu, and
// then the window shows what the document prints.
#include "apps/desktop/document_window.hpp"
#include "apps/desktop/documents.hpp"
#include "apps/desktop/documents_menu.hpp"
#include "apps/desktop/window_test.hpp"
#include "apps/desktop/words.hpp"

#include "damier/play/spoken.hpp"

#include <QDialog>
#include <QFile>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <map>

namespace damier::desktop {

namespace {

// What a number of the documents looks like in the window.
struct Seen {
    std::string game;
    std::string position;              // the beginning of the state's text; empty: anything
    std::vector<std::string> chosen{}; // names of cells
    std::size_t targets = 0;           // where the chosen piece may go
    QString message{};                 // part of the message below the board
    QString read{};                    // part of what stands in front of the window
    bool is_won = false;               // by somebody, at once or soon
};

QString content(char const* file) {
    QFile opened(QStringLiteral("examples/documents/") + QLatin1String(file));
    EXPECT_TRUE(opened.open(QIODevice::ReadOnly)) << file;
    return QString::fromUtf8(opened.readAll()).trimmed();
}

class Documents : public WindowTest {
protected:
    static std::map<int, Seen> seen() {
        return {
            {1, {"v06", "B:W"}},
            {2, {"v06", "W:WKa10:Bh1,d7", {"a10"}, 6}},
            {3, {"v06", "W:Wd7,Ka10:Bd1,c8", {}, 0, "d1 is your opponent's"}},
            {4, {"v06", "", {}, 0, {}, "Keyboard shortcuts"}},
            {5, {"v06", "", {}, 0, {}, content("start.v06")}},
            {6, {"v06", "", {}, 0, {}, "20 more moves"}},
            {7, {"v06", "W:Wa10:Bd1,c8,b9", {}, 0, "White cannot move", {}, true}},
            {8, {"3il", ""}},
            {9, {"3il", "B:W23,47:B6,19", {}, 0, "the capture must go on from 23"}},
            {10, {"multidames", "4 2 0\n1 1\n1 1\n1 1\n1 1\n0 0 0"}},
            {11,
             {"multidames",
              "4 4 0\n1 11\n1 14\n1 12\n1 8\n0 0 0\n1 3 1 3 2 2 0 2",
              {},
              0,
              {},
              "4 4 0\n1 11\n1 14\n1 12\n1 8\n0 0 0\n1 3 1 3 2 2 0 2"}},
            {12, {"multidames", "4 4 0\n1 11\n1 14\n1 12\n1 8\n1 1 3", {}, 2}},
            {13, {"mansuba", ""}},
            {14, {"mansuba-triangulaire", ""}},
            {15, {"mansuba-echecs", ""}},
            {16, {"mansuba", "", {"44"}, 5}},
            {17, {"mansuba", "", {"44"}, 5}},
            {18, {"mansuba", "", {"40"}, 6}},
            {19, {"mansuba", "", {"10"}, 5}},
            {20, {"mansuba", "", {"10"}, 7}},
            {21, {"mansuba-triangulaire", "", {"23"}, 4}},
            {22, {"mansuba-triangulaire", "", {"41"}, 5}},
            {23, {"ulb", "10 B:"}},
            {24, {"ulb", "10 W:Wa10:Bj1,Kd9"}},
            {25, {"ulb", "10 W:", {"d7"}, 2, "Error 1: a man moves by one square only"}},
            {26, {"ulb", "6 W:", {}, 0, {}, content("six.dat")}},
            {27, {"ulb", "6 W:", {}, 0, "offers a draw"}},
            {28, {"v06", "W:W", {}, 0, "White has run out of time", {}, true}},
            {29, {"v06", "B:Wb9,j9,c10:Ba8", {}, 0, "Black cannot move", {}, true}},
            {30, {"v06", "B:Wf5,j9:B", {}, 0, {}, {}, true}},
            {31, {"3il", "", {}, 0, {}, "25 moves"}},
            {32, {"multidames", "4 4 0", {}, 0, "pawn at 5 3 has no jump"}},
            {33, {"multidames", "2 9 1\n1 109", {}, 0, {}, {}, true}},
            {34, {"mansuba", "", {"44"}, 6}},
            {35, {"mansuba-triangulaire", "", {"41"}, 9}},
            {36, {"mansuba", ""}},
            {37, {"mansuba", "", {}, 0, {}, {}, true}},
            {38, {"mansuba", ""}},
            {39, {"ulb", "10 W:"}},
            {40, {"ulb", "10 W:", {}, 0, "corrupted"}},
            {41, {"ulb", "6 W:"}},
            {42, {"ulb", "10 B:Wf5,j9:B", {}, 0, {}, {}, true}},
        };
    }
    // Closes whatever opens in front of the window, and says what stood there.
    QString open(int number) {
        QString read;
        QTimer closer;
        closer.setInterval(20);
        QObject::connect(&closer, &QTimer::timeout, &closer, [&] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            if (auto* const text = dialog->findChild<QTextBrowser*>()) read = text->toPlainText();
            if (read.isEmpty()) read = dialog->windowTitle();
            dialog->reject();
        });
        closer.start();
        QAction* const action = window().documents_menu().action_of(number);
        EXPECT_NE(action, nullptr) << number;
        if (action != nullptr) action->trigger();
        QApplication::processEvents();
        return read;
    }
    std::vector<std::string> names(std::vector<game::Cell> const& cells) {
        std::vector<std::string> labels;
        for (game::Cell const cell : cells)
            labels.push_back(session().state().about().cells[static_cast<std::size_t>(cell)].label);
        return labels;
    }
    QToolButton* button(QString const& text) {
        for (auto* const one : window().game_page().findChildren<QToolButton*>())
            if (one->isVisible() && one->text() == text) return one;
        return nullptr;
    }
    void arbitrate(std::string const& position) {
        session::NewGame setup;
        setup.game = "3il";
        setup.position = position;
        setup.arbitrage = true;
        ASSERT_TRUE(controller().send(setup));
        window().show_page(Page::game);
        QApplication::processEvents();
        window().game_page().set_clock(
            [now = ClickGuard::TimePoint{}]() mutable { return now += std::chrono::seconds(1); });
    }
    void click_on(std::vector<std::string> const& labels) {
        for (std::string const& label : labels) {
            auto const& cells = session().state().about().cells;
            auto const at = std::ranges::find(cells, label, &game::CellShape::label);
            click(static_cast<game::Cell>(at - cells.begin()));
        }
    }
    std::string position() { return session().state().text(); }
};

TEST_F(Documents, EveryNumberOfTheDocumentationIsInTheMenu) {
    QFile file(QStringLiteral("docs/documents.md"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QString const text = QString::fromUtf8(file.readAll());
    static QRegularExpression const row(QStringLiteral("^\\| (\\d+) \\| .*$"),
                                        QRegularExpression::MultilineOption);
    std::vector<int> documented, listed;
    for (auto matches = row.globalMatch(text); matches.hasNext();)
        documented.push_back(matches.next().captured(1).toInt());
    for (Figure const& figure : figures()) listed.push_back(figure.number);
    EXPECT_EQ(listed, documented);
    for (int const number : documented) EXPECT_TRUE(seen().contains(number)) << number;
}

TEST_F(Documents, EachIsOneClickInTheWindow) {
    for (auto const& [number, wanted] : seen()) {
        SCOPED_TRACE(number);
        QString const read = open(number);
        ASSERT_TRUE(controller().has_game());
        EXPECT_EQ(session().game().key(), wanted.game);
        EXPECT_EQ(session().state().text().substr(0, wanted.position.size()), wanted.position);
        EXPECT_EQ(names(session().chosen()), wanted.chosen);
        EXPECT_EQ(window().game_page().hand().targets().size(), wanted.targets);
        bool const is_played_out = number >= 13 && number <= 15; // without a winner
        if (wanted.is_won || is_played_out) {
            EXPECT_TRUE(wait_for([&] { return session().ending().has_value(); }));
            EXPECT_EQ(std::holds_alternative<game::Won>(session().ending()->outcome),
                      wanted.is_won);
        }
        EXPECT_TRUE(window().game_page().message().contains(wanted.message))
            << window().game_page().message().toStdString();
        EXPECT_TRUE(window().game_page().isVisible());
        EXPECT_TRUE(read.contains(wanted.read)) << read.toStdString();
        EXPECT_EQ(read.isEmpty(), wanted.read.isEmpty()) << read.toStdString();
        if (number == 36) {
            EXPECT_EQ(session().state().aside().size(), 1u) << "the prisoner";
        }
        if (number == 38) {
            EXPECT_TRUE(wait_for([&] { return session().tree().size() == 3; })) << "answered";
        }
        for (auto* const other : window().findChildren<DocumentWindow*>()) {
            EXPECT_EQ(number, 8);
            delete other;
        }
    }
}

TEST_F(Documents, ATypedMoveIsRefusedWithTheNumberToo) {
    open(25);
    for (char const* const typed : {"d7-b5", "D7 b5"}) {
        window().game_page().say({}, false);
        QTest::keyClicks(&board(), QLatin1String(typed));
        QTest::keyClick(&board(), Qt::Key_Return);
        EXPECT_TRUE(window().game_page().message().contains(
            QStringLiteral("Error 1: a man moves by one square only")))
            << window().game_page().message().toStdString();
    }
    QTest::keyClicks(&board(), QStringLiteral("d7-z99")); // no squares: Damier's own words
    QTest::keyClick(&board(), Qt::Key_Return);
    EXPECT_FALSE(window().game_page().message().contains(QStringLiteral("Error")))
        << window().game_page().message().toStdString();
}

TEST_F(Documents, TheMenuSpeaksTheLanguage) {
    QString const english = window().documents_menu().action_of(18)->text();
    window().set_language("fr");
    EXPECT_EQ(window().documents_menu().action_of(18)->text(),
              QStringLiteral("18. Un saut multiple"));
    window().set_language("en");
    EXPECT_EQ(window().documents_menu().action_of(18)->text(), english);
}

// The window of 3iL: 900 by 900 pixels, squares of 90, the matrix on the console at the start and
// after each move.
TEST_F(Documents, TheBoardAloneHasTheSizeOfTheDocument) {
    start("3il");
    std::vector<std::string> printed;
    DocumentWindow alone(controller(), window().game_page().hand(), window().preferences().look,
                         [&](std::string const& lines) { printed.push_back(lines); });
    alone.show();
    QApplication::processEvents();
    EXPECT_EQ(alone.size(), QSize(900, 900));
    EXPECT_EQ(alone.board().board_layout().unit() * alone.board().board_layout().ratio(), 90);
    EXPECT_EQ(alone.board().board_layout().field(), QRectF(0, 0, 900, 900));
    ASSERT_EQ(printed.size(), 1u);
    EXPECT_EQ(printed[0].substr(0, printed[0].find('\n')),
              "| 0 | 2 | 0 | 2 | 0 | 2 | 0 | 2 | 0 | 2 |");
    auto const press = [&](int x, int y, Qt::MouseButton which) {
        QTest::mouseClick(&alone.board(), which, {}, QPoint(90 * x + 45, 90 * y + 45));
    };
    press(3, 6, Qt::LeftButton); // 32
    EXPECT_EQ(names(session().chosen()), std::vector<std::string>{"32"});
    press(0, 0, Qt::RightButton);
    EXPECT_TRUE(session().chosen().empty());
    press(3, 6, Qt::LeftButton);
    press(4, 5, Qt::LeftButton);
    EXPECT_EQ(session().tree().here().text(), "32-28");
    ASSERT_EQ(printed.size(), 2u);
    EXPECT_EQ(printed[1].substr(5 * 42, 41), "| 0 | 0 | 0 | 0 | 1 | 0 | 0 | 0 | 0 | 0 |");
}

TEST_F(Documents, TheMatrixTellsKingsToo) {
    start("3il", 1, "W:WK46,32:BK5,19");
    std::string const text = matrix(session().state());
    EXPECT_EQ(std::ranges::count(text, '1'), 1);
    EXPECT_EQ(std::ranges::count(text, '2'), 1);
    EXPECT_EQ(std::ranges::count(text, '3'), 1);
    EXPECT_EQ(std::ranges::count(text, '4'), 1);
    EXPECT_TRUE(text.ends_with("| 3 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 |\n"));
}

// The board is the same afterwards: only words can tell.
TEST_F(Documents, AFailedEscapeIsTold) {
    QFile file(QStringLiteral("examples/documents/prisoners.txt"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    start("mansuba-enseirb", 1, file.readAll().toStdString());
    window().game_page().hand().type(QStringLiteral("libérer 9 pion"));
    EXPECT_EQ(session().tree().here().text(), "free 9 pawn") << "in the words of any language";
    EXPECT_TRUE(window().game_page().message().contains(QStringLiteral("tries in vain to free")))
        << window().game_page().message().toStdString();
}

// Whatever 3iL calls irregular, with the mouse, corrected or let stand with the mouse.
TEST_F(Documents, IrregularitiesAreMadeByTheMouse) {
    std::string const start = "W:W32,47:B6,16,19,28";
    arbitrate(start);
    auto const correct = [&] {
        QToolButton* const one =
            button(words(msg("Have the irregular move c&orrected")).remove(u'&'));
        if (one != nullptr)
            QTest::mouseClick(one, Qt::LeftButton);
        else
            window().actions()[Act::correct]->trigger();
        QApplication::processEvents();
        EXPECT_EQ(position(), start);
    };
    auto const fault = [&] { return window().game_page().message().toStdString(); };
    click_on({"47", "42"}); // a quiet move where a capture is due
    EXPECT_NE(fault().find("capture is compulsory"), std::string::npos) << fault();
    correct();
    click_on({"32", "23", "23"}); // stopping in mid-rafle, taking too few
    EXPECT_NE(fault().find("must go on from 23"), std::string::npos) << fault();
    correct();
    click_on({"32", "6", "14"}); // too many
    EXPECT_NE(fault().find("6 is taken without being jumped"), std::string::npos) << fault();
    correct();
    click_on({"32", "23"});
    EXPECT_EQ(names(board().dimmed()), std::vector<std::string>{"28"}) << "taken, and still there";
    click_on({"28", "14"}); // removing a piece before the rafle ends
    EXPECT_NE(fault().find("28 is taken off before"), std::string::npos) << fault();
    correct();
    click_on({"6", "11"}); // a piece of the opponent
    EXPECT_NE(fault().find("your opponent's"), std::string::npos) << fault();
    correct();
    for (char const* piece : {"47", "19"}) { // removing own and foreign pieces without reason
        click_on({piece});
        QToolButton* const off = button(QStringLiteral("Take off ") + QLatin1String(piece));
        ASSERT_NE(off, nullptr) << piece;
        QTest::mouseClick(off, Qt::LeftButton);
        EXPECT_NE(fault().find("taken off without a capture"), std::string::npos) << fault();
        correct();
    }
    click_on({"32", "14"});
    QToolButton* const again = button(QStringLiteral("Play twice running"));
    ASSERT_NE(again, nullptr);
    QTest::mouseClick(again, Qt::LeftButton);
    EXPECT_NE(fault().find("two moves running"), std::string::npos) << fault();
    click_on({"47", "42"});
    EXPECT_EQ(position(), "B:W14,42:B6,16");
    window().actions()[Act::let_stand]->trigger();
    EXPECT_FALSE(session().disputed());
}

} // namespace

} // namespace damier::desktop
