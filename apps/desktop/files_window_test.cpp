// Files through the window's own dialogs: saving, adding, opening, dropping, exporting, printing.
#include "apps/desktop/game_paper.hpp"
#include "apps/desktop/panels/animation_dialog.hpp"
#include "apps/desktop/panels/game_list_dialog.hpp"
#include "apps/desktop/panels/info_dialog.hpp"
#include "apps/desktop/screenshot.hpp"
#include "apps/desktop/window_test.hpp"

#include "damier/catalogue/catalogue.hpp"
#include "damier/records/index.hpp"
#include "damier/records/record.hpp"

#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QImage>
#include <QImageReader>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTableView>
#include <QTimer>

namespace damier::desktop {

namespace {

class FilesInWindow : public WindowTest {
protected:
    void TearDown() override {
        EXPECT_TRUE(answers_.empty()) << "a dialog did not come";
        WindowTest::TearDown();
    }

    // What a person does once a dialog of this kind is there; in the order of the calls.
    template <class Dialog, class F> void when(F const& answer) {
        answers_.push_back([answer] {
            auto* const dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || !dialog->isVisible()) return false;
            answer(*dialog);
            return true;
        });
        if (!timer_.isActive()) {
            timer_.start(10);
            since_.start();
        }
    }
    void name_file(QString const& file) {
        when<QFileDialog>([file](QFileDialog& dialog) {
            auto* const line = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            ASSERT_NE(line, nullptr);
            line->setText(file);
            QTest::keyClick(line, Qt::Key_Return);
        });
    }
    void press_in_question(QString const& text) {
        when<QMessageBox>([text](QMessageBox& box) {
            for (QAbstractButton* const one : box.buttons())
                if (one->text() == text) return QTest::mouseClick(one, Qt::LeftButton);
            box.reject();
            FAIL() << "there is no button " << text.toStdString();
        });
    }
    void trigger(Act act) { window().actions()[act]->trigger(); }
    void play(int plies) {
        for (int i = 0; i < plies; ++i) ASSERT_TRUE(controller().send(session::PlayAction{0, {}}));
    }
    QByteArray contents(QString const& name) {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    FilesInWindow() {
        QObject::connect(&timer_, &QTimer::timeout, [this] {
            QWidget* const open = QApplication::activeModalWidget();
            if (answers_.empty() && open == nullptr) return timer_.stop();
            if (since_.elapsed() > 60'000) return give_up(open);
            if (answers_.empty()) return; // the last answer is on its way
            auto const answer = answers_.front();
            answers_.erase(answers_.begin()); // the answer may open the next dialog
            if (answer())
                since_.start();
            else
                answers_.insert(answers_.begin(), answer);
        });
    }

private:
    void give_up(QWidget* open) {
        answers_.clear();
        if (open == nullptr) return timer_.stop();
        ADD_FAILURE() << "a dialog stays open: " << open->metaObject()->className();
        open->close();
    }

    std::vector<std::function<bool()>> answers_;
    QTimer timer_;
    QElapsedTimer since_; // the last answer
};

TEST_F(FilesInWindow, GamesAreSavedAddedAndChosenFromTheList) {
    start("international");
    play(4);
    name_file(path("games")); // the ending comes by itself
    trigger(Act::save_as);
    ASSERT_TRUE(QFile::exists(path("games.pdn")));
    start("russian");
    play(6);
    std::string const position = session().state().text();
    name_file(path("games.pdn"));
    press_in_question(QStringLiteral("Add the game to it"));
    trigger(Act::save_as);
    ASSERT_TRUE(records::holds_several(path("games.pdn").toStdString()));

    start("frisian");
    name_file(path("games.pdn"));
    when<GameListDialog>([](GameListDialog& dialog) {
        auto* const table = dialog.findChild<QTableView*>();
        ASSERT_TRUE(QTest::qWaitFor([&] { return table->model()->rowCount() == 2; }, 60000));
        table->selectRow(1);
        QTest::keyClick(table, Qt::Key_Return);
    });
    trigger(Act::open);
    EXPECT_EQ(session().game().key(), "russian");
    EXPECT_EQ(session().tree().size(), 7U);
    trigger(Act::last);
    EXPECT_EQ(session().state().text(), position);
}

TEST_F(FilesInWindow, AGameIsSavedWhereItCameFrom) {
    QByteArray const first = "[Event \"A\"]\n[White \"Ada\"]\n[GameType \"20\"]\n\n1. 32-28 *\n\n";
    QByteArray const third = "\n[Event \"C\"]\n[GameType \"20\"]\n\n1. 34-30 *\n";
    write("many.pdn", first
                          + "[Event \"B\"]\n[White \"Bea\"]\n[Black \"Cy\"]\n[GameType \"20\"]\n\n"
                            "1. 33-28 18-22 *\n"
                          + third);
    when<GameListDialog>([](GameListDialog& dialog) {
        auto* const table = dialog.findChild<QTableView*>();
        ASSERT_TRUE(QTest::qWaitFor([&] { return table->model()->rowCount() == 3; }, 60000));
        table->selectRow(1);
        QTest::keyClick(table, Qt::Key_Return);
    });
    ASSERT_TRUE(window().open_file(path("many.pdn")));
    EXPECT_EQ(window().game_page().info().full_text(), QStringLiteral("B · Bea – Cy"));
    trigger(Act::last);
    play(1);
    when<InfoDialog>([](InfoDialog& dialog) {
        dialog.findChildren<QLineEdit*>().at(0)->setText(QStringLiteral("Club"));
        dialog.findChildren<QLineEdit*>().at(3)->setText(QStringLiteral("2024.03.09"));
        dialog.accept();
    });
    QTest::mouseClick(&window().game_page().info(), Qt::LeftButton);
    EXPECT_EQ(window().game_page().info().full_text(),
              QStringLiteral("Club · 2024-03-09 · Bea – Cy"));
    trigger(Act::save); // no question is asked
    QByteArray const now = contents("many.pdn");
    EXPECT_TRUE(now.startsWith(first)) << now.toStdString();
    EXPECT_TRUE(now.endsWith(third)) << now.toStdString();
    EXPECT_TRUE(now.contains("[Event \"Club\"]") && now.contains("[Date \"2024.03.09\"]"));
    EXPECT_TRUE(now.contains("[Black \"Cy\"]") && now.contains("2. "));
    trigger(Act::save); // once more, the same
    EXPECT_EQ(contents("many.pdn"), now);
    write("many.pdn", first); // somebody else has been at it
    trigger(Act::save);
    EXPECT_EQ(contents("many.pdn"), first);
    EXPECT_TRUE(window().game_page().message().contains("has changed"));
}

TEST_F(FilesInWindow, AGameOfAListThatBreaksOffIsSaidToDoSo) {
    write("many.pdn", "[White \"A\"]\n[GameType \"20\"]\n\n1. 32-28 *\n\n"
                      "[White \"B\"]\n[GameType \"20\"]\n\n1. 33-28 18-22 2. 5-6 19-23 *\n");
    when<GameListDialog>([](GameListDialog& dialog) {
        auto* const table = dialog.findChild<QTableView*>();
        ASSERT_TRUE(QTest::qWaitFor([&] { return table->model()->rowCount() == 2; }, 60000));
        table->selectRow(1);
        QTest::keyClick(table, Qt::Key_Return);
    });
    ASSERT_TRUE(window().open_file(path("many.pdn")));
    EXPECT_EQ(session().tree().main_line().size(), 3U);
    EXPECT_TRUE(window().game_page().message().contains(QStringLiteral("your opponent's")))
        << window().game_page().message().toStdString();
}

TEST_F(FilesInWindow, AFileThatDoesNotSayItsGameIsGuessedAsAWhole) {
    // Alone the first game would be taken for Russian draughts; the second is Czech only.
    write("club.pdn", "[White \"A\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n\n"
                      "[White \"B\"]\n\n1. c3-d4 b6-a5 2. a3-b4 a5xc3 3. d2xb4 *\n");
    when<GameListDialog>([](GameListDialog& dialog) {
        auto* const table = dialog.findChild<QTableView*>();
        ASSERT_TRUE(QTest::qWaitFor([&] { return table->model()->rowCount() == 2; }, 60000));
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_Return);
    });
    ASSERT_TRUE(window().open_file(path("club.pdn")));
    EXPECT_EQ(session().game().key(), "czech");
    EXPECT_EQ(session().tree().main_line().size(), 5U);
    QString const message = window().game_page().message();
    EXPECT_TRUE(message.contains(QStringLiteral("does not say which game this is")))
        << message.toStdString();
    trigger(Act::copy_game);
    EXPECT_TRUE(
        QApplication::clipboard()->text().contains(QStringLiteral("[Guessed \"GameType\"]")));

    write("said.pdn", "[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n");
    ASSERT_TRUE(window().open_file(path("said.pdn")));
    EXPECT_EQ(session().game().key(), "russian");
    EXPECT_FALSE(window().game_page().message().contains(QStringLiteral("does not say")));
    trigger(Act::copy_game);
    EXPECT_FALSE(QApplication::clipboard()->text().contains(QStringLiteral("[Guessed")));
}

TEST_F(FilesInWindow, WhatIsToldOfAGameSurvivesARestart) {
    write("game.pdn", "[Event \"B\"]\n[Site \"Liège\"]\n[White \"Bea\"]\n[Black \"Cy\"]\n"
                      "[Annotator \"Di\"]\n[GameType \"20\"]\n\n1. 33-28 18-22 *\n");
    ASSERT_TRUE(window().open_file(path("game.pdn")));
    when<InfoDialog>([](InfoDialog& dialog) {
        dialog.findChildren<QLineEdit*>().at(0)->setText(QStringLiteral("Club"));
        dialog.findChildren<QLineEdit*>().at(1)->clear();
        dialog.accept();
    });
    QTest::mouseClick(&window().game_page().info(), Qt::LeftButton);
    QString const told = window().game_page().info().full_text();
    EXPECT_TRUE(told.contains(QStringLiteral("Club")) && !told.contains(QStringLiteral("Liège")));
    window().close();
    open_window();
    window().show_page(Page::game);
    EXPECT_EQ(window().game_page().info().full_text(), told);
    trigger(Act::copy_game);
    std::string const text = QApplication::clipboard()->text().toStdString();
    EXPECT_NE(text.find("[Event \"Club\"]"), std::string::npos) << text;
    EXPECT_NE(text.find("[Annotator \"Di\"]"), std::string::npos) << text;
    EXPECT_EQ(text.find("Liège"), std::string::npos) << text;
}

TEST_F(FilesInWindow, ANameIsSuggested) {
    EXPECT_EQ(file_name_of({"E", "", "", "2024.03.??", {"A/B", "C"}, ""}, "x"),
              QStringLiteral("2024-03 A_B - C"));
    EXPECT_EQ(file_name_of({}, QStringLiteral("Russian")), QStringLiteral("Russian"));
    start("russian");
    when<QFileDialog>([](QFileDialog& dialog) {
        auto* const line = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        EXPECT_EQ(line->text(), QStringLiteral("Russian draughts.pdn"));
        dialog.reject();
    });
    trigger(Act::save);
}

// Tags, marks, times, the mode of .dat and who is a computer have no place in a session.
TEST_F(FilesInWindow, EveryFormatComesBackAsItWas) {
    write("game.pdn", "[Event \"Club\"]\n[Site \"Utrecht\"]\n[Date \"2024.03.09\"]\n[Round "
                      "\"2\"]\n[White \"A B\"]\n"
                      "[Black \"C\"]\n[Result \"*\"]\n[WhiteType \"program\"]\n[GameType "
                      "\"20\"]\n[TimeControl \"300+0\"]\n\n"
                      "1. 32-28(?!) 18-23 {[%clk 0:04:57.5] so} (1... 19-23) 2. 38-32 $10 *\n\n");
    write("mode.dat", "1\n4\n-1\n0 -1 0 -1\n0 0 0 0\n0 0 0 0\n1 0 1 0\n");
    write("plain.dat", "1\n4\n0 -1 0 -1\n0 0 0 0\n0 0 0 0\n1 0 1 0\n");
    write("game.fen", "W:WK46:B5,6\n");
    for (QString const name : {"game.pdn", "game.fen", "mode.dat", "plain.dat"}) {
        ASSERT_TRUE(window().open_file(path(name))) << name.toStdString();
        name_file(path("again-" + name));
        trigger(Act::save_as);
        if (name == "game.pdn") {
            auto const game = [&](QString const& one) {
                std::string const text = contents(one).toStdString();
                return records::to_pdn(records::read_games(text, catalogue::all()).games.at(0));
            };
            EXPECT_TRUE(game("again-" + name) == game(name))
                << contents("again-" + name).toStdString();
        } else {
            EXPECT_EQ(contents("again-" + name), contents(name)) << name.toStdString();
        }
    }
}

TEST_F(FilesInWindow, NothingIsOverwrittenUnasked) {
    start("international");
    play(2);
    write("kept.fen", "mine");
    name_file(path("kept.fen"));
    press_in_question(QStringLiteral("Cancel"));
    trigger(Act::save_as);
    EXPECT_EQ(contents("kept.fen"), "mine");
    name_file(path("kept.fen"));
    press_in_question(QStringLiteral("Replace it"));
    trigger(Act::save_as);
    EXPECT_EQ(contents("kept.fen").trimmed().toStdString(), session().state().text());
}

TEST_F(FilesInWindow, AFileIsDroppedOntoTheWindow) {
    write("dropped.pdn", "[GameType \"25\"]\n1. c3-d4 b6-a5 *\n");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path("dropped.pdn"))});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window(), &drop);
    ASSERT_TRUE(controller().has_game());
    EXPECT_EQ(session().game().key(), "russian");
    EXPECT_EQ(session().tree().size(), 3U);
}

TEST_F(FilesInWindow, TheBoardIsExported) {
    start("international");
    name_file(path("board.png"));
    trigger(Act::export_board);
    EXPECT_FALSE(QImage(path("board.png")).isNull());
    name_file(path("board.svg"));
    trigger(Act::export_board);
    EXPECT_TRUE(contents("board.svg").contains("<svg"));
    name_file(path("board.pdf"));
    trigger(Act::export_board);
    EXPECT_TRUE(contents("board.pdf").startsWith("%PDF"));
}

TEST_F(FilesInWindow, ARangeOfMovesIsExportedAsAnAnimation) {
    start("international");
    play(6);
    when<AnimationDialog>([](AnimationDialog& dialog) {
        auto const lists = dialog.findChildren<QComboBox*>();
        lists.at(1)->setCurrentIndex(3); // to the fourth move
        lists.at(0)->setCurrentIndex(1); // from the second
        dialog.accept();
    });
    name_file(path("moves.gif"));
    trigger(Act::export_moves);
    QImageReader reader(path("moves.gif"));
    EXPECT_TRUE(reader.supportsAnimation());
    EXPECT_EQ(reader.imageCount(), 4); // before them, and after each of the three
    EXPECT_LE(reader.size().width(), 480);
    EXPECT_GT(reader.size().width(), 440); // the frame of the board, without a margin
}

TEST_F(FilesInWindow, AGameOnPaperHasADiagramAtEachMark) {
    start("international");
    play(12);
    EXPECT_EQ(diagrams_of(session()), (std::vector{12})); // only the end
    controller().go_to(3);
    trigger(Act::diagram);
    controller().go_to(7);
    trigger(Act::diagram);
    EXPECT_EQ(diagrams_of(session()), (std::vector{3, 7}));
    EXPECT_NE(records::write(records::record_of(session())).find("$220"), std::string::npos);
    auto const paper = game_paper(session(), {}, window().preferences().look);
    QString const text = paper->toPlainText();
    EXPECT_EQ(text.count(QChar::ObjectReplacementCharacter), 2);
    for (std::size_t i = 1; i < session().tree().size(); ++i) {
        auto const& node = session().tree().node(static_cast<session::NodeId>(i));
        EXPECT_TRUE(text.contains(QString::fromStdString(node.text())));
    }
    trigger(Act::diagram); // no longer
    EXPECT_EQ(diagrams_of(session()), (std::vector{3}));
}

TEST_F(FilesInWindow, TheBoardIsPrinted) {
    start("international");
    when<QPrintDialog>([this](QPrintDialog& dialog) {
        dialog.printer()->setOutputFormat(QPrinter::PdfFormat);
        auto* const line = dialog.findChild<QLineEdit*>(QStringLiteral("filename"));
        ASSERT_NE(line, nullptr);
        line->setText(path("paper.pdf"));
        dialog.accept();
    });
    trigger(Act::print);
    QByteArray const paper = contents("paper.pdf");
    EXPECT_TRUE(paper.startsWith("%PDF"));
    EXPECT_GT(paper.size(), 3000); // a board with pieces, not an empty sheet
}

// It waited for somebody to choose one.
TEST_F(FilesInWindow, APictureOfManyGamesShowsTheirList) {
    write("many.pdn", "[GameType \"20\"]\n\n1. 32-28 *\n\n[GameType \"20\"]\n\n1. 33-29 *\n");
    StartOptions options;
    options.file = path("many.pdn").toStdString();
    options.screenshot = path("many.png").toStdString();
    ASSERT_TRUE(take_screenshot(options));
    EXPECT_FALSE(QImage(path("many.png")).isNull());
}

} // namespace

} // namespace damier::desktop
