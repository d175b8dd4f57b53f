// The first page: all games as pictures, the game to continue, recent ones.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/recent_games.hpp"

#include <QTimer>
#include <QWidget>

#include <span>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace damier::desktop {

class StartPage : public QWidget {
    Q_OBJECT

public:
    StartPage(std::span<game::Game const* const> catalogue, QWidget* parent = nullptr);

    void set_look(Look const& look);
    // The game that waits to be continued; nothing hides that part.
    void show_current(session::Session const* session);
    void show_recent(std::vector<RecentGame> games);
    void paint_all(); // the pictures that are still missing, at once

signals:
    void game_chosen(QString key);
    void continue_wanted();
    void open_wanted();
    void editor_wanted();
    void recent_chosen(QString path);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* make_left();
    QWidget* make_right();
    bool paint_next(); // false when every picture is there
    void filter(QString const& text);
    void set_fonts();
    void arrange_cards();
    void retranslate();

    std::span<game::Game const* const> catalogue_;
    Look look_;
    std::vector<RecentGame> recent_list_;
    std::size_t painted_ = 0;
    QTimer painting_; // one picture at a time, so that the window is there at once

    QLabel *title_, *subtitle_, *games_title_, *recent_title_, *picture_, *current_title_,
        *current_detail_, *no_recent_;
    QWidget* current_;
    QPushButton *continue_, *open_, *editor_;
    QLineEdit* filter_;
    QListWidget *games_, *recent_;
};

} // namespace damier::desktop
