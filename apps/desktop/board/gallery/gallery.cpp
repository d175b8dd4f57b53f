// For those who work on the board: writes pictures of every game in every theme, or of one game
// with all marks, so that a change can be looked at before anybody else sees it. Usage:
// board_gallery FOLDER [SIDE] [GAME]   (QT_QPA_PLATFORM=offscreen without a display)
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/board/export.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <QApplication>
#include <QDir>
#include <QKeyEvent>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>

#include <ctime>

namespace {

using namespace damier;
using namespace damier::desktop;

// A position with something to see: actions from the start, chosen by a fixed rule, until there
// is a king in games that have them.
struct Scene {
    game::StatePtr state;
    std::optional<game::Way> last;
};

Scene played(game::Game const& game, int actions) {
    Scene scene{*game.start({}, 7), {}};
    unsigned chance = 5;
    auto const has_kings = [&] {
        game::About const& about = scene.state->about();
        int kings = 0;
        for (game::Cell cell = 0; cell < static_cast<game::Cell>(about.cells.size()); ++cell)
            if (auto const piece = scene.state->at(cell))
                kings += about.kinds[static_cast<std::size_t>(piece->kind)].key == "king";
        return kings > 0 || about.kinds.size() != 2;
    };
    for (int i = 0; (i < actions || (!has_kings() && i < 150)); ++i) {
        if (scene.state->actions().empty()) break;
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
        std::clock_t const start = std::clock(); // of this process: others may be busy too
        for (int i = 0; i < 100; ++i) board.render(&target, QPoint(), region, {});
        return 10.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    };
    std::clock_t const start = std::clock();
    for (int i = 0; i < 10; ++i) {
        board.resize(board.width() - 1, board.height() - 1);
        board.render(&target);
    }
    out << "new size " << 100.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC
        << " ms, ";
    out << "whole board " << average(QRegion(board.rect())) << " ms, a tenth of it "
        << average(QRegion(0, 0, board.width() / 3, board.height() / 3)) << " ms\n";
}

Look look_for(std::string const& theme) {
    Look look;
    look.theme = theme;
    if (theme == "paper") look.pieces = "diagram", look.labels = Labels::inside;
    if (theme == "slate") look.labels = Labels::inside;
    if (theme == "contrast") look.pieces = "flat", look.is_flipped = true;
    return look;
}

// Four games below each other, four themes side by side.
void write_sheets(QDir const& folder, int side) {
    constexpr int per_sheet = 4;
    auto const games = catalogue::all();
    for (std::size_t first = 0; first < games.size(); first += per_sheet) {
        QImage sheet(side * static_cast<int>(themes().size()), side * per_sheet,
                     QImage::Format_RGB32);
        sheet.fill(QColor(0xefefef));
        QPainter painter(&sheet);
        for (std::size_t i = first; i < std::min(first + per_sheet, games.size()); ++i)
            for (std::size_t j = 0; j < themes().size(); ++j) {
                Look const look = look_for(themes()[j].key);
                QImage const board =
                    thumbnail(*played(*games[i], 40).state, look, QSize(side - 8, side - 8), 1);
                painter.drawImage(QPointF(static_cast<double>(j) * side + 4,
                                          static_cast<double>(i - first) * side + 4),
                                  board);
            }
        painter.end();
        sheet.save(folder.filePath(QStringLiteral("sheet-%1.png").arg(first / per_sheet)));
    }
}

// One game in every set of pieces (downwards) and every theme.
void write_sets(QDir const& folder, int side, game::State const& state) {
    QImage sheet(side * static_cast<int>(themes().size()),
                 side * static_cast<int>(piece_sets().size()), QImage::Format_RGB32);
    sheet.fill(QColor(0xefefef));
    QPainter painter(&sheet);
    for (std::size_t i = 0; i < piece_sets().size(); ++i)
        for (std::size_t j = 0; j < themes().size(); ++j) {
            Look look;
            look.theme = themes()[j].key;
            look.pieces = piece_sets()[i].key;
            painter.drawImage(QPointF(static_cast<double>(j), static_cast<double>(i)) * side,
                              thumbnail(state, look, QSize(side, side), 1));
        }
    painter.end();
    sheet.save(folder.filePath(QStringLiteral("sets.png")));
}

// The vector file as another program would show it.
void write_vectors(QDir const& folder, game::State const& state, Look const& look) {
    QString const file = folder.filePath(QString::fromStdString(state.about().key + ".svg"));
    if (!export_board(state, look, file)) return;
    QSvgRenderer svg(file);
    QImage image(svg.defaultSize() / 2, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    svg.render(&painter);
    painter.end();
    image.save(file + QStringLiteral(".png"));
}

void write_large(QDir const& folder, int side, game::Game const& game, QTextStream& out) {
    for (LookChoice const& theme : themes()) {
        BoardWidget board;
        board.resize(side, side);
        board.set_look(look_for(theme.key));
        Scene const scene = played(game, 40);
        board.show_state(scene.state, scene.last);
        QString const name = QString::fromStdString(std::string(game.key()) + "-" + theme.key);
        board.grab().save(folder.filePath(name + QStringLiteral(".png")));
        time_frames(board, out);
        show_everything(board, scene);
        board.grab().save(folder.filePath(name + QStringLiteral("-marks.png")));
        board.set_arrows({});
        board.set_banner(QStringLiteral("White wins"), QStringLiteral("Black can no longer move."));
        for (char const* const text : {"3", "2", "-"}) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, {}, QLatin1String(text));
            QCoreApplication::sendEvent(&board, &press);
        }
        board.grab().save(folder.filePath(name + QStringLiteral("-end.png")));
    }
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
    int const side = arguments.value(2, QStringLiteral("400")).toInt();
    if (arguments.size() <= 3) {
        write_sheets(folder, side);
        return 0;
    }
    auto const game = catalogue::find(arguments[3].toStdString());
    if (!game) {
        out << QString::fromStdString(in_english(game.error())) << '\n';
        return 2;
    }
    write_large(folder, side, **game, out);
    write_sets(folder, side / 2, *played(**game, 40).state);
    write_vectors(folder, *played(**game, 40).state, {});
    return 0;
}
