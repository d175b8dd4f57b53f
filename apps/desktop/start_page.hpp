// The first page: the card to play at once, what to go on with, and all games by family.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/play_choice.hpp"
#include "apps/desktop/recent_games.hpp"

#include <QTimer>
#include <QWidget>

#include <span>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QScrollArea;

namespace damier::desktop {

class GameTile;
class PlayCard;
class TileGrid;

class StartPage : public QWidget {
    Q_OBJECT

public:
    StartPage(std::span<game::Game const* const> catalogue, QWidget* parent = nullptr);

    PlayCard& card() { return *card_; }
    void set_look(Look const& look);
    // The game that waits to be continued; nothing hides that part.
    void show_current(session::Session const* session);
    void show_recent(std::vector<RecentGame> games);
    void paint_all(); // the pictures that are still missing, at once

signals:
    void play_wanted(damier::session::NewGame setup);
    void options_wanted(QString key); // of a new game
    void continue_wanted();
    void analyse_wanted(QString key);
    void open_wanted();
    void editor_wanted();
    void endings_wanted();
    void recent_chosen(QString path);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Section {
        std::string_view name; // message id
        QLabel* heading;
        TileGrid* grid;
    };

    QWidget* make_top();
    QWidget* make_side();
    QWidget* make_games();
    void add_section(std::string_view name, TileGrid* grid);
    std::vector<GameTile*> tiles() const;
    bool paint_next(); // false when every picture is there
    void choose(QString const& key);
    void filter(QString const& text);
    void set_fonts();
    void retranslate();

    std::span<game::Game const* const> catalogue_;
    Look look_;
    std::vector<RecentGame> recent_list_;
    std::size_t painted_ = 0;
    QTimer painting_; // one picture at a time, so that the window is there at once

    QScrollArea* area_;
    PlayCard* card_;
    QLabel *recent_title_, *picture_, *current_title_, *current_detail_, *games_title_, *nothing_;
    QWidget* current_;
    QPushButton *continue_, *analyse_, *open_, *editor_, *endings_;
    QLineEdit* filter_;
    QListWidget* recent_;
    QWidget* games_ = nullptr;
    std::vector<Section> sections_; // the first holds the favourites
};

} // namespace damier::desktop
