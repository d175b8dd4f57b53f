#include "apps/desktop/board/board_widget.hpp"

#include "apps/desktop/board/board_access.hpp"
#include "apps/desktop/words.hpp"

#include <QAccessible>
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

Message drawing_text(Drawing const& one, game::About const& about) {
    if (one.is_circle()) return Message(msg("circled"));
    return Message(msg("an arrow to {}"), about.cells[static_cast<std::size_t>(one.to)].label);
}

Sound sound_of(game::State const* before, game::State const& after, game::Way const& way) {
    if (game::is_over(after.outcome())) return Sound::end;
    if (before != nullptr && way.cells.size() > 1) {
        auto const piece = before->at(way.cells.front()), now = after.at(way.cells.back());
        if (piece && now && piece->kind != now->kind) return Sound::promotion;
    }
    return way.emptied.empty() ? Sound::move : Sound::capture;
}

bool contains(std::vector<game::Cell> const& cells, game::Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

} // namespace

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent) {
    describe_boards_to_screen_readers();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    take_own_name(*this);
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::set_look(Look const& look) {
    if (look == look_) return;
    if (look.speed <= 0) finish_animation();
    look_ = look;
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
    forget_drag();
    bool const is_new_board = !state_ || !state || &state_->about() != &state->about();
    std::swap(state_, state); // the old one lives until nothing refers to its board any more
    last_ = std::move(last);
    chosen_.clear(), targets_.clear(), taken_.clear(), must_.clear(), arrows_.clear();
    forced_.clear(), drawings_.clear(), drawing_.reset();
    show_pulse();
    remark_ = {};
    dropped_.reset();
    if (is_new_board) {
        cursor_.reset(), hover_.reset();
        typed_.clear();
        lay_out();
    }
    if (was_animating) settle();
    update();
}

void BoardWidget::animate_to(game::StatePtr state, game::Way const& way) {
    auto const dropped = dropped_;
    end_animation();
    game::StatePtr const before = state_;
    bool const is_same_board = before && state && &before->about() == &state->about();
    show_state(std::move(state), way);
    if (state_) sound(sound_of(before.get(), *state_, way));
    bool const has_motion = way.cells.size() > 1 || !way.emptied.empty();
    if (look_.speed <= 0 || !is_same_board || !has_motion || !fits(way, layout_) || !isVisible()) {
        settle();
        return;
    }
    bool const is_there = dropped && way.cells.size() > 1 && dropped->first == way.cells.front()
                          && dropped->second == way.cells.back();
    before_ = before;
    walk_.emplace(way, layout_, look_.speed, is_there, state_->about().removes_at_once);
    if (walk_->duration() <= 0) return finish_animation(); // the hand has done it all
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
    walk_.reset();
    before_.reset();
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
        for (game::Cell const cell : forced_) update(around(layout_.centre(cell)));
        return;
    }
    if (event->timerId() != timer_.timerId()) return QWidget::timerEvent(event);
    if (walk_ && walk_time() < walk_->duration()) {
        QRegion const now = walk_region();
        update(walked_ + now);
        walked_ = now;
        return;
    }
    finish_animation();
}

double BoardWidget::walk_time() const { return static_cast<double>(clock_.nsecsElapsed()) / 1e6; }

void BoardWidget::show_choice(std::vector<game::Cell> chosen, std::vector<game::Cell> targets,
                              std::vector<game::Cell> taken) {
    chosen_ = std::move(chosen);
    targets_ = std::move(targets);
    taken_ = std::move(taken);
    must_.clear();
    update();
}

void BoardWidget::show_must(std::vector<game::Cell> cells) {
    must_ = std::move(cells);
    update();
}

void BoardWidget::show_forced(std::vector<game::Cell> cells) {
    std::erase_if(cells, [&](game::Cell cell) { return cell < 0 || cell >= layout_.size(); });
    if (cells == forced_) return;
    forced_ = std::move(cells);
    show_pulse();
    update();
}

void BoardWidget::show_pulse() {
    pulse_.run(!forced_.empty() && look_.shows_forced && look_.speed > 0, this);
}

void BoardWidget::show_premove(std::vector<game::Cell> cells) {
    if (cells == premove_) return;
    premove_ = std::move(cells);
    update();
}

void BoardWidget::set_drawings(Drawings drawings) {
    if (drawings == drawings_) return;
    drawings_ = std::move(drawings);
    update();
}

void BoardWidget::set_drawing_allowed(bool is_allowed) { is_drawing_allowed_ = is_allowed; }

void BoardWidget::set_arrows(std::vector<Arrow> arrows) {
    if (arrows == arrows_) return;
    arrows_ = std::move(arrows);
    update();
}

void BoardWidget::set_remark(Remark remark) {
    remark_ = std::move(remark);
    update();
}

void BoardWidget::set_interactive(bool is_interactive) {
    if (is_interactive == is_interactive_) return;
    is_interactive_ = is_interactive;
    if (!is_interactive) {
        forget_drag();
        hover_.reset();
        typed_.clear();
        unsetCursor();
    }
    update();
}

void BoardWidget::set_drag_allowed(std::function<bool(game::Cell)> is_allowed) {
    is_drag_allowed_ = std::move(is_allowed);
}

void BoardWidget::set_banner(QString const& title, QString const& reason, QWidget* below) {
    if (below_banner_ != nullptr && below_banner_ != below) below_banner_->hide();
    banner_ = {title, reason, {}};
    below_banner_ = banner_.is_empty() ? nullptr : below;
    place_below_banner();
    update();
}

void BoardWidget::place_below_banner() {
    if (below_banner_ == nullptr) return;
    below_banner_->setVisible(!walk_);
    banner_.foot = below_banner_->sizeHint();
    below_banner_->setGeometry(place_banner(font(), layout_, banner_).foot.toAlignedRect());
}

bool BoardWidget::is_chosen(game::Cell cell) const { return contains(chosen_, cell); }

QString BoardWidget::cell_name(game::Cell cell) const {
    if (!state_ || cell < 0 || cell >= layout_.size()) return {};
    game::About const& about = state_->about();
    QStringList parts{words(Message(msg("square {}"), about.cells[cell].label))};
    auto const piece = state_->at(cell);
    if (!piece) parts << words(msg("empty"));
    if (piece && piece->owner != game::nobody) parts << words(about.seats[piece->owner]);
    if (piece) parts << words(about.kinds[piece->kind].name);
    auto const starts_here = [&](game::Way const& way) {
        return !way.cells.empty() && way.cells.front() == cell;
    };
    auto const may = [&](game::Action const& action) {
        return std::any_of(action.ways.begin(), action.ways.end(), starts_here);
    };
    if (piece && std::any_of(state_->actions().begin(), state_->actions().end(), may))
        parts << words(msg("may move"));
    if (state_->held() == cell) parts << words(msg("in hand"));
    if (is_chosen(cell)) parts << words(msg("chosen"));
    if (contains(targets_, cell)) parts << words(msg("the chosen piece may go here"));
    if (contains(must_, cell) || contains(forced_, cell)) parts << words(msg("must capture"));
    if (contains(premove_, cell)) parts << words(msg("part of the move that waits"));
    for (Drawing const& one : drawings_)
        if (one.from == cell) parts << words(drawing_text(one, about));
    return parts.join(QStringLiteral(", "));
}

void BoardWidget::lay_out() {
    named_cells_.clear();
    if (!state_) {
        layout_ = {};
        return;
    }
    game::About const& about = state_->about();
    // A few pixels beside the rim remain for the shadow of lifted pieces and for the focus.
    double const spare = look_.has_rim ? 2 : 0;
    layout_ = BoardLayout(about, QRectF(rect()).adjusted(spare, spare, -spare, -spare), look_,
                          devicePixelRatioF());
    sprites_.set(&about, layout_, look_);
    for (game::Cell cell = 0; cell < layout_.size(); ++cell)
        if (!layout_.is_absent(cell) && !about.cells[cell].label.empty())
            named_cells_.push_back(cell);
    if (walk_) walk_->lay_out(layout_);
    walked_ = QRegion(rect());
    place_below_banner();
    Q_EMIT laid_out();
}

void BoardWidget::resizeEvent(QResizeEvent*) { lay_out(); }

void BoardWidget::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange
        && accessibleName() == property(own_name).toString())
        take_own_name(*this);
    if (event->type() == QEvent::PaletteChange) sprites_.forget();
    QWidget::changeEvent(event);
}

} // namespace damier::desktop
