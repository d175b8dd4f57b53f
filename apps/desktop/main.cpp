// damier-desktop: reads the command line, then opens the window or writes a picture of it.
#include "apps/desktop/display.hpp"
#include "apps/desktop/document_window.hpp"
#include "apps/desktop/main_window.hpp"
#include "apps/desktop/new_games.hpp"
#include "apps/desktop/other_programs.hpp"
#include "apps/desktop/rimmed_style.hpp"
#include "apps/desktop/screenshot.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/start_options.hpp"
#include "apps/text/last_words.hpp"
#include "apps/text/translate.hpp"
#include "apps/transport/guests.hpp"
#include "apps/transport/introduction.hpp"

#include <QApplication>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <optional>

namespace {

using namespace damier;
using desktop::StartOptions;

constexpr int wrong_use = 2;

int run(StartOptions const& options) {
    std::signal(SIGPIPE, SIG_IGN); // a program that has gone pauses the game, not ours
    desktop::MainWindow window(session::xdg_directories(std::getenv));
    window.programs().reach_with({transport::invite, transport::introduce});
    if (!options.theme.empty()) window.set_theme(options.theme);
    if (!options.language.empty()) window.set_language(options.language);
    if (options.width > 0) window.resize(options.width, options.height);
    if (!options.game.empty()) window.new_games().start(options.game);
    if (options.page) window.show_page(*options.page);
    if (options.is_document) {
        desktop::DocumentWindow* const board = window.make_document_window();
        QObject::connect(board, &QObject::destroyed, qApp, &QApplication::quit);
        board->show();
    } else {
        window.show();
    }
    if (!options.file.empty()) window.open_file(QString::fromStdString(options.file));
    return QApplication::exec();
}

int start(int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error like a full disk
    std::vector<std::string> const arguments(argv + 1, argv + argc);
    text::use_language({});
    Result<StartOptions> const options = desktop::read_start_options(arguments);
    if (!options) {
        desktop::complain(options.error());
        return wrong_use;
    }
    std::string language = options->language;
    if (language.empty()) language = desktop::settings().value("language").toString().toStdString();
    text::use_language(language);
    text::expect_want_of_memory("damier-desktop");
    if (options->wants_help) {
        std::fputs(desktop::help_text().c_str(), stdout);
        return 0;
    }
    if (options->wants_version) {
        std::puts("damier-desktop " DAMIER_VERSION);
        return 0;
    }
    bool const is_picture = !options->screenshot.empty();
    if (is_picture) setenv("QT_QPA_PLATFORM", "offscreen", 0);
    if (!desktop::names_display()) {
        desktop::complain(error(msg("there is no display; «damier play» plays in the terminal")));
        return wrong_use;
    }
    // A picture is made without a display; what that platform cannot do is no news to anybody.
    std::optional<desktop::DisplayGuard> guard(std::in_place);
    QApplication application(argc, argv);
    if (!is_picture) guard.reset();
    QApplication::setApplicationName(QStringLiteral("Damier"));
    QApplication::setDesktopFileName(QStringLiteral("org.damier.Damier"));
    QApplication::setStyle(new desktop::RimmedStyle);
    if (is_picture) {
        Result<Done> const done = desktop::take_screenshot(*options);
        if (!done) desktop::complain(done.error());
        return done ? 0 : 1;
    }
    return run(*options);
}

} // namespace

int main(int argc, char** argv) {
    try {
        return start(argc, argv);
    } catch (std::bad_alloc const&) {
        desktop::complain(error(msg("there is not enough memory for this")));
        return 1;
    }
}
