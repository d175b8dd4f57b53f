#include "apps/desktop/screenshot.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/main_window.hpp"
#include "apps/desktop/start_page.hpp"

#include "damier/base/random.hpp"

#include <QApplication>
#include <QPixmap>

namespace damier::desktop {

namespace {

constexpr int usual_width = 1280, usual_height = 800;

void settle() {
    for (int i = 0; i < 5; ++i) QApplication::processEvents();
}

// A few moves, so that the picture shows a game and not only a start.
void play_some(Controller& controller, int plies) {
    Random random(7);
    for (int i = 0; i < plies; ++i) {
        auto const actions = controller.session().state().actions();
        if (actions.empty()) return;
        controller.send(session::PlayAction{
            static_cast<std::size_t>(random.below(static_cast<int>(actions.size()))), {}});
    }
}

} // namespace

Result<Done> take_screenshot(StartOptions const& options) {
    MainWindow window(error(msg("pictures keep no games")));
    if (!options.theme.empty()) window.set_theme(options.theme);
    window.resize(options.width > 0 ? options.width : usual_width,
                  options.height > 0 ? options.height : usual_height);
    Page const page = options.page.value_or(Page::start);
    if (page != Page::start) {
        session::NewGame setup;
        setup.game = options.game.empty() ? "international" : options.game;
        setup.seed = 1;
        window.controller().send(setup);
        play_some(window.controller(), 9);
    }
    window.show_page(page);
    if (!options.file.empty()) window.open_file(QString::fromStdString(options.file));
    window.show();
    settle();
    window.start_page().paint_all();
    window.game_page().board().finish_animation();
    settle();
    if (!window.grab().save(QString::fromStdString(options.screenshot), "PNG"))
        return error(msg("cannot write «{}»"), options.screenshot);
    return Done{};
}

} // namespace damier::desktop
