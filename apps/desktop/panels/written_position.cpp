#include "apps/desktop/panels/written_position.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/words.hpp"

#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace damier::desktop {

WrittenPosition::WrittenPosition(QWidget* parent)
    : QWidget(parent),
      explanation_(new QLabel),
      text_(new QPlainTextEdit),
      meaning_(new BoardWidget) {
    explanation_->setWordWrap(true);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setTabChangesFocus(true);
    QFont fixed(QStringLiteral("monospace"));
    fixed.setStyleHint(QFont::Monospace);
    text_->setFont(fixed);
    meaning_->set_interactive(false);
    meaning_->setFocusPolicy(Qt::NoFocus);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(explanation_);
    auto* const both = new QHBoxLayout;
    both->addWidget(text_, 2);
    both->addWidget(meaning_, 3);
    column->addLayout(both, 1);
    connect(text_, &QPlainTextEdit::textChanged, this, &WrittenPosition::changed);
    retranslate();
}

QString WrittenPosition::text() const { return text_->toPlainText(); }

void WrittenPosition::set_text(QString const& text) { text_->setPlainText(text); }

void WrittenPosition::show_meaning(game::StatePtr const& state) { meaning_->show_state(state); }

void WrittenPosition::set_look(Look const& look) { meaning_->set_look(look); }

void WrittenPosition::retranslate() {
    explanation_->setText(words(msg("Positions of this game are entered as text: change the text "
                                    "below or paste another one. It is checked as you type.")));
    text_->setAccessibleName(words(msg("Position as text")));
    meaning_->setAccessibleName(words(msg("Preview of the board")));
}

void WrittenPosition::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace damier::desktop
