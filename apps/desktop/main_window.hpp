// The window: menus, pages and what belongs to no single page.
#pragma once

#include "apps/desktop/actions.hpp"
#include "apps/desktop/board/look.hpp"
#include "apps/desktop/controller.hpp"
#include "apps/desktop/start_options.hpp"

#include "damier/records/record.hpp"

#include <QMainWindow>

class QActionGroup;
class QMenu;
class QStackedWidget;

namespace damier::desktop {

class GamePage;
class StartPage;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Result<session::Directories> const& directories);
    ~MainWindow() override;

    Controller& controller() { return controller_; }
    Actions& actions() { return *actions_; }
    GamePage& game_page() { return *game_page_; }
    StartPage& start_page() { return *start_page_; }

    void show_page(Page page);
    void start_game(std::string_view key); // with the last choices for it
    bool open_file(QString const& path);   // false: a message says why
    void set_theme(std::string const& theme);
    void set_language(std::string const& language);
    Look const& look() const { return look_; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void make_menus();
    void connect_actions();
    void connect_pages();
    void enable_actions();
    void take_look();
    void remember() const;
    void retranslate();
    void go_home();

    void new_game(QString const& key = {}, QString const& position = {});
    void rematch();
    void open();
    bool take_records(std::vector<records::Record> records, std::vector<Error> const& problems);
    bool take_text(std::string_view text, QString const& ending, QString const& name);
    void save();
    void copy_position();
    void copy_game();
    void paste();
    void export_picture();
    void print();
    void show_rules();
    void show_keys();
    void show_about();
    bool ask(QString const& question, QString const& yes);
    void complain(QString const& text);

    Controller controller_;
    Actions* actions_;
    QStackedWidget* pages_;
    StartPage* start_page_;
    GamePage* game_page_;
    QMenu *game_menu_, *play_menu_, *go_menu_, *view_menu_, *tools_menu_, *help_menu_, *theme_menu_,
        *language_menu_;
    QActionGroup *themes_, *languages_;
    Look look_;
    std::string language_;
};

} // namespace damier::desktop
