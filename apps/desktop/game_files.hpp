// Games that come from files and the clipboard and go there: which file the game at the table came
// from, and everything of it that no command tells.
#pragma once

#include "apps/desktop/controller.hpp"

#include "damier/records/game_file.hpp"

namespace damier::desktop {

class NewGames;

class GameFiles : public QObject {
    Q_OBJECT

public:
    GameFiles(Controller& controller, NewGames& new_games, QWidget* window);

    void open();                         // asks which
    bool open_file(QString const& path); // false: complained() says why, or a list was left
    bool take_text(std::string_view text, QString const& ending, QString const& name);
    void save(); // where the game came from, if it came from a file
    void save_as();
    void show_saved(std::string_view format); // what saving so would write
    void copy_position();
    void copy_game();
    void paste();

signals:
    void opened(); // at its first move
    void said(QString text, bool is_warning);
    void complained(QString text);

private:
    // Where in which file the game at the table stands, and what the file was then.
    struct Place {
        QString path;
        std::size_t number;
        std::uint32_t sum;
    };

    bool open_list(QString const& path);
    void remember_place(QString const& path, std::size_t number);
    bool take_record(records::Record const& record, records::Format format,
                     std::vector<records::Problem> const& problems);
    QString ask_for_name() const; // empty: cancelled

    Controller& controller_;
    NewGames& new_games_;
    QWidget* window_;
    records::GameFile file_; // behind the game at the table
    std::optional<Place> place_;
};

} // namespace damier::desktop
