// A row of choices of which one holds, each a button to press: quicker to read and to hit than a
// list that must be opened. The arrow keys go from one to the next.
#pragma once

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVariant>
#include <QWidget>

namespace damier::desktop {

class Chips : public QWidget {
    Q_OBJECT

public:
    explicit Chips(QWidget* parent = nullptr);

    struct Chip {
        QString text;
        QVariant value;
    };
    void set_chips(QList<Chip> const& chips); // keeps the choice where its value is still there
    QVariant value() const;
    void set_value(QVariant const& value); // an unknown one is the first
    QPushButton* button(QVariant const& value) const;
    QList<QAbstractButton*> buttons() const { return group_->buttons(); }

signals:
    void changed();

private:
    void make_buttons(qsizetype count);

    QButtonGroup* group_;
    QHBoxLayout* row_;
};

} // namespace damier::desktop
