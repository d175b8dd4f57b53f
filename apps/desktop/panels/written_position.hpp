// A position as its text, for games whose pieces cannot be set one by one, beside what it means.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "damier/game/state.hpp"

#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace damier::desktop {

class BoardWidget;

class WrittenPosition : public QWidget {
    Q_OBJECT

public:
    explicit WrittenPosition(QWidget* parent = nullptr);

    QString text() const;
    void set_text(QString const& text);
    void show_meaning(game::StatePtr const& state);
    void set_look(Look const& look);

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* explanation_;
    QPlainTextEdit* text_;
    BoardWidget* meaning_;
};

} // namespace damier::desktop
