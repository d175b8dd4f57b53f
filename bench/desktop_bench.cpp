// What a frame of an animated capture costs while the engine thinks: desktop_bench [SECONDS] [WxH].
// QT_SCALE_FACTOR=2 doubles the density; QT_QPA_PLATFORM=offscreen needs no display. Processor time
// is that of the thread which paints, so that a busy machine does not blur it.
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/main_window.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/rimmed_style.hpp"

#include <fmt/core.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <vector>

using namespace damier;

namespace {

// Four men to take, on a board that is not empty.
constexpr char const* position =
    "W:W32,33,38,39,43,44,47,48,49,50:B1,2,5,6,10,13,15,16,20,22,25,31,"
    "41";

double thread_milliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

// Everything that a window paints comes with one of these events.
class Watched : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (event->type() != QEvent::UpdateRequest || !is_watching)
            return QApplication::notify(receiver, event);
        if (clock.isValid()) gaps.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        clock.start();
        double const before = thread_milliseconds();
        bool const done = QApplication::notify(receiver, event);
        costs.push_back(thread_milliseconds() - before);
        return done;
    }

    bool is_watching = false;
    QElapsedTimer clock; // since the last frame of the same animation
    std::vector<double> costs, gaps;
};

void report(char const* what, std::vector<double> values) {
    if (values.empty()) return;
    std::ranges::sort(values);
    auto const at = [&](double part) {
        return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
    };
    fmt::print("{:<34} median {:6.2f} ms, 95 % {:6.2f} ms, most {:6.2f} ms ({} frames)\n", what,
               at(0.5), at(0.95), values.back(), values.size());
}

game::Action const& longest(game::State const& state) {
    return *std::ranges::max_element(state.actions(), {}, [](game::Action const& action) {
        return action.ways.front().emptied.size();
    });
}

} // namespace

int main(int argc, char** argv) {
    Watched application(argc, argv);
    QApplication::setStyle(new desktop::RimmedStyle);
    double const seconds = argc > 1 ? std::atof(argv[1]) : 5;
    desktop::MainWindow window(error(msg("pictures keep no games")));
    int width = 1000, height = 700;
    if (argc > 2) std::sscanf(argv[2], "%dx%d", &width, &height);
    window.resize(width, height);
    session::NewGame setup;
    setup.game = "international";
    setup.position = position;
    if (!window.controller().send(setup)) return 1;
    window.show();
    window.show_page(desktop::Page::analysis);
    desktop::BoardWidget& board = window.game_page().board();
    game::StatePtr const state = window.controller().shown_state();
    game::Action const& action = longest(*state);
    game::StatePtr const after =
        state->after(static_cast<std::size_t>(&action - state->actions().data()));
    QElapsedTimer all; // from the first animation on
    // The page puts the board back after each animation.
    QTimer again;
    QObject::connect(&again, &QTimer::timeout, [&] {
        if (!all.isValid()) all.start();
        if (static_cast<double>(all.elapsed()) > seconds * 1000) return QApplication::quit();
        if (board.is_animating()) return;
        application.clock.invalidate();
        application.is_watching = window.game_page().engine().is_on();
        board.animate_to(after, action.ways.front());
    });
    again.start(50);
    QApplication::exec();
    fmt::print("{}x{} at scale {}, {} men taken, engine {}\n", width, height,
               window.devicePixelRatioF(), action.ways.front().emptied.size(),
               window.game_page().engine().is_on() ? "thinking" : "off");
    report("processor time of a frame", application.costs);
    report("from one frame to the next", application.gaps);
    return 0;
}
