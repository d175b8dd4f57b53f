// What the window explains: the rules of the game at hand, the keys, the program itself.
#include "apps/desktop/describe.hpp"
#include "apps/desktop/document_window.hpp"
#include "apps/desktop/documents.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/main_window.hpp"
#include "apps/desktop/words.hpp"

#include <QDialog>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace damier::desktop {

namespace {

void show_text(QWidget* parent, QString const& title, QString const& html) {
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    auto* const column = new QVBoxLayout(&dialog);
    auto* const text = new QTextBrowser;
    text->setHtml(html);
    text->document()->setDocumentMargin(14);
    text->setOpenExternalLinks(true);
    column->addWidget(text);
    auto* const close = new QPushButton(words(msg("Close")));
    QObject::connect(close, &QPushButton::clicked, &dialog, &QDialog::accept);
    column->addWidget(close, 0, Qt::AlignRight);
    dialog.resize(620, 560);
    dialog.exec();
}

QString row(QString const& keys, QString const& meaning) {
    return QStringLiteral("<tr><td style='padding:3px 18px 3px 0'><b>%1</b></td><td>%2</td></tr>")
        .arg(keys.toHtmlEscaped(), meaning.toHtmlEscaped());
}

} // namespace

void MainWindow::show_rules() {
    if (!controller_.has_game()) return;
    game::Game const& game = controller_.session().game();
    QString html =
        QStringLiteral("<h2>%1</h2><p>%2</p>")
            .arg(words(game.name()).toHtmlEscaped(), words(game.summary()).toHtmlEscaped());
    for (Message const& sentence : game.law())
        html += QStringLiteral("<p>%1</p>").arg(words(sentence).toHtmlEscaped());
    show_text(this, words(msg("Rules")), html);
}

void MainWindow::show_keys() {
    QString html =
        QStringLiteral("<h2>%1</h2><table>").arg(words(msg("On the board")).toHtmlEscaped());
    html += row(words(msg("Click, click")), words(msg("a piece, then where it goes")));
    html += row(words(msg("Drag")), words(msg("the piece to where it goes")));
    html += row(words(msg("Right click, Esc")), words(msg("let the piece go")));
    html += row(words(msg("Wheel, arrows")), words(msg("step through the game; up and down choose "
                                                       "another variation")));
    html += row(words(msg("Home, End")), words(msg("the first position, the last move")));
    html += row(words(msg("Tab")), words(msg("the cursor: now the arrows move it over the squares; "
                                             "Esc leaves it")));
    html += row(words(msg("Enter, space")), words(msg("choose the square under the cursor")));
    html += row(words(msg("Right click, right drag")),
                words(msg("a circle, an arrow; Shift, Alt or both: another colour")));
    html += row(words(msg("Shift and Enter")),
                words(msg("a circle or an arrow from the cursor to where it stands next time")));
    html +=
        row(words(msg("Digits, letters")), words(msg("type a move, such as 32-28, then Enter")));
    html +=
        QStringLiteral("</table><h2>%1</h2><table>").arg(words(msg("Everywhere")).toHtmlEscaped());
    for (QAction const* const action : actions_->all()) {
        if (action->shortcut().isEmpty()) continue;
        QString name = action->text();
        html += row(action->shortcut().toString(QKeySequence::NativeText),
                    name.remove(u'&').remove(u'…'));
    }
    show_text(this, words(msg("Keys")), html + QStringLiteral("</table>"));
}

void MainWindow::show_figure(int number) {
    auto const found = std::ranges::find(figures(), number, &Figure::number);
    if (found == figures().end()) return;
    session::NewGame setup = found->setup;
    std::string text;
    QString const name = QString::fromUtf8(found->file.data(), qsizetype(found->file.size()));
    if (!name.isEmpty()) {
        QFile file(QStringLiteral(":/documents/") + name);
        if (!file.open(QIODevice::ReadOnly)) return;
        text = file.readAll().toStdString();
    }
    if (setup.game.empty()) {
        if (!take_text(text, QFileInfo(name).suffix(), name)) return;
        controller_.go_last();
    } else {
        setup.position = QString::fromStdString(text).trimmed().toStdString();
        if (!may_leave_game() || !controller_.send(setup)) return;
        turn_to_player();
        show_page(Page::game);
    }
    for (std::string const& move : found->plays) controller_.send(session::PlayText{move});
    game_page_->stop_animation();
    for (std::string const& label : found->clicks) {
        auto const& cells = controller_.session().state().about().cells;
        auto const cell = std::ranges::find(cells, label, &game::CellShape::label);
        if (cell != cells.end()) controller_.click(static_cast<int>(cell - cells.begin()));
    }
    if (found->offers_draw) controller_.offer_draw();
    switch (found->shown) {
    case Figure::Shown::on_board: break;
    case Figure::Shown::rules: return show_rules();
    case Figure::Shown::commands: return show_shortcuts();
    case Figure::Shown::board_alone: make_document_window()->show();
    }
}

void MainWindow::show_about() {
    show_text(this, words(msg("About Damier")),
              QStringLiteral("<h2>Damier %1</h2><p>%2</p><p>%3</p>")
                  .arg(QStringLiteral(DAMIER_VERSION),
                       words(msg("Draughts and all its relatives.")).toHtmlEscaped(),
                       words(msg("Every game you play is kept; nothing is sent anywhere."))
                           .toHtmlEscaped()));
}

} // namespace damier::desktop
