#include "apps/desktop/hand.hpp"

#include "apps/desktop/words.hpp"
#include "apps/text/move_words.hpp"

#include "damier/play/choosing.hpp"
#include "damier/session/choice.hpp"

namespace damier::desktop {

using game::Cell;

Hand::Hand(Controller& controller, QObject* parent) : QObject(parent), controller_(controller) {
    connect(this, &Hand::changed, &controller_, &Controller::choice_changed);
    connect(this, &Hand::said, &controller_, &Controller::said);
    connect(&controller_, &Controller::started, this, [this] { premove_.clear(); });
    // Once everybody has been told of the move before; it may be too late for it then.
    connect(&controller_, &Controller::position_changed, this, &Hand::take_premove,
            Qt::QueuedConnection);
}

// Whether an earlier position is on the board, where nothing is played: that is said.
bool Hand::refuses_to_look_back() {
    if (!controller_.is_looking_back()) return false;
    emit said(words(msg("This is an earlier position. Go to the last move to play, or choose "
                        "«Play on from here».")),
              true);
    return true;
}

void Hand::click(Cell cell, bool is_drag) {
    if (!controller_.has_game() || refuses_to_look_back()) return;
    session::Session const& session = controller_.session();
    if (auto const own = waiting_person()) {
        if (has_premoves_ && !is_drag) premove_.click(session.state(), *own, cell);
        emit changed();
        return;
    }
    if (!session.ending() && session.is_bot(session.state().to_play())) return;
    if (is_drag && session.chosen() == std::vector<Cell>{cell}) return;
    controller_.send(play::click(session, cell, is_quick_ && !is_drag));
}

void Hand::drop(Cell from, Cell to) {
    if (from == to) return;
    if (has_premoves_ && waiting_person()) {
        premove_.set({from, to});
        emit changed();
        return;
    }
    if (!controller_.is_interactive()) return;
    std::vector<Cell> cells = controller_.session().chosen();
    if (cells.empty() || cells.front() != from) cells = {from};
    cells.push_back(to);
    if (!controller_.send(session::PlayCells{cells, is_quick_})) emit changed();
}

void Hand::set_premoves(bool are_on) {
    has_premoves_ = are_on;
    if (!are_on) premove_.clear();
}

// Who plays alone against computers, one of which is to move.
std::optional<game::Seat> Hand::waiting_person() const {
    if (!controller_.has_game() || controller_.is_looking_back()) return std::nullopt;
    session::Session const& session = controller_.session();
    if (session.ending() || session.is_paused()) return std::nullopt;
    if (!session.is_bot(session.state().to_play())) return std::nullopt;
    game::Seat const own = play::own_seat(session);
    if (session.is_bot(own)) return std::nullopt;
    return own;
}

void Hand::take_premove() {
    if (premove_.cells().empty() || waiting_person()) return;
    bool const is_due = controller_.is_interactive() && !controller_.session().ending();
    auto const command = is_due ? premove_.command(controller_.session()) : std::nullopt;
    bool const was_whole = premove_.is_whole();
    premove_.clear();
    emit changed();
    if (command)
        controller_.send(*command);
    else if (is_due && was_whole)
        emit said(words(msg("The move that waited cannot be played now.")), true);
}

void Hand::let_go() {
    if (!premove_.cells().empty()) {
        premove_.clear();
        emit changed();
    }
    if (controller_.has_game() && !controller_.session().chosen().empty())
        controller_.send(session::PlayCells{});
}

void Hand::type(QString const& text) {
    if (!controller_.has_game() || text.trimmed().isEmpty() || refuses_to_look_back()) return;
    controller_.send(session::PlayText{text::move_in_english(text.trimmed().toStdString())});
}

bool Hand::can_drag(Cell cell) const {
    if (auto const own = has_premoves_ ? waiting_person() : std::nullopt) {
        auto const piece = controller_.session().state().at(cell);
        return piece && piece->owner == *own;
    }
    return controller_.is_interactive() && play::can_begin(controller_.session(), cell);
}

std::vector<Cell> Hand::forced() const {
    if (!controller_.is_interactive()) return {};
    session::Session const& session = controller_.session();
    bool const is_on = !session.ending() && session.chosen().empty();
    return is_on ? play::capturing_pieces(session.state()) : std::vector<Cell>{};
}

std::vector<Cell> Hand::targets() const {
    if (!controller_.is_interactive()) return {};
    session::Session const& session = controller_.session();
    game::State const& state = session.state();
    if (!session.chosen().empty()) return play::next_cells(session);
    std::vector<Cell> cells; // of a pawn that must go on
    if (auto const held = state.held())
        for (session::Remaining const& one :
             session::choose(state, std::vector<Cell>{*held}, false, false).remaining)
            cells.push_back(state.actions()[one.action].ways[one.way].cells.at(1));
    return cells;
}

} // namespace damier::desktop
