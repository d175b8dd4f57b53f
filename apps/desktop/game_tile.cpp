#include "apps/desktop/game_tile.hpp"

#include "apps/desktop/families.hpp"
#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/words.hpp"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int margin = 8, least_width = 264;

} // namespace

GameTile::GameTile(game::Game const& game, Line line, QWidget* parent)
    : QAbstractButton(parent), game_(game), kind_(line) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

void GameTile::set_picture(QPixmap picture) {
    picture_ = std::move(picture);
    update();
}

bool GameTile::matches(QString const& text) const {
    return this->text().contains(text, Qt::CaseInsensitive)
           || line_.contains(text, Qt::CaseInsensitive);
}

int GameTile::room_for_words() const { return width() - picture_size - 3 * margin; }

void GameTile::retranslate() {
    setText(words(game_.name()));
    line_ = kind_ == Line::difference ? words(catalogue::difference(game_))
                                      : badges(game_).join(QStringLiteral(" · "));
    setToolTip(words(game_.summary()));
    setAccessibleName(text());
    setAccessibleDescription(words(game_.summary()));
    update();
}

QSize GameTile::sizeHint() const {
    return {least_width, std::max(picture_size, 5 * fontMetrics().lineSpacing()) + 2 * margin};
}

void GameTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor shade = palette().color(QPalette::Highlight);
    QRectF const card = QRectF(rect()).adjusted(1, 1, -1, -1);
    // Where the pointer or the keyboard is: a frame as well as a shade, never the colour alone.
    QColor rim = palette().color(QPalette::PlaceholderText);
    rim.setAlphaF(0.35F);
    painter.setPen(hasFocus() ? QPen(shade, 2) : QPen(underMouse() ? shade : rim, 1));
    shade.setAlphaF(0.14F);
    painter.setBrush(underMouse() || isDown() ? QBrush(shade)
                                              : QBrush(palette().color(QPalette::Base)));
    painter.drawRoundedRect(card, 8, 8);
    QRectF const place(margin, (height() - picture_size) / 2.0, picture_size, picture_size);
    if (!picture_.isNull()) {
        QSizeF const size = picture_.deviceIndependentSize();
        painter.drawPixmap(place.center() - QPointF(size.width() / 2, size.height() / 2), picture_);
    }
    QRect const room = rect().adjusted(picture_size + 2 * margin, margin - 2, -margin, -margin + 2);
    QFont const strong = bold(font());
    painter.setFont(strong);
    painter.setPen(palette().color(QPalette::WindowText));
    QString const name = QFontMetrics(strong).elidedText(text(), Qt::ElideRight, room.width());
    QRect const words_room(room.left(), 0, room.width(), room.height());
    QFont const small = scaled(font(), 0.9);
    QRect const line = QFontMetrics(small).boundingRect(words_room, Qt::TextWordWrap, line_);
    int const name_height = QFontMetrics(strong).lineSpacing();
    int const free = std::max(0, room.height() - name_height - line.height());
    int const top = room.top() + free / 2;
    painter.drawText(QRect(room.left(), top, room.width(), name_height), Qt::AlignLeft, name);
    painter.setFont(small);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(
        QRect(room.left(), top + name_height, room.width(), room.bottom() - top - name_height),
        Qt::AlignLeft | Qt::TextWordWrap, line_);
}

void GameTile::enterEvent(QEnterEvent* event) {
    update();
    QAbstractButton::enterEvent(event);
}

void GameTile::leaveEvent(QEvent* event) {
    update();
    QAbstractButton::leaveEvent(event);
}

TileGrid::TileGrid(std::vector<game::Game const*> const& games, GameTile::Line line,
                   QWidget* parent)
    : QWidget(parent), grid_(new QGridLayout(this)), is_even_(line == GameTile::Line::difference) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(10);
    for (game::Game const* const game : games) {
        auto* const tile = new GameTile(*game, line, this);
        tile->installEventFilter(this);
        connect(tile, &GameTile::clicked, this,
                [this, game] { emit chosen(QString::fromStdString(std::string(game->key()))); });
        tiles_.push_back(tile);
    }
    arrange();
}

void TileGrid::set_filter(QString const& text) {
    filter_ = text;
    columns_ = 0;
    arrange();
}

std::vector<GameTile*> TileGrid::shown() const {
    std::vector<GameTile*> list;
    for (GameTile* const tile : tiles_)
        if (tile->matches(filter_)) list.push_back(tile);
    return list;
}

bool TileGrid::is_empty() const { return shown().empty(); }

QSize TileGrid::minimumSizeHint() const {
    return {least_width, QWidget::minimumSizeHint().height()};
}

void TileGrid::arrange() {
    int columns = std::max(1, (width() + grid_->spacing()) / (least_width + grid_->spacing()));
    if (is_even_)
        while (static_cast<int>(tiles_.size()) % columns != 0) --columns;
    if (columns == columns_) return;
    for (int i = 0; i < columns_; ++i) grid_->setColumnStretch(i, 0);
    columns_ = columns;
    while (QLayoutItem* const item = grid_->takeAt(0)) delete item;
    for (int i = 0; i < columns; ++i) grid_->setColumnStretch(i, 1);
    std::vector<GameTile*> const list = shown();
    for (GameTile* const tile : tiles_)
        tile->setVisible(std::ranges::find(list, tile) != list.end());
    for (std::size_t i = 0; i < list.size(); ++i)
        grid_->addWidget(list[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
}

void TileGrid::resizeEvent(QResizeEvent* event) {
    arrange();
    QWidget::resizeEvent(event);
}

bool TileGrid::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    std::vector<GameTile*> const list = shown();
    auto const here =
        std::ranges::find_if(list, [&](GameTile const* tile) { return tile == watched; });
    if (here == list.end()) return false;
    int const at = static_cast<int>(here - list.begin());
    int to = at;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Left: to = at - 1; break;
    case Qt::Key_Right: to = at + 1; break;
    case Qt::Key_Up: to = at - columns_; break;
    case Qt::Key_Down: to = at + columns_; break;
    case Qt::Key_Return:
    case Qt::Key_Enter: list[static_cast<std::size_t>(at)]->click(); return true;
    default: return false;
    }
    if (to < 0 || to >= static_cast<int>(list.size())) return false;
    list[static_cast<std::size_t>(to)]->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace damier::desktop
