#include "apps/desktop/players.hpp"

#include "apps/desktop/panels/player_strip.hpp"
#include "apps/desktop/words.hpp"

#include <QVBoxLayout>

namespace damier::desktop {

Players::Players(Controller& controller, QObject* parent)
    : QObject(parent), controller_(controller), above_(new QVBoxLayout), below_(new QVBoxLayout) {
    above_->setSpacing(6);
    below_->setSpacing(6);
}

Players::~Players() = default; // the layouts go with the column in which they lie

void Players::seat() {
    for (PlayerStrip* const one : strips_) delete one;
    strips_.clear();
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
        if (!session.is_bot(seat))
            connect(strip->clock(), &ClockWidget::became_low, this, &Players::time_is_low);
        strips_.push_back(strip);
        (seat == near ? below_ : above_)->addWidget(strip);
    }
}

void Players::set_look(Look const& look) {
    look_ = look;
    for (PlayerStrip* const one : strips_) one->set_look(look);
}

void Players::show_position() {
    if (!controller_.has_game()) return;
    session::Session const& session = controller_.session();
    auto const taken = taken_pieces(session.tree(), controller_.shown());
    bool const is_running = !session.ending() && !session.is_paused();
    for (PlayerStrip* const strip : strips_) {
        bool const is_turn = session.state().to_play() == strip->seat() && !session.ending();
        strip->show_state(controller_.shown_state(),
                          taken[static_cast<std::size_t>(strip->seat())]);
        strip->set_active(is_turn);
        bool const is_offering = session.offer() && session.offer()->by == strip->seat();
        strip->set_note(is_offering                            ? words(msg("offers a draw"))
                        : is_turn && controller_.is_thinking() ? words(msg("thinking…"))
                                                               : QString());
        strip->clock()->set_running(is_turn && is_running && !session.is_clock_waiting());
        strip->clock()->refresh();
    }
}

} // namespace damier::desktop
