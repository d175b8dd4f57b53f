#include "damier/session/course.hpp"

#include <cassert>
#include <utility>

namespace damier::session {

bool Course::is_bot(game::Seat seat) const {
    return seat >= 0 && static_cast<std::size_t>(seat) < setup.players.size()
           && !setup.players[static_cast<std::size_t>(seat)].bot.empty();
}

Argument Course::name_of(game::Seat seat) const {
    assert(seat >= 0 && seat < seats());
    std::string const& name = setup.players[static_cast<std::size_t>(seat)].name;
    if (!name.empty()) return Argument(name);
    return Argument::translated(state().about().seats[static_cast<std::size_t>(seat)]);
}

bool Course::can_play_on() const {
    if (!std::holds_alternative<game::Drawn>(state().outcome())) return false;
    game::StatePtr const fresh = state().fresh();
    return fresh != nullptr && !fresh->actions().empty();
}

Answer Course::must_be_playing() const {
    if (ending) return Message(msg("the game is over"));
    return std::nullopt;
}

Answer Course::must_be_seat(game::Seat seat) const {
    if (seat >= 0 && seat < seats()) return std::nullopt;
    return Message(msg("there is no player number {} in this game"), static_cast<long>(seat) + 1);
}

Answer Course::must_have(NodeId node) const {
    if (tree.has(node)) return std::nullopt;
    return Message(msg("there is no move number {} in the history"), node);
}

void Course::begin(Beginning beginning) {
    game = beginning.game;
    setup = std::move(beginning.setup);
    clock = Clock(setup.clock, static_cast<int>(setup.players.size()));
    clock.start(beginning.start->to_play(), now);
    if (setup.times) { // not kept: a game that is set up like this one begins with new clocks
        setup.times->seat = clock.seat();
        clock.restore(*std::exchange(setup.times, std::nullopt), now);
    }
    if (setup.clock_waits) clock.stop(now);
    tree = Tree(std::move(beginning.start), clock.times());
    told.clear();
    ending.reset();
    is_paused = false;
    is_exploring = false;
    events.push_back(Started{});
    stand_at(root);
}

// What belonged to the place before lapses, and in a game that is still played the clocks show the
// times of this node.
void Course::stand_at(NodeId node) {
    tree.go_to(node);
    hand = {};
    offer.reset();
    disputed.reset();
    if (ending) return;
    clock.restore(tree.here().times, now);
    end_if_over();
}

void Course::end(How how, game::Outcome outcome) {
    clock.stop(now);
    is_paused = false;
    offer.reset();
    hand = {};
    ending = Ending{how, std::move(outcome), tree.current()};
    events.push_back(Ended{*ending});
}

void Course::end_if_over() {
    if (game::Outcome outcome = state().outcome(); game::is_over(outcome))
        end(How::rules, std::move(outcome));
}

// Who gives up or runs out of time loses; with more than two seats the best score among the
// others wins, and equals share.
void Course::forfeit(How how, game::Seat loser, Message reason) {
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

void Course::reopen() {
    if (!std::exchange(ending, std::nullopt)) return;
    events.push_back(Reopened{});
    clock.resume(now);
}

bool Course::operator==(Course const& other) const {
    return game == other.game && setup == other.setup && tree == other.tree && told == other.told
           && clock == other.clock && ending == other.ending && offer == other.offer
           && disputed == other.disputed && hand == other.hand && is_paused == other.is_paused
           && is_exploring == other.is_exploring && now == other.now;
}

} // namespace damier::session
