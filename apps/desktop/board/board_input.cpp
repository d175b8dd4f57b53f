// How a BoardWidget listens: mouse, keyboard, wheel. Everything ends in a signal.
#include "apps/desktop/board/board_widget.hpp"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

namespace damier::desktop {

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    if (!banner_.is_empty() && !walk_) return Q_EMIT banner_clicked();
    if (!state_) return;
    if (event->button() == Qt::RightButton) begin_drawing(*event);
    if (!is_interactive_) return;
    if (event->button() == Qt::RightButton) {
        forget_drag();
        if (auto const cell = layout_.cell_at(event->position())) Q_EMIT cell_right_clicked(*cell);
        Q_EMIT let_go();
    }
    if (event->button() != Qt::LeftButton) return;
    pressed_ = layout_.cell_at(event->position());
    press_point_ = pointer_ = event->position();
}

// The right button lets go of what is held, else it draws: a circle where it is pressed and
// released, an arrow from one square to another.
void BoardWidget::begin_drawing(QMouseEvent const& event) {
    bool const lets_go = !chosen_.empty() || !premove_.empty() || is_dragging_;
    auto const cell = layout_.cell_at(event.position());
    if (!is_drawing_allowed_ || lets_go || !cell || walk_) return;
    Qt::KeyboardModifiers const keys = event.modifiers();
    bool const has_shift = keys & (Qt::ShiftModifier | Qt::ControlModifier);
    bool const has_alt = keys & Qt::AltModifier;
    drawing_ = Drawing{*cell, *cell,
                       has_shift && has_alt ? Drawing::Colour::yellow
                       : has_shift          ? Drawing::Colour::red
                       : has_alt            ? Drawing::Colour::blue
                                            : Drawing::Colour::green};
    update();
}

void BoardWidget::end_drawing(QMouseEvent const& event) {
    if (!drawing_) return;
    Drawing one = *std::exchange(drawing_, std::nullopt);
    update();
    auto const cell = layout_.cell_at(event.position());
    if (!cell) return;
    one.to = *cell;
    Q_EMIT drawn(one);
}

// The first press chooses the square, the second draws from there to here.
void BoardWidget::draw_at_cursor() {
    if (!cursor_ || !is_drawing_allowed_) return;
    if (!drawing_) {
        drawing_ = Drawing{*cursor_, *cursor_};
        return update();
    }
    Drawing one = *std::exchange(drawing_, std::nullopt);
    one.to = *cursor_;
    Q_EMIT drawn(one);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    if (drawing_ && (event->buttons() & Qt::RightButton)) {
        drawing_->to = layout_.cell_at(event->position()).value_or(drawing_->from);
        return update();
    }
    if (!is_interactive_ || !state_) return;
    QPointF const point = event->position();
    bool const is_held = pressed_ && (event->buttons() & Qt::LeftButton);
    if (is_held && !is_dragging_ && may_drag(*pressed_)
        && (point - press_point_).manhattanLength() >= QApplication::startDragDistance()) {
        is_dragging_ = true;
        hover_.reset();
        setCursor(Qt::ClosedHandCursor);
        update();
        Q_EMIT cell_clicked(*pressed_);
    }
    if (is_dragging_) {
        update(around(pointer_));
        pointer_ = point;
        update(around(pointer_));
        light(is_target(layout_.cell_at(point)) ? layout_.cell_at(point) : std::nullopt);
    } else if (!is_held) {
        update_pointer(point);
    }
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::RightButton) return end_drawing(*event);
    if (event->button() != Qt::LeftButton || !pressed_) return;
    game::Cell const from = *pressed_;
    auto const to = layout_.cell_at(event->position());
    bool const was_dragging = is_dragging_;
    forget_drag();
    update_pointer(event->position());
    if (was_dragging && !to) Q_EMIT let_go();
    if (was_dragging && to && *to != from) {
        dropped_.emplace(from, *to);
        Q_EMIT piece_dropped(from, *to);
        dropped_.reset();
    }
    if (!was_dragging && to == from) {
        cursor_.reset();
        Q_EMIT cell_clicked(from);
    }
}

void BoardWidget::leaveEvent(QEvent*) { light({}); }

void BoardWidget::forget_drag() {
    pressed_.reset();
    if (!is_dragging_) return;
    is_dragging_ = false;
    hover_.reset();
    unsetCursor();
    update();
}

bool BoardWidget::may_drag(game::Cell cell) const {
    if (walk_ || !state_->at(cell)) return false;
    return !is_drag_allowed_ || is_drag_allowed_(cell);
}

// Pieces that can be taken up are lit under the pointer.
void BoardWidget::update_pointer(QPointF point) {
    std::optional<game::Cell> over = layout_.cell_at(point);
    if (over && !may_drag(*over)) over.reset();
    if (over == hover_) return;
    light(over);
    if (hover_)
        setCursor(Qt::OpenHandCursor);
    else
        unsetCursor();
}

void BoardWidget::light(std::optional<game::Cell> cell) {
    if (cell == hover_) return;
    for (auto const& changed : {hover_, cell})
        if (changed && *changed < layout_.size())
            update(layout_.outline(*changed).boundingRect().toAlignedRect());
    hover_ = cell;
}

bool BoardWidget::is_target(std::optional<game::Cell> cell) const {
    return cell && std::find(targets_.begin(), targets_.end(), *cell) != targets_.end();
}

void BoardWidget::wheelEvent(QWheelEvent* event) {
    // Touchpads send many small steps; a notch of a mouse wheel is 120.
    wheel_ -= event->angleDelta().y();
    int const plies = wheel_ / 120;
    wheel_ -= plies * 120;
    if (plies != 0) Q_EMIT stepped(plies);
    event->accept();
}

bool BoardWidget::event(QEvent* event) {
    // Letters and figures of moves must not be taken for shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride && wants_text(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool BoardWidget::wants_text(QKeyEvent const& event) const {
    if (!is_interactive_ || !state_) return false;
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    QString const text = event.text();
    if (text.size() != 1 || !text[0].isPrint()) return false;
    if (!typed_.isEmpty()) return true;
    if (text[0].isDigit()) return true;
    // A letter begins a move only where cells are named with letters, or a move is a word.
    auto const begins = [&](std::string const& name) {
        return !name.empty() && QChar(QLatin1Char(name[0])) == text[0].toLower();
    };
    return std::ranges::any_of(state_->about().cells, begins, &game::CellShape::label)
           || std::ranges::any_of(state_->actions(), begins, &game::Action::text);
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    if (!state_) return QWidget::keyPressEvent(event);
    if (!cursor_ && steps(*event)) return;
    if (!is_interactive_) return QWidget::keyPressEvent(event);
    if (wants_text(*event)) return type(typed_ + event->text());
    switch (event->key()) {
    case Qt::Key_Left: return move_cursor(-1, 0);
    case Qt::Key_Right: return move_cursor(1, 0);
    case Qt::Key_Up: return move_cursor(0, -1);
    case Qt::Key_Down: return move_cursor(0, 1);
    case Qt::Key_Backspace:
        if (typed_.isEmpty()) break;
        return type(typed_.chopped(1));
    case Qt::Key_Escape:
        forget_drag();
        drawing_.reset();
        if (!typed_.isEmpty()) return type({});
        if (chosen_.empty()) leave_cursor();
        Q_EMIT let_go();
        return;
    case Qt::Key_Space:
    case Qt::Key_Enter:
    case Qt::Key_Return:
        if (!typed_.isEmpty()) {
            QString const text = typed_.trimmed();
            type({});
            Q_EMIT typed(text);
            return;
        }
        if (!cursor_) break;
        if (event->modifiers() & Qt::ShiftModifier) return draw_at_cursor();
        Q_EMIT cell_clicked(*cursor_);
        return;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

// Without the cursor the keys of the cursor go through the game.
bool BoardWidget::steps(QKeyEvent const& event) {
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    switch (event.key()) {
    case Qt::Key_Left: Q_EMIT stepped(-1); return true;
    case Qt::Key_Right: Q_EMIT stepped(1); return true;
    case Qt::Key_Up: Q_EMIT variation_stepped(-1); return true;
    case Qt::Key_Down: Q_EMIT variation_stepped(1); return true;
    case Qt::Key_Home: Q_EMIT ends_wanted(false); return true;
    case Qt::Key_End: Q_EMIT ends_wanted(true); return true;
    default: return false;
    }
}

// Tab enters the squares before it leaves the board.
bool BoardWidget::focusNextPrevChild(bool is_next) {
    if (is_next && hasFocus() && !cursor_ && is_interactive_ && state_ && !named_cells_.empty()) {
        move_cursor(0, 0);
        return true;
    }
    leave_cursor();
    return QWidget::focusNextPrevChild(is_next);
}

void BoardWidget::leave_cursor() {
    cursor_.reset();
    update();
}

void BoardWidget::type(QString const& text) {
    typed_ = text.left(60);
    update();
}

void BoardWidget::move_cursor(int right, int down) {
    if (named_cells_.empty()) return;
    if (!cursor_) { // at first it is only shown
        game::Cell start = named_cells_[named_cells_.size() / 2];
        if (!chosen_.empty())
            start = chosen_.back();
        else if (last_ && !last_->cells.empty())
            start = last_->cells.back();
        set_cursor(start);
        return;
    }
    if (auto const next = layout_.neighbour(*cursor_, right, down)) set_cursor(*next);
}

void BoardWidget::set_cursor(game::Cell cell) {
    if (cell < 0 || cell >= layout_.size() || layout_.is_absent(cell)) return;
    cursor_ = cell;
    if (drawing_) drawing_->to = cell;
    update();
    auto const index = std::find(named_cells_.begin(), named_cells_.end(), cell);
    if (!QAccessible::isActive() || index == named_cells_.end()) return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(static_cast<int>(index - named_cells_.begin()));
    QAccessible::updateAccessibility(&focus);
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    bool const is_by_key =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (is_by_key && !cursor_) move_cursor(0, 0);
    update();
}
void BoardWidget::focusOutEvent(QFocusEvent*) { update(); }

} // namespace damier::desktop
