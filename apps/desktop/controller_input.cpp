// What the person at the screen does, as commands: clicks on cells, typed moves, menu entries.
#include "apps/desktop/controller.hpp"
#include "apps/desktop/describe.hpp"
#include "apps/desktop/panels/move_text.hpp"
#include "apps/desktop/words.hpp"

#include "damier/session/choice.hpp"
#include "damier/session/draw_answer.hpp"

#include <algorithm>

namespace damier::desktop {

namespace {

using game::Cell;

// The cell of the way that comes after the last one chosen.
std::optional<Cell> following(game::Way const& way, std::vector<Cell> const& chosen) {
    auto at = way.cells.begin();
    for (Cell const cell : chosen) {
        auto const found = std::find(at, way.cells.end(), cell);
        if (found != way.cells.end()) at = found + 1;
    }
    if (at == way.cells.end()) return std::nullopt;
    return *at;
}

bool is_meant(session::Choice const& choice) {
    return choice.done.has_value() || !choice.remaining.empty();
}

} // namespace

bool Controller::is_interactive() const {
    if (!has_game() || looked_at_ || session().is_paused() || is_over_here()) return false;
    if (session().state().actions().empty()) return false;
    return session().ending().has_value() || !session().is_bot(session().state().to_play());
}

void Controller::click(Cell cell, bool is_drag) {
    if (!has_game()) return;
    if (looked_at_) {
        emit said(words(msg("This is an earlier position. Go to the last move to play, or choose "
                            "«Play on from here».")),
                  true);
        return;
    }
    game::State const& state = session().state();
    std::vector<Cell> const& chosen = session().chosen();
    bool const is_quick = is_quick_ && !is_drag;
    if (chosen == std::vector<Cell>{cell}) {
        if (!is_drag) let_go();
        return;
    }
    std::vector<Cell> longer = chosen;
    longer.push_back(cell);
    if (is_meant(session::choose(state, longer, session().setup().arbitrage, is_quick))) {
        send(session::PlayCells{longer, is_quick});
        return;
    }
    // Another piece of one's own begins anew; anything else is explained as the end of the move.
    auto const piece = state.at(cell);
    bool const is_own = piece && (piece->owner == state.to_play() || piece->owner == game::nobody);
    send(session::PlayCells{is_own ? std::vector<Cell>{cell} : longer, is_quick});
}

void Controller::drop(Cell from, Cell to) {
    if (!has_game() || !is_interactive() || from == to) return;
    std::vector<Cell> cells = session().chosen();
    if (cells.empty() || cells.front() != from) cells = {from};
    cells.push_back(to);
    if (!send(session::PlayCells{cells, is_quick_})) emit choice_changed();
}

void Controller::let_go() {
    if (has_game() && !session().chosen().empty()) send(session::PlayCells{});
}

void Controller::type(QString const& text) {
    if (!has_game() || text.trimmed().isEmpty()) return;
    if (looked_at_) return click(0);
    send(session::PlayText{text.trimmed().toStdString()});
}

bool Controller::can_drag(Cell cell) const {
    if (!is_interactive()) return false;
    session::Choice const choice = session::choose(session().state(), std::vector<Cell>{cell},
                                                   session().setup().arbitrage, false);
    return !choice.remaining.empty();
}

std::vector<Cell> Controller::targets() const {
    std::vector<Cell> cells;
    if (!is_interactive() || session().chosen().empty()) return cells;
    game::State const& state = session().state();
    session::Choice const choice = session::choose(state, session().chosen(), false, false);
    for (session::Remaining const& one : choice.remaining) {
        auto const next = following(state.actions()[one.action].ways[one.way], session().chosen());
        if (next && std::ranges::find(cells, *next) == cells.end()) cells.push_back(*next);
    }
    return cells;
}

bool Controller::can_try_out() const {
    if (!has_game()) return false;
    if (session().ending()) return true;
    bool has_bot = false;
    for (std::size_t i = 0; i < session().setup().players.size(); ++i)
        has_bot |= session().is_bot(static_cast<game::Seat>(i));
    return !has_bot && !has_clock();
}

void Controller::go_to(session::NodeId node) {
    if (!has_game() || !session().tree().has(node)) return;
    if (can_try_out()) {
        looked_at_.reset();
        send(session::GoTo{node});
    } else {
        looked_at_ = node;
        if (node == session().tree().current()) looked_at_.reset();
    }
    emit position_changed();
    emit choice_changed();
}

void Controller::step(int plies) {
    if (!has_game()) return;
    session::Tree const& tree = session().tree();
    if (plies < 0) return go_to(tree.back(shown(), -plies));
    // While looking back the way forward is the one that leads to where the game stands.
    if (looked_at_ && tree.is_on_path(shown(), tree.current())) {
        auto const path = tree.path(tree.current());
        auto const at = static_cast<int>(std::ranges::find(path, shown()) - path.begin());
        int const to = std::min(at + plies, static_cast<int>(path.size()) - 1);
        return go_to(path[static_cast<std::size_t>(to)]);
    }
    go_to(tree.forward(shown(), plies));
}

void Controller::go_first() { go_to(session::root); }

void Controller::go_last() {
    if (!has_game()) return;
    session::Tree const& tree = session().tree();
    if (looked_at_) return go_to(tree.current());
    go_to(tree.forward(shown(), static_cast<int>(tree.size())));
}

void Controller::play_on_from_here() {
    if (!has_game()) return;
    session::Tree const& tree = session().tree();
    session::NodeId const here = shown();
    if (!tree.is_on_path(here, tree.current())) return;
    looked_at_.reset();
    send(session::TakeBack{tree.ply(tree.current()) - tree.ply(here)});
}

// Back to where a person was to move.
int Controller::own_plies() const {
    session::Tree const& tree = session().tree();
    int plies = 0;
    for (session::NodeId id = tree.current(); tree.node(id).parent != session::no_node;) {
        game::Seat const seat = tree.node(id).seat;
        id = tree.node(id).parent;
        ++plies;
        if (!session().is_bot(seat)) break;
    }
    return std::max(1, plies);
}

void Controller::take_back() {
    if (!has_game()) return;
    looked_at_.reset();
    send(session::TakeBack{own_plies()});
}

void Controller::redo() {
    if (!has_game()) return;
    session::Tree const& tree = session().tree();
    int plies = 1;
    // A computer's answer comes back with the move it answered.
    for (; plies < 8; ++plies) {
        session::NodeId const at = tree.forward(tree.current(), plies);
        if (tree.node(at).state->actions().empty()
            || !session().is_bot(tree.node(at).state->to_play())
            || tree.forward(tree.current(), plies + 1) == at)
            break;
    }
    looked_at_.reset();
    send(session::Redo{plies});
}

void Controller::hint() {
    if (!has_game() || shown_state()->actions().empty()) return;
    auto const bots = session().game().bots();
    if (bots.empty()) {
        emit said(words(msg("No computer plays this game.")), true);
        return;
    }
    Result<game::BotPtr> bot = session().game().make_bot(bots.back().key, session().setup().seed);
    if (!bot) return;
    session::Think think;
    think.limits.move_time = std::chrono::milliseconds(1000);
    think.node = shown();
    emit said(words(msg("Looking for a good move…")), false);
    adviser_.start(
        std::shared_ptr<game::Bot>(*std::move(bot)), shown_state(), think,
        [this, state = shown_state()](session::PlayAction action) {
            QMetaObject::invokeMethod(
                this,
                [this, state, action] {
                    adviser_.stop();
                    if (!has_game() || shown_state() != state) return;
                    game::Action const& best = state->actions()[action.index];
                    emit hinted(best.ways.front());
                    emit said(words(Message(msg("Hint: {}"), action_name(best.text).toStdString())),
                              false);
                },
                Qt::QueuedConnection);
        });
}

game::Seat Controller::own_seat() const {
    game::Seat const to_play = session().state().to_play();
    if (!session().is_bot(to_play)) return to_play;
    int const seats = static_cast<int>(session().state().about().seats.size());
    for (game::Seat seat = 0; seat < seats; ++seat)
        if (!session().is_bot(seat)) return seat;
    return to_play;
}

void Controller::offer_draw() {
    if (!has_game()) return;
    game::Seat const by = own_seat();
    if (send(session::OfferDraw{by})) answer_for_computers(by);
}

void Controller::answer_for_computers(game::Seat by) {
    int const seats = static_cast<int>(session().state().about().seats.size());
    for (game::Seat seat = 0; seat < seats; ++seat) {
        if (seat == by || !session().offer() || !session().is_bot(seat)) continue;
        send(session::AnswerDraw{seat, session::accepts_draw(session(), seat)});
    }
}

void Controller::answer_draw(bool accept) {
    if (!has_game() || !session().offer()) return;
    int const seats = static_cast<int>(session().state().about().seats.size());
    session::Offer const offer = *session().offer();
    for (game::Seat seat = 0; seat < seats; ++seat) {
        bool const has_answered = std::ranges::find(offer.accepted, seat) != offer.accepted.end();
        if (seat == offer.by || has_answered || session().is_bot(seat)) continue;
        send(session::AnswerDraw{seat, accept});
        return;
    }
}

void Controller::resign() {
    if (has_game()) send(session::Resign{own_seat()});
}

void Controller::toggle_pause() {
    if (!has_game()) return;
    if (session().is_paused())
        send(session::Resume{});
    else
        send(session::Pause{});
}

void Controller::adjust() {
    if (has_game()) send(session::Adjust{});
}

void Controller::correct_fault() {
    if (!has_game() || !session().disputed()) return;
    send(session::Correct{session().state().to_play()});
}

void Controller::let_fault_stand() {
    if (!has_game() || !session().disputed()) return;
    send(session::LetStand{session().state().to_play()});
}

void Controller::hurry() {
    if (thinker_.is_thinking()) thinker_.hurry();
}

} // namespace damier::desktop
