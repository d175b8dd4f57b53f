#include "apps/desktop/prisoners.hpp"

#include "apps/desktop/describe.hpp"
#include "apps/desktop/panels/piece_icon.hpp"
#include "apps/desktop/words.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace damier::desktop {

Prisoners::Prisoners(QWidget* parent)
    : QWidget(parent), title_(new QLabel), row_(new QHBoxLayout(this)) {
    row_->setContentsMargins(0, 0, 0, 0);
    row_->addWidget(title_);
    row_->addStretch(1);
    hide();
}

void Prisoners::show_state(game::State const& state, bool can_play) {
    for (QToolButton* const one : findChildren<QToolButton*>()) {
        one->hide();
        one->deleteLater(); // it may be the one that was just pressed
    }
    std::vector<game::Aside> const aside = state.aside();
    setVisible(!aside.empty());
    title_->setText(words(msg("Prisoners:")));
    game::About const& about = state.about();
    for (std::size_t i = 0; i < aside.size(); ++i) {
        game::Piece const piece = aside[i].piece;
        auto* const one = new QToolButton;
        one->setIcon(piece_icon(about, piece, look_, 30, devicePixelRatioF()));
        one->setIconSize({30, 30});
        one->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        one->setAutoRaise(true);
        auto const kind = static_cast<std::size_t>(piece.kind);
        auto const owner = static_cast<std::size_t>(piece.owner);
        QString const name =
            words(about.seats[owner]) + QStringLiteral(", ") + words(about.kinds[kind].name);
        if (aside[i].returns_to)
            one->setText(QString::fromStdString(
                about.cells[static_cast<std::size_t>(*aside[i].returns_to)].label));
        auto const action = can_play ? freeing_action(state, i) : std::nullopt;
        one->setEnabled(action.has_value());
        one->setAccessibleName(name);
        one->setToolTip(action ? words(Message(msg("{}: try to set it free"), name.toStdString()))
                               : name);
        if (action)
            connect(one, &QToolButton::clicked, this,
                    [this, action] { emit action_chosen(static_cast<int>(*action)); });
        row_->insertWidget(row_->count() - 1, one);
    }
}

std::optional<std::size_t> freeing_action(game::State const& state, std::size_t which) {
    std::vector<game::Aside> const aside = state.aside();
    game::Aside const& wanted = aside[which];
    if (wanted.piece.owner != state.to_play() || !wanted.returns_to) return std::nullopt;
    // Where kinds share a place the actions stand in the order of the kinds.
    int rank = 0, before = -1;
    for (game::Aside const& other : aside) {
        if (other.piece.owner != wanted.piece.owner || other.returns_to != wanted.returns_to)
            continue;
        if (other.piece.kind >= wanted.piece.kind) break;
        if (other.piece.kind != before) ++rank;
        before = other.piece.kind;
    }
    auto const actions = state.actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        auto const& cells = actions[i].ways.front().cells;
        if (cells.size() == 1 && cells.front() == *wanted.returns_to && rank-- == 0) return i;
    }
    return std::nullopt;
}

} // namespace damier::desktop
