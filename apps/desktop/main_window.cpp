#include "apps/desktop/main_window.hpp"

#include "apps/desktop/analysis.hpp"
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/describe.hpp"
#include "apps/desktop/document_window.hpp"
#include "apps/desktop/endings_page.hpp"
#include "apps/desktop/engines_dialog.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/match_dialog.hpp"
#include "apps/desktop/new_game_dialog.hpp"
#include "apps/desktop/palette.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/position_editor.hpp"
#include "apps/desktop/panels/preferences_dialog.hpp"
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/panels/shortcuts_dialog.hpp"
#include "apps/desktop/panels/side_tabs.hpp"
#include "apps/desktop/play_card.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/sharing.hpp"
#include "apps/desktop/start_page.hpp"
#include "apps/desktop/words.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLibraryInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <cstdio>

namespace damier::desktop {

namespace {

constexpr std::size_t most_recent = 8;
constexpr std::chrono::milliseconds usual_wait{700}; // of a computer, before it answers
constexpr int usual_width = 1180, usual_height = 820;

} // namespace

MainWindow::MainWindow(Result<session::Directories> const& directories)
    : controller_(catalogue::all()),
      actions_(new Actions(this)),
      pages_(new QStackedWidget),
      notice_(new QLabel),
      start_page_(new StartPage(catalogue::all())),
      game_page_(new GamePage(controller_, *actions_)),
      analysis_(new Analysis(controller_,
                             {game_page_->board(), game_page_->engine(), game_page_->bar(),
                              game_page_->review(), game_page_->tabs()},
                             this)),
      sharing_(new Sharing(
          controller_, [this] { return info(); }, this)),
      themes_(new QActionGroup(this)),
      languages_(new QActionGroup(this)),
      usual_font_(QApplication::font()) {
    setWindowIcon(program_icon());
    setAcceptDrops(true);
    auto* const middle = new QWidget;
    auto* const column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    notice_->setWordWrap(true);
    notice_->setContentsMargins(28, 10, 28, 10);
    notice_->setAutoFillBackground(true);
    notice_->setBackgroundRole(QPalette::AlternateBase);
    notice_->hide();
    column->addWidget(notice_);
    column->addWidget(pages_, 1);
    setCentralWidget(middle);
    pages_->addWidget(start_page_);
    pages_->addWidget(game_page_);

    QSettings kept = settings();
    preferences_ = read_preferences(kept);
    preferences_.look.is_flipped = kept.value("look/flipped", false).toBool();
    start_page_->card().set_choice(read_choice(kept, catalogue::all()));
    connect(&motion_, &SystemMotion::changed, this, &MainWindow::take_look);
    make_menus();
    connect_actions();
    connect_play();
    connect_pages();
    Preferences unset;
    unset.font_scale = 0; // so that everything is applied
    apply_preferences(unset);
    retranslate();
    resize(usual_width, usual_height);
    restoreGeometry(kept.value("window/geometry").toByteArray());
    game_page_->set_side_width(kept.value("window/side", game_page_->side_width()).toInt());
    std::vector<Message> const notes = controller_.open_journal(directories);
    show_page(controller_.has_game() && !controller_.session().ending() ? Page::game : Page::start);
    for (Message const& note : notes) complain(words(note));
    reopen_tabs(kept.value("window/tabs").toStringList());
}

// The column beside the board as it was left.
void MainWindow::reopen_tabs(QStringList const& tabs) {
    if (tabs.contains(game_page_->engine().objectName()))
        (*actions_)[Act::engine]->setChecked(true);
    if (controller_.has_game() && tabs.contains(game_page_->review().objectName()))
        analysis_->open_review(true);
    game_page_->tabs().reopen(tabs.mid(tabs.size() - 1));
}

MainWindow::~MainWindow() { controller_.disconnect(); }

PositionEditor& MainWindow::editor() {
    if (editor_ != nullptr) return *editor_;
    editor_ = new PositionEditor(catalogue::all());
    pages_->addWidget(editor_);
    editor_->set_look(preferences_.look);
    connect(editor_, &PositionEditor::position_accepted, this,
            [this](QString const& game, QString const& text) { new_game(game, text); });
    connect(editor_, &PositionEditor::analysis_wanted, this, &MainWindow::analyse);
    connect(editor_, &PositionEditor::cancelled, this,
            [this] { show_page(controller_.has_game() ? Page::game : Page::start); });
    return *editor_;
}

EndingsPage& MainWindow::endings() {
    if (endings_ != nullptr) return *endings_;
    endings_ = new EndingsPage(catalogue::all(), controller_.directories()
                                                     ? controller_.directories()->state
                                                     : std::filesystem::path());
    pages_->addWidget(endings_);
    endings_->set_look(preferences_.look);
    if (controller_.has_game()) endings_->choose_game(controller_.session().game().key());
    connect(endings_, &EndingsPage::closed, this,
            [this] { show_page(controller_.has_game() ? Page::game : Page::start); });
    return *endings_;
}

void MainWindow::turn_to(QWidget* page) {
    notice_->hide();
    pages_->setCurrentWidget(page);
    if (page == game_page_) game_page_->board().setFocus();
    if (page == start_page_) start_page_->card().play_button().setFocus();
    retranslate();
    enable_actions();
}

void MainWindow::show_page(Page page) {
    if (page == Page::start) return go_home();
    if (page == Page::editor) return edit_position();
    if (page == Page::endings) return turn_to(&endings());
    if (page == Page::settings) return show_preferences();
    if (!controller_.has_game()) start_game("international");
    turn_to(game_page_);
    if (page == Page::analysis) (*actions_)[Act::engine]->setChecked(true);
    if (page == Page::review) analysis_->open_review(true);
}

void MainWindow::go_home() {
    fill_home();
    turn_to(start_page_);
}

void MainWindow::fill_home() {
    start_page_->show_current(controller_.has_game() ? &controller_.session() : nullptr);
    start_page_->show_recent(controller_.directories() ? recent_games(
                                 controller_.directories()->games, catalogue::all(), most_recent)
                                                       : std::vector<RecentGame>{});
}

void MainWindow::edit_position() {
    if (controller_.has_game())
        editor().edit(controller_.session().game(), controller_.shown_state());
    else
        editor().edit(*catalogue::all().front());
    turn_to(editor_);
}

void MainWindow::start_game(std::string_view key) {
    NewGameDialog dialog(catalogue::all(), preferences_.look, this);
    dialog.choose_game(key);
    auto const setup = dialog.chosen();
    if (setup && begin(*setup)) turn_to(game_page_);
}

DocumentWindow* MainWindow::make_document_window() {
    auto* const window = new DocumentWindow(
        controller_, preferences_.look,
        [](std::string const& lines) {
            std::fputs(lines.c_str(), stdout);
            std::fflush(stdout);
        },
        this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    return window;
}

void MainWindow::set_theme(std::string const& theme) {
    Preferences changed = preferences_;
    changed.look.theme = theme;
    set_preferences(changed);
}

void MainWindow::set_preferences(Preferences const& preferences) {
    Preferences const before = std::exchange(preferences_, preferences);
    apply_preferences(before);
}

void MainWindow::apply_preferences(Preferences const& before) {
    if (before.font_scale != preferences_.font_scale) {
        QFont font = usual_font_;
        font.setPointSizeF(font.pointSizeF() * preferences_.font_scale);
        QApplication::setFont(font);
    }
    if (before.language != preferences_.language || before.font_scale == 0)
        set_language(preferences_.language.toStdString());
    bool const has_other_motion = before.respects_motion != preferences_.respects_motion;
    if (before.look != preferences_.look || has_other_motion || before.font_scale == 0) take_look();
    game_page_->board().set_volume(preferences_.has_sound ? preferences_.volume / 100.0 : 0);
    controller_.set_premoves(preferences_.has_premoves);
    controller_.wait_before_answers(preferences_.waits_to_answer ? usual_wait
                                                                 : std::chrono::milliseconds(0));
    controller_.set_quick(preferences_.plays_quickly);
    controller_.set_keeps_taken_back(preferences_.keeps_taken_back);
    EnginePanel& engine = game_page_->engine();
    engine.set_threads(preferences_.threads);
    engine.set_line_count(preferences_.lines);
    engine.set_table_megabytes(static_cast<std::size_t>(preferences_.table_megabytes));
    game::EngineSettings review;
    review.threads = preferences_.threads;
    review.table_megabytes = static_cast<std::size_t>(preferences_.table_megabytes);
    game_page_->review().set_engine(review);
}

void MainWindow::set_language(std::string const& language) {
    preferences_.language = QString::fromStdString(language);
    text::use_language(language);
    QApplication::removeTranslator(&qt_words_);
    QLocale const locale = language.empty() ? QLocale::system() : QLocale(preferences_.language);
    if (qt_words_.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QApplication::installTranslator(&qt_words_);
    for (QWidget* const window : QApplication::topLevelWidgets()) {
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(window, &change); // which hands it on to what it holds
    }
}

void MainWindow::take_look() {
    QApplication::setPalette(palette_of(preferences_.look.theme));
    actions_->paint_icons(QApplication::palette().color(QPalette::ButtonText));
    start_page_->set_look(preferences_.look);
    Look look = preferences_.look;
    if (preferences_.respects_motion && motion_.is_little()) look.speed = 0;
    game_page_->set_look(look);
    sharing_->set_look(look);
    if (editor_ != nullptr) editor_->set_look(preferences_.look);
    if (endings_ != nullptr) endings_->set_look(look);
    for (QAction* const one : themes_->actions())
        one->setChecked(one->data().toString().toStdString() == preferences_.look.theme);
}

PreferencesDialog* MainWindow::make_preferences_dialog() {
    auto* const dialog = new PreferencesDialog(
        preferences_, controller_.has_game() ? controller_.shown_state() : nullptr, this);
    connect(dialog, &PreferencesDialog::changed, this, &MainWindow::set_preferences);
    return dialog;
}

void MainWindow::show_preferences() {
    std::unique_ptr<PreferencesDialog> const dialog(make_preferences_dialog());
    if (dialog->exec() != QDialog::Accepted) return;
    QSettings kept = settings();
    write_preferences(kept, preferences_);
}

void MainWindow::use_programs(Programs programs) {
    programs_ = std::move(programs);
    controller_.invite_with(programs_.invite);
    offer_analysts();
}

void MainWindow::show_engines() {
    QSettings kept = settings();
    EnginesDialog dialog(read_engines(kept), programs_.introduce, this);
    if (dialog.exec() != QDialog::Accepted) return;
    write_engines(kept, dialog.engines());
    offer_analysts();
}

// Those that speak Hub say what they think of a position; DamExchange knows only moves.
void MainWindow::offer_analysts() {
    std::vector<OtherAnalyst> others;
    QSettings kept = settings();
    for (Engine const& engine : read_engines(kept)) {
        if (engine.is_dxp || !programs_.invite) continue;
        auto const start = [invite = programs_.invite, player = engine.player()](
                               game::Game const& game) -> Result<std::shared_ptr<game::Bot>> {
            auto const guest = invite(player, game);
            if (!guest) return guest.error();
            return guest->player;
        };
        others.push_back({QString::fromStdString(engine.name), start});
    }
    game_page_->engine().set_other_analysts(std::move(others));
}

void MainWindow::show_match() {
    MatchDialog dialog(catalogue::all(), programs_.invite, preferences_.look, this);
    if (controller_.has_game()) dialog.choose_game(controller_.session().game().key());
    dialog.exec();
}

void MainWindow::show_shortcuts() {
    ShortcutsDialog dialog(actions_->all(), this);
    if (dialog.exec() != QDialog::Accepted) return;
    QSettings kept = settings();
    write_keys(kept, actions_->all());
    actions_->retranslate();
}

// Nothing is lost by closing: the journal has the game.
void MainWindow::closeEvent(QCloseEvent* event) {
    controller_.leave();
    QSettings kept = settings();
    kept.setValue("look/flipped", preferences_.look.is_flipped);
    kept.setValue("window/geometry", saveGeometry());
    kept.setValue("window/side", game_page_->side_width());
    kept.setValue("window/tabs", game_page_->tabs().open_panels());
    event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (pages_->currentWidget() == start_page_) fill_home();
    }
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

QString MainWindow::notice() const { return notice_->isHidden() ? QString() : notice_->text(); }

void MainWindow::complain(QString const& text) {
    if (pages_->currentWidget() == game_page_) {
        game_page_->say(first_capital(text), true);
    } else {
        notice_->setText(QStringLiteral("⚠  ") + first_capital(text));
        notice_->show();
    }
}

} // namespace damier::desktop
