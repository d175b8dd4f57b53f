// The last row of a dialog: the button that says yes, and «Cancel».
#pragma once

#include <QDialogButtonBox>

#include <string_view>

class QDialog;

namespace damier::desktop {

class AnswerButtons : public QDialogButtonBox {
    Q_OBJECT

public:
    // They accept and reject the dialog. `yes` is a text for the translators.
    AnswerButtons(std::string_view yes, QDialog* dialog);

    QPushButton& yes() { return *yes_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::string_view word_;
    QPushButton *yes_, *cancel_;
};

} // namespace damier::desktop
