// What is told of a game beside its moves, to be changed.
#pragma once

#include "apps/desktop/panels/info_strip.hpp"

#include <QDialog>

class QLineEdit;

namespace damier::desktop {

class InfoDialog : public QDialog {
    Q_OBJECT

public:
    // `seats` are their names in the user's language.
    InfoDialog(GameInfo const& info, QStringList const& seats, QWidget* parent = nullptr);

    GameInfo info() const;

private:
    QLineEdit* add(QString const& label, std::string const& value);

    GameInfo old_;
    QLineEdit *event_, *site_, *round_, *date_;
    std::vector<QLineEdit*> players_;
};

} // namespace damier::desktop
