#include "apps/desktop/game_page.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/describe.hpp"
#include "apps/desktop/panels/move_tree.hpp"
#include "apps/desktop/words.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int side_width = 330;

QToolButton* button(QAction* action, Qt::ToolButtonStyle style) {
    auto* const made = new QToolButton;
    made->setDefaultAction(action);
    made->setToolButtonStyle(style);
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    made->setIconSize({22, 22});
    made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return made;
}

} // namespace

GamePage::GamePage(Controller& controller, Actions& actions, QWidget* parent)
    : QWidget(parent),
      controller_(controller),
      actions_(actions),
      board_(new BoardWidget),
      moves_(new MoveTree),
      splitter_(new QSplitter(Qt::Horizontal)),
      sign_(new QLabel),
      message_(new QLabel),
      aside_(new QLabel),
      end_row_(new QWidget),
      special_row_(new QWidget) {
    auto* const all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    splitter_->addWidget(make_board_side());
    splitter_->addWidget(make_move_side());
    splitter_->setStretchFactor(0, 1);
    splitter_->setStretchFactor(1, 0);
    splitter_->setChildrenCollapsible(false);
    splitter_->setHandleWidth(6);
    splitter_->setSizes({900, side_width});
    all->addWidget(splitter_);
    connect_board();
    connect(&controller_, &Controller::started, this, &GamePage::take_new_game);
    connect(&controller_, &Controller::moved, this, &GamePage::animate);
    connect(&controller_, &Controller::position_changed, this, &GamePage::show_position);
    connect(&controller_, &Controller::choice_changed, this, &GamePage::show_choice);
    connect(&controller_, &Controller::thinking_changed, this, &GamePage::show_turn);
    connect(&controller_, &Controller::said, this, &GamePage::say);
    connect(&controller_, &Controller::must_capture, board_, &BoardWidget::show_must);
    connect(&controller_, &Controller::hinted, this, [this](game::Way const& way) {
        board_->set_arrows({{way.cells, 0}});
    });
    clock_timer_.setInterval(100);
    connect(&clock_timer_, &QTimer::timeout, this, &GamePage::show_clocks);
    retranslate();
}

QWidget* GamePage::make_board_side() {
    auto* const side = new QWidget;
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(16, 16, 10, 12);
    column->setSpacing(10);
    column->addWidget(board_, 1);
    aside_->setWordWrap(true);
    column->addWidget(aside_);

    auto* const line = new QHBoxLayout;
    line->setSpacing(8);
    message_->setWordWrap(true);
    message_->setMinimumHeight(message_->fontMetrics().lineSpacing() * 2);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line->addWidget(sign_);
    line->addWidget(message_, 1);
    auto* const specials = new QHBoxLayout(special_row_);
    specials->setContentsMargins(0, 0, 0, 0);
    line->addWidget(special_row_);
    auto* const ends = new QHBoxLayout(end_row_);
    ends->setContentsMargins(0, 0, 0, 0);
    for (Act const act : {Act::review, Act::rematch, Act::new_game}) {
        auto* const one = button(actions_[act], Qt::ToolButtonTextBesideIcon);
        one->setAutoRaise(false);
        ends->addWidget(one);
    }
    line->addWidget(end_row_);
    column->addLayout(line);
    return side;
}

QWidget* GamePage::make_move_side() {
    auto* const side = new QWidget;
    side->setMinimumWidth(240);
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(10, 16, 16, 12);
    column->setSpacing(8);
    above_ = new QVBoxLayout;
    below_ = new QVBoxLayout;
    side_ = new QVBoxLayout;
    column->addLayout(above_);
    side_->setContentsMargins(0, 0, 0, 0);
    side_->addWidget(moves_, 1);
    auto* const go = new QHBoxLayout;
    go->setSpacing(2);
    for (Act const act : {Act::first, Act::previous, Act::next, Act::last, Act::flip})
        go->addWidget(button(actions_[act], Qt::ToolButtonIconOnly));
    side_->addLayout(go);
    column->addLayout(side_, 1);
    auto* const play = new QHBoxLayout;
    play->setSpacing(2);
    for (Act const act :
         {Act::take_back, Act::redo, Act::hint, Act::offer_draw, Act::resign, Act::pause})
        play->addWidget(button(actions_[act], Qt::ToolButtonIconOnly));
    column->addLayout(play);
    column->addLayout(below_);
    return side;
}

void GamePage::add_below_moves(QWidget* widget) { side_->addWidget(widget); }

void GamePage::connect_board() {
    connect(board_, &BoardWidget::cell_clicked, this, [this](int cell) {
        steps_.clear();
        controller_.click(cell, board_->is_dragging());
    });
    connect(board_, &BoardWidget::piece_dropped, this, [this](int from, int to) {
        steps_.clear();
        controller_.drop(from, to);
    });
    connect(board_, &BoardWidget::let_go, &controller_, &Controller::let_go);
    connect(board_, &BoardWidget::typed, &controller_, &Controller::type);
    connect(board_, &BoardWidget::wheel_stepped, &controller_, &Controller::step);
    connect(board_, &BoardWidget::animation_ended, this, &GamePage::animate_next);
    board_->set_drag_allowed([this](game::Cell cell) { return controller_.can_drag(cell); });
    connect(moves_, &MoveTree::node_chosen, &controller_, &Controller::go_to);
    connect(moves_, &MoveTree::promote, this,
            [this](int node) { controller_.send(session::Promote{node}); });
    connect(moves_, &MoveTree::remove, this,
            [this](int node) { controller_.send(session::Delete{node}); });
    connect(moves_, &MoveTree::glyphs_chosen, this, [this](int node, QList<int> const& nags) {
        controller_.send(session::Annotate{node, {nags.begin(), nags.end()}});
    });
}

void GamePage::set_look(Look const& look) {
    bool const is_turned = look.is_flipped != look_.is_flipped;
    look_ = look;
    board_->set_look(look);
    if (controller_.has_game() && is_turned) take_new_game();
}

// Another game, or the same seen from the other side.
void GamePage::take_new_game() {
    steps_.clear();
    for (QLabel* const one : players_) delete one;
    players_.clear();
    if (!controller_.has_game()) return;
    std::size_t const seats = controller_.session().state().about().seats.size();
    std::size_t const near = look_.is_flipped ? seats - 1 : 0;
    for (std::size_t i = 0; i < seats; ++i) {
        players_.push_back(new QLabel);
        (i == near ? below_ : above_)->addWidget(players_.back());
    }
    say({}, false);
    show_position();
    show_choice();
}

// Each action is seen to its end before the next begins, also when the computer answers at once.
void GamePage::animate(game::StatePtr const& state, game::Way const& way) {
    steps_.push_back({state, way});
    if (!board_->is_animating()) animate_next();
}

void GamePage::animate_next() {
    if (steps_.empty()) return show_position();
    Step const step = steps_.front();
    steps_.pop_front();
    board_->animate_to(step.state, step.way);
}

void GamePage::show_position() {
    if (!controller_.has_game()) return;
    bool const is_moving = board_->is_animating() || !steps_.empty();
    if (!is_moving && board_->state() != controller_.shown_state())
        board_->show_state(controller_.shown_state(), controller_.shown_way());
    if (is_moving && board_->state() != controller_.shown_state() && steps_.empty())
        board_->show_state(controller_.shown_state(), controller_.shown_way());
    if (controller_.is_over_here() && !is_moving) {
        ResultText const text =
            result_text(controller_.session().ending()->outcome, controller_.session());
        board_->set_banner(text.title, first_capital(text.reason));
    } else {
        board_->set_banner({}, {});
    }
    moves_->show(controller_.session().tree(), controller_.shown());
    show_choice();
    show_players();
    show_clocks();
    show_aside();
    show_buttons();
    if (!is_warning_) show_turn();
}

void GamePage::show_choice() {
    if (!controller_.has_game()) return;
    board_->set_interactive(controller_.has_game() && !controller_.is_over_here());
    if (controller_.is_looking_back())
        board_->show_choice({}, {});
    else
        board_->show_choice(controller_.session().chosen(), controller_.targets());
    is_warning_ = false;
    show_turn();
}

void GamePage::say(QString const& text, bool is_warning) {
    is_warning_ = is_warning && !text.isEmpty();
    if (text.isEmpty()) return show_turn();
    message_->setText(text);
    QFont font = message_->font();
    font.setBold(is_warning_);
    message_->setFont(font);
    QColor const colour = palette().color(QPalette::WindowText);
    sign_->setPixmap(is_warning_ ? make_icon(Icon::warning, colour).pixmap(22, 22) : QPixmap());
    sign_->setVisible(is_warning_);
}

void GamePage::show_turn() {
    if (!controller_.has_game()) return;
    session::Session const& session = controller_.session();
    QString text = turn_text(session, *controller_.shown_state());
    if (controller_.is_over_here()) {
        ResultText const result = result_text(session.ending()->outcome, session);
        text = result.title + QStringLiteral(" – ") + result.reason;
    } else if (session.is_paused()) {
        text = words(msg("The game is paused."));
    } else if (session.offer()) {
        text = words(Message(msg("{} offers a draw"), session.name_of(session.offer()->by)));
    } else if (controller_.is_looking_back()) {
        text = words(msg("You are looking at an earlier position; the game goes on at the last "
                         "move."));
    } else if (controller_.is_thinking()) {
        text = words(Message(msg("{} is thinking…"), session.name_of(session.state().to_play())));
    }
    say(text, false);
}

void GamePage::show_players() {
    session::Session const& session = controller_.session();
    std::vector<int> const scores = controller_.shown_state()->scores();
    for (std::size_t i = 0; i < players_.size(); ++i) {
        QString const name = player_name(session, static_cast<game::Seat>(i));
        players_[i]->setText(name + QStringLiteral("   ") + QString::number(scores[i]));
    }
    if (controller_.has_clock() && !session.ending() && !session.is_paused())
        clock_timer_.start();
    else
        clock_timer_.stop();
}

void GamePage::show_clocks() {}

// Actions without cells get a button: stopping for good in MultiDames, passing, setting free.
void GamePage::show_buttons() {
    qDeleteAll(special_row_->findChildren<QPushButton*>());
    bool const is_over = controller_.is_over_here();
    if (controller_.is_interactive()) {
        auto const actions = controller_.session().state().actions();
        for (std::size_t i = 0; i < actions.size(); ++i) {
            if (actions[i].ways.front().cells.size() > 0) continue;
            auto* const one = new QPushButton(wordless_name(actions[i]));
            connect(one, &QPushButton::clicked, this, [this, i] {
                controller_.send(session::PlayAction{i, {}});
            });
            special_row_->layout()->addWidget(one);
        }
    }
    end_row_->setVisible(is_over);
}

void GamePage::show_aside() { aside_->hide(); }

void GamePage::retranslate() {
    message_->setAccessibleName(words(msg("Message")));
    if (controller_.has_game()) show_position();
}

void GamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace damier::desktop
