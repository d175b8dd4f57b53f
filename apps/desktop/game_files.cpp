#include "apps/desktop/game_files.hpp"

#include "apps/desktop/help.hpp"
#include "apps/desktop/new_games.hpp"
#include "apps/desktop/panels/game_list_dialog.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/told_info.hpp"
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

namespace damier::desktop {

namespace {

constexpr std::size_t largest_file = std::size_t{256} << 20;

enum class Existing { leave, join, replace };

// What is to become of a file that bears the chosen name already.
Existing ask_about(QString const& path, QWidget* window) {
    QMessageBox box(QMessageBox::Question, QStringLiteral("Damier"),
                    words(Message(msg("The file «{}» exists already."),
                                  QFileInfo(path).fileName().toStdString())),
                    QMessageBox::NoButton, window);
    bool const is_pdn = QFileInfo(path).suffix().toLower() == u"pdn";
    QPushButton* const join =
        is_pdn ? box.addButton(words(msg("Add the game to it")), QMessageBox::AcceptRole) : nullptr;
    QPushButton* const replace =
        box.addButton(words(msg("Replace it")), QMessageBox::DestructiveRole);
    box.addButton(words(msg("Cancel")), QMessageBox::RejectRole);
    box.exec();
    QAbstractButton const* const clicked = box.clickedButton();
    if (clicked != nullptr && clicked == join) return Existing::join;
    return clicked == replace ? Existing::replace : Existing::leave;
}

} // namespace

GameFiles::GameFiles(Controller& controller, NewGames& new_games, QWidget* window)
    : QObject(window), controller_(controller), new_games_(new_games), window_(window) {
    connect(&controller_, &Controller::started, this, [this] {
        file_.forget();
        place_.reset();
    });
}

void GameFiles::open() {
    QString const folder = settings().value("files/folder").toString();
    QString const path = QFileDialog::getOpenFileName(
        window_, words(msg("Open a game")), folder,
        words(msg("Games and positions (*.pdn *.pgn *.fen *.dat *.v06 *.txt *.journal)")) + ";;"
            + words(msg("All files (*)")));
    if (path.isEmpty()) return;
    settings().setValue("files/folder", QFileInfo(path).absolutePath());
    open_file(path);
}

bool GameFiles::open_file(QString const& path) {
    QString const ending = QFileInfo(path).suffix().toLower();
    if (ending == u"pdn" || ending == u"pgn")
        if (records::holds_several(path.toStdString())) return open_list(path);
    Result<std::string> const text = read_file(path.toStdString());
    if (!text) {
        emit complained(words(text.error()));
        return false;
    }
    if (!take_text(*text, ending, QFileInfo(path).fileName())) return false;
    if (ending == u"pdn") remember_place(path, 0);
    return true;
}

void GameFiles::remember_place(QString const& path, std::size_t number) {
    if (auto const bytes = read_file(path.toStdString(), largest_file))
        place_ = Place{path, number, crc32c(*bytes)};
}

// A file with many games: the user chooses one from the list.
bool GameFiles::open_list(QString const& path) {
    GameListDialog dialog(catalogue::all(), window_);
    if (auto const done = dialog.open(path.toStdString()); !done) {
        emit complained(words(done.error()));
        return false;
    }
    if (dialog.exec() != QDialog::Accepted) return false;
    std::optional<records::ListedGame> const game = dialog.take_record();
    if (!game || !take_record(game->record, records::Format::pdn, game->problems)) return false;
    remember_place(path, dialog.chosen_game());
    return true;
}

bool GameFiles::take_text(std::string_view text, QString const& ending, QString const& name) {
    std::string const hint =
        controller_.has_game() ? std::string(controller_.session().game().key()) : std::string();
    records::Asked asked;
    if (!ending.isEmpty()) asked.name = name.toStdString();
    // Games of a file need not be of the game at the table, and their moves tell.
    if (records::format_of(asked, text) != records::Format::pdn) asked.hint = hint;
    auto const found = records::read_any(text, asked, catalogue::all());
    if (!found) {
        // The name of a game says what the text should be; PDN is the name of anything else.
        bool const is_promised = records::format_of_path(asked.name).value_or(records::Format::pdn)
                                 != records::Format::pdn;
        emit complained(words(Message(is_promised ? msg("The file «{}» is corrupted: {}")
                                                  : msg("«{}» cannot be opened: {}"),
                                      name.toStdString(), text::tr(found.error()))));
        return false;
    }
    for (records::FileGame const& game : found->games)
        if (game.record)
            return take_record(*game.record, records::format_of(asked, text), found->problems);
    emit complained(words(found->games.front().record.error()));
    return false;
}

bool GameFiles::take_record(records::Record const& record, records::Format format,
                            std::vector<records::Problem> const& problems) {
    auto commands = records::commands_of(record);
    if (!commands) {
        emit complained(words(commands.error()));
        return false;
    }
    if (!new_games_.may_leave()) return false;
    for (pdn::Tag const& tag : record.tags) commands->push_back(session::Tell{tag.name, tag.value});
    if (auto const done = controller_.take_up(*commands); !done) {
        emit complained(words(done.error()));
        return false;
    }
    file_.take(record, format);
    controller_.go_first();
    emit opened();
    if (record.guess) emit said(words(*record.guess), false);
    auto const worst =
        std::ranges::find(problems, pdn::Severity::error, &records::Problem::severity);
    if (worst != problems.end()) emit complained(words(worst->error));
    return true;
}

void GameFiles::save() {
    if (!place_) return save_as();
    std::string const name = QFileInfo(place_->path).fileName().toStdString();
    auto const text = file_.write(records::Format::pdn, controller_.session(), controller_.shown());
    if (!text) return emit complained(words(text.error()));
    auto const before = read_file(place_->path.toStdString(), largest_file);
    if (!before) return emit complained(words(before.error()));
    if (crc32c(*before) != place_->sum)
        return emit complained(words(Message(
            msg("«{}» has changed since it was opened; save the game in another file."), name)));
    auto const whole = records::with_game(*before, place_->number, *text);
    if (!whole) return emit complained(words(whole.error()));
    if (auto const done = write_file(place_->path.toStdString(), *whole, Replace::yes); !done)
        return emit complained(words(done.error()));
    place_->sum = crc32c(*whole);
    emit said(words(Message(msg("The game is saved in «{}»."), name)), false);
}

QString GameFiles::ask_for_name() const {
    session::Session const& session = controller_.session();
    QString const folder = settings().value("files/folder").toString();
    QString const usual =
        file_name_of(told_info(session), words(session.game().name())) + QStringLiteral(".pdn");
    QString path = QFileDialog::getSaveFileName(
        window_, words(msg("Save the game")), QDir(folder).filePath(usual),
        words(msg("Game (*.pdn)")) + ";;" + words(msg("Position (*.fen *.txt)")) + ";;"
            + words(msg("ULB draughts (*.dat)")) + ";;" + words(msg("Draughts v0.6 (*.v06)")),
        nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty()) return {};
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".pdn");
    settings().setValue("files/folder", QFileInfo(path).absolutePath());
    return path;
}

void GameFiles::save_as() {
    QString const path = ask_for_name();
    if (path.isEmpty()) return;
    records::Format const format =
        records::format_of_path(path.toStdString()).value_or(records::Format::pdn);
    Result<std::string> text = file_.write(format, controller_.session(), controller_.shown());
    if (!text) return emit complained(words(text.error()));
    if (QFileInfo::exists(path)) {
        Existing const existing = ask_about(path, window_);
        if (existing == Existing::leave) return;
        if (existing == Existing::join) {
            Result<std::string> const before = read_file(path.toStdString(), largest_file);
            if (!before) return emit complained(words(before.error()));
            text = *before + "\n" + *text;
        }
    }
    if (auto const done = write_file(path.toStdString(), *text, Replace::yes); !done)
        return emit complained(words(done.error()));
    emit said(
        words(Message(msg("The game is saved in «{}»."), QFileInfo(path).fileName().toStdString())),
        false);
}

void GameFiles::copy_position() {
    if (!controller_.has_game()) return;
    QApplication::clipboard()->setText(QString::fromStdString(controller_.shown_state()->text()));
    emit said(words(msg("The position is on the clipboard.")), false);
}

void GameFiles::show_saved(std::string_view format) {
    auto const text =
        file_.write(*records::format_named(format), controller_.session(), controller_.shown());
    if (!text) return emit complained(words(text.error()));
    QString const ending = QString::fromUtf8(format.data(), qsizetype(format.size()));
    show_file(QStringLiteral("x.") + ending, *text, window_);
}

void GameFiles::copy_game() {
    if (!controller_.has_game()) return;
    auto const text = file_.write(records::Format::pdn, controller_.session(), controller_.shown());
    if (!text) return emit complained(words(text.error()));
    QApplication::clipboard()->setText(QString::fromStdString(*text));
    emit said(words(msg("The game is on the clipboard.")), false);
}

void GameFiles::paste() {
    QString const text = QApplication::clipboard()->text();
    take_text(text.toStdString(), {}, words(msg("the clipboard")));
}

} // namespace damier::desktop
