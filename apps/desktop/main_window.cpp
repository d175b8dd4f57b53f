#include "apps/desktop/main_window.hpp"

#include "apps/desktop/describe.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/new_game_dialog.hpp"
#include "apps/desktop/palette.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/start_page.hpp"
#include "apps/desktop/words.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>

namespace damier::desktop {

namespace {

constexpr std::size_t most_recent = 8;

} // namespace

MainWindow::MainWindow(Result<session::Directories> const& directories)
    : controller_(catalogue::all()),
      actions_(new Actions(this)),
      pages_(new QStackedWidget),
      start_page_(new StartPage(catalogue::all())),
      game_page_(new GamePage(controller_, *actions_)),
      themes_(new QActionGroup(this)),
      languages_(new QActionGroup(this)) {
    setWindowIcon(program_icon());
    setAcceptDrops(true);
    setCentralWidget(pages_);
    pages_->addWidget(start_page_);
    pages_->addWidget(game_page_);
    QSettings const kept = settings();
    look_.theme = kept.value("look/theme", "wood").toString().toStdString();
    look_.is_flipped = kept.value("look/flipped", false).toBool();
    make_menus();
    connect_actions();
    connect_pages();
    take_look();
    retranslate();
    resize(1180, 800);
    if (kept.contains("window/geometry"))
        restoreGeometry(kept.value("window/geometry").toByteArray());
    std::vector<Message> const notes = controller_.open_journal(directories);
    if (controller_.has_game() && !controller_.session().ending())
        show_page(Page::game);
    else
        show_page(Page::start);
    for (Message const& note : notes) game_page_->say(first_capital(words(note)), true);
    enable_actions();
}

MainWindow::~MainWindow() { controller_.disconnect(); }

void MainWindow::show_page(Page page) {
    switch (page) {
    case Page::start: go_home(); break;
    case Page::game:
        if (!controller_.has_game()) start_game("international");
        pages_->setCurrentWidget(game_page_);
        break;
    default: pages_->setCurrentWidget(game_page_);
    }
    enable_actions();
}

void MainWindow::go_home() {
    start_page_->show_current(controller_.has_game() ? &controller_.session() : nullptr);
    if (controller_.directories())
        start_page_->show_recent(
            recent_games(controller_.directories()->games, catalogue::all(), most_recent));
    else
        start_page_->show_recent({});
    pages_->setCurrentWidget(start_page_);
    enable_actions();
}

void MainWindow::start_game(std::string_view key) {
    NewGameDialog dialog(catalogue::all(), look_, this);
    dialog.choose_game(key);
    auto const setup = dialog.chosen();
    if (setup && controller_.send(*setup)) pages_->setCurrentWidget(game_page_);
}

void MainWindow::set_theme(std::string const& theme) {
    look_.theme = theme;
    take_look();
    remember();
}

void MainWindow::set_language(std::string const& language) {
    language_ = language;
    text::use_language(language);
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(qApp, &change); // and from there to every window
    for (QWidget* const widget : QApplication::allWidgets()) {
        QEvent each(QEvent::LanguageChange);
        QApplication::sendEvent(widget, &each);
    }
}

void MainWindow::take_look() {
    QApplication::setPalette(palette_of(look_.theme));
    actions_->paint_icons(QApplication::palette().color(QPalette::ButtonText));
    start_page_->set_look(look_);
    game_page_->set_look(look_);
    for (QAction* const one : themes_->actions())
        one->setChecked(one->data().toString().toStdString() == look_.theme);
}

void MainWindow::remember() const {
    QSettings kept = settings();
    kept.setValue("look/theme", QString::fromStdString(look_.theme));
    kept.setValue("look/flipped", look_.is_flipped);
    kept.setValue("window/geometry", saveGeometry());
}

// Nothing is lost by closing: the journal has the game.
void MainWindow::closeEvent(QCloseEvent* event) {
    controller_.leave();
    remember();
    event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (QUrl const& url : event->mimeData()->urls())
        if (url.isLocalFile()) {
            open_file(url.toLocalFile());
            return;
        }
}

bool MainWindow::ask(QString const& question, QString const& yes) {
    QMessageBox box(QMessageBox::Question, QStringLiteral("Damier"), question,
                    QMessageBox::NoButton, this);
    QPushButton* const agree = box.addButton(yes, QMessageBox::AcceptRole);
    box.addButton(words(msg("Cancel")), QMessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == agree;
}

void MainWindow::complain(QString const& text) {
    if (pages_->currentWidget() == game_page_) {
        game_page_->say(first_capital(text), true);
        return;
    }
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Damier"), first_capital(text),
                    QMessageBox::NoButton, this);
    box.addButton(words(msg("Close")), QMessageBox::AcceptRole);
    box.exec();
}

} // namespace damier::desktop
