#include "apps/desktop/board/board_widget.hpp"

#include "apps/desktop/board/board_access.hpp"
#include "apps/desktop/words.hpp"

#include <QKeyEvent>
#include <QPainter>
#include <QTimer>
#include <QTimerEvent>

namespace damier::desktop {

namespace {

constexpr int frame_time = 16; // milliseconds

// Some cells of the move may belong to another board, when a game is replaced while a move is on
// its way.
bool fits(game::Way const& way, BoardLayout const& layout) {
    auto const is_known = [&](game::Cell cell) { return cell >= 0 && cell < layout.size(); };
    return std::all_of(way.cells.begin(), way.cells.end(), is_known)
           && std::all_of(way.emptied.begin(), way.emptied.end(), is_known);
}

// Whoever has given a board another name, «Preview», translates it too.
constexpr char const* own_name = "own-name";

void take_own_name(QWidget& board) {
    board.setAccessibleName(words(msg("Board")));
    board.setProperty(own_name, board.accessibleName());
}

Sound sound_of(game::State const* before, game::State const& after, game::Way const& way) {
    if (game::is_over(after.outcome())) return Sound::end;
    if (before != nullptr && way.cells.size() > 1) {
        auto const piece = before->at(way.cells.front()), now = after.at(way.cells.back());
        if (piece && now && piece->kind != now->kind) return Sound::promotion;
    }
    return way.emptied.empty() ? Sound::move : Sound::capture;
}

} // namespace

BoardWidget::BoardWidget(QWidget* parent)
    : QWidget(parent), hand_(scene_, *this), keys_(scene_, *this) {
    describe_boards_to_screen_readers();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    take_own_name(*this);
    hear_hand();
    hear_keys();
}

void BoardWidget::hear_hand() {
    connect(&hand_, &BoardHand::clicked, this, [this](int cell) {
        keys_.leave();
        Q_EMIT cell_clicked(cell);
    });
    connect(&hand_, &BoardHand::taken_up, this, &BoardWidget::cell_clicked);
    connect(&hand_, &BoardHand::dropped, this, &BoardWidget::piece_dropped);
    connect(&hand_, &BoardHand::right_clicked, this, &BoardWidget::cell_right_clicked);
    connect(&hand_, &BoardHand::drawn, this, &BoardWidget::drawn);
    connect(&hand_, &BoardHand::let_go, this, &BoardWidget::let_go);
    connect(&hand_, &BoardHand::stepped, this, &BoardWidget::stepped);
}

void BoardWidget::hear_keys() {
    connect(&keys_, &BoardKeys::clicked, this, &BoardWidget::cell_clicked);
    connect(&keys_, &BoardKeys::drawn, this, &BoardWidget::drawn);
    connect(&keys_, &BoardKeys::let_go, this, &BoardWidget::let_go);
    connect(&keys_, &BoardKeys::typed, this, &BoardWidget::typed);
    connect(&keys_, &BoardKeys::stepped, this, &BoardWidget::stepped);
    connect(&keys_, &BoardKeys::ends_wanted, this, &BoardWidget::ends_wanted);
    connect(&keys_, &BoardKeys::variation_stepped, this, &BoardWidget::variation_stepped);
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::set_look(Look const& look) {
    if (look == scene_.look) return;
    if (look.speed <= 0) finish_animation();
    scene_.look = look;
    lay_out();
    show_pulse();
    update();
}

void BoardWidget::set_volume(double volume) {
    volume_ = volume;
    sounds_.set_volume(volume);
}

void BoardWidget::sound(Sound sound) {
    if (volume_ <= 0) return;
    sounds_.play(sound);
    Q_EMIT heard(sound);
}

void BoardWidget::show_state(game::StatePtr state, std::optional<game::Way> last) {
    bool const was_animating = is_animating();
    end_animation();
    hand_.let_fall();
    hand_.give_up_drawing();
    keys_.give_up_drawing();
    bool const is_new_board = !scene_.state || !state || &scene_.state->about() != &state->about();
    std::swap(scene_.state, state); // the old one lives until nothing refers to its board any more
    scene_.last = std::move(last);
    scene_.chosen.clear(), scene_.targets.clear(), scene_.taken.clear(), scene_.must.clear(),
        scene_.arrows.clear();
    scene_.forced.clear(), scene_.drawings.clear();
    show_pulse();
    scene_.remark = {};
    hand_.forget_drop();
    if (is_new_board) {
        hand_.leave();
        keys_.leave();
        keys_.forget_text();
        lay_out();
    }
    if (was_animating) settle();
    update();
}

void BoardWidget::animate_to(game::StatePtr state, game::Way const& way) {
    auto const dropped = hand_.last_drop();
    end_animation();
    game::StatePtr const before = scene_.state;
    bool const is_same_board = before && state && &before->about() == &state->about();
    show_state(std::move(state), way);
    if (scene_.state) sound(sound_of(before.get(), *scene_.state, way));
    bool const has_motion = way.cells.size() > 1 || !way.emptied.empty();
    if (scene_.look.speed <= 0 || !is_same_board || !has_motion || !fits(way, scene_.layout)
        || !isVisible()) {
        settle();
        return;
    }
    bool const is_there = dropped && way.cells.size() > 1 && dropped->first == way.cells.front()
                          && dropped->second == way.cells.back();
    scene_.before = before;
    scene_.walk.emplace(way, scene_.layout, scene_.look.speed, is_there,
                        scene_.state->about().removes_at_once);
    if (scene_.walk->duration() <= 0) return finish_animation(); // the hand has done it all
    walked_ = {};
    place_below_banner();
    clock_.start();
    timer_.start(frame_time, Qt::PreciseTimer, this);
}

void BoardWidget::finish_animation() {
    if (!is_animating()) return;
    end_animation();
    settle();
}

void BoardWidget::end_animation() {
    timer_.stop();
    scene_.walk.reset();
    scene_.before.reset();
    place_below_banner();
    update();
}

void BoardWidget::settle() {
    if (is_settling_) return;
    is_settling_ = true;
    QTimer::singleShot(0, this, [this] {
        is_settling_ = false;
        if (!is_animating()) Q_EMIT animation_ended();
    });
}

void BoardWidget::timerEvent(QTimerEvent* event) {
    if (event->timerId() == pulse_.timer_id()) {
        for (game::Cell const cell : scene_.forced)
            update(around_piece(scene_.layout, scene_.layout.centre(cell)));
        return;
    }
    if (event->timerId() != timer_.timerId()) return QWidget::timerEvent(event);
    if (scene_.walk && walk_time() < scene_.walk->duration()) {
        QRegion const now = walk_region(scene_, walk_time());
        update(walked_ + now);
        walked_ = now;
        return;
    }
    finish_animation();
}

double BoardWidget::walk_time() const { return static_cast<double>(clock_.nsecsElapsed()) / 1e6; }

void BoardWidget::show_choice(std::vector<game::Cell> chosen, std::vector<game::Cell> targets,
                              std::vector<game::Cell> taken) {
    scene_.chosen = std::move(chosen);
    scene_.targets = std::move(targets);
    scene_.taken = std::move(taken);
    scene_.must.clear();
    update();
}

void BoardWidget::show_must(std::vector<game::Cell> cells) {
    scene_.must = std::move(cells);
    update();
}

void BoardWidget::show_forced(std::vector<game::Cell> cells) {
    std::erase_if(cells, [&](game::Cell cell) { return cell < 0 || cell >= scene_.layout.size(); });
    if (cells == scene_.forced) return;
    scene_.forced = std::move(cells);
    show_pulse();
    update();
}

void BoardWidget::show_pulse() {
    pulse_.run(!scene_.forced.empty() && scene_.look.shows_forced && scene_.look.speed > 0, this);
}

void BoardWidget::show_premove(std::vector<game::Cell> cells) {
    if (cells == scene_.premove) return;
    scene_.premove = std::move(cells);
    update();
}

void BoardWidget::set_drawings(Drawings drawings) {
    if (drawings == scene_.drawings) return;
    scene_.drawings = std::move(drawings);
    update();
}

void BoardWidget::set_arrows(std::vector<Arrow> arrows) {
    if (arrows == scene_.arrows) return;
    scene_.arrows = std::move(arrows);
    update();
}

void BoardWidget::set_remark(Remark remark) {
    scene_.remark = std::move(remark);
    update();
}

void BoardWidget::set_interactive(bool is_interactive) {
    if (is_interactive == scene_.is_interactive) return;
    scene_.is_interactive = is_interactive;
    if (!is_interactive) {
        hand_.rest();
        keys_.forget_text();
    }
    update();
}

void BoardWidget::set_banner(QString const& title, QString const& reason, QWidget* below) {
    if (below_banner_ != nullptr && below_banner_ != below) below_banner_->hide();
    scene_.banner = {title, reason, {}};
    below_banner_ = scene_.banner.is_empty() ? nullptr : below;
    place_below_banner();
    update();
}

void BoardWidget::place_below_banner() {
    if (below_banner_ == nullptr) return;
    below_banner_->setVisible(!scene_.walk);
    scene_.banner.foot = below_banner_->sizeHint();
    below_banner_->setGeometry(
        place_banner(font(), scene_.layout, scene_.banner).foot.toAlignedRect());
}

void BoardWidget::lay_out() {
    scene_.named_cells.clear();
    if (!scene_.state) {
        scene_.layout = {};
        return;
    }
    game::About const& about = scene_.state->about();
    // A few pixels beside the rim remain for the shadow of lifted pieces and for the focus.
    double const spare = scene_.look.has_rim ? 2 : 0;
    scene_.layout = BoardLayout(about, QRectF(rect()).adjusted(spare, spare, -spare, -spare),
                                scene_.look, devicePixelRatioF());
    painter_.prepare(scene_);
    for (game::Cell cell = 0; cell < scene_.layout.size(); ++cell)
        if (!scene_.layout.is_absent(cell) && !about.cells[cell].label.empty())
            scene_.named_cells.push_back(cell);
    if (scene_.walk) scene_.walk->lay_out(scene_.layout);
    walked_ = QRegion(rect());
    place_below_banner();
    Q_EMIT laid_out();
}

void BoardWidget::resizeEvent(QResizeEvent*) { lay_out(); }

void BoardWidget::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange
        && accessibleName() == property(own_name).toString())
        take_own_name(*this);
    if (event->type() == QEvent::PaletteChange) painter_.forget();
    QWidget::changeEvent(event);
}

void BoardWidget::paintEvent(QPaintEvent* event) {
    QColor const around = palette().color(backgroundRole());
    QPainter painter(this);
    if (!scene_.state) return painter.fillRect(event->rect(), around);
    // Moved to a screen of another density: everything is made anew.
    if (scene_.layout.ratio() != devicePixelRatioF()) lay_out();
    painter.setClipRegion(event->region());
    BoardView view(scene_);
    if (scene_.walk) view.walk_time = walk_time();
    view.glow = pulse_.level();
    view.carried = hand_.carried();
    view.lit = hand_.lit();
    view.pointer = hand_.pointer();
    view.drawing = hand_.drawing() ? hand_.drawing() : keys_.drawing();
    if (hasFocus()) view.cursor = keys_.cursor();
    view.typed = keys_.typed_so_far();
    painter_.paint(painter, size(), around, view);
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    if (!scene_.banner.is_empty() && !scene_.walk) return Q_EMIT banner_clicked();
    if (scene_.state) hand_.press(*event);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) { hand_.move(*event); }

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) { hand_.release(*event); }

void BoardWidget::leaveEvent(QEvent*) { hand_.leave(); }

void BoardWidget::wheelEvent(QWheelEvent* event) {
    hand_.turn(*event);
    event->accept();
}

bool BoardWidget::event(QEvent* event) {
    // Letters and figures of moves must not be taken for shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride
        && keys_.wants_text(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && is_interactive()) {
        hand_.let_fall();
        hand_.give_up_drawing();
    }
    if (!scene_.state || !keys_.press(*event)) QWidget::keyPressEvent(event);
}

// Tab enters the squares before it leaves the board.
bool BoardWidget::focusNextPrevChild(bool is_next) {
    if (is_next && hasFocus() && keys_.enter()) return true;
    keys_.leave();
    return QWidget::focusNextPrevChild(is_next);
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    bool const is_by_key =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (is_by_key) keys_.enter();
    update();
}

void BoardWidget::focusOutEvent(QFocusEvent*) { update(); }

} // namespace damier::desktop
