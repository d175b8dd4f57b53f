#include "apps/damier/match_play.hpp"

#include <fmt/core.h>

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

// "+0.35/17", with the time if time is what the game is played for: "+0.35/17 0.10s".
std::string remark_of(game::Thought const& thought, Limits const& limits, milliseconds used) {
    std::string text = fmt::format("{:+.2f}/{}", thought.score, thought.depth);
    if (limits.move_time || limits.clock)
        text += fmt::format(" {:.2f}s", std::chrono::duration<double>(used).count());
    return text;
}

class OneGame {
public:
    OneGame(match::Opening const& opening, std::array<Seated*, 2> const& players,
            std::array<Limits, 2> const& limits, PlayRules const& rules)
        : state_(opening.state),
          players_(players),
          left_(limits),
          rules_(rules),
          agreement_(rules.decided_men) {}

    std::optional<Played> play(std::stop_token const& stop) {
        while (!is_ended_ && !game::is_over(state_->outcome())) {
            if (static_cast<int>(played_.moves.size()) >= rules_.most_plies)
                end(game::nobody,
                    Message(msg("drawn by adjudication after {} plies"), rules_.most_plies));
            else if (!move(stop))
                return std::nullopt;
        }
        if (!is_ended_) take_outcome();
        return std::move(played_);
    }

private:
    // False if a stop was asked for.
    bool move(std::stop_token const& stop) {
        game::Seat const seat = state_->to_play();
        Seated& player = *players_[static_cast<std::size_t>(seat)];
        Limits& own = left_[static_cast<std::size_t>(seat)];
        if (own.clock) *own.clock += own.increment; // added before the move, as Hub has it
        std::optional<game::Thought> last;
        auto const started = Steady::now();
        auto const computed = processor_time();
        std::size_t const choice = player.bot->choose(
            *state_, own, stop, [&](game::Thought const& thought) { last = thought; });
        if (stop.stop_requested()) return false;
        if (player.external && player.external->failure()) {
            forfeit(seat, player.external->failure()->message);
            return true;
        }
        if (player.external && player.external->has_resigned()) {
            end(1 - seat, Message(msg("the other player has resigned")));
            return true;
        }
        auto const used = std::chrono::duration_cast<milliseconds>(Steady::now() - started);
        // Nobody thinks while he is kept waiting: where it can be told, that is not counted.
        auto const spent =
            player.is_alone ? std::chrono::duration_cast<milliseconds>(processor_time() - computed)
                            : used;
        charge(seat, used, spent);
        if (is_ended_) return true;
        played_.moves.push_back(state_->actions()[choice].text);
        played_.remarks.push_back(last ? remark_of(*last, own, used) : std::string());
        state_ = state_->after(choice);
        auto const score = last ? std::optional(last->score) : std::nullopt;
        if (auto const winner = agreement_.add(seat, score))
            end(*winner, Message(msg("won by adjudication: both players agree")));
        return true;
    }

    void charge(game::Seat seat, milliseconds used, milliseconds spent) {
        Limits& own = left_[static_cast<std::size_t>(seat)];
        if (own.move_time) {
            milliseconds& overstep = played_.overstep[static_cast<std::size_t>(seat)];
            overstep = std::max(overstep, spent - *own.move_time);
            if (overstep > rules_.margin)
                return forfeit(seat, Message(msg("lost on time: {} ms for a move of {} ms"),
                                             spent.count(), own.move_time->count()));
        }
        if (own.clock) {
            *own.clock -= used;
            if (*own.clock + rules_.margin < milliseconds(0))
                return forfeit(seat, Message(msg("lost on time")));
            *own.clock = std::max(*own.clock, milliseconds(0));
        }
    }

    void take_outcome() {
        game::Outcome const outcome = state_->outcome();
        if (auto const* const won = std::get_if<game::Won>(&outcome))
            end(won->seats.front(), won->reason);
        else
            end(game::nobody, std::get<game::Drawn>(outcome).reason);
    }
    void forfeit(game::Seat loser, Message reason) {
        played_.is_forfeit = true;
        end(1 - loser, std::move(reason));
    }
    void end(game::Seat winner, Message reason) {
        played_.winner = winner;
        played_.reason = std::move(reason);
        is_ended_ = true;
    }

    game::StatePtr state_;
    std::array<Seated*, 2> players_;
    std::array<Limits, 2> left_; // clocks run down
    PlayRules rules_;
    Agreement agreement_;
    Played played_;
    bool is_ended_ = false;
};

} // namespace

std::optional<Played> play_game(match::Opening const& opening,
                                std::array<Seated*, 2> const& players,
                                std::array<Limits, 2> const& limits, PlayRules const& rules,
                                std::stop_token const& stop) {
    return OneGame(opening, players, limits, rules).play(stop);
}

} // namespace damier::program
