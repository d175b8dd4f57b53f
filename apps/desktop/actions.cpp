#include "apps/desktop/actions.hpp"

#include "apps/desktop/panels/shortcuts_dialog.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/words.hpp"

#include <QWidget>

#include <optional>

namespace damier::desktop {

namespace {

struct Row {
    Act act;
    char const* key; // in the settings
    std::string_view name;
    char const* shortcut;
    std::optional<Icon> icon = {};
    std::string_view label = {}; // below the icon, where it is a button beside the board
};

// Plain letters and arrows belong to the board, where moves are typed and the cursor walks.
Row const rows[] = {
    {Act::new_game, "new-game", msg("&New game…"), "Ctrl+N", Icon::add},
    {Act::rematch, "rematch", msg("&Rematch"), "Ctrl+Shift+N", Icon::again},
    {Act::open, "open", msg("&Open…"), "Ctrl+O", Icon::open},
    {Act::save, "save", msg("&Save"), "Ctrl+S", Icon::save},
    {Act::save_as, "save-as", msg("Sa&ve as…"), "Ctrl+Shift+S", {}},
    {Act::copy_position, "copy-position", msg("Copy &position"), "Ctrl+Shift+C", {}},
    {Act::copy_game, "copy-game", msg("&Copy game"), "Ctrl+C", {}},
    {Act::paste, "paste", msg("P&aste position or game"), "Ctrl+V", {}},
    {Act::export_board, "export", msg("&Export the board…"), "Ctrl+Shift+E", {}},
    {Act::export_moves, "export-moves", msg("Export the m&oves as an animation…"), "", {}},
    {Act::print, "print", msg("Pr&int…"), "Ctrl+P", {}},
    {Act::start_page, "start-page", msg("S&tart page"), "Ctrl+Home", Icon::home},
    {Act::quit, "quit", msg("&Quit"), "Ctrl+Q", {}},
    {Act::take_back, "take-back", msg("&Take back"), "Ctrl+Z", Icon::undo, msg("Take back")},
    {Act::redo, "redo", msg("Play a&gain"), "Ctrl+Shift+Z", Icon::redo, msg("Again")},
    {Act::hint, "hint", msg("&Hint"), "Ctrl+H", Icon::hint, msg("Hint")},
    {Act::move_now, "move-now", msg("Computer: &move now"), "Ctrl+M", {}},
    {Act::offer_draw, "offer-draw", msg("Offer a &draw"), "Ctrl+D", Icon::half, msg("Draw")},
    {Act::accept_draw, "accept-draw", msg("&Accept the draw"), "Ctrl+Shift+D", {}},
    {Act::decline_draw, "decline-draw", msg("De&cline the draw"), "", {}},
    {Act::resign, "resign", msg("&Resign"), "Ctrl+Shift+R", Icon::flag, msg("Resign")},
    {Act::pause, "pause", msg("&Pause"), "F9", Icon::pause, msg("Pause")},
    {Act::adjust, "adjust", msg("Ad&just a piece (j'adoube)"), "Ctrl+J", {}},
    {Act::correct, "correct", msg("Have the irregular move c&orrected"), "", {}},
    {Act::let_stand, "let-stand", msg("&Let the irregular move stand"), "", {}},
    {Act::play_on, "play-on", msg("Play on from &here"), "Ctrl+Return", Icon::play},
    {Act::first, "first", msg("&First position"), "Alt+Home", Icon::first, msg("First")},
    {Act::previous, "previous", msg("&Previous move"), "Alt+Left", Icon::previous, msg("Back")},
    {Act::next, "next", msg("&Next move"), "Alt+Right", Icon::next, msg("Next")},
    {Act::last, "last", msg("&Last move"), "Alt+End", Icon::last, msg("Last")},
    {Act::comment, "comment", msg("&Comment…"), "Ctrl+T", {}},
    {Act::diagram, "diagram", msg("Mark for a dia&gram"), "Ctrl+G", {}},
    {Act::promote, "promote", msg("&Make this the main line"), "Ctrl+Up", {}},
    {Act::remove, "remove", msg("&Delete from here"), "Ctrl+Del", {}},
    {Act::flip, "flip", msg("&Turn the board"), "Ctrl+F", Icon::flip, msg("Turn")},
    {Act::engine, "engine", msg("&Engine"), "Ctrl+E", Icon::engine, msg("Engine")},
    {Act::full_screen, "full-screen", msg("&Full screen"), "F11", {}},
    {Act::document, "document", msg("&Board alone, as in the 3iL document"), "", {}},
    {Act::review, "review", msg("&Review the game"), "Ctrl+R", Icon::review},
    {Act::editor, "editor", msg("&Position editor…"), "Ctrl+B", Icon::edit},
    {Act::endings, "endings", msg("Learn &endings…"), "Ctrl+L", {}},
    {Act::engines, "engines", msg("&Other programs…"), "", {}},
    {Act::match, "match", msg("A &match between computers…"), "", {}},
    {Act::preferences, "preferences", msg("&Preferences…"), "Ctrl+,", {}},
    {Act::shortcuts, "shortcuts", msg("&Keyboard shortcuts…"), "Ctrl+K", {}},
    {Act::rules, "rules", msg("&Rules of this game"), "F1", {}},
    {Act::keys, "keys", msg("&How to play with the keyboard"), "Shift+F1", {}},
    {Act::about, "about", msg("&About Damier"), "", {}},
};

} // namespace

Actions::Actions(QWidget* window) : QObject(window) {
    for (Row const& row : rows) {
        auto* const action = new QAction(this);
        action->setObjectName(QLatin1String(row.key));
        action->setShortcut(QKeySequence(QLatin1String(row.shortcut)));
        actions_[row.act] = action;
        window->addAction(action);
    }
    for (Act const act : {Act::engine, Act::full_screen, Act::pause})
        actions_[act]->setCheckable(true);
    actions_[Act::quit]->setMenuRole(QAction::QuitRole);
    keep_usual_keys(all());
    Settings kept;
    read_keys(kept, all());
    retranslate();
}

QList<QAction*> Actions::all() const {
    QList<QAction*> list;
    for (Row const& row : rows) list.push_back(actions_.at(row.act));
    return list;
}

void Actions::retranslate() {
    for (Row const& row : rows) {
        QAction* const action = actions_[row.act];
        action->setText(words(row.name));
        if (!row.label.empty()) action->setIconText(words(row.label));
        QString plain = words(row.name);
        plain.remove(u'&').remove(u'…');
        QString const keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? plain : plain + QStringLiteral(" (") + keys + u')');
    }
}

void Actions::paint_icons(QColor colour) {
    for (Row const& row : rows)
        if (row.icon) actions_[row.act]->setIcon(make_icon(*row.icon, colour));
}

} // namespace damier::desktop
