// For those who work on the widgets: writes a picture of each in both languages, so that a change
// can be looked at before anybody else sees it. Usage:
// panels_gallery FOLDER   (QT_QPA_PLATFORM=offscreen without a display)
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/panels/comment_dialog.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/evaluation_bar.hpp"
#include "apps/desktop/panels/evaluation_graph.hpp"
#include "apps/desktop/panels/game_list_dialog.hpp"
#include "apps/desktop/panels/move_tree.hpp"
#include "apps/desktop/panels/player_strip.hpp"
#include "apps/desktop/panels/position_editor.hpp"
#include "apps/desktop/panels/preferences_dialog.hpp"
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/panels/shortcuts_dialog.hpp"
#include "apps/text/translate.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/session/session.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLocale>
#include <QVBoxLayout>

#include <cstdio>
#include <filesystem>

namespace {

using namespace damier;
using namespace damier::desktop;

session::Session game_of(char const* key, std::vector<std::string> const& moves) {
    session::Session session(catalogue::all());
    session::NewGame setup;
    setup.game = key;
    setup.seed = 7;
    session.handle(setup, {});
    for (std::string const& move : moves) session.handle(session::PlayText{move}, {});
    return session;
}

// Any legal actions, for games whose moves nobody wants to type.
session::Session played(char const* key, int actions) {
    session::Session session = game_of(key, {});
    unsigned chance = 11;
    for (int i = 0; i < actions && !session.state().actions().empty(); ++i) {
        chance = chance * 1664525u + 1013904223u;
        session.handle(session::PlayAction{(chance >> 8) % session.state().actions().size()}, {});
    }
    return session;
}

session::Session annotated_game() {
    session::Session session = game_of(
        "international", {"32-28", "19-23", "28x19", "14x23", "37-32", "10-14", "41-37", "14-19",
                          "46-41", "5-10", "34-29", "23x34", "40x29", "20-24", "29x20", "15x24"});
    auto const line = session.tree().main_line();
    auto const at = [&](std::size_t ply) { return line[ply]; };
    auto const send = [&](session::Command const& command) { session.handle(command, {}); };
    send(session::Comment{0, false, "Club match, board 3. White has the better tempo count."});
    send(session::GoTo{at(4)});
    for (char const* move : {"35-30", "20-25", "33-29", "25x34"}) send(session::PlayText{move});
    send(session::GoTo{at(5)});
    for (char const* move : {"20-25", "41-37", "15-20"}) send(session::PlayText{move});
    send(session::GoTo{line[5]});
    for (char const* move : {"9-14", "33-28"}) send(session::PlayText{move});
    send(session::Comment{session.tree().current(), false, "with a comfortable game for White"});
    send(session::GoTo{at(10)});
    send(session::PlayText{"19-24"});
    send(session::Annotate{at(2), {6}});
    send(session::Annotate{at(5), {1}});
    send(session::Annotate{at(11), {4, 18}});
    send(session::Annotate{at(13), {2}});
    send(session::Comment{at(11), false,
                          "Gives away the centre; after the exchange the right wing "
                          "of Black has no free moves left."});
    send(session::GoTo{at(12)});
    return session;
}

class Gallery {
public:
    Gallery(QString folder, QString language) : folder_(folder), language_(language) {}

    void keep(QWidget& widget, char const* name, QSize size) {
        widget.resize(size);
        widget.show();
        wait(30);
        widget.grab().save(QDir(folder_).filePath(
            QStringLiteral("%1-%2.png").arg(QLatin1String(name), language_)));
        widget.hide();
    }

    static void wait(int milliseconds) {
        QElapsedTimer timer;
        timer.start();
        do QApplication::processEvents(QEventLoop::AllEvents, 10);
        while (timer.elapsed() < milliseconds);
    }

private:
    QString folder_, language_;
};

void moves(Gallery& gallery) {
    session::Session const session = annotated_game();
    MoveTree tree;
    tree.show(session.tree(), session.tree().current());
    gallery.keep(tree, "moves", {320, 520});
    for (char const* key : {"multidames", "mansuba"}) {
        session::Session const other = played(key, 40);
        MoveTree more;
        more.show(other.tree(), other.tree().current());
        gallery.keep(more, key, {320, 300});
    }
    MoveTree empty;
    gallery.keep(empty, "moves-empty", {320, 120});
    CommentDialog comment(session.tree(), session.tree().main_line()[11]);
    gallery.keep(comment, "comment", {440, 320});
}

void engine(Gallery& gallery) {
    session::Session const session = annotated_game();
    QWidget both;
    auto* row = new QHBoxLayout(&both);
    auto* bar = new EvaluationBar;
    auto* panel = new EnginePanel;
    row->addWidget(bar);
    row->addWidget(panel, 1);
    panel->set_on(true);
    panel->look_at(session.game(), session.tree().here().state);
    Gallery::wait(1500);
    bar->show(panel->evaluation());
    gallery.keep(both, "engine", {420, 240});
    session::Session const other = played("multidames", 3);
    EnginePanel none;
    none.look_at(other.game(), other.tree().here().state);
    gallery.keep(none, "engine-none", {420, 240});
}

void review(Gallery& gallery) {
    session::Session const session = played("international", 60);
    ReviewPanel panel;
    panel.set_game(&session.game(), session.tree(), session.played_line());
    gallery.keep(panel, "review-before", {460, 420});
    ReviewSettings settings;
    settings.limits.nodes = 5000;
    panel.start();
    Gallery::wait(400);
    gallery.keep(panel, "review-running", {460, 420});
    panel.cancel();
    ReviewRunner runner;
    panel.start_with(settings);
    while (panel.runner().is_running()) Gallery::wait(20);
    panel.set_current(session.tree().main_line()[20]);
    gallery.keep(panel, "review", {460, 460});
}

void players(Gallery& gallery) {
    session::Session const session = played("international", 60);
    auto const taken = taken_pieces(session.tree(), session.tree().current());
    QWidget both;
    auto* column = new QVBoxLayout(&both);
    for (game::Seat const seat : {1, 0}) {
        auto* strip = new PlayerStrip;
        strip->set_player(seat, seat == 0 ? QStringLiteral("Roos van Dijk") : QString(), seat == 1);
        strip->show_state(session.tree().here().state, taken[static_cast<std::size_t>(seat)]);
        strip->set_active(seat == 0);
        strip->clock()->set_source([seat] {
            session::Reading reading;
            reading.has_clock = true;
            reading.left =
                seat == 0 ? std::chrono::milliseconds(8340) : std::chrono::milliseconds(754'000);
            return reading;
        });
        strip->clock()->set_running(seat == 0);
        column->addWidget(strip);
    }
    gallery.keep(both, "players", {480, 130});
}

void editor(Gallery& gallery) {
    PositionEditor page(catalogue::all());
    session::Session const session = played("international", 40);
    page.edit(session.game(), session.tree().here().state);
    gallery.keep(page, "editor", {900, 620});
    auto* board = page.board();
    Q_EMIT board->cell_clicked(1); // a white man on the last row
    gallery.keep(page, "editor-wrong", {900, 620});
    page.edit(**catalogue::find("mansuba"));
    gallery.keep(page, "editor-text", {900, 620});
}

void dialogs(Gallery& gallery) {
    session::Session const session = played("international", 30);
    PreferencesDialog preferences({}, session.tree().here().state);
    gallery.keep(preferences, "preferences", preferences.sizeHint());

    QList<QAction*> actions;
    QObject owner;
    auto const add = [&](QString const& text, QKeySequence const& keys) {
        auto* action = new QAction(text, &owner);
        action->setShortcut(keys);
        actions += action;
    };
    add(text::tr("New game").c_str(), QKeySequence::New);
    add(text::tr("Open").c_str(), QKeySequence::Open);
    add(text::tr("Preferences").c_str(), QKeySequence(QStringLiteral("Ctrl+,")));
    add(text::tr("Copy").c_str(), QKeySequence::Copy);
    keep_usual_keys(actions);
    ShortcutsDialog shortcuts(actions);
    shortcuts.select(actions[1]);
    shortcuts.set_keys(QKeySequence::New);
    gallery.keep(shortcuts, "shortcuts", {460, 360});

    std::filesystem::path const file = std::filesystem::temp_directory_path() / "gallery.pdn";
    {
        QFile out(QString::fromStdString(file.string()));
        if (!out.open(QIODevice::WriteOnly)) return;
        char const* names[] = {"Sijbrands, T.", "Wiersma, H.", "Baba Sy", "Keller, R.C.",
                               "Fabre, M."};
        for (int i = 0; i < 2000; ++i)
            out.write(
                QStringLiteral(
                    "[Event \"Challenge %1\"]\n[White \"%2\"]\n[Black \"%3\"]\n[Date "
                    "\"19%4.??.??\"]\n"
                    "[Result \"%5\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 %5\n\n")
                    .arg(i / 20 + 1)
                    .arg(QLatin1String(names[i % 5]))
                    .arg(QLatin1String(names[(i + 1 + i % 3) % 5]))
                    .arg(60 + i % 40)
                    .arg(QLatin1String(i % 3 == 0   ? "2-0"
                                       : i % 3 == 1 ? "1-1"
                                                    : "0-2"))
                    .toUtf8());
    }
    GameListDialog list(catalogue::all());
    (void)list.open(file);
    Gallery::wait(300);
    gallery.keep(list, "games", {860, 420});
    std::filesystem::remove(file);
}

} // namespace

int main(int argc, char** argv) {
    QApplication const application(argc, argv);
    if (argc < 2) {
        std::fputs("usage: panels_gallery FOLDER\n", stderr);
        return 2;
    }
    QString const folder = QString::fromLocal8Bit(argv[1]);
    QDir().mkpath(folder);
    for (char const* language : {"en", "fr"}) {
        text::use_language(language);
        QLocale::setDefault(QLocale(QLatin1String(language)));
        Gallery gallery(folder, QLatin1String(language));
        for (auto const part : {moves, engine, review, players, editor, dialogs}) part(gallery);
    }
    return 0;
}
