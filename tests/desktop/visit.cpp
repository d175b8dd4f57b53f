// What a person does at the window, for every_call.py: a game of the folder is opened and gone on
// with, moves are played with the mouse, the game is saved, and the settings are changed. Each step
// tells what the window says. What is done here goes through the window that is shipped.
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/main_window.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/text/last_words.hpp"
#include "apps/text/translate.hpp"

#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

using namespace damier;
using desktop::Act;

void tell(std::string const& line) {
    std::printf("%s\n", line.c_str());
    std::fflush(stdout); // somebody has seen it
}

// Questions and complaints are told and sent away; the settings are agreed to.
void answer_dialogs() {
    QWidget* const open = QApplication::activeModalWidget();
    if (auto* const box = qobject_cast<QMessageBox*>(open)) {
        tell("asked: " + box->text().toStdString());
        box->reject();
    } else if (auto* const dialog = qobject_cast<QDialog*>(open)) {
        bool const is_for_files = qobject_cast<QFileDialog*>(open) != nullptr;
        tell("dialog: " + dialog->windowTitle().toStdString());
        is_for_files ? dialog->reject() : dialog->accept();
    }
}

class Visit {
public:
    Visit() : window_(session::xdg_directories(std::getenv)) {
        desktop::Preferences still = window_.preferences();
        still.look.speed = 0; // no animation
        still.has_sound = false;
        still.waits_to_answer = false;
        still.confirms_leaving = false;
        window_.set_preferences(still);
        window_.resize(1100, 800);
        window_.show();
        told("begin");
    }

    void play_new_game() {
        session::NewGame setup;
        setup.game = "international";
        setup.seed = 1;
        bool const is_begun = window_.controller().send(setup);
        if (is_begun) window_.show_page(desktop::Page::game);
        told("new game");
        if (!is_begun) return;
        move("32-28");
        move("18-23");
    }
    void open_and_go_on() {
        window_.open_file(QStringLiteral("one.pdn"));
        told("opened");
        trigger(Act::last);
        move("38-32");
        trigger(Act::save);
        told("saved");
    }
    void change_settings() {
        trigger(Act::preferences);
        told("settings");
    }

private:
    // A move by its squares, as the mouse makes it; told, with how it is kept, when the window has
    // it.
    void move(std::string const& text) {
        if (!window_.controller().has_game()) return;
        auto const& session = window_.controller().session();
        std::string kept;
        for (game::Action const& action : session.state().actions()) {
            if (action.text != text) continue;
            auto const& cells = action.ways.front().cells;
            kept = "cells " + std::to_string(cells.front()) + " " + std::to_string(cells.back());
            click(cells.front());
            click(cells.back());
            break;
        }
        session::Node const& node = session.tree().node(session.tree().current());
        if (node.seat != game::nobody && node.text() == text)
            tell("Last move: person " + text + " = " + kept);
        told(text);
    }
    void click(game::Cell cell) {
        desktop::BoardWidget& board = window_.game_page().board();
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.centre_of(cell).toPoint());
        QApplication::processEvents();
    }
    void trigger(Act act) { window_.actions()[act]->trigger(); }
    void told(std::string const& step) {
        QApplication::processEvents();
        tell(step + ": " + window_.notice().toStdString() + " | "
             + window_.game_page().message().toStdString());
    }

    desktop::MainWindow window_;
};

} // namespace

int main(int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN); // as damier-desktop
    text::use_language("en");
    text::expect_want_of_memory("window");
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication const application(argc, argv);
    QTimer dialogs;
    QObject::connect(&dialogs, &QTimer::timeout, answer_dialogs);
    dialogs.start(5);
    Visit visit;
    visit.play_new_game();
    visit.open_and_go_on();
    visit.change_settings();
    return 0;
}
