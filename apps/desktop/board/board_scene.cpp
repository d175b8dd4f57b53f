#include "apps/desktop/board/board_scene.hpp"

#include "apps/desktop/words.hpp"

#include <algorithm>

namespace damier::desktop {

namespace {

Message drawing_text(Drawing const& one, game::About const& about) {
    if (one.is_circle()) return Message(msg("circled"));
    return Message(msg("an arrow to {}"), about.cells[static_cast<std::size_t>(one.to)].label);
}

bool contains(std::vector<game::Cell> const& cells, game::Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

} // namespace

QString describe_cell(BoardScene const& scene, game::Cell cell) {
    if (!scene.state || cell < 0 || cell >= scene.layout.size()) return {};
    game::About const& about = scene.state->about();
    QStringList parts{words(Message(msg("square {}"), about.cells[cell].label))};
    auto const piece = scene.state->at(cell);
    if (!piece) parts << words(msg("empty"));
    if (piece && piece->owner != game::nobody) parts << words(about.seats[piece->owner]);
    if (piece) parts << words(about.kinds[piece->kind].name);
    auto const starts_here = [&](game::Way const& way) {
        return !way.cells.empty() && way.cells.front() == cell;
    };
    auto const may = [&](game::Action const& action) {
        return std::any_of(action.ways.begin(), action.ways.end(), starts_here);
    };
    if (piece && std::any_of(scene.state->actions().begin(), scene.state->actions().end(), may))
        parts << words(msg("may move"));
    if (scene.state->held() == cell) parts << words(msg("in hand"));
    if (contains(scene.chosen, cell)) parts << words(msg("chosen"));
    if (contains(scene.targets, cell)) parts << words(msg("the chosen piece may go here"));
    if (contains(scene.must, cell) || contains(scene.forced, cell))
        parts << words(msg("must capture"));
    if (contains(scene.premove, cell)) parts << words(msg("part of the move that waits"));
    for (Drawing const& one : scene.drawings)
        if (one.from == cell) parts << words(drawing_text(one, about));
    return parts.join(QStringLiteral(", "));
}

} // namespace damier::desktop
