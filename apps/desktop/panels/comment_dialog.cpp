#include "apps/desktop/panels/comment_dialog.hpp"

#include "apps/desktop/board/drawing.hpp"
#include "apps/desktop/panels/answer_buttons.hpp"
#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/panels/move_text.hpp"
#include "apps/desktop/words.hpp"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>

namespace damier::desktop {

CommentDialog::CommentDialog(session::Tree const& tree, session::NodeId node, QWidget* parent)
    : QDialog(parent),
      node_(node),
      old_(tree.node(node)),
      move_(spoken_move(tree, node)),
      heading_(new QLabel),
      before_label_(new QLabel),
      after_label_(new QLabel),
      before_(new QPlainTextEdit(QString::fromStdString(old_.comment_before))),
      after_(new QPlainTextEdit(QString::fromStdString(without_drawings(old_.comment_after)))) {
    heading_->setFont(bold(scaled(font(), 1.2)));
    heading_->setTextFormat(Qt::PlainText);
    for (QPlainTextEdit* edit : {before_, after_}) {
        edit->setTabChangesFocus(true);
        edit->installEventFilter(this);
    }
    before_->setMaximumHeight(QFontMetrics(font()).height() * 4);
    before_label_->setBuddy(before_);
    after_label_->setBuddy(after_);
    auto* all = new QVBoxLayout(this);
    all->addWidget(heading_);
    all->addWidget(after_label_);
    all->addWidget(after_, 1);
    all->addWidget(before_label_);
    all->addWidget(before_);
    all->addWidget(new AnswerButtons(msg("Keep"), this));
    // The root stands before every move: it has only one comment.
    before_->setVisible(node != session::root);
    before_label_->setVisible(node != session::root);
    after_->setFocus();
    after_->moveCursor(QTextCursor::End);
    resize(440, 320);
    retranslate();
}

std::vector<session::Command> CommentDialog::commands() const {
    std::vector<session::Command> commands;
    auto const add = [&](std::string text, bool is_before, std::string const& old) {
        if (text != old) commands.emplace_back(session::Comment{node_, is_before, std::move(text)});
    };
    auto const text_in = [](QPlainTextEdit const* edit) {
        return edit->toPlainText().trimmed().toStdString();
    };
    add(text_in(before_), true, old_.comment_before);
    // What is drawn on the board stands in the comment too, and stays.
    game::About const& about = old_.state->about();
    Drawings const drawings = read_drawings(old_.comment_after, about);
    if (text_in(after_) != without_drawings(old_.comment_after))
        add(with_drawings(text_in(after_), drawings, about), false, old_.comment_after);
    return commands;
}

void CommentDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

// Ctrl+Enter ends it from within the text.
bool CommentDialog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        auto const* key = static_cast<QKeyEvent*>(event);
        bool const is_enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (is_enter && key->modifiers().testFlag(Qt::ControlModifier)) {
            accept();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CommentDialog::retranslate() {
    setWindowTitle(words(msg("Comment")));
    heading_->setText(move_);
    before_label_->setText(words(msg("Before the move")));
    after_label_->setText(node_ == session::root ? words(msg("About the game"))
                                                 : words(msg("After the move")));
    before_->setAccessibleName(before_label_->text());
    after_->setAccessibleName(after_label_->text());
}

} // namespace damier::desktop
