#include "damier/session/new_game.hpp"

#include "damier/base/text.hpp"
#include "damier/game/program.hpp"

#include <algorithm>

namespace damier::session {

namespace {

Result<game::Game const*> find_game(std::string const& key,
                                    std::span<game::Game const* const> catalogue) {
    auto const found = std::ranges::find(catalogue, key, &game::Game::key);
    if (found != catalogue.end()) return *found;
    std::vector<std::string> keys;
    for (game::Game const* one : catalogue) keys.emplace_back(one->key());
    std::vector<std::string> const near = nearest(key, keys);
    if (near.empty()) return error(msg("there is no game «{}»"), key);
    return error(msg("there is no game «{}»; did you mean {}?"), key, join(near, ", "));
}

Result<Done> check_counts(NewGame const& wanted, std::size_t seats) {
    if (seats > static_cast<std::size_t>(Times::most_seats))
        return error(msg("a game has at most {} players"), Times::most_seats);
    if (wanted.players.size() > seats)
        return error(msg("this game has {} players, not {}"), seats, wanted.players.size());
    if (wanted.clock.size() > 1 && wanted.clock.size() != seats)
        return error(msg("there are {} clocks for {} players"), wanted.clock.size(), seats);
    return Done{};
}

// Only what can be written is accepted, else a resumed game would have another clock.
Result<TimeControls> writable(TimeControls const& wanted) {
    Result<TimeControls> clock = read_time_controls(to_text(wanted));
    bool const is_none = wanted == TimeControls{TimeControl{}};
    if (!clock || (*clock != wanted && !is_none))
        return error(msg("«{}» is not a time control"), to_text(wanted));
    return clock;
}

Result<Done> check_player(Player const& player, game::Game const& game) {
    bool const is_program = game::names_program(player.bot);
    if (is_program && player.bot.ends_with(':'))
        return error(msg("the command is missing in «{}»"), player.bot);
    if (!player.bot.empty() && !is_program && !game.has_bot(player.bot))
        return error(msg("there is no computer player «{}» for this game"), player.bot);
    return Done{};
}

} // namespace

Result<Beginning> prepare(NewGame wanted, std::span<game::Game const* const> catalogue) {
    Result<game::Game const*> const found = find_game(wanted.game, catalogue);
    if (!found) return found.error();
    game::Game const& game = **found;
    Result<game::Options> options = game::complete(wanted.options, game.options());
    if (!options) return options.error();
    Result<game::StatePtr> start =
        wanted.position.empty() ? game.start(*options, wanted.seed) : game.read(wanted.position);
    if (!start) return start.error();
    std::size_t const seats = (*start)->about().seats.size();
    if (auto const good = check_counts(wanted, seats); !good) return good.error();
    Result<TimeControls> clock = writable(wanted.clock);
    if (!clock) return clock.error();
    if (wanted.times && !Clock(*clock, static_cast<int>(seats)).accepts(*wanted.times))
        return error(msg("the times do not belong to the clock «{}»"), to_text(wanted.clock));
    for (Player const& player : wanted.players)
        if (auto const good = check_player(player, game); !good) return good.error();

    wanted.options = *std::move(options);
    wanted.clock = *std::move(clock);
    wanted.players.resize(seats);
    for (Player& player : wanted.players) // the clock's part of the limits comes from the clock
        player.limits = Limits{player.limits.move_time,      player.limits.nodes,
                               player.limits.depth,          std::nullopt,
                               std::chrono::milliseconds(0), 0};
    return Beginning{&game, std::move(wanted), *std::move(start)};
}

} // namespace damier::session
