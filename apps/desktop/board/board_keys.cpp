#include "apps/desktop/board/board_keys.hpp"

#include <QAccessible>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace damier::desktop {

bool BoardKeys::wants_text(QKeyEvent const& event) const {
    if (!scene_.is_interactive || !scene_.state) return false;
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    QString const text = event.text();
    if (text.size() != 1 || !text[0].isPrint()) return false;
    if (!typed_.isEmpty()) return true;
    if (text[0].isDigit()) return true;
    // A letter begins a move only where cells are named with letters, or a move is a word.
    auto const begins = [&](std::string const& name) {
        return !name.empty() && QChar(QLatin1Char(name[0])) == text[0].toLower();
    };
    return std::ranges::any_of(scene_.state->about().cells, begins, &game::CellShape::label)
           || std::ranges::any_of(scene_.state->actions(), begins, &game::Action::text);
}

bool BoardKeys::press(QKeyEvent const& event) {
    if (!cursor_ && steps(event)) return true;
    if (!scene_.is_interactive) return false;
    if (wants_text(event)) return type(typed_ + event.text());
    switch (event.key()) {
    case Qt::Key_Left: return move_cursor(-1, 0);
    case Qt::Key_Right: return move_cursor(1, 0);
    case Qt::Key_Up: return move_cursor(0, -1);
    case Qt::Key_Down: return move_cursor(0, 1);
    case Qt::Key_Backspace: return !typed_.isEmpty() && type(typed_.chopped(1));
    case Qt::Key_Escape: return escape();
    case Qt::Key_Space:
    case Qt::Key_Enter:
    case Qt::Key_Return: return choose(event);
    default: return false;
    }
}

// Without the cursor the keys of the cursor go through the game.
bool BoardKeys::steps(QKeyEvent const& event) {
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

bool BoardKeys::escape() {
    drawing_.reset();
    if (!typed_.isEmpty()) return type({});
    if (scene_.chosen.empty()) leave();
    Q_EMIT let_go();
    return true;
}

bool BoardKeys::choose(QKeyEvent const& event) {
    if (!typed_.isEmpty()) {
        QString const text = typed_.trimmed();
        type({});
        Q_EMIT typed(text);
        return true;
    }
    if (!cursor_) return false;
    if (event.modifiers() & Qt::ShiftModifier)
        draw();
    else
        Q_EMIT clicked(*cursor_);
    return true;
}

// The first press chooses the square, the second draws from there to here.
void BoardKeys::draw() {
    if (!scene_.may_draw) return;
    if (!drawing_) {
        drawing_ = Drawing{*cursor_, *cursor_};
        return board_.update();
    }
    Drawing one = *std::exchange(drawing_, std::nullopt);
    one.to = *cursor_;
    Q_EMIT drawn(one);
}

bool BoardKeys::enter() {
    if (cursor_ || !scene_.is_interactive || !scene_.state || scene_.named_cells.empty())
        return false;
    return move_cursor(0, 0);
}

void BoardKeys::leave() {
    cursor_.reset();
    board_.update();
}

bool BoardKeys::type(QString const& text) {
    typed_ = text.left(60);
    board_.update();
    return true;
}

bool BoardKeys::move_cursor(int right, int down) {
    if (scene_.named_cells.empty()) return true;
    if (!cursor_) { // at first it is only shown
        game::Cell start = scene_.named_cells[scene_.named_cells.size() / 2];
        if (!scene_.chosen.empty())
            start = scene_.chosen.back();
        else if (scene_.last && !scene_.last->cells.empty())
            start = scene_.last->cells.back();
        set_cursor(start);
    } else if (auto const next = scene_.layout.neighbour(*cursor_, right, down)) {
        set_cursor(*next);
    }
    return true;
}

void BoardKeys::set_cursor(game::Cell cell) {
    if (cell < 0 || cell >= scene_.layout.size() || scene_.layout.is_absent(cell)) return;
    cursor_ = cell;
    if (drawing_) drawing_->to = cell;
    board_.update();
    auto const index = std::find(scene_.named_cells.begin(), scene_.named_cells.end(), cell);
    if (!QAccessible::isActive() || index == scene_.named_cells.end()) return;
    QAccessibleEvent focus(&board_, QAccessible::Focus);
    focus.setChild(static_cast<int>(index - scene_.named_cells.begin()));
    QAccessible::updateAccessibility(&focus);
}

} // namespace damier::desktop
