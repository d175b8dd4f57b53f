#include "apps/damier/match_play.hpp"

#include <cmath>
#include <ctime>

namespace damier::program {

namespace {

using std::chrono::milliseconds;
using Steady = std::chrono::steady_clock;

constexpr int plies_of_agreement = 8; // for adjudication

// Counts for how long both players have agreed that one of them is far ahead.
class Agreement {
public:
    explicit Agreement(double men) : men_(men) {}

    // `score` is that of the one who has just moved.
    std::optional<game::Seat> add(game::Seat seat, std::optional<double> score) {
        bool const is_clear = men_ > 0 && score && std::abs(*score) >= men_;
        game::Seat const ahead = !is_clear ? game::nobody : (*score > 0 ? seat : 1 - seat);
        plies_ = ahead != game::nobody && ahead == ahead_ ? plies_ + 1 : 1;
        ahead_ = ahead;
        if (ahead_ == game::nobody || plies_ < plies_of_agreement) return std::nullopt;
        return ahead_;
    }

private:
    double men_;
    game::Seat ahead_ = game::nobody;
    int plies_ = 0;
};

// What this thread has computed so far. A busy machine does not let it run all the time.
std::chrono::nanoseconds processor_time() {
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return std::chrono::seconds(spent.tv_sec) + std::chrono::nanoseconds(spent.tv_nsec);
}

Played forfeit(Played played, game::Seat loser, Message reason) {
    played.winner = 1 - loser;
    played.reason = std::move(reason);
    played.is_forfeit = true;
    return played;
}

} // namespace

std::optional<Played> play_game(match::Opening const& opening,
                                std::array<Seated*, 2> const& players,
                                std::array<Limits, 2> const& limits, PlayRules const& rules,
                                std::stop_token const& stop) {
    Played played;
    game::StatePtr state = opening.state;
    std::array<Limits, 2> left = limits; // clocks run down
    Agreement agreement(rules.decided_men);
    while (!game::is_over(state->outcome())) {
        if (static_cast<int>(played.moves.size()) >= rules.most_plies) {
            played.reason = Message(msg("drawn by adjudication after {} plies"), rules.most_plies);
            return played;
        }
        game::Seat const seat = state->to_play();
        auto const index = static_cast<std::size_t>(seat);
        Seated& player = *players[index];
        Limits& own = left[index];
        if (own.clock) *own.clock += own.increment; // added before the move, as Hub has it
        std::optional<double> score;
        auto const started = Steady::now();
        auto const computed = processor_time();
        std::size_t const choice = player.bot->choose(
            *state, own, stop, [&](game::Thought const& thought) { score = thought.score; });
        if (stop.stop_requested()) return std::nullopt;
        if (player.external && player.external->failure())
            return forfeit(std::move(played), seat, player.external->failure()->message);
        auto const used = std::chrono::duration_cast<milliseconds>(Steady::now() - started);
        if (own.move_time) {
            // Nobody thinks while he is kept waiting: where it can be told, that is not counted.
            auto const spent =
                player.is_alone
                    ? std::chrono::duration_cast<milliseconds>(processor_time() - computed)
                    : used;
            milliseconds& overstep = played.overstep[index];
            overstep = std::max(overstep, spent - *own.move_time);
            if (overstep > rules.margin)
                return forfeit(std::move(played), seat,
                               Message(msg("lost on time: {} ms for a move of {} ms"),
                                       spent.count(), own.move_time->count()));
        }
        if (own.clock) {
            *own.clock -= used;
            if (*own.clock + rules.margin < milliseconds(0))
                return forfeit(std::move(played), seat, Message(msg("lost on time")));
            *own.clock = std::max(*own.clock, milliseconds(0));
        }
        played.moves.push_back(state->actions()[choice].text);
        state = state->after(choice);
        if (auto const winner = agreement.add(seat, score)) {
            played.winner = *winner;
            played.reason = Message(msg("won by adjudication: both players agree"));
            return played;
        }
    }
    game::Outcome const outcome = state->outcome();
    if (auto const* const won = std::get_if<game::Won>(&outcome)) {
        played.winner = won->seats.front();
        played.reason = won->reason;
    } else {
        played.reason = std::get<game::Drawn>(outcome).reason;
    }
    return played;
}

} // namespace damier::program
