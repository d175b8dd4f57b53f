#include "apps/desktop/game_page.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/describe.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/evaluation_bar.hpp"
#include "apps/desktop/panels/move_tree.hpp"
#include "apps/desktop/panels/player_strip.hpp"
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/prisoners.hpp"
#include "apps/desktop/words.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int side_width = 350;

} // namespace

GamePage::GamePage(Controller& controller, Actions& actions, QWidget* parent)
    : QWidget(parent),
      controller_(controller),
      actions_(actions),
      board_(new BoardWidget),
      bar_(new EvaluationBar),
      moves_(new MoveTree),
      engine_(new EnginePanel),
      review_(new ReviewPanel),
      prisoners_(new Prisoners),
      splitter_(new QSplitter(Qt::Horizontal)),
      panels_(new QSplitter(Qt::Vertical)),
      sign_(new QLabel),
      message_(new QLabel) {
    auto* const all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    splitter_->addWidget(make_board_side());
    splitter_->addWidget(make_move_side());
    splitter_->setStretchFactor(0, 1);
    splitter_->setStretchFactor(1, 0);
    splitter_->setChildrenCollapsible(false);
    splitter_->setHandleWidth(8);
    splitter_->setSizes({900, side_width});
    all->addWidget(splitter_);
    connect_board();
    connect_moves();
    connect(&controller_, &Controller::started, this, &GamePage::take_new_game);
    connect(&controller_, &Controller::moved, this, &GamePage::animate);
    connect(&controller_, &Controller::position_changed, this, &GamePage::show_position);
    connect(&controller_, &Controller::choice_changed, this, &GamePage::take_choice);
    connect(&controller_, &Controller::thinking_changed, this, &GamePage::show_players);
    connect(&controller_, &Controller::said, this, &GamePage::say);
    connect(&controller_, &Controller::must_capture, board_, &BoardWidget::show_must);
    connect(&controller_, &Controller::hinted, this, [this](game::Way const& way) {
        board_->set_arrows({{way.cells, 0}});
    });
    // The bar stands beside the board, not beside the space around it.
    connect(board_, &BoardWidget::laid_out, this, [this] {
        QRectF const frame = board_->board_layout().frame();
        bar_->set_span(frame.top(), frame.bottom());
    });
    set_fonts();
    retranslate();
}

void GamePage::connect_board() {
    connect(board_, &BoardWidget::cell_clicked, this, [this](int cell) {
        stop_animation();
        controller_.click(cell, board_->is_dragging());
    });
    connect(board_, &BoardWidget::piece_dropped, &controller_, &Controller::drop);
    connect(board_, &BoardWidget::let_go, &controller_, &Controller::let_go);
    connect(board_, &BoardWidget::typed, &controller_, &Controller::type);
    connect(board_, &BoardWidget::wheel_stepped, &controller_, &Controller::step);
    connect(board_, &BoardWidget::animation_ended, this, &GamePage::animate_next);
    auto const put_result_away = [this] {
        is_result_read_ = true; // and the last position can be seen
        show_position();
    };
    connect(board_, &BoardWidget::banner_clicked, this, put_result_away);
    connect(actions_[Act::review], &QAction::triggered, this, put_result_away);
    board_->set_drag_allowed([this](game::Cell cell) { return controller_.can_drag(cell); });
    connect(prisoners_, &Prisoners::action_chosen, this, [this](int action) {
        controller_.send(session::PlayAction{static_cast<std::size_t>(action), {}});
    });
}

void GamePage::connect_moves() {
    connect(moves_, &MoveTree::node_chosen, &controller_, &Controller::go_to);
    connect(moves_, &MoveTree::promote, this,
            [this](int node) { controller_.send(session::Promote{node}); });
    connect(moves_, &MoveTree::remove, this, &GamePage::remove_wanted);
    connect(moves_, &MoveTree::comment_wanted, this, &GamePage::comment_wanted);
    connect(moves_, &MoveTree::glyphs_chosen, this, [this](int node, QList<int> const& nags) {
        controller_.send(session::Annotate{node, {nags.begin(), nags.end()}});
    });
}

void GamePage::set_look(Look const& look) {
    bool const is_turned = look.is_flipped != look_.is_flipped;
    look_ = look;
    board_->set_look(look);
    bar_->set_flipped(look.is_flipped);
    prisoners_->set_look(look);
    for (PlayerStrip* const one : players_) one->set_look(look);
    if (controller_.has_game() && is_turned) take_new_game();
    if (controller_.has_game()) show_position();
}

// Another game, or the same seen from the other side.
void GamePage::take_new_game() {
    stop_animation();
    for (PlayerStrip* const one : players_) delete one;
    players_.clear();
    if (!controller_.has_game()) return;
    session::Session const& session = controller_.session();
    int const seats = static_cast<int>(session.state().about().seats.size());
    int const near = look_.is_flipped ? seats - 1 : 0;
    for (game::Seat seat = 0; seat < seats; ++seat) {
        auto* const strip = new PlayerStrip;
        strip->set_look(look_);
        auto const& player = session.setup().players[static_cast<std::size_t>(seat)];
        strip->set_player(seat, QString::fromStdString(player.name), session.is_bot(seat));
        if (controller_.has_clock())
            strip->clock()->set_source(
                [this, seat] { return controller_.session().reading(seat, Controller::now()); });
        else
            strip->clock()->set_source({});
        players_.push_back(strip);
        (seat == near ? below_ : above_)->addWidget(strip);
    }
    remark_.clear();
    is_result_read_ = false;
    show_position();
}

// Each action is seen to its end before the next begins, also when the computer answers at once.
void GamePage::animate(game::StatePtr const& state, game::Way const& way) {
    steps_.push_back({state, way});
    if (!board_->is_animating()) animate_next();
}

void GamePage::animate_next() {
    if (steps_.empty()) {
        if (controller_.has_game()) show_position();
        return;
    }
    Step const step = steps_.front();
    steps_.pop_front();
    board_->animate_to(step.state, step.way);
}

void GamePage::stop_animation() {
    steps_.clear();
    board_->finish_animation();
    if (controller_.has_game()) show_board();
}

void GamePage::show_board() {
    bool const is_moving = board_->is_animating() || !steps_.empty();
    game::StatePtr const state = controller_.shown_state();
    game::StatePtr const coming = steps_.empty() ? board_->state() : steps_.back().state;
    if (coming != state) { // something else than the next action: no way leads there
        steps_.clear();
        board_->show_state(state, controller_.shown_way());
    }
    if (controller_.is_over_here() && !(is_moving && coming == state)) {
        ResultText const text =
            result_text(controller_.session().ending()->outcome, controller_.session());
        if (is_result_read_)
            board_->set_banner({}, {});
        else
            board_->set_banner(text.title, first_capital(text.reason), ending_);
    } else {
        is_result_read_ = false;
        board_->set_banner({}, {});
    }
}

void GamePage::show_position() {
    if (!controller_.has_game()) return;
    show_board();
    moves_->show(controller_.session().tree(), controller_.shown());
    prisoners_->show_state(*controller_.shown_state(), controller_.is_interactive());
    show_buttons();
    show_players();
    show_choice();
}

void GamePage::show_choice() {
    if (!controller_.has_game()) return;
    board_->set_interactive(!controller_.is_over_here());
    if (controller_.is_looking_back())
        board_->show_choice({}, {});
    else
        board_->show_choice(controller_.session().chosen(), controller_.targets());
    show_turn();
}

// A person or the computer has gone on: what was said before is over.
void GamePage::take_choice() {
    remark_.clear();
    show_choice();
}

QString GamePage::message() const { return message_->text(); }

void GamePage::say(QString const& text, bool is_warning) {
    remark_ = text;
    is_warning_ = is_warning;
    show_turn();
}

void GamePage::show_message(QString const& text, bool is_warning) {
    message_->setText(text);
    QFont font = message_->font();
    font.setBold(is_warning);
    message_->setFont(font);
    QColor const colour = palette().color(QPalette::WindowText);
    sign_->setPixmap(is_warning ? make_icon(Icon::warning, colour).pixmap(22, 22) : QPixmap());
    sign_->setVisible(is_warning);
}

void GamePage::show_turn() {
    if (!remark_.isEmpty()) return show_message(remark_, is_warning_);
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
    } else if (session.disputed() && !controller_.is_looking_back()) {
        text = words(msg("The last move is irregular: it may be corrected, or stand."));
    } else if (controller_.is_looking_back()) {
        text = words(msg("You are looking at an earlier position; the game goes on at the last "
                         "move."));
    }
    show_message(text, false);
}

void GamePage::show_players() {
    if (!controller_.has_game()) return;
    session::Session const& session = controller_.session();
    auto const taken = taken_pieces(session.tree(), controller_.shown());
    bool const is_running = !session.ending() && !session.is_paused();
    for (PlayerStrip* const strip : players_) {
        bool const is_turn = session.state().to_play() == strip->seat() && !session.ending();
        strip->show_state(controller_.shown_state(),
                          taken[static_cast<std::size_t>(strip->seat())]);
        strip->set_active(is_turn);
        bool const is_offering = session.offer() && session.offer()->by == strip->seat();
        strip->set_note(is_offering                            ? words(msg("offers a draw"))
                        : is_turn && controller_.is_thinking() ? words(msg("thinking…"))
                                                               : QString());
        strip->clock()->set_running(is_turn && is_running);
        strip->clock()->refresh();
    }
}

bool GamePage::wants(Act act) const {
    session::Session const& session = controller_.session();
    bool const is_over = controller_.is_over_here();
    switch (act) {
    case Act::accept_draw:
    case Act::decline_draw: return session.offer().has_value();
    case Act::correct:
    case Act::let_stand: return session.disputed().has_value();
    case Act::play_on:
    case Act::last: return controller_.is_looking_back();
    case Act::pause: return session.is_paused();
    case Act::review:
    case Act::rematch: return is_over && is_result_read_; // until then they stand over the board
    case Act::new_game: return is_over;
    default: return false;
    }
}

void GamePage::retranslate() {
    message_->setAccessibleName(words(msg("Message")));
    specials_of_.reset();
    remark_.clear();
    if (controller_.has_game()) show_position();
}

void GamePage::set_fonts() {
    message_->setMinimumHeight(fontMetrics().lineSpacing() * 2 + 4); // most sentences, at rest
}

void GamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) set_fonts();
    QWidget::changeEvent(event);
}

} // namespace damier::desktop
