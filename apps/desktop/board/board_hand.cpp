#include "apps/desktop/board/board_hand.hpp"

#include "apps/desktop/board/board_painter.hpp"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>

namespace damier::desktop {

namespace {

Drawing::Colour colour_of(Qt::KeyboardModifiers keys) {
    bool const has_shift = keys & (Qt::ShiftModifier | Qt::ControlModifier);
    bool const has_alt = keys & Qt::AltModifier;
    if (has_shift && has_alt) return Drawing::Colour::yellow;
    if (has_shift) return Drawing::Colour::red;
    return has_alt ? Drawing::Colour::blue : Drawing::Colour::green;
}

} // namespace

std::optional<game::Cell> BoardHand::carried() const {
    auto const* const carrying = std::get_if<Carrying>(&doing_);
    return carrying ? std::optional(carrying->cell) : std::nullopt;
}

std::optional<Drawing> BoardHand::drawing() const {
    auto const* const drawing = std::get_if<Drawing>(&doing_);
    return drawing ? std::optional(*drawing) : std::nullopt;
}

void BoardHand::press(QMouseEvent const& event) {
    auto const cell = scene_.layout.cell_at(event.position());
    if (event.button() == Qt::RightButton) begin_drawing(event);
    if (!scene_.is_interactive) return;
    if (event.button() == Qt::RightButton) {
        let_fall();
        if (cell) Q_EMIT right_clicked(*cell);
        Q_EMIT let_go();
    }
    if (event.button() != Qt::LeftButton) return;
    pointer_ = event.position();
    give_up_drawing();
    doing_ = {};
    if (cell) doing_ = Pressed{*cell, pointer_};
}

// The right button lets go of what is held, else it draws: a circle where it is pressed and
// released, an arrow from one square to another.
void BoardHand::begin_drawing(QMouseEvent const& event) {
    bool const lets_go = !scene_.chosen.empty() || !scene_.premove.empty() || carried();
    auto const cell = scene_.layout.cell_at(event.position());
    if (!scene_.may_draw || lets_go || !cell || scene_.walk) return;
    doing_ = Drawing{*cell, *cell, colour_of(event.modifiers())};
    board_.update();
}

void BoardHand::end_drawing(QMouseEvent const& event) {
    std::optional<Drawing> one = drawing();
    if (!one) return;
    give_up_drawing();
    auto const cell = scene_.layout.cell_at(event.position());
    if (!cell) return;
    one->to = *cell;
    Q_EMIT drawn(*one);
}

void BoardHand::give_up_drawing() {
    if (!drawing()) return;
    doing_ = {};
    board_.update();
}

void BoardHand::move(QMouseEvent const& event) {
    QPointF const point = event.position();
    if (auto* const drawing = std::get_if<Drawing>(&doing_)) {
        drawing->to = scene_.layout.cell_at(point).value_or(drawing->from);
        return board_.update();
    }
    if (!scene_.is_interactive || !scene_.state) return;
    auto const* const pressed = std::get_if<Pressed>(&doing_);
    if (pressed && (event.buttons() & Qt::LeftButton)) {
        bool const is_far =
            (point - pressed->at).manhattanLength() >= QApplication::startDragDistance();
        if (is_far && scene_.may_drag(pressed->cell)) take_up(pressed->cell);
    } else if (!carried()) {
        hover(point);
    }
    if (carried()) carry(point);
}

void BoardHand::take_up(game::Cell cell) {
    doing_ = Carrying{cell};
    lit_.reset();
    board_.setCursor(Qt::ClosedHandCursor);
    board_.update();
    Q_EMIT taken_up(cell);
}

void BoardHand::carry(QPointF point) {
    board_.update(around_piece(scene_.layout, pointer_));
    pointer_ = point;
    board_.update(around_piece(scene_.layout, pointer_));
    auto const over = scene_.layout.cell_at(point);
    bool const is_target = over && std::ranges::find(scene_.targets, *over) != scene_.targets.end();
    light(is_target ? over : std::nullopt);
}

void BoardHand::release(QMouseEvent const& event) {
    if (event.button() == Qt::RightButton) return end_drawing(event);
    if (event.button() != Qt::LeftButton) return;
    auto const* const pressed = std::get_if<Pressed>(&doing_);
    auto const held = carried();
    if (!pressed && !held) return;
    game::Cell const from = held ? *held : pressed->cell;
    auto const to = scene_.layout.cell_at(event.position());
    let_fall();
    if (scene_.is_interactive && scene_.state) hover(event.position());
    if (held && !to) Q_EMIT let_go();
    if (held && to && *to != from) {
        dropped_.emplace(from, *to);
        Q_EMIT dropped(from, *to);
        dropped_.reset();
    }
    if (!held && to == from) Q_EMIT clicked(from);
}

void BoardHand::let_fall() {
    bool const was_carrying = carried().has_value();
    if (!drawing()) doing_ = {};
    if (!was_carrying) return;
    lit_.reset();
    board_.unsetCursor();
    board_.update();
}

void BoardHand::rest() {
    let_fall();
    lit_.reset();
    board_.unsetCursor();
}

// Pieces that can be taken up are lit under the pointer.
void BoardHand::hover(QPointF point) {
    std::optional<game::Cell> over = scene_.layout.cell_at(point);
    if (over && !scene_.may_drag(*over)) over.reset();
    if (over == lit_) return;
    light(over);
    if (lit_)
        board_.setCursor(Qt::OpenHandCursor);
    else
        board_.unsetCursor();
}

void BoardHand::light(std::optional<game::Cell> cell) {
    if (cell == lit_) return;
    for (auto const& changed : {lit_, cell})
        if (changed && *changed < scene_.layout.size())
            board_.update(scene_.layout.outline(*changed).boundingRect().toAlignedRect());
    lit_ = cell;
}

// Touchpads send many small steps; a notch of a mouse wheel is 120.
void BoardHand::turn(QWheelEvent const& event) {
    wheel_ -= event.angleDelta().y();
    int const plies = wheel_ / 120;
    wheel_ -= plies * 120;
    if (plies != 0) Q_EMIT stepped(plies);
}

} // namespace damier::desktop
