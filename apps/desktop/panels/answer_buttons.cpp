#include "apps/desktop/panels/answer_buttons.hpp"

#include "apps/desktop/words.hpp"

#include <QDialog>
#include <QEvent>
#include <QPushButton>

namespace damier::desktop {

AnswerButtons::AnswerButtons(std::string_view yes, QDialog* dialog)
    : QDialogButtonBox(dialog), // whose default the first button becomes
      word_(yes),
      yes_(addButton(QString(), QDialogButtonBox::AcceptRole)),
      cancel_(addButton(QString(), QDialogButtonBox::RejectRole)) {
    yes_->setDefault(true);
    connect(this, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(this, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    retranslate();
}

void AnswerButtons::retranslate() {
    yes_->setText(words(word_));
    cancel_->setText(words(msg("Cancel")));
}

void AnswerButtons::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialogButtonBox::changeEvent(event);
}

} // namespace damier::desktop
