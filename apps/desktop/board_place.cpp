#include "apps/desktop/board_place.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/panels/evaluation_bar.hpp"

#include <QEvent>

namespace damier::desktop {

namespace {

constexpr int gap = 6;

} // namespace

BoardPlace::BoardPlace(BoardWidget& board, EvaluationBar& bar, QWidget* parent)
    : QWidget(parent), board_(board), bar_(bar) {
    bar_.setParent(this);
    board_.setParent(this);
    bar_.raise(); // the board widget is wider than the board
    setSizePolicy(board_.sizePolicy());
    bar_.installEventFilter(this);
    connect(&board_, &BoardWidget::laid_out, this, &BoardPlace::place_bar);
}

QSize BoardPlace::sizeHint() const { return board_.sizeHint() + QSize(room_for_bar(), 0); }

QSize BoardPlace::minimumSizeHint() const {
    return board_.minimumSizeHint() + QSize(room_for_bar(), 0);
}

int BoardPlace::room_for_bar() const { return bar_.isHidden() ? 0 : bar_.sizeHint().width() + gap; }

void BoardPlace::arrange() {
    board_.setGeometry(rect().adjusted(room_for_bar(), 0, 0, 0));
    place_bar();
}

void BoardPlace::place_bar() {
    QRectF const frame = board_.board_layout().frame().translated(board_.pos());
    int const width = bar_.sizeHint().width();
    bar_.setGeometry(static_cast<int>(frame.left()) - gap - width, 0, width, height());
    bar_.set_span(frame.top(), frame.bottom());
}

void BoardPlace::resizeEvent(QResizeEvent*) { arrange(); }

bool BoardPlace::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent
        || event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace damier::desktop
