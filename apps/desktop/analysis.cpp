#include "apps/desktop/analysis.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/evaluation_bar.hpp"
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/words.hpp"

namespace damier::desktop {

Analysis::Analysis(Controller& controller, Parts const& parts, QObject* parent)
    : QObject(parent),
      controller_(controller),
      board_(parts.board),
      engine_(parts.engine),
      bar_(parts.bar),
      review_(parts.review) {
    connect_engine();
    connect_review();
    connect(&controller_, &Controller::position_changed, this, &Analysis::follow);
    connect(&controller_, &Controller::started, this, [this] {
        retry_.reset();
        seen_.reset();
        follow();
    });
    connect(&board_, &BoardWidget::animation_ended, this, &Analysis::show_lines);
    connect(&controller_, &Controller::choice_changed, this, &Analysis::ask_again,
            Qt::QueuedConnection);
}

void Analysis::connect_engine() {
    connect(&engine_, &EnginePanel::lines_changed, this, &Analysis::show_lines);
    connect(&engine_, &EnginePanel::play_line, this, &Analysis::play_line);
    connect(&engine_, &EnginePanel::switched, this, [this](bool is_on) {
        bar_.setVisible(is_on);
        show_lines();
    });
}

void Analysis::connect_review() {
    connect(&review_, &ReviewPanel::node_chosen, &controller_, &Controller::go_to);
    connect(&review_, &ReviewPanel::retry_wanted, this, &Analysis::retry);
    connect(&review_, &ReviewPanel::keep_wanted, this, &Analysis::keep_review);
}

void Analysis::set_engine_on(bool is_on) {
    engine_.setVisible(is_on);
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
    review_.setVisible(is_open);
    if (is_open && controller_.has_game())
        review_.set_game(&controller_.session().game(), controller_.session().tree());
    if (!is_open) review_.cancel();
}

void Analysis::start_review() {
    open_review(true);
    review_.start();
}

void Analysis::follow() {
    if (!controller_.has_game()) return;
    if (retry_ && controller_.shown() != retry_->before) judge();
    if (review_.isVisibleTo(review_.parentWidget()) && !review_.runner().is_running())
        review_.set_game(&controller_.session().game(), controller_.session().tree());
    review_.set_current(controller_.shown());
    if (!engine_.isVisibleTo(engine_.parentWidget()) || seen_ == controller_.shown_state()) return;
    seen_ = controller_.shown_state();
    engine_.look_at(controller_.session().game(), seen_);
}

void Analysis::show_lines() {
    if (board_.is_animating() || !engine_.is_on()) return;
    std::vector<Arrow> arrows;
    if (seen_ == board_.state()) {
        int rank = 0;
        for (std::vector<game::Cell> const& cells : engine_.first_ways()) {
            if (cells.size() > 1) arrows.push_back({cells, rank});
            ++rank;
        }
    }
    board_.set_arrows(std::move(arrows));
    bar_.show(engine_.evaluation());
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

void Analysis::retry(session::NodeId mistake) {
    session::Tree const& tree = controller_.session().tree();
    ReviewedMove const* const reviewed = review_.review().find(mistake);
    if (reviewed == nullptr || reviewed->better.empty() || !tree.has(mistake)) return;
    if (!controller_.can_try_out()) {
        emit said(words(msg("Mistakes can be tried again when the game is over.")), true);
        return;
    }
    session::Node const& node = tree.node(mistake);
    retry_.reset();
    controller_.go_to(node.parent);
    engine_.set_on(false); // it would tell
    board_.set_arrows({});
    known_nodes_ = tree.size();
    retry_ = Retry{node.parent, mistake, reviewed->better.front()};
    ask_again();
}

// As long as the mistake is not mended the task stands below the board.
void Analysis::ask_again() {
    if (!retry_) return;
    std::string const played = controller_.session().tree().node(retry_->mistake).text();
    emit said(words(Message(msg("Find a better move than {}."), played)), false);
}

void Analysis::judge() {
    Retry const tried = *std::exchange(retry_, std::nullopt);
    session::Tree const& tree = controller_.session().tree();
    session::NodeId const now = controller_.shown();
    if (tree.node(now).parent != tried.before) return; // went elsewhere: given up
    session::Node const& node = tree.node(now);
    bool const is_best = node.action == tried.best && !node.is_irregular;
    bool const is_new = static_cast<std::size_t>(now) >= known_nodes_;
    // Later, when everybody has taken the move in: it is still being told.
    QMetaObject::invokeMethod(
        this,
        [this, tried, now, move = node.text(), is_best, is_new] {
            if (is_best) {
                emit said(words(Message(msg("Yes, {} is the best move."), move)), false);
                return;
            }
            // The attempt leaves no trace, and the mistake can be tried once more.
            controller_.go_to(tried.before);
            if (is_new && controller_.session().tree().has(now))
                controller_.send(session::Delete{now});
            retry_ = tried;
            QString const answer =
                now == tried.mistake
                    ? words(msg("That is what was played. Try another move."))
                    : words(Message(msg("{} is not the best move. Try again."), move));
            QMetaObject::invokeMethod(
                this, [this, answer] { emit said(answer, true); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
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
