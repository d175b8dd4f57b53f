#include "damier/session/session.hpp"

#include "damier/base/random.hpp"
#include "damier/base/text.hpp"
#include "damier/game/program.hpp"

#include <algorithm>
#include <cassert>
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
    now_ = TimePoint(stamp(now));
    events_.clear();
    if (!has_game() && !std::holds_alternative<NewGame>(command)) {
        events_.push_back(Refused{Message(msg("no game has been started yet"))});
        return std::exchange(events_, {});
    }
    std::optional<Think> const before = thinking(now);
    if (has_game() && !ending_ && clock_.has_fallen(now_))
        forfeit(How::time, clock_.seat(),
                Message(msg("{} has run out of time"), name_of(clock_.seat())));
    Answer refusal = std::visit([this](auto const& one) { return on(one); }, command);
    if (refusal) events_.push_back(Refused{*std::move(refusal)});
    std::optional<Think> after = thinking(now);
    if (after && (!before || before->node != after->node || has<Started>(events_)))
        events_.push_back(*std::move(after));
    return std::exchange(events_, {});
}

bool Session::is_bot(game::Seat seat) const {
    return seat >= 0 && static_cast<std::size_t>(seat) < setup_.players.size()
           && !setup_.players[static_cast<std::size_t>(seat)].bot.empty();
}

Argument Session::name_of(game::Seat seat) const {
    assert(seat >= 0 && seat < seats());
    std::string const& name = setup_.players[static_cast<std::size_t>(seat)].name;
    if (!name.empty()) return Argument(name);
    return Argument::translated(state().about().seats[static_cast<std::size_t>(seat)]);
}

std::vector<NodeId> Session::played_line() const {
    return ending_ ? tree_.path(ending_->node) : tree_.main_line();
}

std::optional<TimePoint> Session::deadline() const {
    std::optional<TimePoint> const own = clock_.deadline();
    if (!own || !origin_) return std::nullopt;
    // Rounded up, because stamp() rounds down: at the deadline the flag has fallen.
    return *origin_ + std::chrono::ceil<std::chrono::microseconds>(own->time_since_epoch());
}

Reading Session::reading(game::Seat seat, TimePoint now) const {
    return clock_.reading(seat, TimePoint(stamp(now)));
}

Times Session::times_for(game::Seat next, TimePoint now) const {
    return clock_.handed_to(next, TimePoint(stamp(now)));
}

std::optional<Think> Session::thinking(TimePoint now) const {
    if (!has_game() || ending_ || is_paused_ || game::is_over(state().outcome()))
        return std::nullopt;
    game::Seat const seat = state().to_play();
    if (!is_bot(seat)) return std::nullopt;
    Player const& player = setup_.players[static_cast<std::size_t>(seat)];
    NodeId const node = tree_.current();
    return Think{seat, node, player.bot, bot_seed(setup_.seed, seat, node),
                 clock_.limits(player.limits, TimePoint(stamp(now)))};
}

Duration Session::stamp(TimePoint now) const {
    Duration const last = now_.time_since_epoch();
    if (!origin_) return last;
    return std::max<Duration>(std::chrono::floor<std::chrono::microseconds>(now - *origin_), last);
}

void Session::continue_at(TimePoint now) { origin_ = now - now_.time_since_epoch(); }

bool Session::operator==(Session const& other) const {
    return game_ == other.game_ && setup_ == other.setup_ && tree_ == other.tree_
           && told_ == other.told_ && clock_ == other.clock_ && ending_ == other.ending_
           && offer_ == other.offer_ && disputed_ == other.disputed_ && chosen_ == other.chosen_
           && touched_ == other.touched_ && is_adjusting_ == other.is_adjusting_
           && is_paused_ == other.is_paused_ && is_exploring_ == other.is_exploring_
           && now_ == other.now_;
}

Session::Answer Session::on(NewGame const& wanted) {
    auto const found = std::ranges::find(catalogue_, wanted.game, &game::Game::key);
    if (found == catalogue_.end()) {
        std::vector<std::string> keys;
        for (game::Game const* one : catalogue_) keys.emplace_back(one->key());
        std::vector<std::string> const near = nearest(wanted.game, keys);
        if (near.empty()) return Message(msg("there is no game «{}»"), wanted.game);
        return Message(msg("there is no game «{}»; did you mean {}?"), wanted.game,
                       join(near, ", "));
    }
    game::Game const& game = **found;
    Result<game::Options> options = game::complete(wanted.options, game.options());
    if (!options) return options.error().message;
    Result<game::StatePtr> start =
        wanted.position.empty() ? game.start(*options, wanted.seed) : game.read(wanted.position);
    if (!start) return start.error().message;
    std::size_t const count = (*start)->about().seats.size();
    if (count > static_cast<std::size_t>(Times::most_seats))
        return Message(msg("a game has at most {} players"), Times::most_seats);
    if (wanted.players.size() > count)
        return Message(msg("this game has {} players, not {}"), count, wanted.players.size());
    if (wanted.clock.size() > 1 && wanted.clock.size() != count)
        return Message(msg("there are {} clocks for {} players"), wanted.clock.size(), count);
    // Only what can be written is accepted, else a resumed game would have another clock.
    Result<TimeControls> clock = read_time_controls(to_text(wanted.clock));
    bool const is_none = wanted.clock == TimeControls{TimeControl{}};
    if (!clock || (*clock != wanted.clock && !is_none))
        return Message(msg("«{}» is not a time control"), to_text(wanted.clock));
    if (wanted.times && !Clock(*clock, static_cast<int>(count)).accepts(*wanted.times))
        return Message(msg("the times do not belong to the clock «{}»"), to_text(wanted.clock));
    for (Player const& player : wanted.players) {
        if (game::names_program(player.bot) && player.bot.ends_with(':'))
            return Message(msg("the command is missing in «{}»"), player.bot);
        if (!player.bot.empty() && !game.has_bot(player.bot) && !game::names_program(player.bot))
            return Message(msg("there is no computer player «{}» for this game"), player.bot);
    }

    game_ = &game;
    setup_ = wanted;
    setup_.options = *std::move(options);
    setup_.clock = *std::move(clock);
    setup_.players.resize(count);
    for (Player& player : setup_.players) // the clock's part of the limits comes from the clock
        player.limits = Limits{player.limits.move_time,      player.limits.nodes,
                               player.limits.depth,          std::nullopt,
                               std::chrono::milliseconds(0), 0};
    clock_ = Clock(setup_.clock, static_cast<int>(count));
    clock_.start((*start)->to_play(), now_);
    if (setup_.times) { // not kept: a game that is set up like this one begins with new clocks
        setup_.times->seat = clock_.seat();
        clock_.restore(*std::exchange(setup_.times, std::nullopt), now_);
    }
    if (setup_.clock_waits) clock_.stop(now_);
    tree_ = Tree(*std::move(start), clock_.times());
    told_.clear();
    ending_.reset();
    is_paused_ = false;
    is_exploring_ = false;
    events_.push_back(Started{});
    stand_at(root);
    return std::nullopt;
}

Session::Answer Session::on(Tick const&) { return std::nullopt; }

// The cursor stands on `node`: what belonged to the place before it lapses, and in a game that is
// still played the clocks show the times of this node.
void Session::stand_at(NodeId node) {
    tree_.go_to(node);
    let_go();
    offer_.reset();
    disputed_.reset();
    if (ending_) return;
    clock_.restore(tree_.here().times, now_);
    if (game::Outcome outcome = state().outcome(); game::is_over(outcome))
        end(How::rules, std::move(outcome));
}

void Session::end(How how, game::Outcome outcome) {
    clock_.stop(now_);
    is_paused_ = false;
    offer_.reset();
    let_go();
    ending_ = Ending{how, std::move(outcome), tree_.current()};
    events_.push_back(Ended{*ending_});
}

// Who gives up or runs out of time loses; with more than two seats the best score among the
// others wins, and equals share.
void Session::forfeit(How how, game::Seat loser, Message reason) {
    std::vector<int> const scores = state().scores();
    auto const score = [&](game::Seat seat) {
        auto const i = static_cast<std::size_t>(seat);
        return i < scores.size() ? scores[i] : 0;
    };
    std::vector<game::Seat> winners;
    for (game::Seat seat = 0; seat < seats(); ++seat) {
        if (seat == loser) continue;
        if (!winners.empty() && score(seat) > score(winners.front())) winners.clear();
        if (winners.empty() || score(seat) == score(winners.front())) winners.push_back(seat);
    }
    end(how, game::Won{std::move(winners), std::move(reason)});
}

void Session::let_go() {
    chosen_.clear();
    touched_.reset();
    is_adjusting_ = false;
}

Session::Answer Session::must_be_playing() const {
    if (ending_) return Message(msg("the game is over"));
    return std::nullopt;
}

Session::Answer Session::must_be_seat(game::Seat seat) const {
    if (seat >= 0 && seat < seats()) return std::nullopt;
    return Message(msg("there is no player number {} in this game"), static_cast<long>(seat) + 1);
}

Session::Answer Session::must_have(NodeId node) const {
    if (tree_.has(node)) return std::nullopt;
    return Message(msg("there is no move number {} in the history"), node);
}

} // namespace damier::session
