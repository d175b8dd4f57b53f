// What the person at the screen does, as commands: clicks on cells, typed moves, menu entries.
#include "apps/desktop/controller.hpp"
#include "apps/desktop/words.hpp"
#include "apps/text/move_words.hpp"

#include "damier/play/choosing.hpp"
#include "damier/session/choice.hpp"

#include <algorithm>

namespace damier::desktop {

using game::Cell;

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
    if (auto const own = waiting_person()) {
        if (has_premoves_ && !is_drag) premove_.click(session().state(), *own, cell);
        emit choice_changed();
        return;
    }
    if (!session().ending() && session().is_bot(session().state().to_play())) return;
    if (is_drag && session().chosen() == std::vector<Cell>{cell}) return;
    send(play::click(session(), cell, is_quick_ && !is_drag));
}

void Controller::drop(Cell from, Cell to) {
    if (has_game() && has_premoves_ && waiting_person() && from != to) {
        premove_.set({from, to});
        emit choice_changed();
        return;
    }
    if (!has_game() || !is_interactive() || from == to) return;
    std::vector<Cell> cells = session().chosen();
    if (cells.empty() || cells.front() != from) cells = {from};
    cells.push_back(to);
    if (!send(session::PlayCells{cells, is_quick_})) emit choice_changed();
}

void Controller::set_premoves(bool are_on) {
    has_premoves_ = are_on;
    if (!are_on) premove_.clear();
}

// Who plays alone against computers, one of which is to move.
std::optional<game::Seat> Controller::waiting_person() const {
    if (!has_game() || looked_at_ || session().ending() || session().is_paused())
        return std::nullopt;
    if (!session().is_bot(session().state().to_play())) return std::nullopt;
    game::Seat const own = play::own_seat(session());
    if (session().is_bot(own)) return std::nullopt;
    return own;
}

void Controller::let_go() {
    if (!premove_.cells().empty()) {
        premove_.clear();
        emit choice_changed();
    }
    if (has_game() && !session().chosen().empty()) send(session::PlayCells{});
}

void Controller::type(QString const& text) {
    if (!has_game() || text.trimmed().isEmpty()) return;
    if (looked_at_) return click(0);
    send(session::PlayText{text::move_in_english(text.trimmed().toStdString())});
}

bool Controller::can_drag(Cell cell) const {
    if (auto const own = has_premoves_ ? waiting_person() : std::nullopt) {
        auto const piece = session().state().at(cell);
        return piece && piece->owner == *own;
    }
    return is_interactive() && play::can_begin(session(), cell);
}

std::vector<Cell> Controller::forced() const {
    bool const is_on = is_interactive() && !session().ending() && session().chosen().empty();
    return is_on ? play::capturing_pieces(session().state()) : std::vector<Cell>{};
}

std::vector<Cell> Controller::targets() const {
    if (!is_interactive()) return {};
    game::State const& state = session().state();
    if (!session().chosen().empty()) return play::next_cells(session());
    std::vector<Cell> cells; // of a pawn that must go on
    if (auto const held = state.held())
        for (session::Remaining const& one :
             session::choose(state, std::vector<Cell>{*held}, false, false).remaining)
            cells.push_back(state.actions()[one.action].ways[one.way].cells.at(1));
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
    if (here == tree.current()) { // after a draw by the rules
        send(session::PlayOn{});
        return;
    }
    send(session::TakeBack{tree.ply(tree.current()) - tree.ply(here)});
}

void Controller::take_back() {
    if (!has_game()) return;
    looked_at_.reset();
    send(session::TakeBack{play::plies_back(session())});
}

void Controller::redo() {
    if (!has_game()) return;
    looked_at_.reset();
    send(session::Redo{play::plies_forward(session())});
}

void Controller::hint() {
    if (!has_game() || shown_state()->actions().empty()) return;
    if (desk_.advise(shown_state()))
        emit said(words(msg("Looking for a good move…")), false);
    else
        emit said(words(msg("No computer plays this game.")), true);
}

void Controller::offer_draw() {
    if (has_game()) send(session::OfferDraw{play::own_seat(session())});
}

void Controller::answer_draw(bool accept) {
    if (!has_game() || !session().offer()) return;
    if (auto const seat = play::person_asked_about_draw(session()))
        send(session::AnswerDraw{*seat, accept});
}

void Controller::resign() {
    if (has_game()) send(session::Resign{play::own_seat(session())});
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
    send(session::Correct{play::judge(session())});
}

void Controller::let_fault_stand() {
    if (!has_game() || !session().disputed()) return;
    send(session::LetStand{play::judge(session())});
}

} // namespace damier::desktop
