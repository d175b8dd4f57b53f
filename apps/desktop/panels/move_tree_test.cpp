// The history: what stands where, and what clicks and keys ask for.
#include "apps/desktop/panels/comment_dialog.hpp"
#include "apps/desktop/panels/glyphs.hpp"
#include "apps/desktop/panels/move_text.hpp"
#include "apps/desktop/panels/move_tree.hpp"
#include "apps/desktop/panels/sample_test.hpp"
#include "apps/text/translate.hpp"

#include <gtest/gtest.h>

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>

namespace damier::desktop {
namespace {

using session::NodeId;

// "1.|32-28|19-23" for each paragraph.
std::vector<std::string> lines_of(session::Tree const& tree, std::optional<game::Seat> first = {}) {
    std::vector<std::string> lines;
    for (MoveParagraph const& paragraph : make_move_text(tree, first).paragraphs) {
        QStringList words{QString(paragraph.depth, QLatin1Char('>'))};
        for (MoveItem const& item : paragraph.items) words += item.text + item.signs;
        lines.push_back(words.join(QLatin1Char(' ')).trimmed().toStdString());
    }
    return lines;
}

struct History : testing::Test {
    History() : session(new_session("international", usual_moves)) {}
    void send(session::Command const& command) { session.handle(command, {}); }
    NodeId at(std::size_t ply) const { return session.tree().main_line()[ply]; }
    void add_variations() {
        send(session::GoTo{at(4)});
        send(session::PlayText{"35-30"});
        send(session::PlayText{"20-25"});
        NodeId const inner = session.tree().current();
        send(session::GoTo{session.tree().node(inner).parent});
        send(session::PlayText{"10-14"});
        send(session::GoTo{at(6)});
    }
    session::Session session;
};

// "stop" is a word of the rules' English; a reader of French sees his own.
TEST(Words, InTheHistoryAreTranslated) {
    session::Session session = new_session("multidames");
    for (int i = 0; i < 20 && session.tree().here().text() != "stop"; ++i) {
        session.handle(session::PlayText{"stop"}, {}); // refused while a pawn is in hand
        if (session.tree().here().text() != "stop") session.handle(session::PlayAction{0, {}}, {});
    }
    ASSERT_EQ(session.tree().here().text(), "stop");
    text::use_language("fr");
    QString const french = spoken_move(session.tree(), session.tree().current());
    text::use_language("en");
    QString const english = spoken_move(session.tree(), session.tree().current());
    EXPECT_TRUE(english.endsWith(QStringLiteral(" stops"))) << english.toStdString();
    EXPECT_TRUE(french.endsWith(QStringLiteral(" s’arrête"))) << french.toStdString();
    EXPECT_EQ(action_name("32-28"), QStringLiteral("32-28"));
}

TEST_F(History, PairsOfMovesHaveNumbers) {
    EXPECT_EQ(lines_of(session.tree()),
              (std::vector<std::string>{"1. 32-28 19-23", "2. 28x19 14x23", "3. 37-32 10-14"}));
}

TEST_F(History, VariationsStandBehindTheMoveTheyReplace) {
    add_variations();
    EXPECT_EQ(lines_of(session.tree()),
              (std::vector<std::string>{"1. 32-28 19-23", "2. 28x19 14x23", "3. 37-32",
                                        "> 3. 35-30 20-25", ">> 3… 10-14", "3. … 10-14"}));
}

TEST_F(History, CommentsInterruptTheRow) {
    send(session::Comment{at(1), false, "a good  start"});
    send(session::Comment{at(2), true, "now"});
    send(session::Annotate{at(1), {1, 10}});
    send(session::Comment{session::root, false, "Final"});
    auto const lines = lines_of(session.tree());
    EXPECT_EQ(lines[0], "Final");
    EXPECT_EQ(lines[1], "1. 32-28! =");
    EXPECT_EQ(lines[2], "a good start");
    EXPECT_EQ(lines[3], "now");
    EXPECT_EQ(lines[4], "1. … 19-23");
}

TEST_F(History, ABlackStartKeepsItsColumn) {
    session::Session other(catalogue::all());
    session::NewGame setup;
    setup.game = "international";
    setup.position = "B:W31-50:B1-20";
    other.handle(setup, {});
    other.handle(session::PlayText{"19-23"}, {});
    EXPECT_EQ(lines_of(other.tree(), 0).front(), "1. … 19-23");
    EXPECT_EQ(lines_of(other.tree()).front(), "1. 19-23");
    EXPECT_EQ(spoken_move(other.tree(), 1, 0).toStdString(), "1… 19-23");
}

TEST(Histories, ARoundOfFourSeatsIsOneRow) {
    session::Session session(catalogue::all());
    session::NewGame setup;
    setup.game = "multidames";
    setup.options = {{"seats", "4"}};
    setup.seed = 5;
    session.handle(setup, {});
    for (int i = 0; i < 60 && !session.state().actions().empty(); ++i)
        session.handle(session::PlayAction{0}, {});
    MoveText const text = make_move_text(session.tree());
    EXPECT_EQ(text.columns, 4);
    int round = 0;
    for (MoveParagraph const& paragraph : text.paragraphs) {
        int column = 0;
        for (MoveItem const& item : paragraph.items) {
            if (item.kind != MoveItem::Kind::move) continue;
            EXPECT_GE(item.column, column);
            column = item.column;
            int const now = text.turns[static_cast<std::size_t>(item.node)].round;
            EXPECT_GE(now, round);
            round = now;
        }
    }
    EXPECT_GT(round, 1);
}

TEST(Histories, DeepVariationsDoNotOverflow) {
    session::Session session = new_session("international");
    // Each position gets a second move, which becomes a variation within the variation.
    for (int i = 0; i < 400 && !session.ending() && session.state().actions().size() > 0; ++i) {
        std::size_t const count = session.state().actions().size();
        session.handle(session::PlayAction{0}, {});
        if (count < 2) continue;
        session.handle(session::GoTo{session.tree().here().parent}, {});
        session.handle(session::PlayAction{count - 1}, {});
    }
    MoveTree tree;
    tree.resize(250, 300);
    tree.show(session.tree(), session.tree().current());
    std::size_t const moves = session.tree().size() - 1;
    EXPECT_EQ(tree.shown().size(), moves);
}

struct TreeWidget : History {
    TreeWidget() {
        add_variations();
        tree.resize(320, 400);
        show();
        QObject::connect(&tree, &MoveTree::node_chosen, [this](int node) { // as the window does
            send(session::GoTo{node});
            show();
        });
        static_cast<QWidget&>(tree).show();
    }
    void show() { tree.show(session.tree(), session.tree().current()); }
    MoveTree tree;
};

TEST_F(TreeWidget, AClickChoosesTheMove) {
    QSignalSpy const chosen(&tree, &MoveTree::node_chosen);
    for (NodeId const node : tree.shown()) {
        if (node == tree.current()) continue;
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.box_of(node).center());
        ASSERT_FALSE(chosen.isEmpty());
        EXPECT_EQ(chosen.last()[0].toInt(), node);
        EXPECT_EQ(tree.current(), node);
    }
}

TEST_F(TreeWidget, ArrowKeysWalk) {
    QTest::keyClick(&tree, Qt::Key_Home);
    EXPECT_EQ(tree.current(), session::root);
    QTest::keyClick(&tree, Qt::Key_Right);
    EXPECT_EQ(tree.current(), at(1));
    QTest::keyClick(&tree, Qt::Key_Down);
    EXPECT_EQ(tree.current(), at(3));
    QTest::keyClick(&tree, Qt::Key_Up);
    EXPECT_EQ(tree.current(), at(1));
    QTest::keyClick(&tree, Qt::Key_End);
    EXPECT_EQ(tree.current(), at(6));
    QTest::keyClick(&tree, Qt::Key_Left);
    EXPECT_EQ(tree.current(), at(5));
}

TEST_F(TreeWidget, KeysAskForEditing) {
    QSignalSpy const promoted(&tree, &MoveTree::promote), removed(&tree, &MoveTree::remove),
        commented(&tree, &MoveTree::comment_wanted), glyphs(&tree, &MoveTree::glyphs_chosen);
    QTest::keyClick(&tree, Qt::Key_Up, Qt::ControlModifier);
    EXPECT_TRUE(promoted.isEmpty()); // it is the main line
    NodeId const variation = session.tree().node(at(4)).children[1];
    send(session::GoTo{variation});
    show();
    QTest::keyClick(&tree, Qt::Key_Up, Qt::ControlModifier);
    ASSERT_EQ(promoted.size(), 1);
    EXPECT_EQ(promoted[0][0].toInt(), variation);
    QTest::keyClick(&tree, Qt::Key_Delete);
    EXPECT_EQ(removed.size(), 1);
    QTest::keyClick(&tree, Qt::Key_Return);
    EXPECT_EQ(commented.size(), 1);
    QTest::keyClicks(&tree, QStringLiteral("?"));
    ASSERT_EQ(glyphs.size(), 1);
    EXPECT_EQ(glyphs[0][1].value<QList<int>>(), QList<int>{2});
    send(session::Annotate{variation, {2}});
    show();
    QTest::keyClicks(&tree, QStringLiteral("!"));
    EXPECT_EQ(glyphs[1][1].value<QList<int>>(), QList<int>{6}); // "?" and "!" make "?!"
}

TEST_F(TreeWidget, TheMenuOffersTheSame) {
    QSignalSpy const removed(&tree, &MoveTree::remove), glyphs(&tree, &MoveTree::glyphs_chosen);
    QPoint const where = tree.box_of(at(3)).center();
    auto const choose = [&](auto const& trigger) {
        QTimer::singleShot(0, &tree, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            ASSERT_NE(menu, nullptr);
            trigger(*menu);
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, where,
                                tree.viewport()->mapToGlobal(where));
        QApplication::sendEvent(tree.viewport(), &event);
    };
    choose([](QMenu& menu) { menu.actions().last()->trigger(); });
    ASSERT_EQ(removed.size(), 1);
    EXPECT_EQ(removed[0][0].toInt(), at(3));
    choose([](QMenu& menu) {
        for (QAction* action : menu.actions())
            if (action->menu() != nullptr) action->menu()->actions().first()->trigger();
    });
    ASSERT_EQ(glyphs.size(), 1);
    EXPECT_EQ(glyphs[0][0].toInt(), at(3));
    EXPECT_EQ(glyphs[0][1].value<QList<int>>(), QList<int>{3});
}

TEST_F(TreeWidget, TheCurrentMoveIsAlwaysInSight) {
    for (int i = 0; i < 120 && !session.ending(); ++i) send(session::PlayAction{0});
    show();
    EXPECT_TRUE(tree.viewport()->rect().contains(tree.box_of(tree.current())));
    QTest::keyClick(&tree, Qt::Key_Home);
    EXPECT_EQ(tree.verticalScrollBar()->value(), 0);
    EXPECT_FALSE(tree.accessibleDescription().isEmpty());
}

TEST(Glyphs, ReplaceThoseOfTheirGroup) {
    EXPECT_EQ(with_glyph({}, 1), std::vector<int>{1});
    EXPECT_EQ(with_glyph({1, 10}, 4), (std::vector<int>{4, 10}));
    EXPECT_EQ(with_glyph({4, 10}, 16), (std::vector<int>{4, 16}));
    EXPECT_EQ(with_glyph({4, 16}, 4), std::vector<int>{16});
    EXPECT_EQ(with_glyph({140}, 1), (std::vector<int>{1, 140})); // unknown ones stay
    EXPECT_EQ(sign_of(140), QStringLiteral("$140"));
}

TEST_F(History, TheCommentDialogTellsWhatChanged) {
    send(session::Comment{at(2), false, "old"});
    CommentDialog dialog(session.tree(), at(2));
    EXPECT_TRUE(dialog.commands().empty());
    auto const edits = dialog.findChildren<QPlainTextEdit*>();
    ASSERT_EQ(edits.size(), 2);
    for (QPlainTextEdit* edit : edits)
        if (edit->toPlainText() == QLatin1String("old"))
            edit->setPlainText(QStringLiteral(" new\n"));
    auto const commands = dialog.commands();
    ASSERT_EQ(commands.size(), 1u);
    EXPECT_EQ(std::get<session::Comment>(commands[0]), (session::Comment{at(2), false, "new"}));
}

} // namespace
} // namespace damier::desktop
