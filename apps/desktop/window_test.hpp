// A window of its own for each test, with folders that nobody else uses.
#pragma once

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/main_window.hpp"

#include <gtest/gtest.h>

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace damier::desktop {

class WindowTest : public testing::Test {
protected:
    static void SetUpTestSuite() {
        static QTemporaryDir const config;
        qputenv("XDG_CONFIG_HOME", config.path().toUtf8());
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void SetUp() override {
        ASSERT_TRUE(folder_.isValid());
        open_window();
    }
    void TearDown() override { window_.reset(); }

    session::Directories directories() const {
        std::filesystem::path const top = folder_.path().toStdString();
        return {top / "state", top / "games"};
    }
    void open_window() {
        window_.reset();
        window_ = std::make_unique<MainWindow>(directories());
        Preferences still = window_->preferences();
        still.look.speed = 0; // no animation
        still.has_sound = false;
        still.waits_to_answer = false;
        still.reviews_at_end = false;
        window_->set_preferences(still);
        window_->set_language("en");
        window_->resize(1100, 800);
        window_->show();
        QApplication::processEvents();
    }

    MainWindow& window() { return *window_; }
    Controller& controller() { return window_->controller(); }
    session::Session const& session() { return controller().session(); }
    BoardWidget& board() { return window_->game_page().board(); }

    void start(std::string const& game, std::uint64_t seed = 1, std::string const& position = {}) {
        session::NewGame setup;
        setup.game = game;
        setup.seed = seed;
        setup.position = position;
        ASSERT_TRUE(controller().send(setup)) << game;
        window_->show_page(Page::game);
        QApplication::processEvents();
    }
    void click(game::Cell cell) {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().centre_of(cell).toPoint());
        QApplication::processEvents();
    }
    QString path(QString const& name) const { return folder_.filePath(name); }
    void write(QString const& name, QByteArray const& text) const {
        QFile file(path(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    // For people who want to look: DAMIER_PICTURES names a folder.
    static void picture(QWidget& widget, QString const& name) {
        QString const folder = qEnvironmentVariable("DAMIER_PICTURES");
        if (folder.isEmpty()) return;
        widget.show();
        QTest::qWait(200);
        widget.grab().save(folder + u'/' + name + QStringLiteral(".png"));
    }
    // Until it is so, or for a long time.
    template <class F> bool wait_for(F const& is_so) {
        return QTest::qWaitFor([&] { return is_so(); }, 60000);
    }

private:
    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};

} // namespace damier::desktop
