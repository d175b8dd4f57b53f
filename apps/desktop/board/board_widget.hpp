// The board on which people play: shows a game::State, animates its changes and reports what the
// user points at or types. It decides nothing; whoever owns it knows the rules through a session.
#pragma once

#include "apps/desktop/board/board_hand.hpp"
#include "apps/desktop/board/board_keys.hpp"
#include "apps/desktop/board/board_painter.hpp"
#include "apps/desktop/board/pulse.hpp"
#include "apps/desktop/board/sounds.hpp"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

#include <algorithm>
#include <functional>
#include <memory>

namespace damier::desktop {

class BoardWidget : public QWidget {
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);
    ~BoardWidget() override;

    void set_look(Look const& look);
    Look const& look() const { return scene_.look; }
    void set_volume(double volume); // of sounds, 0 to 1; silent until asked for
    void sound(Sound sound);

    // At once, without animation. Arrows, choice and pieces that must capture are cleared.
    void show_state(game::StatePtr state, std::optional<game::Way> last = {});
    // From what is shown now along `way`, then as show_state(state, way). Once the board is at rest
    // animation_ended() comes, always from the event loop; an animation that the next one replaces
    // has no ending of its own, one that show_state() cuts short has.
    void animate_to(game::StatePtr state, game::Way const& way);
    bool is_animating() const { return scene_.walk.has_value(); }
    void finish_animation(); // at once, if one is running

    game::StatePtr const& state() const {
        return scene_.state;
    } // the newest, also during an animation

    // `taken`: what the capture has jumped so far; it stands there dimmed.
    void show_choice(std::vector<game::Cell> chosen, std::vector<game::Cell> targets,
                     std::vector<game::Cell> taken = {});
    std::vector<game::Cell> const& dimmed() const { return scene_.taken; }
    void show_must(std::vector<game::Cell> cells); // after a refusal; until the next choice
    // Those that must capture, in a soft light that comes and goes; until another state.
    void show_forced(std::vector<game::Cell> cells);
    void show_premove(std::vector<game::Cell> cells);
    // What the person has drawn here. With the right button, or with Shift and Enter on the cursor,
    // more can be drawn where that is allowed.
    void set_drawings(Drawings drawings);
    Drawings const& drawings() const { return scene_.drawings; }
    void set_drawing_allowed(bool is_allowed) { scene_.may_draw = is_allowed; }
    void set_arrows(std::vector<Arrow> arrows);
    std::vector<Arrow> const& arrows() const { return scene_.arrows; }
    void set_remark(Remark remark); // until something else is shown
    Remark const& remark() const { return scene_.remark; }

    void set_interactive(bool is_interactive);
    bool is_interactive() const { return scene_.is_interactive; }
    void set_drag_allowed(std::function<bool(game::Cell)> is_allowed) { // none: every piece
        scene_.is_drag_allowed = std::move(is_allowed);
    }
    // While a piece hangs under the pointer. Ask it in cell_clicked: a drag must not be played
    // before it is dropped, so send PlayCells without `quick`.
    bool is_dragging() const { return hand_.carried().has_value(); }

    // Over the board; empty clears. `below` stands at its foot and must be a child of this widget.
    void set_banner(QString const& title, QString const& reason, QWidget* below = nullptr);

    std::optional<game::Cell> cell_at(QPointF point) const { return scene_.layout.cell_at(point); }
    QPointF centre_of(game::Cell cell) const { return scene_.layout.centre(cell); }
    BoardLayout const& board_layout() const { return scene_.layout; }
    std::optional<game::Cell> cursor_cell() const { return keys_.cursor(); }

    // For people who do not see the board: the cells that have a name, and all about one of them,
    // "square 32, White, man, may move".
    std::vector<game::Cell> const& named_cells() const { return scene_.named_cells; }
    QString cell_name(game::Cell cell) const { return describe_cell(scene_, cell); }
    bool is_chosen(game::Cell cell) const {
        return std::ranges::find(scene_.chosen, cell) != scene_.chosen.end();
    }
    void set_cursor(game::Cell cell) { keys_.set_cursor(cell); } // of the keyboard

    QSize sizeHint() const override { return {640, 640}; }
    QSize minimumSizeHint() const override { return {160, 160}; }

Q_SIGNALS:
    void cell_clicked(int cell);          // left click, Enter on the cursor, or a drag begins
    void piece_dropped(int from, int to); // a drag ended on another cell
    void cell_right_clicked(int cell);    // comes before let_go()
    void drawn(damier::desktop::Drawing drawing);
    void heard(damier::desktop::Sound sound); // also where nothing can be heard
    void let_go();                            // right click, Esc, drop outside
    void typed(QString text);                 // a whole move, "32-28"
    void stepped(int plies);                  // by wheel or arrow keys; forward is positive
    void ends_wanted(bool is_last);           // Home and End
    void variation_stepped(int places);       // Up and Down
    void animation_ended();
    void banner_clicked();
    void laid_out(); // the board has another place or size

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool is_next) override;

private:
    void hear_hand();
    void hear_keys();
    void lay_out();
    void end_animation();
    void show_pulse(); // runs while there is something to show
    void place_below_banner();
    void settle(); // announce the rest
    double walk_time() const;

    BoardScene scene_;
    BoardPainter painter_;
    BoardHand hand_;
    BoardKeys keys_;
    QWidget* below_banner_ = nullptr;
    Sounds sounds_;
    double volume_ = 0;
    Pulse pulse_;
    QBasicTimer timer_; // of the walk
    QElapsedTimer clock_;
    QRegion walked_; // where the last frame drew
    bool is_settling_ = false;
};

} // namespace damier::desktop
