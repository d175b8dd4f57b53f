// For those who work on the window: writes a picture of each of its screens, so that a change can
// be looked at before anybody else sees it. Usage: window_gallery FOLDER [WxH] [THEME] [LANGUAGE]
// (QT_QPA_PLATFORM=offscreen without a display)
#include "apps/desktop/document_window.hpp"
#include "apps/desktop/engines_dialog.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/game_paper.hpp"
#include "apps/desktop/main_window.hpp"
#include "apps/desktop/match_dialog.hpp"
#include "apps/desktop/new_game_dialog.hpp"
#include "apps/desktop/panels/preferences_dialog.hpp"
#include "apps/desktop/panels/shortcuts_dialog.hpp"
#include "apps/desktop/rimmed_style.hpp"
#include "apps/desktop/screenshot.hpp"
#include "apps/desktop/start_page.hpp"
#include "apps/desktop/told_info.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QTemporaryDir>
#include <QTextDocument>

namespace {

using namespace damier;
using namespace damier::desktop;

struct Gallery {
    QDir folder;
    StartOptions options;

    void keep(QWidget& widget, char const* name) const {
        widget.show();
        for (int i = 0; i < 5; ++i) QApplication::processEvents();
        widget.grab().save(folder.filePath(QLatin1String(name) + QStringLiteral(".png")));
    }
    void shoot(Page page, char const* game, char const* name) const {
        StartOptions one = options;
        one.page = page;
        one.game = game;
        one.screenshot =
            folder.filePath(QLatin1String(name) + QStringLiteral(".png")).toStdString();
        (void)take_screenshot(one);
    }
};

void play(Controller& controller, std::string const& game, std::size_t plies) {
    session::NewGame setup;
    setup.game = game;
    setup.seed = 1;
    controller.send(setup);
    for (std::size_t i = 0; i < plies && !controller.session().state().actions().empty(); ++i)
        controller.send(
            session::PlayAction{i * 7 % controller.session().state().actions().size(), {}});
}

void keep_pages(Gallery const& gallery) {
    gallery.shoot(Page::start, "", "start");
    gallery.shoot(Page::game, "international", "game");
    gallery.shoot(Page::analysis, "frisian", "engine");
    gallery.shoot(Page::review, "international", "review");
    gallery.shoot(Page::editor, "russian", "editor");
    gallery.shoot(Page::endings, "international", "endings");
}

void keep_games(Gallery const& gallery, MainWindow& window) {
    std::pair<char const*, char const*> const games[] = {{"turkish", "game-turkish"},
                                                         {"multidames", "game-multidames"},
                                                         {"mansuba", "game-mansuba"}};
    for (auto const& [game, name] : games) {
        play(window.controller(), game, 9);
        window.show_page(Page::game);
        window.game_page().stop_animation();
        gallery.keep(window, name);
    }
    play(window.controller(), "international", 15);
    window.controller().send(session::Resign{0});
    window.show_page(Page::game);
    window.game_page().stop_animation();
    gallery.keep(window, "result");
    window.show_page(Page::start);
    window.start_page().paint_all();
    gallery.keep(window, "start-continue");
}

void keep_dialogs(Gallery const& gallery, MainWindow& window) {
    Look const& look = window.preferences().look;
    NewGameDialog new_game(catalogue::all(), look);
    gallery.keep(new_game, "new-game");
    std::unique_ptr<PreferencesDialog> const preferences(window.make_preferences_dialog());
    gallery.keep(*preferences, "preferences");
    MatchDialog match(catalogue::all(), {}, look);
    gallery.keep(match, "match");
    EnginesDialog engines({{"Scan", "scan hub", false, {}}, {"Other", "localhost:27531", true, {}}},
                          {});
    gallery.keep(engines, "engines");
    ShortcutsDialog shortcuts(window.actions().all());
    gallery.keep(shortcuts, "shortcuts");
    std::unique_ptr<DocumentWindow> const document(window.make_document_window());
    gallery.keep(*document, "document");
}

void keep_paper(Gallery const& gallery, MainWindow& window) {
    auto const& session = window.controller().session();
    auto const paper = game_paper(session, told_info(session), window.preferences().look);
    QImage page(794, 1123, QImage::Format_RGB32); // A4
    page.fill(Qt::white);
    paper->setPageSize(page.size());
    QPainter painter(&page);
    paper->drawContents(&painter, page.rect());
    painter.end();
    page.save(gallery.folder.filePath(QStringLiteral("paper.png")));
}

} // namespace

int main(int argc, char** argv) {
    QTemporaryDir const config;
    qputenv("XDG_CONFIG_HOME", config.path().toUtf8());
    QApplication const application(argc, argv);
    QApplication::setStyle(new RimmedStyle);
    QStringList const words = QApplication::arguments();
    Gallery gallery{QDir(words.value(1, QStringLiteral("."))), {}};
    if (!gallery.folder.mkpath(QStringLiteral("."))) return 1;
    QStringList const size = words.value(2, QStringLiteral("1280x800")).split(u'x');
    gallery.options.width = size.value(0).toInt();
    gallery.options.height = size.value(1).toInt();
    gallery.options.theme = words.value(3, QStringLiteral("wood")).toStdString();
    gallery.options.language = words.value(4, QStringLiteral("en")).toStdString();
    keep_pages(gallery);
    MainWindow window(error(msg("pictures keep no games")));
    window.set_theme(gallery.options.theme);
    window.set_language(gallery.options.language);
    window.resize(gallery.options.width, gallery.options.height);
    keep_games(gallery, window);
    keep_dialogs(gallery, window);
    keep_paper(gallery, window);
}
