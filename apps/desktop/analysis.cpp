#include "apps/desktop/analysis.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/evaluation_bar.hpp"
#include "apps/desktop/panels/result_card.hpp"
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/panels/side_tabs.hpp"
#include "apps/desktop/retry.hpp"
#include "apps/desktop/words.hpp"

namespace damier::desktop {

namespace {

constexpr std::uint64_t quick_look = 20'000; // positions searched for each one of a game

} // namespace

Analysis::Analysis(Controller& controller, Parts const& parts, QObject* parent)
    : QObject(parent),
      controller_(controller),
      board_(parts.board),
      engine_(parts.engine),
      bar_(parts.bar),
      review_(parts.review),
      tabs_(parts.tabs),
      card_(parts.card),
      retry_(new Retry(controller, this)) {
    connect_engine();
    connect_review();
    connect(&controller_, &Controller::position_changed, this, &Analysis::follow);
    connect(&controller_, &Controller::started, this, [this] {
        open_review(false); // it spoke of another game
        card_.forget_review();
        was_live_ = false;
        seen_.reset();
        follow();
    });
    connect(&board_, &BoardWidget::animation_ended, this, &Analysis::show_lines);
    connect(&tabs_, &SideTabs::panel_closed, this, [this](QWidget const* panel) {
        if (panel == &review_) open_review(false);
        if (panel == &engine_) emit engine_closed();
    });
}

void Analysis::connect_engine() {
    connect(&engine_, &EnginePanel::lines_changed, this, &Analysis::show_lines);
    connect(&engine_, &EnginePanel::play_line, this, &Analysis::play_line);
    connect(&engine_, &EnginePanel::switched, this, [this](bool is_on) {
        bar_.setVisible(is_on);
        if (is_on) retry_->end(); // it tells
        show_lines();
    });
}

void Analysis::connect_review() {
    connect(&review_, &ReviewPanel::node_chosen, &controller_, &Controller::go_to);
    connect(&review_, &ReviewPanel::mistake_chosen, this, &Analysis::look_at_mistake);
    connect(&review_, &ReviewPanel::retry_wanted, this, &Analysis::retry);
    connect(&review_, &ReviewPanel::keep_wanted, this, &Analysis::keep_review);
    for (auto const signal : {&ReviewRunner::finished, &ReviewRunner::cancelled})
        connect(&review_.runner(), signal, this, [this] { card_.show_review(review_.runner()); });
    connect(&review_.runner(), &ReviewRunner::progress, this,
            [this] { card_.show_review(review_.runner()); });
    connect(retry_, &Retry::said, this, &Analysis::said);
    connect(retry_, &Retry::judged, this, &Analysis::show_verdict);
    connect(retry_, &Retry::ended, this, [this] { review_.hide_better(false); });
    connect(&controller_, &Controller::choice_changed, retry_, &Retry::ask_again,
            Qt::QueuedConnection);
}

void Analysis::set_engine_on(bool is_on) {
    if (is_on)
        tabs_.open(&engine_);
    else
        tabs_.close_panel(&engine_);
    engine_.set_on(is_on);
    bar_.setVisible(is_on);
    if (is_on) {
        seen_.reset();
        follow();
    } else {
        board_.set_arrows({});
    }
}

void Analysis::open_review(bool is_open) {
    if (!is_open) {
        retry_->end();
        mistake_.reset();
        review_.cancel();
        tabs_.close_panel(&review_);
        return show_lines();
    }
    tabs_.open(&review_);
    follow();
}

void Analysis::start_review() {
    open_review(true);
    review_.start();
}

void Analysis::look_back() {
    ReviewSettings quick;
    quick.limits.nodes = quick_look;
    quick.engine.table_megabytes = 16;
    card_.forget_review();
    review_.set_game(&controller_.session().game(), controller_.session().tree(),
                     controller_.session().played_line());
    review_.start_with(quick);
}

void Analysis::follow() {
    if (!controller_.has_game()) return;
    bool const is_live = !controller_.session().ending();
    if (std::exchange(was_live_, is_live) && !is_live && reviews_at_end_) look_back();
    retry_->follow();
    if (tabs_.is_open(&review_) && !review_.runner().is_running())
        review_.set_game(&controller_.session().game(), controller_.session().tree(),
                         controller_.session().played_line());
    review_.set_current(controller_.shown());
    if (!tabs_.is_open(&engine_) || seen_ == controller_.shown_state()) return;
    seen_ = controller_.shown_state();
    engine_.look_at(controller_.session().game(), seen_);
}

void Analysis::show_lines() {
    if (board_.is_animating()) return;
    std::vector<Arrow> arrows = mistake_arrows();
    if (engine_.is_on() && seen_ == board_.state()) {
        int rank = 0;
        for (std::vector<game::Cell> const& cells : engine_.first_ways()) {
            if (cells.size() > 1) arrows.push_back({cells, rank});
            ++rank;
        }
    }
    board_.set_arrows(std::move(arrows));
    if (engine_.is_on()) bar_.show(engine_.evaluation());
}

void Analysis::play_line(game::Line const& line) {
    if (!controller_.can_try_out()) {
        emit said(words(msg("A line can be played out when the game is over, or without clock and "
                            "computer.")),
                  true);
        return;
    }
    std::vector<session::Command> commands;
    for (std::size_t const action : line) commands.push_back(session::PlayAction{action, {}});
    controller_.carry_out(commands);
}

// The position before the mistake, with what was played and what was better.
void Analysis::look_at_mistake(session::NodeId mistake) {
    retry_->end();
    if (!controller_.session().tree().has(mistake)) return;
    mistake_ = mistake;
    controller_.go_to(controller_.session().tree().node(mistake).parent);
    show_lines();
}

std::vector<Arrow> Analysis::mistake_arrows() const {
    if (!mistake_ || !controller_.has_game()) return {};
    session::Tree const& tree = controller_.session().tree();
    ReviewedMove const* const reviewed = review_.review().find(*mistake_);
    if (reviewed == nullptr || !tree.has(*mistake_) || retry_->is_on()) return {};
    session::Node const& node = tree.node(*mistake_);
    if (node.before != board_.state()) return {};
    std::vector<Arrow> arrows;
    if (!reviewed->better.empty())
        arrows.push_back({node.before->actions()[reviewed->better.front()].ways.front().cells, 0,
                          Arrow::Kind::better});
    arrows.push_back({node.played()->ways.front().cells, 0, Arrow::Kind::worse});
    return arrows;
}

void Analysis::retry(session::NodeId mistake) {
    ReviewedMove const* const reviewed = review_.review().find(mistake);
    if (reviewed == nullptr || reviewed->better.empty()
        || !controller_.session().tree().has(mistake))
        return;
    if (!controller_.can_try_out()) {
        emit said(words(msg("Mistakes can be tried again when the game is over.")), true);
        return;
    }
    retry_->end();
    mistake_.reset();
    engine_.set_on(false); // it would tell
    review_.hide_better(true);
    retry_->begin(mistake, reviewed->better.front());
    board_.set_arrows({});
}

void Analysis::show_verdict(QString const& text, bool is_good) {
    emit said(text, !is_good);
    board_.set_remark({text, is_good});
}

void Analysis::keep_review() {
    bool const may_end = controller_.session().ending().has_value();
    if (!controller_.can_try_out()) {
        emit said(words(msg("The review can be kept in the history when the game is over.")), true);
        return;
    }
    controller_.carry_out(review_commands(controller_.session().tree(), review_.review(), may_end));
    emit said(words(msg("The review is in the history now.")), false);
}

} // namespace damier::desktop
