// A window that is killed in the middle of a game loses nothing of it.
#include "apps/desktop/window_test.hpp"

#include <QProcess>

#include <csignal>
#include <cstdio>

namespace damier::desktop {

namespace {

class Restart : public WindowTest {};

// Not a test of its own: the program that is killed. It plays for ever and tells each position.
TEST(RestartChild, PlaysUntilItIsKilled) {
    QByteArray const folder = qgetenv("DAMIER_KILLED_FOLDER");
    if (folder.isEmpty()) GTEST_SKIP() << "runs only as the child of Restart.KilledAndOpenedAgain";
    std::filesystem::path const top = folder.toStdString();
    MainWindow window(session::Directories{top / "state", top / "games"});
    session::NewGame setup;
    setup.game = "international";
    window.controller().send(setup);
    window.show_page(Page::game);
    window.show();
    for (;;) {
        if (window.controller().session().ending()) window.controller().send(setup);
        window.controller().send(session::PlayAction{0, {}});
        std::printf("POSITION %s\n", window.controller().session().state().text().c_str());
        std::fflush(stdout);
        QTest::qWait(20);
    }
}

TEST_F(Restart, KilledAndOpenedAgain) {
    window().close();
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("DAMIER_KILLED_FOLDER", path({}));
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationFilePath(),
                {"--gtest_filter=RestartChild.PlaysUntilItIsKilled"});
    QByteArray output;
    while (output.count("POSITION") < 12) {
        ASSERT_TRUE(child.waitForReadyRead(60000)) << output.toStdString();
        output += child.readAllStandardOutput();
    }
    ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
    child.waitForFinished();
    output += child.readAllStandardOutput();
    output.truncate(output.lastIndexOf('\n')); // whole lines only
    QByteArray const told = output.mid(output.lastIndexOf("POSITION ") + 9);

    MainWindow again(
        session::Directories{path("state").toStdString(), path("games").toStdString()});
    ASSERT_TRUE(again.controller().has_game());
    // What was told is there; one more move may have been made that nobody heard of.
    session::Tree const& tree = again.controller().session().tree();
    session::NodeId const here = tree.current();
    bool const is_there = tree.node(here).state->text() == told.toStdString()
                          || tree.node(tree.back(here, 1)).state->text() == told.toStdString();
    EXPECT_TRUE(is_there) << told.toStdString() << " is not " << tree.node(here).state->text();
}

} // namespace

} // namespace damier::desktop
