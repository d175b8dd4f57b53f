#include "apps/desktop/screenshot.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/document_window.hpp"
#include "apps/desktop/endings_page.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/main_window.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/game_list_dialog.hpp"
#include "apps/desktop/panels/preferences_dialog.hpp"
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/start_page.hpp"

#include "damier/base/random.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/index.hpp"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QPainter>
#include <QPixmap>
#include <QThread>

#include <algorithm>
#include <functional>
#include <memory>

namespace damier::desktop {

namespace {

constexpr int usual_width = 1280, usual_height = 800;

void settle() {
    for (int i = 0; i < 5; ++i) QApplication::processEvents();
}

void wait_until(std::function<bool()> const& is_done, int milliseconds) {
    QElapsedTimer clock;
    clock.start();
    while (!is_done() && clock.elapsed() < milliseconds) {
        QApplication::processEvents();
        QThread::msleep(5);
    }
}

// A few moves of the computer against itself, so that the picture shows a game and not a start.
void play_some(Controller& controller, int plies) {
    auto const bots = controller.session().game().bots();
    Random random(11);
    for (int i = 0; i < plies; ++i) {
        session::Session const& session = controller.session();
        auto const actions = session.state().actions();
        if (actions.empty()) return;
        auto index = static_cast<std::size_t>(random.below(static_cast<int>(actions.size())));
        // Careless moves now and then, so that a review has something to say.
        if (!bots.empty() && (i < 10 || i % 3 != 0))
            if (auto bot = session.game().make_bot(bots.back().key, 1)) {
                Limits limits;
                limits.nodes = 3000;
                limits.move_time = std::chrono::milliseconds(60);
                index = (*bot)->choose(session.state(), limits, {}, {});
            }
        controller.send(session::PlayAction{index, {}});
    }
}

session::NewGame sample_game(StartOptions const& options) {
    session::NewGame setup;
    setup.game = options.game.empty() ? "international" : options.game;
    setup.seed = 1;
    setup.players.resize(2);
    setup.players[0].name = "Anna";
    setup.players[1].name = "Blaise";
    if (auto clock = session::read_time_controls("10m+5s")) setup.clock = *clock;
    return setup;
}

// The dialog over the window, as a person sees it.
QPixmap with_dialog(MainWindow& window, QWidget& dialog) {
    QPixmap picture = window.grab();
    dialog.resize(dialog.size().boundedTo(window.size() - QSize(60, 40)));
    dialog.show();
    settle();
    QPixmap const above = dialog.grab();
    QPainter painter(&picture);
    painter.fillRect(picture.rect(), QColor(0, 0, 0, 70));
    QPoint const corner((picture.width() - above.width()) / 2,
                        (picture.height() - above.height()) / 2);
    painter.fillRect(QRect(corner, above.size()).adjusted(-1, -1, 1, 1), QColor(0, 0, 0, 120));
    painter.drawPixmap(corner, above);
    return picture;
}

Result<Done> keep(QPixmap const& picture, StartOptions const& options) {
    if (!picture.save(QString::fromStdString(options.screenshot), "PNG"))
        return error(msg("cannot write «{}»"), options.screenshot);
    return Done{};
}

// A file with many games shows its list, and nobody is there to choose one.
Result<Done> keep_list(MainWindow& window, StartOptions const& options) {
    GameListDialog dialog(catalogue::all(), &window);
    if (auto const done = dialog.open(options.file); !done) return done.error();
    window.show();
    settle();
    window.start_page().paint_all();
    wait_until([&] { return !dialog.games().is_reading(); }, 60000);
    return keep(with_dialog(window, dialog), options);
}

} // namespace

Result<Done> take_screenshot(StartOptions const& options) {
    MainWindow window(error(msg("pictures keep no games")));
    if (!options.theme.empty()) window.set_theme(options.theme);
    if (!options.language.empty()) window.set_language(options.language);
    window.resize(options.width > 0 ? options.width : usual_width,
                  options.height > 0 ? options.height : usual_height);
    bool const names_game = !options.game.empty(); // and shows it, unless another page is wanted
    Page const page = options.page.value_or(names_game ? Page::game : Page::start);
    GamePage& game = window.game_page();
    if (page != Page::start && options.file.empty()) {
        session::NewGame const setup = sample_game(options);
        window.controller().send(setup);
        play_some(window.controller(), page == Page::review ? 56 : 15);
        if (page == Page::review && window.controller().can_draw())
            window.controller().send(session::Resign{1});
    }
    if (!options.file.empty() && records::holds_several(options.file))
        return keep_list(window, options);
    if (!options.file.empty() && !window.open_file(QString::fromStdString(options.file)))
        return error(msg("cannot read «{}»"), options.file);
    window.controller().go_last();
    window.show();
    window.show_page(page == Page::settings ? Page::game : page);
    game.stop_animation();
    settle();
    window.start_page().paint_all();
    if (page == Page::analysis)
        wait_until(
            [&] {
                return !game.engine().lines().empty() && game.engine().lines().front().depth >= 12;
            },
            4000);
    if (page == Page::endings) {
        EndingsPage& endings = window.endings();
        endings.choose(QStringLiteral("KM-K"), game::Known::Value::win);
        endings.begin(1);
        wait_until([&] { return endings.lesson() != nullptr; }, 60000);
    }
    if (page == Page::review) {
        game.review().findChild<QComboBox*>()->setCurrentIndex(0); // the quickest
        ReviewSettings settings;
        settings.limits.nodes = 100'000; // not by time: a picture is the same on a busy machine
        game.review().start_with(settings);
        ReviewRunner& runner = game.review().runner();
        wait_until([&] { return !runner.is_running(); }, 60000);
        auto const mistakes = runner.review().mistakes();
        auto const worst = std::ranges::max_element(mistakes, {}, &ReviewedMove::loss);
        if (worst != mistakes.end()) game.review().choose((*worst)->node);
    }
    settle();
    if (options.is_document) {
        std::unique_ptr<DocumentWindow> const board(window.make_document_window());
        board->show();
        settle();
        return keep(board->grab(), options);
    }
    return keep(page == Page::settings ? with_dialog(window, *window.make_preferences_dialog())
                                       : window.grab(),
                options);
}

} // namespace damier::desktop
