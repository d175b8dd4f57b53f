// The page on which a position is set up: by pieces on a board for draughts, by its text for every
// game. What is wrong with it is said in words, and only a legal position can be accepted.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/panels/draft.hpp"
#include "damier/game/game.hpp"

#include <QWidget>

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QStackedWidget;

namespace damier::desktop {

class BoardWidget;
class EditorTools;
class WrittenPosition;

class PositionEditor : public QWidget {
    Q_OBJECT

public:
    explicit PositionEditor(std::span<game::Game const* const> games, QWidget* parent = nullptr);

    // Begins with this position; no state: the game's own start.
    void edit(game::Game const& game, game::StatePtr state = nullptr);
    void set_look(Look const& look);

    QString text() const; // of the position as it stands
    bool is_valid() const { return problem_.isEmpty(); }
    QString problem() const { return problem_; } // in words; empty when it can be played
    BoardWidget* board() const { return board_; }

Q_SIGNALS:
    void position_accepted(QString game, QString text);
    void analysis_wanted(QString game, QString text);
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QLayout* make_side();
    void connect_board();
    void connect_side();
    void retranslate();
    void choose_game(int index);
    void start_position();
    void set_draft(DraftPtr draft);
    void read_text(QString const& text);
    void check();
    void click(int cell);
    void remove(int cell); // what stands there
    void drop(int from, int to);
    void accept();
    bool is_drawn() const { return draft_ != nullptr; } // on the board, not as text

    std::vector<game::Game const*> games_;
    game::Game const* game_ = nullptr;
    DraftPtr draft_;
    int picked_ = -1; // the cell whose piece is in the hand
    Look look_;
    QString problem_;

    BoardWidget* board_;
    WrittenPosition* written_;
    QComboBox* game_box_;
    QSpinBox* size_box_;
    QRadioButton *white_, *black_;
    EditorTools* tools_;
    QPushButton *clear_, *start_, *turn_, *copy_, *paste_, *accept_, *analyse_, *cancel_;
    QLineEdit* line_;
    QStackedWidget* pages_;
    QLabel *game_label_, *size_label_, *turn_label_, *line_label_, *verdict_, *counts_;
};

} // namespace damier::desktop
