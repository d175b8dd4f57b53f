#include "apps/desktop/main_window.hpp"

#include "apps/desktop/analysis.hpp"
#include "apps/desktop/availability.hpp"
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/describe.hpp"
#include "apps/desktop/document_window.hpp"
#include "apps/desktop/documents_menu.hpp"
#include "apps/desktop/endings_page.hpp"
#include "apps/desktop/figure_actions.hpp"
#include "apps/desktop/game_files.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/help.hpp"
#include "apps/desktop/match_dialog.hpp"
#include "apps/desktop/move_actions.hpp"
#include "apps/desktop/new_games.hpp"
#include "apps/desktop/other_programs.hpp"
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
#include "apps/desktop/told_info.hpp"
#include "apps/desktop/words.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLibraryInfo>
#include <QMenuBar>
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
                              game_page_->review(), game_page_->tabs(), game_page_->card()},
                             this)),
      sharing_(new Sharing(
          controller_, [this] { return told_info(controller_.session()); }, this)),
      menus_(new Menus(*menuBar(), *actions_, this)),
      new_games_(new NewGames(controller_, preferences_, this)),
      files_(new GameFiles(controller_, *new_games_, this)),
      figures_(new FigureActions({controller_, *files_, *new_games_, *game_page_}, this)),
      programs_(new OtherPrograms(controller_, game_page_->engine(), this)),
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

    Settings kept;
    preferences_ = read_preferences(kept);
    preferences_.look.is_flipped = kept.value("look/flipped", false).toBool();
    start_page_->card().set_choice(read_choice(kept, catalogue::all()));
    connect(&motion_, &SystemMotion::changed, this, &MainWindow::take_look);
    new MoveActions(*actions_, {controller_, *game_page_, preferences_, this});
    connect_actions();
    connect_menus();
    connect_pages();
    connect_games();
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
            [this](QString const& game, QString const& text) { new_games_->choose(game, text); });
    connect(editor_, &PositionEditor::analysis_wanted, new_games_, &NewGames::analyse);
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
    show_what_can_be_done();
}

void MainWindow::show_page(Page page) {
    if (page == Page::start) return go_home();
    if (page == Page::editor) return edit_position();
    if (page == Page::endings) return turn_to(&endings());
    if (page == Page::settings) return show_preferences();
    if (!controller_.has_game()) new_games_->start("international");
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

DocumentWindow* MainWindow::make_document_window() {
    auto* const window = new DocumentWindow(
        controller_, game_page_->hand(), preferences_.look,
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
    game_page_->hand().set_premoves(preferences_.has_premoves);
    controller_.wait_before_answers(preferences_.waits_to_answer ? usual_wait
                                                                 : std::chrono::milliseconds(0));
    game_page_->hand().set_quick(preferences_.plays_quickly);
    controller_.set_keeps_taken_back(preferences_.keeps_taken_back);
    EnginePanel& engine = game_page_->engine();
    engine.set_threads(preferences_.threads);
    engine.set_line_count(preferences_.lines);
    engine.set_table_megabytes(static_cast<std::size_t>(preferences_.table_megabytes));
    game::EngineSettings review;
    review.threads = preferences_.threads;
    review.table_megabytes = static_cast<std::size_t>(preferences_.table_megabytes);
    game_page_->review().set_engine(review);
    analysis_->set_reviews_at_end(preferences_.reviews_at_end);
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
    menus_->show_theme(QString::fromStdString(preferences_.look.theme));
}

PreferencesDialog* MainWindow::make_preferences_dialog() {
    auto* const dialog = new PreferencesDialog(
        preferences_, controller_.has_game() ? controller_.shown_state() : nullptr, this);
    connect(dialog, &PreferencesDialog::changed, this, &MainWindow::set_preferences);
    return dialog;
}

void MainWindow::show_preferences() {
    std::unique_ptr<PreferencesDialog> const dialog(make_preferences_dialog());
    if (dialog->exec() == QDialog::Accepted) keep_preferences();
}

void MainWindow::show_match() {
    MatchDialog dialog(catalogue::all(), programs_->invite(), preferences_.look, this);
    if (controller_.has_game()) dialog.choose_game(controller_.session().game().key());
    dialog.exec();
}

void MainWindow::show_shortcuts() {
    ShortcutsDialog dialog(actions_->all(), this);
    if (dialog.exec() != QDialog::Accepted) return;
    Settings kept;
    write_keys(kept, actions_->all());
    make_sure(kept);
    actions_->retranslate();
}

// Nothing is lost by closing: the journal has the game.
void MainWindow::closeEvent(QCloseEvent* event) {
    controller_.leave();
    Settings kept;
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

QString MainWindow::notice() const { return notice_->isHidden() ? QString() : notice_->text(); }

void MainWindow::complain(QString const& text) {
    if (pages_->currentWidget() == game_page_) {
        game_page_->say(first_capital(text), true);
    } else {
        notice_->setText(QStringLiteral("⚠  ") + first_capital(text));
        notice_->show();
    }
}

void MainWindow::connect_actions() {
    auto const on = [this](Act act, auto&& what) {
        connect((*actions_)[act], &QAction::triggered, this, what);
    };
    on(Act::new_game, [this] { new_games_->choose(); });
    on(Act::rematch, [this] { new_games_->rematch(); });
    on(Act::start_page, [this] { go_home(); });
    on(Act::open, [this] { files_->open(); });
    on(Act::save, [this] { files_->save(); });
    on(Act::save_as, [this] { files_->save_as(); });
    on(Act::copy_position, [this] { files_->copy_position(); });
    on(Act::copy_game, [this] { files_->copy_game(); });
    on(Act::paste, [this] { files_->paste(); });
    on(Act::export_board, [this] { sharing_->export_board(); });
    on(Act::export_moves, [this] { sharing_->export_animation(); });
    on(Act::print, [this] { sharing_->print(); });
    on(Act::quit, [this] { close(); });

    on(Act::flip, [this] { turn_board(!preferences_.look.is_flipped); });
    connect((*actions_)[Act::engine], &QAction::toggled, analysis_, &Analysis::set_engine_on);
    on(Act::review, [this] { analysis_->start_review(); });
    on(Act::editor, [this] { edit_position(); });
    on(Act::endings, [this] { show_page(Page::endings); });
    on(Act::engines, [this] { programs_->choose(); });
    on(Act::match, [this] { show_match(); });
    on(Act::preferences, [this] { show_preferences(); });
    on(Act::shortcuts, [this] { show_shortcuts(); });
    on(Act::full_screen, [this](bool is_on) { is_on ? showFullScreen() : showNormal(); });
    on(Act::document, [this] { make_document_window()->show(); });
    on(Act::rules, [this] { explain_rules(); });
    on(Act::keys, [this] { show_keys(actions_->all(), this); });
    on(Act::about, [this] { show_about(this); });
}

void MainWindow::connect_menus() {
    connect(menus_, &Menus::theme_chosen, this, [this](QString const& key) {
        set_theme(key.toStdString());
        keep_preferences();
    });
    connect(menus_, &Menus::language_chosen, this, [this](QString const& key) {
        set_language(key.toStdString());
        keep_preferences();
    });
    connect(&menus_->documents(), &DocumentsMenu::chosen, figures_, &FigureActions::show);
    connect(figures_, &FigureActions::begun, this, [this] { show_page(Page::game); });
    connect(figures_, &FigureActions::rules_wanted, this, &MainWindow::explain_rules);
    connect(figures_, &FigureActions::shortcuts_wanted, this, &MainWindow::show_shortcuts);
    connect(figures_, &FigureActions::board_alone_wanted, this,
            [this] { make_document_window()->show(); });
}

void MainWindow::connect_pages() {
    connect(start_page_, &StartPage::play_wanted, this, [this](session::NewGame const& setup) {
        if (!new_games_->play(setup)) return;
        Settings kept;
        write_choice(kept, start_page_->card().choice());
    });
    connect(start_page_, &StartPage::options_wanted, this,
            [this](QString const& key) { new_games_->choose(key); });
    connect(start_page_, &StartPage::analyse_wanted, this,
            [this](QString const& key) { new_games_->analyse(key, {}); });
    connect(start_page_, &StartPage::continue_wanted, this, [this] { show_page(Page::game); });
    connect(start_page_, &StartPage::open_wanted, files_, &GameFiles::open);
    connect(start_page_, &StartPage::recent_chosen, this, [this](QString const& path) {
        if (auto const done = controller_.take_up_file(path.toStdString()); !done)
            complain(words(done.error()));
        show_page(Page::game);
    });
    connect(start_page_, &StartPage::editor_wanted, this, &MainWindow::edit_position);
    connect(start_page_, &StartPage::endings_wanted, this, [this] { show_page(Page::endings); });
    connect(analysis_, &Analysis::said, game_page_, &GamePage::say);
    connect(sharing_, &Sharing::said, game_page_, &GamePage::say);
    connect(programs_, &OtherPrograms::said, this, &MainWindow::complain);
    connect(analysis_, &Analysis::engine_closed, (*actions_)[Act::engine],
            [this] { (*actions_)[Act::engine]->setChecked(false); });
    connect(&game_page_->engine(), &EnginePanel::settings_changed, this, [this] {
        preferences_.lines = game_page_->engine().line_count();
        preferences_.threads = game_page_->engine().threads();
        keep_preferences();
    });
}

// Whatever brings another game, or changes the one at the table.
void MainWindow::connect_games() {
    connect(new_games_, &NewGames::begun, this, &MainWindow::show_page);
    connect(new_games_, &NewGames::turned, this, &MainWindow::turn_board);
    connect(new_games_, &NewGames::complained, this, &MainWindow::complain);
    connect(files_, &GameFiles::opened, this, [this] {
        game_page_->set_from_file(true);
        show_page(Page::game);
    });
    connect(files_, &GameFiles::said, game_page_, &GamePage::say);
    connect(files_, &GameFiles::complained, this, &MainWindow::complain);
    connect(&controller_, &Controller::started, this, &MainWindow::retranslate);
    for (auto const signal : {&Controller::position_changed, &Controller::started})
        connect(&controller_, signal, this, [this] {
            if (controller_.has_game())
                game_page_->info().show_info(told_info(controller_.session()));
        });
    for (auto const signal : {&Controller::position_changed, &Controller::started,
                              &Controller::thinking_changed, &Controller::choice_changed})
        connect(&controller_, signal, this, &MainWindow::show_what_can_be_done);
}

void MainWindow::show_what_can_be_done() {
    enable_actions(*actions_, controller_, pages_->currentWidget() == game_page_);
}

void MainWindow::explain_rules() {
    if (controller_.has_game()) show_rules(controller_.session().game(), this);
}

void MainWindow::turn_board(bool is_flipped) {
    preferences_.look.is_flipped = is_flipped;
    take_look();
}

void MainWindow::keep_preferences() {
    Settings kept;
    write_preferences(kept, preferences_);
    make_sure(kept);
}

void MainWindow::make_sure(Settings& kept) {
    if (!kept.write()) complain(words(kept.why_not()));
}

bool MainWindow::open_file(QString const& path) { return files_->open_file(path); }

void MainWindow::retranslate() {
    bool const is_playing = controller_.has_game() && pages_->currentWidget() == game_page_;
    setWindowTitle(is_playing
                       ? words(controller_.session().game().name()) + QStringLiteral(" – Damier")
                       : QStringLiteral("Damier"));
    actions_->retranslate();
    menus_->retranslate();
    menus_->show_language(preferences_.language);
}

} // namespace damier::desktop
