// What the window does with whole games: new ones, files, the clipboard, pictures, paper.
#include "apps/desktop/describe.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/main_window.hpp"
#include "apps/desktop/new_game_dialog.hpp"
#include "apps/desktop/panels/comment_dialog.hpp"
#include "apps/desktop/panels/game_list_dialog.hpp"
#include "apps/desktop/panels/info_dialog.hpp"
#include "apps/desktop/play_card.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/start_page.hpp"
#include "apps/desktop/words.hpp"

#include "damier/base/checksum.hpp"
#include "damier/base/output_file.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/commands.hpp"
#include "damier/records/in_place.hpp"
#include "damier/records/index.hpp"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>

namespace damier::desktop {

namespace {

constexpr std::size_t largest_file = std::size_t{256} << 20;

} // namespace

void MainWindow::new_game(QString const& key, QString const& position) {
    NewGameDialog dialog(catalogue::all(), preferences_.look, this);
    if (!key.isEmpty()) dialog.choose_game(key.toStdString());
    if (!position.isEmpty()) dialog.set_position(position);
    if (dialog.exec() != QDialog::Accepted) return;
    auto const setup = dialog.chosen();
    if (!setup) return complain(words(setup.error()));
    if (may_leave_game() && begin(*setup)) show_page(Page::game);
}

void MainWindow::play(session::NewGame const& setup) {
    if (!may_leave_game() || !begin(setup)) return;
    QSettings kept = settings();
    write_choice(kept, start_page_->card().choice());
    show_page(Page::game);
}

bool MainWindow::begin(session::NewGame setup) {
    setup.clock_waits = preferences_.clock_waits && !setup.clock.empty();
    if (!controller_.send(setup)) return false;
    turn_to_player();
    return true;
}

void MainWindow::analyse(QString const& key, QString const& position) {
    session::NewGame setup;
    setup.game = key.toStdString();
    setup.position = position.toStdString();
    setup.seed = QRandomGenerator::system()->generate();
    if (!may_leave_game() || !controller_.send(setup)) return;
    show_page(Page::analysis);
}

void MainWindow::turn_to_player() {
    session::Session const& session = controller_.session();
    if (session.setup().players.size() != 2 || session.is_bot(0) == session.is_bot(1)) return;
    preferences_.look.is_flipped = session.is_bot(0);
    take_look();
}

// The game before is kept among the recent ones; who wants to be asked all the same is asked.
bool MainWindow::may_leave_game() {
    bool const is_unfinished = controller_.has_game() && !controller_.session().ending()
                               && controller_.session().tree().size() > 1;
    if (!is_unfinished || !preferences_.confirms_leaving) return true;
    return ask(words(msg("The game on the board is not finished. It will be kept among the recent "
                         "games.")),
               words(msg("Go on")));
}

// The same again; two players change sides.
void MainWindow::rematch() {
    if (!controller_.has_game()) return;
    session::NewGame setup = controller_.session().setup();
    setup.seed = QRandomGenerator::system()->generate();
    if (setup.players.size() == 2) {
        std::swap(setup.players[0], setup.players[1]);
        if (setup.clock.size() == 2) std::swap(setup.clock[0], setup.clock[1]);
    }
    if (begin(setup)) show_page(Page::game);
}

void MainWindow::open() {
    QString const folder = settings().value("files/folder").toString();
    QString const path = QFileDialog::getOpenFileName(
        this, words(msg("Open a game")), folder,
        words(msg("Games and positions (*.pdn *.pgn *.fen *.dat *.v06 *.txt *.journal)")) + ";;"
            + words(msg("All files (*)")));
    if (path.isEmpty()) return;
    settings().setValue("files/folder", QFileInfo(path).absolutePath());
    open_file(path);
}

bool MainWindow::open_file(QString const& path) {
    QString const ending = QFileInfo(path).suffix().toLower();
    if (ending == u"pdn" || ending == u"pgn")
        if (records::holds_several(path.toStdString())) return open_list(path);
    Result<std::string> const text = read_file(path.toStdString());
    if (!text) {
        complain(words(text.error()));
        return false;
    }
    if (!take_text(*text, ending, QFileInfo(path).fileName())) return false;
    if (ending == u"pdn") remember_place(path, 0);
    return true;
}

void MainWindow::remember_place(QString const& path, std::size_t number) {
    if (auto const bytes = read_file(path.toStdString(), largest_file))
        place_ = Place{path, number, crc32c(*bytes)};
}

// A file with many games: the user chooses one from the list.
bool MainWindow::open_list(QString const& path) {
    GameListDialog dialog(catalogue::all(), this);
    if (auto const done = dialog.open(path.toStdString()); !done) {
        complain(words(done.error()));
        return false;
    }
    if (dialog.exec() != QDialog::Accepted) return false;
    std::optional<records::ListedGame> const game = dialog.take_record();
    if (!game || !take_record(game->record, records::Format::pdn, game->problems)) return false;
    remember_place(path, dialog.chosen_game());
    return true;
}

bool MainWindow::take_text(std::string_view text, QString const& ending, QString const& name) {
    std::string const hint =
        controller_.has_game() ? std::string(controller_.session().game().key()) : std::string();
    records::Asked asked;
    if (!ending.isEmpty()) asked.name = name.toStdString();
    // Games of a file need not be of the game at the table, and their moves tell.
    if (records::format_of(asked, text) != records::Format::pdn) asked.hint = hint;
    auto const found = records::read_any(text, asked, catalogue::all());
    if (!found) {
        complain(words(Message(msg("«{}» cannot be opened: {}"), name.toStdString(),
                               text::tr(found.error()))));
        return false;
    }
    for (records::FileGame const& game : found->games)
        if (game.record)
            return take_record(*game.record, records::format_of(asked, text), found->problems);
    complain(words(found->games.front().record.error()));
    return false;
}

bool MainWindow::take_record(records::Record const& record, records::Format format,
                             std::vector<records::Problem> const& problems) {
    auto commands = records::commands_of(record);
    if (!commands) {
        complain(words(commands.error()));
        return false;
    }
    if (!may_leave_game()) return false;
    for (pdn::Tag const& tag : record.tags) commands->push_back(session::Tell{tag.name, tag.value});
    if (auto const done = controller_.take_up(*commands); !done) {
        complain(words(done.error()));
        return false;
    }
    file_.take(record, format);
    show_info();
    controller_.go_first();
    game_page_->set_from_file(true);
    show_page(Page::game);
    if (record.guess) game_page_->say(words(*record.guess), false);
    auto const worst =
        std::ranges::find(problems, pdn::Severity::error, &records::Problem::severity);
    if (worst != problems.end()) complain(words(worst->error));
    return true;
}

void MainWindow::save() {
    if (!place_) return save_as();
    std::string const name = QFileInfo(place_->path).fileName().toStdString();
    auto const text = file_.write(records::Format::pdn, controller_.session(), controller_.shown());
    if (!text) return complain(words(text.error()));
    auto const before = read_file(place_->path.toStdString(), largest_file);
    if (!before) return complain(words(before.error()));
    if (crc32c(*before) != place_->sum)
        return complain(words(Message(
            msg("«{}» has changed since it was opened; save the game in another file."), name)));
    auto const whole = records::with_game(*before, place_->number, *text);
    if (!whole) return complain(words(whole.error()));
    if (auto const done = write_file(place_->path.toStdString(), *whole, Replace::yes); !done)
        return complain(words(done.error()));
    place_->sum = crc32c(*whole);
    game_page_->say(words(Message(msg("The game is saved in «{}»."), name)), false);
}

void MainWindow::save_as() {
    QString const folder = settings().value("files/folder").toString();
    QString const usual =
        file_name_of(info(), words(controller_.session().game().name())) + QStringLiteral(".pdn");
    QString path = QFileDialog::getSaveFileName(
        this, words(msg("Save the game")), QDir(folder).filePath(usual),
        words(msg("Game (*.pdn)")) + ";;" + words(msg("Position (*.fen *.txt)")) + ";;"
            + words(msg("ULB draughts (*.dat)")) + ";;" + words(msg("Draughts v0.6 (*.v06)")),
        nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".pdn");
    settings().setValue("files/folder", QFileInfo(path).absolutePath());
    QString const ending = QFileInfo(path).suffix().toLower();
    records::Format const format =
        records::format_of_path(path.toStdString()).value_or(records::Format::pdn);
    Result<std::string> text = file_.write(format, controller_.session(), controller_.shown());
    if (!text) return complain(words(text.error()));
    if (QFileInfo::exists(path)) {
        QMessageBox box(QMessageBox::Question, QStringLiteral("Damier"),
                        words(Message(msg("The file «{}» exists already."),
                                      QFileInfo(path).fileName().toStdString())),
                        QMessageBox::NoButton, this);
        QPushButton* const join = ending == u"pdn" ? box.addButton(words(msg("Add the game to it")),
                                                                   QMessageBox::AcceptRole)
                                                   : nullptr;
        QPushButton* const replace =
            box.addButton(words(msg("Replace it")), QMessageBox::DestructiveRole);
        box.addButton(words(msg("Cancel")), QMessageBox::RejectRole);
        box.exec();
        if (box.clickedButton() == nullptr
            || (box.clickedButton() != join && box.clickedButton() != replace))
            return;
        if (join != nullptr && box.clickedButton() == join) {
            Result<std::string> const before = read_file(path.toStdString(), largest_file);
            if (!before) return complain(words(before.error()));
            text = *before + "\n" + *text;
        }
    }
    if (auto const done = write_file(path.toStdString(), *text, Replace::yes); !done)
        return complain(words(done.error()));
    game_page_->say(
        words(Message(msg("The game is saved in «{}»."), QFileInfo(path).fileName().toStdString())),
        false);
}

GameInfo MainWindow::info() const {
    session::Session const& session = controller_.session();
    auto const told_of = [&](std::string_view name) {
        auto const found = std::ranges::find(session.told(), name, &session::Session::Told::name);
        bool const is_there = found != session.told().end() && records::is_told(found->value);
        return is_there ? found->value : std::string();
    };
    GameInfo info{told_of("Event"), told_of("Site"), told_of("Round"), told_of("Date"), {}, {}};
    auto const& players = session.setup().players;
    bool const is_pair = players.size() == 2;
    for (std::size_t i = 0; i < players.size(); ++i) {
        std::string const told = is_pair ? told_of(i == 0 ? "White" : "Black") : std::string();
        info.players.push_back(told.empty() ? players[i].name : told);
    }
    if (session.ending()) info.result = records::record_of(session).result;
    return info;
}

void MainWindow::show_info() {
    if (controller_.has_game()) game_page_->info().show_info(info());
}

void MainWindow::edit_info() {
    if (!controller_.has_game()) return;
    auto const& seats = controller_.session().state().about().seats;
    QStringList names;
    if (seats.size() == 2)
        for (std::string_view const seat : seats) names += words(seat);
    InfoDialog dialog(info(), names, this);
    if (dialog.exec() != QDialog::Accepted) return;
    GameInfo const now = dialog.info();
    GameInfo const before = info();
    std::vector<session::Command> commands;
    auto const tell = [&](char const* name, std::string const& was, std::string const& is) {
        if (was != is) commands.push_back(session::Tell{name, is});
    };
    tell("Event", before.event, now.event);
    tell("Site", before.site, now.site);
    tell("Round", before.round, now.round);
    tell("Date", before.date, now.date);
    if (now.players.size() == 2 && before.players.size() == 2) {
        tell("White", before.players[0], now.players[0]);
        tell("Black", before.players[1], now.players[1]);
    }
    controller_.carry_out(commands);
}

void MainWindow::copy_position() {
    if (!controller_.has_game()) return;
    QApplication::clipboard()->setText(QString::fromStdString(controller_.shown_state()->text()));
    game_page_->say(words(msg("The position is on the clipboard.")), false);
}

void MainWindow::copy_game() {
    if (!controller_.has_game()) return;
    auto const text = file_.write(records::Format::pdn, controller_.session(), controller_.shown());
    if (!text) return complain(words(text.error()));
    QApplication::clipboard()->setText(QString::fromStdString(*text));
    game_page_->say(words(msg("The game is on the clipboard.")), false);
}

void MainWindow::paste() {
    QString const text = QApplication::clipboard()->text();
    take_text(text.toStdString(), {}, words(msg("the clipboard")));
}

void MainWindow::comment(session::NodeId node) {
    if (!controller_.has_game()) return;
    CommentDialog dialog(controller_.session().tree(), node, this);
    if (dialog.exec() != QDialog::Accepted) return;
    controller_.carry_out(dialog.commands());
}

void MainWindow::remove(session::NodeId node) {
    if (!controller_.has_game() || node == session::root) return;
    if (preferences_.confirms_deleting
        && !ask(words(msg("Delete this move and everything after it?")), words(msg("Delete"))))
        return;
    controller_.send(session::Delete{node});
}

} // namespace damier::desktop
