// For those who work on the board: writes pictures of every game in every theme, or of one game
// with all marks, so that a change can be looked at before anybody else sees it. Usage:
// board_gallery FOLDER [SIDE] [GAME]   (QT_QPA_PLATFORM=offscreen without a display)
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/board/export.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTextStream>

namespace {

using namespace damier;
using namespace damier::desktop;

// A position with something to see: some actions from the start, chosen by a fixed rule.
struct Scene {
    game::StatePtr state;
    std::optional<game::Way> last;
};

Scene played(game::Game const& game, int actions) {
    Scene scene{*game.start({}, 7), {}};
    unsigned chance = 5;
    for (int i = 0; i < actions && !scene.state->actions().empty(); ++i) {
        chance = chance * 1664525u + 1013904223u;
        std::size_t const index = (chance >> 8) % scene.state->actions().size();
        scene.last = scene.state->actions()[index].ways.front();
        scene.state = scene.state->after(index);
    }
    return scene;
}

void show_everything(BoardWidget& board, Scene const& scene) {
    board.show_state(scene.state, scene.last);
    auto const actions = scene.state->actions();
    if (actions.empty()) return;
    std::vector<Arrow> arrows;
    for (std::size_t i = 0; i < std::min<std::size_t>(3, actions.size()); ++i)
        arrows.push_back({actions[actions.size() - 1 - i].ways.front().cells, static_cast<int>(i)});
    game::Way const& way = actions.front().ways.front();
    if (way.cells.empty()) return;
    std::vector<game::Cell> targets;
    for (game::Action const& action : actions)
        if (!action.ways.front().cells.empty()
            && action.ways.front().cells.front() == way.cells.front())
            targets.push_back(action.ways.front().cells.back());
    board.show_choice({way.cells.front()}, targets);
    game::Way const& other = actions[actions.size() / 2].ways.front();
    if (!other.cells.empty()) board.show_must({other.cells.front()});
    board.set_arrows(arrows);
}

void time_frames(BoardWidget& board, QTextStream& out) {
    QPixmap target(board.size());
    auto const average = [&](QRegion const& region) {
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < 100; ++i) board.render(&target, QPoint(), region, {});
        return static_cast<double>(clock.nsecsElapsed()) / 1e8;
    };
    board.render(&target);
    out << "whole board " << average(QRegion(board.rect())) << " ms, a tenth of it "
        << average(QRegion(0, 0, board.width() / 3, board.height() / 3)) << " ms\n";
}

} // namespace

int main(int argc, char** argv) {
    QApplication const application(argc, argv);
    QTextStream out(stdout);
    QStringList const arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        out << "usage: board_gallery FOLDER [SIDE] [GAME]\n";
        return 2;
    }
    QDir const folder(arguments[1]);
    folder.mkpath(QStringLiteral("."));
    int const side = arguments.value(2, QStringLiteral("600")).toInt();
    for (game::Game const* const game : catalogue::all()) {
        QString const key =
            QString::fromUtf8(game->key().data(), static_cast<int>(game->key().size()));
        if (arguments.size() > 3 && arguments[3] != key) continue;
        for (LookChoice const& theme : themes()) {
            BoardWidget board;
            board.resize(side, side);
            Look look;
            look.theme = theme.key;
            if (theme.key == "paper") look.pieces = "diagram", look.labels = Labels::inside;
            if (theme.key == "slate") look.labels = Labels::inside;
            if (theme.key == "contrast") look.pieces = "flat", look.is_flipped = true;
            board.set_look(look);
            Scene const scene = played(*game, 40);
            board.show_state(scene.state, scene.last);
            QString const name = key + QLatin1Char('-') + QString::fromStdString(theme.key);
            board.grab().save(folder.filePath(name + QStringLiteral(".png")));
            if (arguments.size() <= 3) continue;
            show_everything(board, scene);
            board.grab().save(folder.filePath(name + QStringLiteral("-marks.png")));
            time_frames(board, out);
        }
    }
    return 0;
}
