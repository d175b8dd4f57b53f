#include "damier/play/turns.hpp"

#include <algorithm>

namespace damier::play {

namespace {

int seats_of(session::Session const& session) {
    return static_cast<int>(session.state().about().seats.size());
}

} // namespace

bool has_clock(session::Session const& session) {
    return std::ranges::any_of(session.setup().clock, [](session::TimeControl const& control) {
        return control.kind != session::TimeControl::Kind::none;
    });
}

bool has_person(session::Session const& session) { return !session.is_bot(own_seat(session)); }

game::Seat own_seat(session::Session const& session) {
    game::Seat const to_play = session.state().to_play();
    if (!session.is_bot(to_play)) return to_play;
    for (game::Seat seat = 0; seat < seats_of(session); ++seat)
        if (!session.is_bot(seat)) return seat;
    return to_play;
}

std::vector<game::Seat> asked_about_draw(session::Session const& session) {
    std::vector<game::Seat> asked;
    if (!session.offer()) return asked;
    session::Offer const& offer = *session.offer();
    for (int i = 1; i < seats_of(session); ++i) {
        game::Seat const seat = (offer.by + i) % seats_of(session);
        if (std::ranges::find(offer.accepted, seat) == offer.accepted.end()) asked.push_back(seat);
    }
    return asked;
}

std::optional<game::Seat> person_asked_about_draw(session::Session const& session) {
    for (game::Seat const seat : asked_about_draw(session))
        if (!session.is_bot(seat)) return seat;
    return std::nullopt;
}

game::Seat judge(session::Session const& session) {
    game::Seat const to_play = session.state().to_play();
    if (!session.disputed()) return to_play;
    game::Seat const by = session.tree().node(*session.disputed()).seat;
    return by == to_play ? (by + 1) % seats_of(session) : to_play;
}

int plies_back(session::Session const& session) {
    if (session.ending() && session.ending()->how != session::How::rules) return 0;
    session::Tree const& tree = session.tree();
    int plies = 0;
    for (session::NodeId id = tree.current(); tree.node(id).parent != session::no_node;) {
        game::Seat const seat = tree.node(id).seat;
        id = tree.node(id).parent;
        ++plies;
        if (!session.is_bot(seat)) break;
    }
    return std::max(1, plies);
}

int plies_forward(session::Session const& session) {
    session::Tree const& tree = session.tree();
    int plies = 1;
    for (session::NodeId to = tree.forward(tree.current(), plies);; ++plies) {
        session::NodeId const next = tree.forward(tree.current(), plies + 1);
        if (next == to || !session.is_bot(tree.node(to).state->to_play())) return plies;
        to = next;
    }
}

long count_moves(session::Session const& session) {
    long turns = 0;
    game::Seat last = game::nobody;
    for (session::NodeId const id : session.played_line()) {
        game::Seat const seat = session.tree().node(id).seat;
        if (seat != game::nobody && seat != last) ++turns;
        if (seat != game::nobody) last = seat;
    }
    auto const seats = static_cast<long>(session.state().about().seats.size());
    return (turns + seats - 1) / seats;
}

} // namespace damier::play
