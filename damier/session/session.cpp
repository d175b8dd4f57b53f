#include "damier/session/session.hpp"

#include "damier/base/random.hpp"
#include "damier/session/carry_out.hpp"
#include "damier/session/new_game.hpp"

#include <algorithm>
#include <utility>

namespace damier::session {

namespace {

std::uint64_t bot_seed(std::uint64_t seed, game::Seat seat, NodeId node) {
    Random of_seat(seed + static_cast<std::uint64_t>(seat));
    Random of_node(of_seat.next() + static_cast<std::uint64_t>(node));
    return of_node.next();
}

template <class E> bool has(Events const& events) {
    return std::ranges::any_of(events,
                               [](Event const& one) { return std::holds_alternative<E>(one); });
}

} // namespace

Session::Session(std::span<game::Game const* const> catalogue)
    : catalogue_(catalogue.begin(), catalogue.end()) {}

Events Session::handle(Command const& command, TimePoint now) {
    if (!origin_) origin_ = now;
    course_.now = TimePoint(stamp(now));
    Events& events = course_.events;
    events.clear();
    if (!has_game() && !std::holds_alternative<NewGame>(command)) {
        events.push_back(Refused{Message(msg("no game has been started yet"))});
        return std::exchange(events, {});
    }
    std::optional<Think> const before = thinking(now);
    if (has_game() && !ending() && course_.clock.has_fallen(course_.now)) {
        game::Seat const seat = course_.clock.seat();
        course_.forfeit(How::time, seat, Message(msg("{} has run out of time"), name_of(seat)));
    }
    Answer refusal = std::visit([this](auto const& one) { return obey(one); }, command);
    if (refusal) events.push_back(Refused{*std::move(refusal)});
    std::optional<Think> after = thinking(now);
    if (after && (!before || before->node != after->node || has<Started>(events)))
        events.push_back(*std::move(after));
    return std::exchange(events, {});
}

Answer Session::obey(NewGame const& wanted) {
    Result<Beginning> beginning = prepare(wanted, catalogue_);
    if (!beginning) return beginning.error().message;
    course_.begin(*std::move(beginning));
    return std::nullopt;
}

std::vector<NodeId> Session::played_line() const {
    return ending() ? tree().path(ending()->node) : tree().main_line();
}

std::optional<TimePoint> Session::deadline() const {
    std::optional<TimePoint> const own = course_.clock.deadline();
    if (!own || !origin_) return std::nullopt;
    // Rounded up, because stamp() rounds down: at the deadline the flag has fallen.
    return *origin_ + std::chrono::ceil<std::chrono::microseconds>(own->time_since_epoch());
}

Reading Session::reading(game::Seat seat, TimePoint now) const {
    return course_.clock.reading(seat, TimePoint(stamp(now)));
}

Times Session::times_for(game::Seat next, TimePoint now) const {
    return course_.clock.handed_to(next, TimePoint(stamp(now)));
}

std::optional<Think> Session::thinking(TimePoint now) const {
    if (!has_game() || ending() || is_paused() || game::is_over(state().outcome()))
        return std::nullopt;
    game::Seat const seat = state().to_play();
    if (!is_bot(seat)) return std::nullopt;
    Player const& player = setup().players[static_cast<std::size_t>(seat)];
    NodeId const node = tree().current();
    return Think{seat, node, player.bot, bot_seed(setup().seed, seat, node),
                 course_.clock.limits(player.limits, TimePoint(stamp(now)))};
}

Duration Session::stamp(TimePoint now) const {
    Duration const last = course_.now.time_since_epoch();
    if (!origin_) return last;
    return std::max<Duration>(std::chrono::floor<std::chrono::microseconds>(now - *origin_), last);
}

void Session::continue_at(TimePoint now) { origin_ = now - course_.now.time_since_epoch(); }

} // namespace damier::session
