// Every action with its keys, to be looked up and changed. Two actions with the same keys are
// named.
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>

#include <vector>

class QAction;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QTreeWidget;

namespace damier::desktop {

// Keys that the user has changed, by the action's objectName(). Actions without a name have none.
// Call keep_usual_keys() once for actions as the program made them, before read_keys().
void keep_usual_keys(QList<QAction*> const& actions);
void read_keys(QSettings& settings, QList<QAction*> const& actions);
void write_keys(QSettings& settings, QList<QAction*> const& actions);
QKeySequence usual_keys(QAction const& action);

class AnswerButtons;

class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    // Actions without a text are left out. Accepting sets their shortcuts.
    explicit ShortcutsDialog(QList<QAction*> const& actions, QWidget* parent = nullptr);

    void select(QAction* action);
    void set_keys(QKeySequence const& keys); // of the selected action
    QString conflict() const;                // in words; empty if there is none

    void accept() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill_row(int row);
    void show_selected();
    void filter(QString const& text);
    void check();
    int selected() const; // row, or -1

    struct Row {
        QAction* action;
        QKeySequence keys;
    };
    std::vector<Row> rows_;
    bool is_showing_ = false;

    QLineEdit* filter_;
    QTreeWidget* list_;
    QLabel *keys_label_, *conflict_;
    QKeySequenceEdit* edit_;
    QPushButton *clear_, *reset_, *reset_all_;
    AnswerButtons* buttons_;
};

} // namespace damier::desktop
