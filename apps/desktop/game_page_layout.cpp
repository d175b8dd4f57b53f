// Where the parts of the game page stand, and which buttons are offered.
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/board_place.hpp"
#include "apps/desktop/button_grid.hpp"
#include "apps/desktop/describe.hpp"
#include "apps/desktop/game_page.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/evaluation_bar.hpp"
#include "apps/desktop/panels/info_strip.hpp"
#include "apps/desktop/panels/move_tree.hpp"
#include "apps/desktop/panels/result_card.hpp"
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/panels/side_tabs.hpp"
#include "apps/desktop/prisoners.hpp"
#include "apps/desktop/words.hpp"

#include "damier/play/spoken.hpp"

#include <QBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace damier::desktop {

namespace {

QToolButton* text_button() {
    auto* const made = new QToolButton;
    made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    made->setFocusPolicy(Qt::TabFocus);
    made->setIconSize({18, 18});
    made->setMinimumHeight(32);
    return made;
}

} // namespace

QWidget* GamePage::make_board_side() {
    auto* const side = new QWidget;
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(16, 16, 8, 12);
    column->setSpacing(10);
    bar_->hide();
    QList<QAction*> after;
    for (Act const act : {Act::review, Act::rematch, Act::new_game, Act::save})
        after += actions_[act];
    card_ = new ResultCard(after, board_);
    card_->hide();
    column->addWidget(new BoardPlace(*board_, *bar_), 1);
    column->addWidget(prisoners_);

    auto* const line = new QHBoxLayout;
    line->setSpacing(8);
    message_->setWordWrap(true);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    sign_->hide();
    line->addWidget(sign_);
    line->addWidget(message_, 1);
    specials_ = new QHBoxLayout;
    line->addLayout(specials_);
    for (Act const act :
         {Act::accept_draw, Act::decline_draw, Act::correct, Act::let_stand, Act::play_on,
          Act::last, Act::pause, Act::review, Act::rematch, Act::new_game}) {
        QToolButton* const one = text_button();
        one->setDefaultAction(actions_[act]);
        one->hide();
        line->addWidget(one);
        offered_.push_back({act, one});
    }
    column->addLayout(line);
    return side;
}

QWidget* GamePage::make_move_side() {
    auto* const side = new QWidget;
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(8, 16, 16, 12);
    column->setSpacing(8);
    above_ = new QVBoxLayout;
    below_ = new QVBoxLayout;
    above_->setSpacing(6);
    column->addLayout(above_);

    column->addWidget(info_);
    moves_->setObjectName(QStringLiteral("moves"));
    engine_->setObjectName(QStringLiteral("engine"));
    review_->setObjectName(QStringLiteral("review"));
    tabs_->add(moves_, msg("Moves"));
    tabs_->add(engine_, msg("Engine"));
    tabs_->add(review_, msg("Review"));
    column->addWidget(tabs_, 1);
    column->addWidget(
        new ButtonGrid(actions_, {Act::first, Act::previous, Act::next, Act::last, Act::flip,
                                  Act::engine, Act::take_back, Act::redo, Act::hint,
                                  Act::offer_draw, Act::resign, Act::pause}));
    column->addLayout(below_);
    return side;
}

// Actions that no clicks say get a button: stopping for good in MultiDames, passing in Mansuba,
// taking the turn back or a piece off under arbitration.
void GamePage::show_buttons() {
    for (Offered const& one : offered_) one.button->setVisible(wants(one.act));
    std::vector<play::Spoken> const wanted = controller_.is_interactive()
                                                 ? play::spoken(controller_.session())
                                                 : std::vector<play::Spoken>();
    QStringList texts;
    for (play::Spoken const& one : wanted) texts << QString::fromStdString(one.text);
    if (texts == specials_of_) return;
    specials_of_ = texts;
    for (QToolButton* const one : special_buttons_) {
        one->hide();
        one->deleteLater(); // it may be the one that was just pressed
    }
    special_buttons_.clear();
    for (play::Spoken const& spoken : wanted) {
        QToolButton* const one = text_button();
        one->setText(words(spoken.name));
        one->setAccessibleName(one->text());
        connect(one, &QToolButton::clicked, this,
                [this, text = spoken.text] { controller_.send(session::PlayText{text}); });
        specials_->addWidget(one);
        special_buttons_.push_back(one);
    }
}

} // namespace damier::desktop
