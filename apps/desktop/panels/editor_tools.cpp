#include "apps/desktop/panels/editor_tools.hpp"

#include "apps/desktop/panels/one_of_many.hpp"
#include "apps/desktop/panels/piece_icon.hpp"
#include "apps/desktop/words.hpp"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace damier::desktop {

namespace {

// Pieces are numbered behind these.
enum Tool { hand, eraser, first_piece };

constexpr int icon_side = 36;

game::Piece piece_of(int tool) { return {(tool - first_piece) / 2, (tool - first_piece) % 2}; }

} // namespace

EditorTools::EditorTools(QWidget* parent)
    : QWidget(parent), label_(new QLabel), tools_(new QButtonGroup(this)) {
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(label_, 0, 0, 1, 2);
    for (int tool = hand; tool < first_piece + 4; ++tool) {
        auto* const button = new QToolButton;
        button->setCheckable(true);
        button->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + tool)));
        button->setToolButtonStyle(tool < first_piece ? Qt::ToolButtonTextOnly
                                                      : Qt::ToolButtonTextUnderIcon);
        button->setIconSize({icon_side, icon_side});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        tools_->addButton(button, tool);
        if (tool < first_piece)
            grid->addWidget(button, 3, tool);
        else
            grid->addWidget(button, 1 + piece_of(tool).owner, piece_of(tool).kind);
    }
    tools_->button(first_piece)->setChecked(true);
    lead_tab_to_chosen(*tools_);
    retranslate();
}

void EditorTools::show_pieces_of(game::StatePtr const& state, Look const& look) {
    state_ = state;
    look_ = look;
    fill();
}

bool EditorTools::moves_pieces() const { return tools_->checkedId() == hand; }

std::optional<game::Piece> EditorTools::piece() const {
    int const tool = tools_->checkedId();
    return tool < first_piece ? std::nullopt : std::optional(piece_of(tool));
}

void EditorTools::fill() {
    if (!state_) return;
    game::About const& about = state_->about();
    for (int tool = first_piece; tool < first_piece + 4; ++tool) {
        game::Piece const piece = piece_of(tool);
        auto* const button = qobject_cast<QToolButton*>(tools_->button(tool));
        button->setIcon(piece_icon(about, piece, look_, icon_side, devicePixelRatioF()));
        // TRANSLATORS: a kind of piece and its side, such as «man, White»
        QString const name = first_capital(words(
            Message(msg("{}, {}"),
                    Argument::translated(about.kinds[static_cast<std::size_t>(piece.kind)].name),
                    Argument::translated(about.seats[static_cast<std::size_t>(piece.owner)]))));
        button->setText(name);
        button->setAccessibleName(name);
        button->setToolTip(name + QStringLiteral(" (")
                           + button->shortcut().toString(QKeySequence::NativeText)
                           + QLatin1Char(')'));
    }
}

void EditorTools::retranslate() {
    label_->setText(words(msg("A click on the board sets")));
    tools_->button(hand)->setText(words(msg("Move pieces")));
    tools_->button(eraser)->setText(words(msg("Remove pieces")));
    for (int const tool : {hand, eraser})
        tools_->button(tool)->setAccessibleName(tools_->button(tool)->text());
    fill();
}

void EditorTools::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace damier::desktop
