// The window: menus, pages and what belongs to no single page.
#pragma once

#include "apps/desktop/actions.hpp"
#include "apps/desktop/controller.hpp"
#include "apps/desktop/engines.hpp"
#include "apps/desktop/panels/info_strip.hpp"
#include "apps/desktop/panels/preferences.hpp"
#include "apps/desktop/start_options.hpp"
#include "apps/desktop/system_motion.hpp"

#include "damier/records/game_file.hpp"

#include <QFont>
#include <QMainWindow>
#include <QTranslator>

class QActionGroup;
class QDialog;
class QLabel;
class QMenu;
class QStackedWidget;

namespace damier::desktop {

class Analysis;
class DocumentWindow;
class DocumentsMenu;
class EndingsPage;
class GamePage;
class PositionEditor;
class PreferencesDialog;
class Sharing;
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
    PositionEditor& editor(); // made when it is first needed
    EndingsPage& endings();   // likewise

    void use_programs(Programs programs); // how other programs are reached
    void show_page(Page page);
    PreferencesDialog* make_preferences_dialog();
    DocumentsMenu& documents_menu() { return *documents_menu_; }
    void show_figure(int number);           // of the five documents
    DocumentWindow* make_document_window(); // ends itself when it is closed
    void start_game(std::string_view key);  // with the last choices for it
    bool open_file(QString const& path);    // false: a message says why
    bool take_text(std::string_view text, QString const& ending, QString const& name);
    void set_theme(std::string const& theme);
    void set_language(std::string const& language);
    Preferences const& preferences() const { return preferences_; }
    void set_preferences(Preferences const& preferences);
    QString notice() const; // what was last complained about on a page without a message line

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void make_menus();
    void connect_actions();
    void connect_play();
    void connect_pages();
    void enable_actions();
    void apply_preferences(Preferences const& before);
    void take_look();
    void retranslate();
    void go_home();
    void fill_home();
    void reopen_tabs(QStringList const& tabs);
    void turn_to(QWidget* page);

    void new_game(QString const& key = {}, QString const& position = {});
    void play(session::NewGame const& setup);                  // from the start page
    void analyse(QString const& key, QString const& position); // people, no clock, the engine
    bool may_leave_game();
    bool begin(session::NewGame setup); // a game that somebody wants to play
    void turn_to_player();              // who plays alone against the computer sits at the bottom
    void rematch();
    void open();
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
    void save(); // where the game came from, if it came from a file
    void save_as();
    void show_info();
    void edit_info();
    GameInfo info() const;
    void copy_position();
    void copy_game();
    void paste();
    void comment(session::NodeId node);
    void remove(session::NodeId node);
    void edit_position();
    void show_preferences();
    void show_shortcuts();
    void show_engines();
    void offer_analysts();
    void show_match();
    void show_rules();
    void show_keys();
    void show_about();
    bool ask(QString const& question, QString const& yes);
    void complain(QString const& text);

    Controller controller_;
    Programs programs_;
    records::GameFile file_; // behind the game at the table
    std::optional<Place> place_;
    Actions* actions_;
    QStackedWidget* pages_;
    QLabel* notice_;
    StartPage* start_page_;
    GamePage* game_page_;
    PositionEditor* editor_ = nullptr;
    EndingsPage* endings_ = nullptr;
    Analysis* analysis_;
    Sharing* sharing_;
    QMenu *game_menu_, *play_menu_, *go_menu_, *view_menu_, *tools_menu_, *help_menu_, *theme_menu_,
        *language_menu_;
    DocumentsMenu* documents_menu_;
    QActionGroup *themes_, *languages_;
    Preferences preferences_;
    SystemMotion motion_;
    QFont usual_font_;
    QTranslator qt_words_; // of Qt's own dialogs
};

} // namespace damier::desktop
