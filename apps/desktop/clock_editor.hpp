// Chooses a time control of any kind: by kind and numbers, or typed as text.
#pragma once

#include "damier/session/time_control.hpp"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace damier::desktop {

class ClockEditor : public QWidget {
    Q_OBJECT

public:
    explicit ClockEditor(QWidget* parent = nullptr);

    Result<session::TimeControls> controls() const;
    void set_controls(session::TimeControls const& controls);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Kind {
        none,
        game,
        increment,
        delay,
        bronstein,
        per_turn,
        moves,
        byo,
        hourglass,
        text
    };

    QString text() const;
    void show_kind();
    void retranslate();
    Kind kind() const;

    QComboBox* kind_;
    QSpinBox *minutes_, *extra_, *moves_, *periods_;
    QLineEdit* typed_;
};

} // namespace damier::desktop
