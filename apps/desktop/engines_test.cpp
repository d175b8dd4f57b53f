// Other programs in the window: found, asked, set, playing and analysing; the program is Damier's
// own.
#include "apps/desktop/engines_dialog.hpp"
#include "apps/desktop/new_game_dialog.hpp"
#include "apps/desktop/other_programs.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/window_test.hpp"
#include "apps/transport/guests.hpp"
#include "apps/transport/introduction.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTimer>

namespace damier::desktop {

namespace {

class Engines : public WindowTest {
protected:
    void SetUp() override {
        program_ = qEnvironmentVariable("DAMIER_PROGRAM").toStdString();
        if (program_.empty()) GTEST_SKIP() << "DAMIER_PROGRAM names no program";
        WindowTest::SetUp();
        window().programs().reach_with({transport::invite, transport::introduce});
    }
    void TearDown() override {
        Settings kept;
        write_engines(kept, {});
        WindowTest::TearDown();
    }
    Engine engine() const { return {"Damier by Hub", '\'' + program_ + "' hub", false, {}}; }
    void make_known() {
        Settings kept;
        write_engines(kept, {engine()});
        window().programs().reach_with({transport::invite, transport::introduce});
    }
    std::string program_;
};

TEST(KnownEngines, AreKeptAsTheyAre) {
    QTemporaryDir const folder;
    QSettings file(folder.filePath(QStringLiteral("x.ini")), QSettings::IniFormat);
    std::vector<Engine> const engines{
        {"Scan «1»", "'/a b/scan' hub", false, {{"threads", "2"}, {"tb-path", "a:b"}}},
        {"DXP", "localhost:27531", true, {}}};
    write_engines(file, engines);
    EXPECT_EQ(read_engines(file), engines);
    EXPECT_EQ(engines[0].player(), "hub,threads=2:'/a b/scan' hub");
    EXPECT_EQ(engines[1].player(), "dxp:localhost:27531");
}

TEST_F(Engines, AProgramSaysWhoItIsAndWhatCanBeSet) {
    EnginesDialog dialog({}, transport::introduce);
    dialog.show();
    dialog.add(engine());
    ASSERT_TRUE(wait_for(
        [&] { return dialog.findChild<QSpinBox*>(QStringLiteral("threads")) != nullptr; }));
    dialog.findChild<QSpinBox*>(QStringLiteral("threads"))->setValue(2);
    EXPECT_EQ(dialog.engines().front().options.at("threads"), "2");
    picture(dialog, "engines");
    // What is no engine is said to be none.
    dialog.add({"Nothing", "/nowhere/at/all", false, {}});
    ASSERT_TRUE(wait_for([&] {
        for (QLabel const* const one : dialog.findChildren<QLabel*>())
            if (one->text().contains(QStringLiteral("/nowhere/at/all"))) return true;
        return false;
    }));
}

TEST_F(Engines, AProgramIsAddedByItsFile) {
    EnginesDialog dialog({}, {});
    dialog.show();
    QTimer::singleShot(0, &dialog, [&] {
        auto* const files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(files, nullptr);
        files->setDirectory(QFileInfo(QString::fromStdString(program_)).absolutePath());
        files->findChild<QLineEdit*>()->setText(QString::fromStdString(program_));
        QMetaObject::invokeMethod(files, "accept", Qt::DirectConnection);
    });
    for (QPushButton* const one : dialog.findChildren<QPushButton*>())
        if (one->text().startsWith(QStringLiteral("Add a program"))) one->click();
    ASSERT_EQ(dialog.engines().size(), 1U);
    EXPECT_NE(dialog.engines().front().command.find(program_), std::string::npos);
    EXPECT_FALSE(dialog.engines().front().is_dxp);
}

TEST_F(Engines, OnePlaysAGameInTheWindow) {
    session::NewGame setup;
    setup.game = "frisian";
    setup.players = {{}, {"Damier by Hub", engine().player(), {}}};
    setup.players[1].limits.move_time = std::chrono::milliseconds(50);
    ASSERT_TRUE(controller().send(setup));
    window().show_page(Page::game);
    for (std::size_t size = 3; size <= 5; size += 2) {
        ASSERT_TRUE(controller().send(session::PlayAction{0, {}}));
        ASSERT_TRUE(wait_for([&] { return session().tree().size() == size; }))
            << window().game_page().message().toStdString();
    }
}

TEST_F(Engines, OneAnalyses) {
    make_known();
    start("international");
    EnginePanel& panel = window().game_page().engine();
    auto* const who = panel.findChild<QComboBox*>();
    ASSERT_EQ(who->count(), 2);
    window().actions()[Act::engine]->setChecked(true);
    who->setCurrentIndex(1);
    ASSERT_TRUE(wait_for([&] { return !panel.lines().empty() && panel.lines()[0].depth > 2; }));
    EXPECT_TRUE(panel.evaluation());
    controller().send(session::PlayAction{0, {}}); // and goes on with the next position
    ASSERT_TRUE(wait_for([&] { return !panel.lines().empty() && panel.lines()[0].depth > 2; }));
    EXPECT_LT(panel.lines()[0].actions.front(), session().state().actions().size());
}

// Another program that waits for calls, as `damier dxp` does.
class Caller {
public:
    explicit Caller(std::string const& program) {
        peer_.start(QString::fromStdString(program),
                    {QStringLiteral("dxp"), QStringLiteral("--listen"),
                     QStringLiteral("127.0.0.1:0"), QStringLiteral("--bot"),
                     QStringLiteral("engine:1"), QStringLiteral("--move-time"),
                     QStringLiteral("20")});
    }
    ~Caller() {
        peer_.kill();
        peer_.waitForFinished();
    }
    std::string address() { // empty: it does not wait yet
        said_ += QString::fromUtf8(peer_.readAll());
        auto const port = QRegularExpression(QStringLiteral(" (\\d+)\\.")).match(said_);
        return port.hasMatch() ? "127.0.0.1:" + port.captured(1).toStdString() : std::string();
    }

private:
    QProcess peer_;
    QString said_;
};

TEST_F(Engines, OneThatSpeaksDamExchangePlaysAGame) {
    Caller peer(program_);
    ASSERT_TRUE(wait_for([&] { return !peer.address().empty(); }));
    session::NewGame setup;
    setup.game = "international";
    setup.players = {{}, {"Peer", Engine{"Peer", peer.address(), true, {}}.player(), {}}};
    ASSERT_TRUE(controller().send(setup));
    window().show_page(Page::game);
    for (std::size_t size = 3; size <= 5; size += 2) {
        ASSERT_TRUE(controller().send(session::PlayAction{0, {}}));
        ASSERT_TRUE(wait_for([&] { return session().tree().size() == size; }))
            << window().game_page().message().toStdString();
    }
    ASSERT_TRUE(controller().send(session::Resign{0}));
    EXPECT_TRUE(session().ending());
}

TEST_F(Engines, OneThatIsNotThereIsSaidNotToBeThere) {
    session::NewGame setup;
    setup.game = "international";
    setup.players = {{}, {"Nobody", "dxp:127.0.0.1:1", {}}};
    ASSERT_TRUE(controller().send(setup));
    window().show_page(Page::game);
    ASSERT_TRUE(controller().send(session::PlayAction{0, {}}));
    ASSERT_TRUE(wait_for([&] { return session().is_paused(); }));
    EXPECT_FALSE(window().game_page().message().isEmpty());
}

// DamExchange carries moves and no thoughts: such a program plays, it does not analyse.
TEST_F(Engines, OneThatSpeaksDamExchangeIsAPlayerAndNoAnalyst) {
    Settings kept;
    write_engines(kept, {{"Peer", "127.0.0.1:27531", true, {}}});
    window().programs().reach_with({transport::invite, transport::introduce});
    EXPECT_EQ(window().game_page().engine().findChild<QComboBox*>()->count(), 1);
    NewGameDialog dialog(catalogue::all(), {});
    dialog.choose_game("international");
    bool is_offered = false;
    for (QComboBox const* const box : dialog.findChildren<QComboBox*>())
        is_offered |= box->findText(QStringLiteral("Peer"), Qt::MatchContains) >= 0;
    EXPECT_TRUE(is_offered);
}

} // namespace

} // namespace damier::desktop
