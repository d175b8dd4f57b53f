#include "apps/desktop/game_page.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/board_place.hpp"
#include "apps/desktop/button_grid.hpp"
#include "apps/desktop/describe.hpp"
#include "apps/desktop/game_paper.hpp"
#include "apps/desktop/message_line.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/evaluation_bar.hpp"
#include "apps/desktop/panels/info_strip.hpp"
#include "apps/desktop/panels/move_tree.hpp"
#include "apps/desktop/panels/result_card.hpp"
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/panels/side_tabs.hpp"
#include "apps/desktop/players.hpp"
#include "apps/desktop/prisoners.hpp"
#include "apps/desktop/words.hpp"

#include "damier/play/choosing.hpp"

#include <QKeyEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int least_side = 226;
constexpr int around_board = 36; // margins and gaps on its side

} // namespace

GamePage::GamePage(Controller& controller, Actions& actions, QWidget* parent)
    : QWidget(parent),
      controller_(controller),
      actions_(actions),
      hand_(new Hand(controller, this)),
      board_(new BoardWidget),
      bar_(new EvaluationBar),
      moves_(new MoveTree),
      engine_(new EnginePanel),
      review_(new ReviewPanel),
      prisoners_(new Prisoners),
      info_(new InfoStrip),
      tabs_(new SideTabs),
      splitter_(new QSplitter(Qt::Horizontal)),
      players_(new Players(controller, this)),
      message_(new MessageLine(controller, actions)) {
    auto* const all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    splitter_->addWidget(make_board_side());
    side_ = make_move_side();
    splitter_->addWidget(side_);
    splitter_->setStretchFactor(0, 1);
    splitter_->setStretchFactor(1, 0);
    splitter_->setChildrenCollapsible(false);
    splitter_->setHandleWidth(8);
    connect(splitter_, &QSplitter::splitterMoved, this,
            [this] { side_width_ = splitter_->sizes().back(); });
    all->addWidget(splitter_);
    connect_board();
    connect_moves();
    connect(&controller_, &Controller::started, this, [this] {
        is_from_file_ = false;
        take_new_game();
    });
    connect(&controller_, &Controller::moved, this, &GamePage::animate);
    connect(&controller_, &Controller::position_changed, this, &GamePage::show_position);
    connect(&controller_, &Controller::choice_changed, this, &GamePage::take_choice);
    connect(&controller_, &Controller::thinking_changed, players_, &Players::show_position);
    connect(&controller_, &Controller::said, message_, &MessageLine::say);
    connect(players_, &Players::time_is_low, this, [this] { board_->sound(Sound::low_time); });
    connect(&controller_, &Controller::must_capture, board_, &BoardWidget::show_must);
    connect(&controller_, &Controller::hinted, this, [this](game::Way const& way) {
        board_->set_arrows({{way.cells, 0}});
    });
}

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
    column->addWidget(message_);
    return side;
}

QWidget* GamePage::make_move_side() {
    auto* const side = new QWidget;
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(8, 16, 16, 12);
    column->setSpacing(8);
    column->addLayout(players_->above());
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
    column->addLayout(players_->below());
    return side;
}

void GamePage::connect_board() {
    connect(board_, &BoardWidget::cell_clicked, this, &GamePage::click);
    connect(board_, &BoardWidget::piece_dropped, hand_, &Hand::drop);
    connect(board_, &BoardWidget::drawn, this, &GamePage::draw);
    board_->set_drawing_allowed(true);
    connect(&controller_, &Controller::refused, this, [this] { board_->sound(Sound::illegal); });
    connect(board_, &BoardWidget::let_go, hand_, &Hand::let_go);
    connect(board_, &BoardWidget::typed, hand_, &Hand::type);
    connect(board_, &BoardWidget::stepped, &controller_, &Controller::step);
    connect(board_, &BoardWidget::variation_stepped, this, &GamePage::choose_variation);
    connect(board_, &BoardWidget::ends_wanted, this,
            [this](bool is_last) { is_last ? controller_.go_last() : controller_.go_first(); });
    connect(board_, &BoardWidget::animation_ended, this, &GamePage::animate_next);
    auto const put_result_away = [this] {
        is_result_read_ = true; // and the last position can be seen
        show_position();
    };
    connect(board_, &BoardWidget::banner_clicked, this, put_result_away);
    connect(board_, &BoardWidget::laid_out, card_,
            [this] { card_->set_room(board_->board_layout().field().size().toSize()); });
    connect(card_, &ResultCard::node_chosen, &controller_, &Controller::go_to);
    connect(card_, &ResultCard::resized, this, &GamePage::show_position);
    connect(actions_[Act::review], &QAction::triggered, this, put_result_away);
    board_->set_drag_allowed([this](game::Cell cell) { return hand_->can_drag(cell); });
    connect(prisoners_, &Prisoners::action_chosen, this, [this](int action) {
        controller_.send(session::PlayAction{static_cast<std::size_t>(action), {}});
    });
}

void GamePage::click(game::Cell cell) {
    if (guard_.swallows(cell)) return;
    guard_.forget();
    stop_animation();
    game::StatePtr const before = controller_.has_game() ? controller_.shown_state() : nullptr;
    hand_->click(cell, board_->is_dragging());
    // Who goes on with the piece in hand clicks on it again, and means it.
    if (!before || controller_.shown_state() == before
        || controller_.shown_state()->to_play() == before->to_play())
        return;
    std::optional<game::Way> const way = controller_.shown_way();
    if (way && !way->cells.empty()) guard_.played_to(way->cells.back());
}

// Another move in the place of the one that is shown.
void GamePage::choose_variation(int places) {
    if (!controller_.has_game()) return;
    session::Tree const& tree = controller_.session().tree();
    session::NodeId const parent = tree.node(controller_.shown()).parent;
    if (parent == session::no_node) return;
    auto const& siblings = tree.node(parent).children;
    auto const here = std::ranges::find(siblings, controller_.shown()) - siblings.begin();
    auto const to = here + places;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(siblings.size())) return;
    controller_.go_to(siblings[static_cast<std::size_t>(to)]);
}

// From wherever nothing else is done with these keys.
void GamePage::keyPressEvent(QKeyEvent* event) {
    bool const is_plain = !(event->modifiers() & ~Qt::KeypadModifier);
    switch (is_plain ? event->key() : 0) {
    case Qt::Key_Left: return controller_.step(-1);
    case Qt::Key_Right: return controller_.step(1);
    case Qt::Key_Up: return choose_variation(-1);
    case Qt::Key_Down: return choose_variation(1);
    case Qt::Key_Home: return controller_.go_first();
    case Qt::Key_End: return controller_.go_last();
    default: QWidget::keyPressEvent(event);
    }
}

void GamePage::connect_moves() {
    connect(moves_, &MoveTree::node_chosen, &controller_, &Controller::go_to);
    connect(info_, &InfoStrip::clicked, this, &GamePage::info_wanted);
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
    engine_->set_look(look);
    players_->set_look(look);
    if (controller_.has_game() && is_turned) take_new_game();
    if (controller_.has_game()) show_position();
}

void GamePage::set_from_file(bool is_from_file) {
    is_from_file_ = is_from_file;
    is_result_read_ = is_from_file;
    show_position();
}

// Another game, or the same seen from the other side.
void GamePage::take_new_game() {
    stop_animation();
    guard_.forget();
    players_->seat();
    message_->forget();
    is_result_read_ = is_from_file_;
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
        ResultText const text = ending_text(controller_.session());
        if (is_result_read_)
            board_->set_banner({}, {});
        else
            board_->set_banner(first_capital(text.title), first_capital(text.reason), card_);
    } else {
        is_result_read_ = is_from_file_;
        board_->set_banner({}, {});
    }
}

void GamePage::show_position() {
    if (!controller_.has_game()) return;
    show_board();
    show_drawings();
    moves_->show(controller_.session().tree(), controller_.shown());
    prisoners_->show_state(*controller_.shown_state(), controller_.is_interactive());
    players_->show_position();
    show_choice();
}

// They belong to the position, and wait until it is there.
void GamePage::show_drawings() {
    if (board_->is_animating() || board_->state() != controller_.shown_state()) return;
    session::Node const& node = controller_.session().tree().node(controller_.shown());
    board_->set_drawings(read_drawings(node.comment_after, node.state->about()));
}

void GamePage::draw(Drawing const& one) {
    if (!controller_.has_game()) return;
    session::Node const& node = controller_.session().tree().node(controller_.shown());
    game::About const& about = node.state->about();
    Drawings const now = toggled(read_drawings(node.comment_after, about), one);
    controller_.send(session::Comment{controller_.shown(), false,
                                      with_drawings(node.comment_after, now, about)});
}

void GamePage::mark_diagram() {
    if (!controller_.has_game()) return;
    std::vector<int> nags = controller_.session().tree().node(controller_.shown()).nags;
    if (std::erase(nags, diagram_nag) == 0) nags.push_back(diagram_nag);
    controller_.send(session::Annotate{controller_.shown(), nags});
}

void GamePage::show_choice() {
    if (!controller_.has_game()) return;
    board_->set_interactive(!controller_.is_over_here());
    if (controller_.is_looking_back())
        board_->show_choice({}, {});
    else
        board_->show_choice(controller_.session().chosen(), hand_->targets(),
                            play::taken_so_far(controller_.session()));
    board_->show_premove(hand_->premove());
    board_->show_forced(hand_->forced());
    message_->show_moment({is_result_read_, is_from_file_});
}

// A person or the computer has gone on: what was said before is over.
void GamePage::take_choice() {
    message_->forget();
    show_choice();
}

QString GamePage::message() const { return message_->text(); }

void GamePage::say(QString const& text, bool is_warning) { message_->say(text, is_warning); }

void GamePage::set_side_width(int width) {
    side_width_ = width;
    share_width();
}

// The board has six tenths of the window, whatever stands beside it, and the column a third at
// most.
void GamePage::share_width() {
    int const room =
        width() * 4 / 10 - around_board - bar_->sizeHint().width() - splitter_->handleWidth();
    int const most = std::max(least_side, std::min(width() / 3, room));
    int const side = std::clamp(side_width_, least_side, most);
    side_->setMinimumWidth(least_side);
    side_->setMaximumWidth(most);
    splitter_->setSizes({width() - side - splitter_->handleWidth(), side});
}

void GamePage::resizeEvent(QResizeEvent* event) {
    share_width();
    QWidget::resizeEvent(event);
}

void GamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) show_position();
    QWidget::changeEvent(event);
}

} // namespace damier::desktop
