#include "apps/desktop/menus.hpp"

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/documents_menu.hpp"
#include "apps/desktop/language_name.hpp"
#include "apps/desktop/words.hpp"

#include <QActionGroup>
#include <QMenuBar>

namespace damier::desktop {

namespace {

void add(QMenu& menu, Actions const& actions, std::initializer_list<Act> list) {
    for (Act const act : list) menu.addAction(actions[act]);
}

void add_choice(QMenu& menu, QActionGroup& group, QString const& text, std::string const& key) {
    QAction* const one = menu.addAction(text);
    one->setData(QString::fromStdString(key));
    one->setCheckable(true);
    group.addAction(one);
}

void check(QActionGroup const& group, QString const& key) {
    for (QAction* const one : group.actions()) one->setChecked(one->data().toString() == key);
}

} // namespace

Menus::Menus(QMenuBar& bar, Actions const& actions, QObject* parent)
    : QObject(parent),
      game_(bar.addMenu(QString())),
      play_(bar.addMenu(QString())),
      go_(bar.addMenu(QString())),
      view_(bar.addMenu(QString())),
      tools_(bar.addMenu(QString())),
      help_(bar.addMenu(QString())),
      themes_(new QActionGroup(this)),
      languages_(new QActionGroup(this)) {
    add(*game_, actions, {Act::new_game, Act::rematch, Act::start_page});
    game_->addSeparator();
    add(*game_, actions, {Act::open, Act::save, Act::save_as});
    game_->addSeparator();
    add(*game_, actions, {Act::copy_position, Act::copy_game, Act::paste});
    game_->addSeparator();
    add(*game_, actions, {Act::export_board, Act::export_moves, Act::print});
    game_->addSeparator();
    add(*game_, actions, {Act::quit});

    add(*play_, actions, {Act::take_back, Act::redo, Act::hint, Act::move_now});
    play_->addSeparator();
    add(*play_, actions,
        {Act::offer_draw, Act::accept_draw, Act::decline_draw, Act::resign, Act::pause});
    play_->addSeparator();
    add(*play_, actions, {Act::adjust, Act::correct, Act::let_stand});

    add(*go_, actions, {Act::first, Act::previous, Act::next, Act::last, Act::play_on});
    go_->addSeparator();
    add(*go_, actions, {Act::comment, Act::diagram, Act::promote, Act::remove});

    make_view(actions);

    add(*tools_, actions, {Act::review, Act::editor, Act::endings});
    tools_->addSeparator();
    add(*tools_, actions, {Act::engines, Act::match, Act::preferences, Act::shortcuts});

    make_help(actions);
    connect(themes_, &QActionGroup::triggered, this,
            [this](QAction const* one) { emit theme_chosen(one->data().toString()); });
    connect(languages_, &QActionGroup::triggered, this,
            [this](QAction const* one) { emit language_chosen(one->data().toString()); });
}

void Menus::make_view(Actions const& actions) {
    add(*view_, actions, {Act::flip, Act::engine, Act::full_screen, Act::document});
    view_->addSeparator();
    themes_menu_ = view_->addMenu(QString());
    languages_menu_ = view_->addMenu(QString());
    for (LookChoice const& choice : themes()) add_choice(*themes_menu_, *themes_, {}, choice.key);
    for (std::string const& key : text::languages())
        add_choice(*languages_menu_, *languages_, language_name(key), key);
}

void Menus::make_help(Actions const& actions) {
    add(*help_, actions, {Act::rules, Act::keys});
    documents_ = new DocumentsMenu(help_);
    help_->addMenu(documents_);
    add(*help_, actions, {Act::about});
}

void Menus::show_theme(QString const& key) { check(*themes_, key); }

void Menus::show_language(QString const& key) { check(*languages_, key); }

void Menus::retranslate() {
    game_->setTitle(words(msg("&Game")));
    play_->setTitle(words(msg("&Play")));
    go_->setTitle(words(msg("&Moves")));
    view_->setTitle(words(msg("&View")));
    tools_->setTitle(words(msg("&Tools")));
    help_->setTitle(words(msg("&Help")));
    documents_->retranslate();
    themes_menu_->setTitle(words(msg("&Theme")));
    languages_menu_->setTitle(words(msg("&Language")));
    for (QAction* const one : themes_->actions())
        for (LookChoice const& choice : themes())
            if (one->data().toString().toStdString() == choice.key)
                one->setText(words(choice.name));
}

} // namespace damier::desktop
