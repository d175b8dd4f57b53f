#include "apps/desktop/sharing.hpp"

#include "apps/desktop/board/export.hpp"
#include "apps/desktop/game_paper.hpp"
#include "apps/desktop/panels/animation_dialog.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/words.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>

namespace damier::desktop {

namespace {

Scene scene_of(session::Node const& node) {
    game::Action const* const played = node.played();
    return Scene(*node.state, played ? played->ways.front().cells : std::vector<game::Cell>{},
                 read_drawings(node.comment_after, node.state->about()));
}

} // namespace

Sharing::Sharing(Controller& controller, std::function<GameInfo()> info, QWidget* window)
    : QObject(window), controller_(controller), info_(std::move(info)), window_(window) {}

QString Sharing::ask_for_file(QString const& title, QString const& kinds, QString const& ending) {
    QString path = QFileDialog::getSaveFileName(window_, title,
                                                settings().value("files/folder").toString(), kinds);
    if (!path.isEmpty() && QFileInfo(path).suffix().isEmpty()) path += ending;
    return path;
}

void Sharing::tell(Result<Done> const& done, QString const& path) {
    std::string const name = QFileInfo(path).fileName().toStdString();
    if (done)
        emit said(words(Message(msg("The board is saved in «{}»."), name)), false);
    else
        emit said(words(done.error()), true);
}

void Sharing::export_board() {
    if (!controller_.has_game()) return;
    QString const path =
        ask_for_file(words(msg("Export the board")), words(msg("Pictures (*.png *.svg *.pdf)")),
                     QStringLiteral(".png"));
    if (path.isEmpty()) return;
    session::Node const& node = controller_.session().tree().node(controller_.shown());
    tell(desktop::export_board(scene_of(node), look_, path), path);
}

void Sharing::export_animation() {
    if (!controller_.has_game()) return;
    session::Tree const& tree = controller_.session().tree();
    session::NodeId const end = tree.forward(controller_.shown(), static_cast<int>(tree.size()));
    AnimationDialog dialog(tree, tree.path(end), window_);
    if (dialog.exec() != QDialog::Accepted) return;
    QString const path = ask_for_file(words(msg("Export the moves as an animation")),
                                      words(msg("Animations (*.gif)")), QStringLiteral(".gif"));
    if (path.isEmpty()) return;
    std::vector<Scene> scenes;
    for (session::NodeId const node : dialog.nodes()) scenes.push_back(scene_of(tree.node(node)));
    tell(desktop::export_animation(scenes, look_, {dialog.milliseconds(), dialog.side()}, path),
         path);
}

void Sharing::print() {
    if (!controller_.has_game()) return;
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, window_);
    if (dialog.exec() != QDialog::Accepted) return;
    game_paper(controller_.session(), info_(), look_)->print(&printer);
}

} // namespace damier::desktop
