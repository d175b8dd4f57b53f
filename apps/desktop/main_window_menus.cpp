// The window's menus: which actions stand where, what they do, when they can be used.
#include "apps/desktop/analysis.hpp"
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/document_window.hpp"
#include "apps/desktop/documents_menu.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/language_name.hpp"
#include "apps/desktop/main_window.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/sharing.hpp"
#include "apps/desktop/start_page.hpp"
#include "apps/desktop/words.hpp"

#include <QActionGroup>
#include <QMenuBar>
#include <QStackedWidget>

namespace damier::desktop {

namespace {

void add(QMenu& menu, Actions const& actions, std::initializer_list<Act> list) {
    for (Act const act : list) menu.addAction(actions[act]);
}

} // namespace

void MainWindow::make_menus() {
    game_menu_ = menuBar()->addMenu(QString());
    add(*game_menu_, *actions_, {Act::new_game, Act::rematch, Act::start_page});
    game_menu_->addSeparator();
    add(*game_menu_, *actions_, {Act::open, Act::save, Act::save_as});
    game_menu_->addSeparator();
    add(*game_menu_, *actions_, {Act::copy_position, Act::copy_game, Act::paste});
    game_menu_->addSeparator();
    add(*game_menu_, *actions_, {Act::export_board, Act::export_moves, Act::print});
    game_menu_->addSeparator();
    add(*game_menu_, *actions_, {Act::quit});

    play_menu_ = menuBar()->addMenu(QString());
    add(*play_menu_, *actions_, {Act::take_back, Act::redo, Act::hint, Act::move_now});
    play_menu_->addSeparator();
    add(*play_menu_, *actions_,
        {Act::offer_draw, Act::accept_draw, Act::decline_draw, Act::resign, Act::pause});
    play_menu_->addSeparator();
    add(*play_menu_, *actions_, {Act::adjust, Act::correct, Act::let_stand});

    go_menu_ = menuBar()->addMenu(QString());
    add(*go_menu_, *actions_, {Act::first, Act::previous, Act::next, Act::last, Act::play_on});
    go_menu_->addSeparator();
    add(*go_menu_, *actions_, {Act::comment, Act::diagram, Act::promote, Act::remove});

    view_menu_ = menuBar()->addMenu(QString());
    add(*view_menu_, *actions_, {Act::flip, Act::engine, Act::full_screen, Act::document});
    view_menu_->addSeparator();
    theme_menu_ = view_menu_->addMenu(QString());
    language_menu_ = view_menu_->addMenu(QString());
    for (LookChoice const& choice : themes()) {
        QAction* const one = theme_menu_->addAction(QString());
        one->setData(QString::fromStdString(choice.key));
        one->setCheckable(true);
        themes_->addAction(one);
    }
    for (std::string const& key : text::languages()) {
        QAction* const one = language_menu_->addAction(language_name(key));
        one->setData(QString::fromStdString(key));
        one->setCheckable(true);
        languages_->addAction(one);
    }

    tools_menu_ = menuBar()->addMenu(QString());
    add(*tools_menu_, *actions_, {Act::review, Act::editor, Act::endings});
    tools_menu_->addSeparator();
    add(*tools_menu_, *actions_, {Act::engines, Act::match, Act::preferences, Act::shortcuts});

    help_menu_ = menuBar()->addMenu(QString());
    add(*help_menu_, *actions_, {Act::rules, Act::keys});
    documents_menu_ = new DocumentsMenu(help_menu_);
    help_menu_->addMenu(documents_menu_);
    add(*help_menu_, *actions_, {Act::about});
    connect(documents_menu_, &DocumentsMenu::chosen, this, &MainWindow::show_figure);
}

void MainWindow::connect_actions() {
    auto const on = [this](Act act, auto&& what) {
        connect((*actions_)[act], &QAction::triggered, this, what);
    };
    on(Act::new_game, [this] { new_game(); });
    on(Act::rematch, [this] { rematch(); });
    on(Act::start_page, [this] { go_home(); });
    on(Act::open, [this] { open(); });
    on(Act::save, [this] { save(); });
    on(Act::save_as, [this] { save_as(); });
    on(Act::copy_position, [this] { copy_position(); });
    on(Act::copy_game, [this] { copy_game(); });
    on(Act::paste, [this] { paste(); });
    on(Act::export_board, [this] { sharing_->export_board(); });
    on(Act::export_moves, [this] { sharing_->export_animation(); });
    on(Act::print, [this] { sharing_->print(); });
    on(Act::quit, [this] { close(); });

    on(Act::flip, [this] {
        preferences_.look.is_flipped = !preferences_.look.is_flipped;
        take_look();
    });
    connect((*actions_)[Act::engine], &QAction::toggled, analysis_, &Analysis::set_engine_on);
    on(Act::review, [this] { analysis_->start_review(); });
    on(Act::editor, [this] { edit_position(); });
    on(Act::endings, [this] { show_page(Page::endings); });
    on(Act::engines, [this] { show_engines(); });
    on(Act::match, [this] { show_match(); });
    on(Act::preferences, [this] { show_preferences(); });
    on(Act::shortcuts, [this] { show_shortcuts(); });
    on(Act::full_screen, [this](bool is_on) { is_on ? showFullScreen() : showNormal(); });
    on(Act::document, [this] { make_document_window()->show(); });
    on(Act::rules, [this] { show_rules(); });
    on(Act::keys, [this] { show_keys(); });
    on(Act::about, [this] { show_about(); });
    connect(themes_, &QActionGroup::triggered, this, [this](QAction const* one) {
        set_theme(one->data().toString().toStdString());
        QSettings kept = settings();
        write_preferences(kept, preferences_);
    });
    connect(languages_, &QActionGroup::triggered, this, [this](QAction const* one) {
        set_language(one->data().toString().toStdString());
        QSettings kept = settings();
        write_preferences(kept, preferences_);
    });
}

void MainWindow::connect_play() {
    auto const on = [this](Act act, auto&& what) {
        connect((*actions_)[act], &QAction::triggered, this, what);
    };
    on(Act::take_back, [this] { controller_.take_back(); });
    on(Act::redo, [this] { controller_.redo(); });
    on(Act::hint, [this] { controller_.hint(); });
    on(Act::move_now, [this] { controller_.hurry(); });
    on(Act::offer_draw, [this] { controller_.offer_draw(); });
    on(Act::accept_draw, [this] { controller_.answer_draw(true); });
    on(Act::decline_draw, [this] { controller_.answer_draw(false); });
    on(Act::resign, [this] {
        if (ask(words(msg("Do you resign this game?")), words(msg("Resign")))) controller_.resign();
    });
    on(Act::pause, [this] { controller_.toggle_pause(); });
    on(Act::adjust, [this] { controller_.adjust(); });
    on(Act::correct, [this] { controller_.correct_fault(); });
    on(Act::let_stand, [this] { controller_.let_fault_stand(); });

    on(Act::first, [this] { controller_.go_first(); });
    on(Act::previous, [this] { controller_.step(-1); });
    on(Act::next, [this] { controller_.step(1); });
    on(Act::last, [this] { controller_.go_last(); });
    on(Act::play_on, [this] { controller_.play_on_from_here(); });
    on(Act::promote, [this] { controller_.send(session::Promote{controller_.shown()}); });
    on(Act::remove, [this] { remove(controller_.shown()); });
    on(Act::diagram, [this] { game_page_->mark_diagram(); });
    on(Act::comment, [this] { comment(controller_.shown()); });
}

void MainWindow::connect_pages() {
    connect(start_page_, &StartPage::play_wanted, this, &MainWindow::play);
    connect(start_page_, &StartPage::options_wanted, this,
            [this](QString const& key) { new_game(key); });
    connect(start_page_, &StartPage::analyse_wanted, this,
            [this](QString const& key) { analyse(key, {}); });
    connect(start_page_, &StartPage::continue_wanted, this, [this] { show_page(Page::game); });
    connect(start_page_, &StartPage::open_wanted, this, &MainWindow::open);
    connect(start_page_, &StartPage::recent_chosen, this, [this](QString const& path) {
        if (auto const done = controller_.take_up_file(path.toStdString()); !done)
            complain(words(done.error()));
        show_page(Page::game);
    });
    connect(start_page_, &StartPage::editor_wanted, this, &MainWindow::edit_position);
    connect(start_page_, &StartPage::endings_wanted, this, [this] { show_page(Page::endings); });
    connect(game_page_, &GamePage::comment_wanted, this, &MainWindow::comment);
    connect(game_page_, &GamePage::remove_wanted, this, &MainWindow::remove);
    connect(analysis_, &Analysis::said, game_page_, &GamePage::say);
    connect(sharing_, &Sharing::said, game_page_, &GamePage::say);
    connect(analysis_, &Analysis::engine_closed, (*actions_)[Act::engine],
            [this] { (*actions_)[Act::engine]->setChecked(false); });
    connect(&game_page_->engine(), &EnginePanel::settings_changed, this, [this] {
        preferences_.lines = game_page_->engine().line_count();
        preferences_.threads = game_page_->engine().threads();
        QSettings kept = settings();
        write_preferences(kept, preferences_);
    });
    connect(&controller_, &Controller::started, this, &MainWindow::retranslate);
    connect(&controller_, &Controller::started, this, [this] {
        file_.forget();
        place_.reset();
    });
    connect(game_page_, &GamePage::info_wanted, this, &MainWindow::edit_info);
    for (auto const signal : {&Controller::position_changed, &Controller::started})
        connect(&controller_, signal, this, &MainWindow::show_info);
    for (auto const signal : {&Controller::position_changed, &Controller::started,
                              &Controller::thinking_changed, &Controller::choice_changed})
        connect(&controller_, signal, this, &MainWindow::enable_actions);
}

void MainWindow::enable_actions() {
    bool const is_there = controller_.has_game() && pages_->currentWidget() == game_page_;
    session::Session const& session = controller_.session();
    bool const is_live = is_there && !session.ending();
    session::Tree const& tree = session.tree();
    auto const set = [this](Act act, bool is_on) { (*actions_)[act]->setEnabled(is_on); };
    for (Act const act :
         {Act::save, Act::save_as, Act::copy_position, Act::copy_game, Act::export_board,
          Act::print, Act::rematch, Act::engine, Act::comment, Act::flip})
        set(act, is_there);
    bool const has_back = is_there && controller_.shown() != session::root;
    bool const has_next = is_there
                          && (controller_.is_looking_back()
                              || tree.forward(controller_.shown(), 1) != controller_.shown());
    set(Act::review, is_there && tree.size() > 1);
    set(Act::export_moves, is_there && tree.size() > 1);
    set(Act::diagram, is_there && controller_.shown() != session::root);
    set(Act::first, has_back);
    set(Act::previous, has_back);
    set(Act::next, has_next);
    set(Act::last, has_next);
    set(Act::promote, has_back && !tree.is_main(controller_.shown()));
    set(Act::remove, has_back);
    set(Act::play_on,
        is_there && (controller_.is_looking_back() || controller_.session().can_play_on()));
    set(Act::take_back, is_there && tree.current() != session::root);
    set(Act::redo, is_there && tree.forward(tree.current(), 1) != tree.current());
    set(Act::hint, is_there && !controller_.shown_state()->actions().empty());
    set(Act::move_now, is_live && controller_.is_thinking());
    set(Act::offer_draw, is_live && !session.offer());
    set(Act::accept_draw, is_live && session.offer().has_value());
    set(Act::decline_draw, is_live && session.offer().has_value());
    set(Act::resign, is_live);
    set(Act::pause, is_live);
    (*actions_)[Act::pause]->setChecked(is_live && session.is_paused());
    set(Act::adjust, is_live && session.setup().touch_move);
    set(Act::correct, is_there && session.disputed().has_value());
    set(Act::let_stand, is_there && session.disputed().has_value());
    set(Act::rules, controller_.has_game());
}

void MainWindow::retranslate() {
    bool const is_playing = controller_.has_game() && pages_->currentWidget() == game_page_;
    setWindowTitle(is_playing
                       ? words(controller_.session().game().name()) + QStringLiteral(" – Damier")
                       : QStringLiteral("Damier"));
    actions_->retranslate();
    game_menu_->setTitle(words(msg("&Game")));
    play_menu_->setTitle(words(msg("&Play")));
    go_menu_->setTitle(words(msg("&Moves")));
    view_menu_->setTitle(words(msg("&View")));
    tools_menu_->setTitle(words(msg("&Tools")));
    help_menu_->setTitle(words(msg("&Help")));
    documents_menu_->retranslate();
    theme_menu_->setTitle(words(msg("&Theme")));
    language_menu_->setTitle(words(msg("&Language")));
    for (QAction* const one : themes_->actions())
        for (LookChoice const& choice : themes())
            if (one->data().toString().toStdString() == choice.key)
                one->setText(words(choice.name));
    for (QAction* const one : languages_->actions())
        one->setChecked(one->data().toString() == preferences_.language);
}

} // namespace damier::desktop
