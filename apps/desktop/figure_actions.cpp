#include "apps/desktop/figure_actions.hpp"

#include "apps/desktop/documents.hpp"
#include "apps/desktop/game_files.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/new_games.hpp"

#include "damier/play/turns.hpp"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace damier::desktop {

FigureActions::FigureActions(Parts const& parts, QObject* parent)
    : QObject(parent),
      controller_(parts.controller),
      files_(parts.files),
      new_games_(parts.new_games),
      page_(parts.page) {}

void FigureActions::show(int number) {
    auto const found = std::ranges::find(figures(), number, &Figure::number);
    if (found == figures().end()) return;
    session::NewGame setup = found->setup;
    std::string text;
    QString const name = QString::fromUtf8(found->file.data(), qsizetype(found->file.size()));
    if (!name.isEmpty()) {
        QFile file(QStringLiteral(":/documents/") + name);
        if (!file.open(QIODevice::ReadOnly)) return;
        text = file.readAll().toStdString();
    }
    if (setup.game.empty()) {
        if (!files_.take_text(text, QFileInfo(name).suffix(), name)) return;
        controller_.go_last();
    } else {
        setup.position = QString::fromStdString(text).trimmed().toStdString();
        if (!new_games_.may_leave() || !controller_.send(setup)) return;
        new_games_.turn_to_player();
        emit begun();
    }
    for (std::string const& move : found->plays) controller_.send(session::PlayText{move});
    page_.stop_animation();
    for (std::string const& label : found->clicks) {
        auto const& cells = controller_.session().state().about().cells;
        auto const cell = std::ranges::find(cells, label, &game::CellShape::label);
        if (cell != cells.end()) page_.hand().click(static_cast<int>(cell - cells.begin()));
    }
    if (found->offers_draw)
        controller_.send(session::OfferDraw{play::own_seat(controller_.session())});
    switch (found->shown) {
    case Figure::Shown::on_board: break;
    case Figure::Shown::rules: return emit rules_wanted();
    case Figure::Shown::commands: return emit shortcuts_wanted();
    case Figure::Shown::board_alone: return emit board_alone_wanted();
    case Figure::Shown::saved: return files_.show_saved(found->format);
    }
}

} // namespace damier::desktop
