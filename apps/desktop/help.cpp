#include "apps/desktop/help.hpp"

#include "apps/desktop/words.hpp"

#include <QAction>
#include <QDialog>
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
    QTextDocument* const page = text->document();
    page->setTextWidth(580);
    int const needed = static_cast<int>(page->size().height()) + 80; // with the row of the button
    dialog.resize(620, std::clamp(needed, 220, 560));
    dialog.exec();
}

QString row(QString const& keys, QString const& meaning) {
    return QStringLiteral("<tr><td style='padding:3px 18px 3px 0'><b>%1</b></td><td>%2</td></tr>")
        .arg(keys.toHtmlEscaped(), meaning.toHtmlEscaped());
}

} // namespace

void show_rules(game::Game const& game, QWidget* parent) {
    QString html =
        QStringLiteral("<h2>%1</h2><p>%2</p>")
            .arg(words(game.name()).toHtmlEscaped(), words(game.summary()).toHtmlEscaped());
    for (Message const& sentence : game.law())
        html += QStringLiteral("<p>%1</p>").arg(words(sentence).toHtmlEscaped());
    show_text(parent, words(msg("Rules")), html);
}

void show_keys(QList<QAction*> const& actions, QWidget* parent) {
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
    for (QAction const* const action : actions) {
        if (action->shortcut().isEmpty()) continue;
        QString name = action->text();
        html += row(action->shortcut().toString(QKeySequence::NativeText),
                    name.remove(u'&').remove(u'…'));
    }
    show_text(parent, words(msg("Keys")), html + QStringLiteral("</table>"));
}

void show_file(QString const& name, std::string const& text, QWidget* parent) {
    show_text(parent, words(Message(msg("The file «{}»"), name.toStdString())),
              QStringLiteral("<pre>%1</pre>").arg(QString::fromStdString(text).toHtmlEscaped()));
}

void show_about(QWidget* parent) {
    show_text(parent, words(msg("About Damier")),
              QStringLiteral("<h2>Damier %1</h2><p>%2</p><p>%3</p>")
                  .arg(QStringLiteral(DAMIER_VERSION),
                       words(msg("Draughts and all its relatives.")).toHtmlEscaped(),
                       words(msg("Every game you play is kept; nothing is sent anywhere."))
                           .toHtmlEscaped()));
}

} // namespace damier::desktop
