// A game to choose: its board, its name and what it is like in a few words; and tiles in as many
// columns as fit, where the arrow keys go from one to the next.
#pragma once

#include "damier/game/game.hpp"

#include <QAbstractButton>
#include <QPixmap>

#include <vector>

class QGridLayout;

namespace damier::desktop {

class GameTile : public QAbstractButton {
    Q_OBJECT

public:
    // The line below the name: the badges of the game, or how it differs from other favourites.
    enum class Line { badges, difference };
    GameTile(game::Game const& game, Line line, QWidget* parent = nullptr);

    static constexpr int picture_size = 76;

    game::Game const& game() const { return game_; }
    void set_picture(QPixmap picture);
    bool matches(QString const& text) const;
    int room_for_words() const; // beside the picture
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    game::Game const& game_;
    QPixmap picture_;
    Line kind_;
    QString line_;
};

class TileGrid : public QWidget {
    Q_OBJECT

public:
    TileGrid(std::vector<game::Game const*> const& games, GameTile::Line line,
             QWidget* parent = nullptr);

    std::vector<GameTile*> const& tiles() const { return tiles_; }
    void set_filter(QString const& text);
    bool is_empty() const;                  // nothing passes the filter
    QSize minimumSizeHint() const override; // one column: a smaller window has fewer of them

signals:
    void chosen(QString key);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    std::vector<GameTile*> shown() const;

    QGridLayout* grid_;
    bool is_even_; // every row is full: six favourites are not five and one
    std::vector<GameTile*> tiles_;
    QString filter_;
    int columns_ = 0;
};

} // namespace damier::desktop
