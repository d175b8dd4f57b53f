// Chooses one game of a file with many: a table with a filter, usable while it is still filling.
#pragma once

#include "apps/desktop/panels/game_list.hpp"

#include <QDialog>

#include <optional>

class QLabel;
class QLineEdit;
class QTableView;

namespace damier::desktop {

class AnswerButtons;

class GameListDialog : public QDialog {
    Q_OBJECT

public:
    explicit GameListDialog(records::Catalogue catalogue, QWidget* parent = nullptr);

    using QDialog::open;
    Result<Done> open(std::filesystem::path const& file);
    // The game that was chosen, once the dialog is accepted.
    std::optional<records::ListedGame> take_record();
    std::size_t chosen_game() const { return chosen_; } // its number, from 0

    GameList& games() { return *games_; }
    void choose(int row);
    void accept() override; // the row under the cursor

Q_SIGNALS:
    void game_chosen(); // take_record() has it

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void fill_status();

    GameList* games_;
    QLineEdit* filter_;
    QTableView* table_;
    QLabel* status_;
    AnswerButtons* buttons_;
    QString name_;
    std::optional<records::ListedGame> record_;
    std::size_t chosen_ = 0;
};

} // namespace damier::desktop
