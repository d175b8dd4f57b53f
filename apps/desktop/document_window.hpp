// The window of the 3iL document beside our own: nothing but the board, squares of 90 pixels, and
// on the console the matrix of the position, with 0 to 4, whenever somebody has moved.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/controller.hpp"
#include "apps/desktop/hand.hpp"

#include <QWidget>

#include <functional>
#include <string>

namespace damier::desktop {

class BoardWidget;

// "| 0 | 2 |...": empty, white man, black man, white king, black king.
std::string matrix(game::State const& state);

class DocumentWindow : public QWidget {
    Q_OBJECT

public:
    static constexpr int square = 90; // pixels

    using Print = std::function<void(std::string const& lines)>;
    DocumentWindow(Controller& controller, Hand& hand, Look look, Print print,
                   QWidget* parent = nullptr);

    BoardWidget& board() { return *board_; }
    void retranslate();

protected:
    void changeEvent(QEvent* event) override;

private:
    void take_new_game();
    void show_position();
    void show_choice();
    void print_if_new();

    Controller& controller_;
    Hand& hand_;
    Print print_;
    BoardWidget* board_;
    game::StatePtr printed_;
};

} // namespace damier::desktop
