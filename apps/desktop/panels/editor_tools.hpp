// What a click on the board of the position editor does: it moves a piece, removes one, or sets one
// of these.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "damier/game/state.hpp"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QLabel;

namespace damier::desktop {

class EditorTools : public QWidget {
    Q_OBJECT

public:
    explicit EditorTools(QWidget* parent = nullptr);

    void show_pieces_of(game::StatePtr const& state, Look const& look); // of its game
    bool moves_pieces() const;
    std::optional<game::Piece> piece() const; // nothing: it removes

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void retranslate();

    game::StatePtr state_;
    Look look_;
    QLabel* label_;
    QButtonGroup* tools_;
};

} // namespace damier::desktop
