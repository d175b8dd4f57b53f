#include "apps/desktop/document_window.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/describe.hpp"
#include "apps/desktop/words.hpp"

#include "damier/play/choosing.hpp"

#include <QBoxLayout>
#include <QEvent>

namespace damier::desktop {

std::string matrix(game::State const& state) {
    game::About const& about = state.about();
    std::vector<std::string> rows(static_cast<std::size_t>(about.rows));
    for (std::size_t i = 0; i < about.cells.size(); ++i) {
        auto const piece = state.at(static_cast<game::Cell>(i));
        int const code = piece ? piece->kind * 2 + std::max(piece->owner, 0) + 1 : 0;
        rows[static_cast<std::size_t>(about.cells[i].row)] += "| " + std::to_string(code) + ' ';
    }
    std::string text;
    for (std::string const& row : rows) text += row + "|\n";
    return text;
}

DocumentWindow::DocumentWindow(Controller& controller, Hand& hand, Look look, Print print,
                               QWidget* parent)
    : QWidget(parent, Qt::Window),
      controller_(controller),
      hand_(hand),
      print_(std::move(print)),
      board_(new BoardWidget) {
    look.labels = Labels::none;
    look.has_rim = false;
    board_->set_look(look);
    auto* const all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(board_);

    connect(board_, &BoardWidget::cell_clicked, this, [this](int cell) {
        board_->finish_animation();
        hand_.click(cell, board_->is_dragging());
    });
    connect(board_, &BoardWidget::piece_dropped, &hand_, &Hand::drop);
    connect(board_, &BoardWidget::let_go, &hand_, &Hand::let_go);
    connect(board_, &BoardWidget::typed, &hand_, &Hand::type);
    board_->set_drag_allowed([this](game::Cell cell) { return hand_.can_drag(cell); });
    connect(board_, &BoardWidget::banner_clicked, this, [this] { board_->set_banner({}, {}); });
    connect(&controller_, &Controller::started, this, &DocumentWindow::take_new_game);
    connect(&controller_, &Controller::moved, this,
            [this](game::StatePtr const& state, game::Way const& way) {
                board_->finish_animation();
                board_->animate_to(state, way);
            });
    connect(board_, &BoardWidget::animation_ended, this, &DocumentWindow::show_position);
    connect(&controller_, &Controller::position_changed, this, &DocumentWindow::show_position);
    connect(&controller_, &Controller::choice_changed, this, &DocumentWindow::show_choice);
    connect(&controller_, &Controller::must_capture, board_, &BoardWidget::show_must);
    retranslate();
    take_new_game();
}

void DocumentWindow::take_new_game() {
    if (!controller_.has_game()) return;
    game::About const& about = controller_.session().state().about();
    setFixedSize(about.columns * square, about.rows * square);
    show_position();
}

void DocumentWindow::show_position() {
    if (!controller_.has_game()) return;
    if (board_->state() != controller_.shown_state())
        board_->show_state(controller_.shown_state(), controller_.shown_way());
    bool const is_over = controller_.is_over_here() && !board_->is_animating();
    ResultText const result = is_over ? ending_text(controller_.session()) : ResultText{};
    board_->set_banner(first_capital(result.title), first_capital(result.reason));
    print_if_new();
    show_choice();
}

void DocumentWindow::show_choice() {
    if (!controller_.has_game()) return;
    board_->set_interactive(!controller_.is_over_here());
    bool const is_back = controller_.is_looking_back();
    board_->show_choice(is_back ? std::vector<game::Cell>() : controller_.session().chosen(),
                        is_back ? std::vector<game::Cell>() : hand_.targets(),
                        is_back ? std::vector<game::Cell>()
                                : play::taken_so_far(controller_.session()));
    board_->show_premove(hand_.premove());
}

void DocumentWindow::print_if_new() {
    if (printed_ == controller_.shown_state()) return;
    printed_ = controller_.shown_state();
    print_(matrix(*printed_) + '\n');
}

void DocumentWindow::retranslate() { setWindowTitle(words(msg("Draughts"))); }

void DocumentWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace damier::desktop
