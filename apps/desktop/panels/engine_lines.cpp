#include "apps/desktop/panels/engine_lines.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/panels/chances.hpp"
#include "apps/desktop/panels/evaluation.hpp"
#include "apps/desktop/panels/move_text.hpp"
#include "apps/desktop/words.hpp"

#include <QEvent>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int preview_size = 230;
constexpr QSize bar_size{46, 11};

QString picture_name(std::size_t rank) { return QStringLiteral("chances:%1").arg(rank); }

QImage picture_of(Evaluation const& value, double ratio) {
    QImage image(bar_size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint_chances(painter, QRectF(QPointF(), QSizeF(bar_size)).adjusted(0, 0, -1, -1), value.win,
                  value.loss, Qt::Horizontal, false);
    return image;
}

} // namespace

EngineLines::EngineLines(QWidget* parent)
    : QTextBrowser(parent), preview_(std::make_unique<BoardWidget>()) {
    setOpenLinks(false);
    setTabChangesFocus(false);
    document()->setDocumentMargin(2);
    preview_->setWindowFlags(Qt::ToolTip);
    preview_->setAttribute(Qt::WA_ShowWithoutActivating);
    preview_->setAttribute(Qt::WA_TransparentForMouseEvents);
    preview_->set_interactive(false);
    preview_->resize(preview_size, preview_size);
    connect(this, &QTextBrowser::highlighted, this, &EngineLines::point_at);
    connect(this, &QTextBrowser::anchorClicked, this, [this](QUrl const& link) {
        game::Line const line = line_to(link);
        point_at({});
        if (!line.empty()) Q_EMIT chosen(line);
    });
    retranslate();
}

EngineLines::~EngineLines() = default;

void EngineLines::set_look(Look const& look) {
    Look small = look;
    small.labels = Labels::none;
    small.speed = 0;
    preview_->set_look(small);
}

void EngineLines::show_lines(game::StatePtr state, std::vector<game::AnalysisLine> lines) {
    coming_state_ = std::move(state);
    coming_lines_ = std::move(lines);
    has_coming_ = true;
    if (coming_state_ != state_) point_at({}); // another position: nothing there is true any more
    if (!is_pointed_at_) fill();
}

// «line/move», both from 0.
game::Line EngineLines::line_to(QUrl const& link) const {
    QStringList const parts = link.path().split(u'/');
    if (parts.size() != 2) return {};
    auto const rank = parts[0].toULong(), move = parts[1].toULong();
    if (rank >= lines_.size() || move >= lines_[rank].actions.size()) return {};
    game::Line line = lines_[rank].actions;
    line.resize(move + 1);
    return line;
}

void EngineLines::point_at(QUrl const& link) {
    game::Line const line = line_to(link);
    is_pointed_at_ = !line.empty() && state_;
    if (!is_pointed_at_) {
        preview_->hide();
        if (has_coming_) fill();
        return;
    }
    game::StatePtr before, here = state_;
    for (std::size_t const action : line) {
        if (action >= here->actions().size()) return;
        before = here;
        here = here->after(action);
    }
    preview_->show_state(here, before->actions()[line.back()].ways.front());
    // Beside the lines, so that it hides none of them: over the board.
    QPoint const corner = mapToGlobal(QPoint(-preview_size - 10, 0));
    QRect const room = screen()->availableGeometry();
    int const y = std::clamp(QCursor::pos().y() - preview_size / 2, room.top(),
                             std::max(room.top(), room.bottom() - preview_size));
    preview_->move(std::max(room.left(), corner.x()), y);
    preview_->show();
}

QString EngineLines::row(std::size_t rank) {
    game::AnalysisLine const& line = lines_[rank];
    Evaluation const value = evaluation_of(line, state_->to_play());
    document()->addResource(QTextDocument::ImageResource, QUrl(picture_name(rank)),
                            picture_of(value, devicePixelRatioF()));
    QString const colour = palette().color(QPalette::Text).name();
    QString moves;
    std::size_t number = 0;
    for (std::string const& text : game::texts_of(*state_, line.actions))
        moves += QStringLiteral("<a href=\"%1/%2\" style=\"color:%3;text-decoration:none\">%4</a> ")
                     .arg(rank)
                     .arg(number++)
                     .arg(colour, action_name(text).toHtmlEscaped().replace(u'-', QChar(0x2011)));
    QString const bar = QStringLiteral("<td><img src=\"%1\" width=\"%2\" height=\"%3\"></td>")
                            .arg(picture_name(rank))
                            .arg(bar_size.width())
                            .arg(bar_size.height());
    bool const is_narrow = viewport()->width() < 6 * bar_size.width(); // the moves need the room
    return QStringLiteral(
               "<tr><td style=\"white-space:nowrap\" align=\"right\">%1</td>%2<td>%3</td>"
               "</tr>")
        .arg(rank == 0 ? QStringLiteral("<b>%1</b>").arg(score_text(value)) : score_text(value),
             is_narrow ? QString() : bar, moves);
}

void EngineLines::fill() {
    state_ = coming_state_;
    lines_ = coming_lines_;
    has_coming_ = false;
    QString html;
    for (std::size_t rank = 0; state_ && rank < lines_.size(); ++rank) html += row(rank);
    int const at = verticalScrollBar()->value();
    setHtml(QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">%1</table>").arg(html));
    verticalScrollBar()->setValue(at);
}

bool EngineLines::event(QEvent* event) {
    if (event->type() == QEvent::Leave) point_at({});
    return QTextBrowser::event(event);
}

void EngineLines::hideEvent(QHideEvent* event) {
    point_at({});
    QTextBrowser::hideEvent(event);
}

void EngineLines::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && !is_pointed_at_) fill();
    QTextBrowser::changeEvent(event);
}

void EngineLines::retranslate() {
    setAccessibleName(words(msg("Lines of the engine")));
    setAccessibleDescription(words(msg("Every move is a link: Enter plays the line up to there.")));
    if (!is_pointed_at_) fill();
}

} // namespace damier::desktop
