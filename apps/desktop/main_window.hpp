// The window: menus, pages and what belongs to no single page.
#pragma once

#include "apps/desktop/actions.hpp"
#include "apps/desktop/controller.hpp"
#include "apps/desktop/menus.hpp"
#include "apps/desktop/panels/preferences.hpp"
#include "apps/desktop/start_options.hpp"
#include "apps/desktop/system_motion.hpp"

#include <QFont>
#include <QMainWindow>
#include <QTranslator>

class QLabel;
class QStackedWidget;

namespace damier::desktop {

class Analysis;
class DocumentWindow;
class DocumentsMenu;
class EndingsPage;
class FigureActions;
class GameFiles;
class GamePage;
class NewGames;
class OtherPrograms;
class PositionEditor;
class PreferencesDialog;
class Settings;
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

    OtherPrograms& programs() { return *programs_; }
    void show_page(Page page);
    PreferencesDialog* make_preferences_dialog();
    NewGames& new_games() { return *new_games_; }
    DocumentsMenu& documents_menu() { return menus_->documents(); }
    DocumentWindow* make_document_window(); // ends itself when it is closed
    bool open_file(QString const& path);    // false: a message says why
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
    void connect_actions();
    void connect_menus();
    void connect_pages();
    void connect_games();
    void show_what_can_be_done();
    void apply_preferences(Preferences const& before);
    void keep_preferences();
    void make_sure(Settings& kept); // that what was chosen is on the disk
    void take_look();
    void turn_board(bool is_flipped);
    void retranslate();
    void go_home();
    void fill_home();
    void reopen_tabs(QStringList const& tabs);
    void turn_to(QWidget* page);
    void edit_position();
    void show_preferences();
    void show_shortcuts();
    void show_match();
    void explain_rules();
    void complain(QString const& text);

    Controller controller_;
    Actions* actions_;
    QStackedWidget* pages_;
    QLabel* notice_;
    StartPage* start_page_;
    GamePage* game_page_;
    PositionEditor* editor_ = nullptr;
    EndingsPage* endings_ = nullptr;
    Analysis* analysis_;
    Sharing* sharing_;
    Menus* menus_;
    NewGames* new_games_;
    GameFiles* files_;
    FigureActions* figures_;
    OtherPrograms* programs_;
    Preferences preferences_;
    SystemMotion motion_;
    QFont usual_font_;
    QTranslator qt_words_; // of Qt's own dialogs
};

} // namespace damier::desktop
