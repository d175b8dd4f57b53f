#include "apps/desktop/question.hpp"

#include "apps/desktop/words.hpp"

#include <QMessageBox>
#include <QPushButton>

namespace damier::desktop {

bool ask(QWidget* parent, QString const& question, QString const& yes) {
    QMessageBox box(QMessageBox::Question, QStringLiteral("Damier"), question,
                    QMessageBox::NoButton, parent);
    QPushButton* const agree = box.addButton(yes, QMessageBox::AcceptRole);
    box.addButton(words(msg("Cancel")), QMessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == agree;
}

} // namespace damier::desktop
