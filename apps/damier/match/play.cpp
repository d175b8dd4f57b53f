#include "apps/damier/match/play.hpp"

#include "apps/transport/loop.hpp"
#include "damier/play/desk.hpp"

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

// A player with its own clock, or its own limits for a move. Who takes too long has failed, like a
// program that dies.
class TimedPlayer final : public game::Program {
public:
    TimedPlayer(Seated& seated, Limits const& limits, milliseconds margin)
        : seated_(&seated), left_(limits), margin_(margin) {}

    std::size_t choose(game::State const& state, Limits const&, std::stop_token stop,
                       game::ThoughtSink const&) override {
        if (left_.clock) *left_.clock += left_.increment; // added before the move, as Hub has it
        thought_.reset();
        auto const started = Steady::now();
        auto const computed = processor_time();
        std::size_t const choice = seated_->bot->choose(
            state, left_, std::move(stop), [&](game::Thought const& told) { thought_ = told; });
        used_ = std::chrono::duration_cast<milliseconds>(Steady::now() - started);
        if (seated_->external) failure_ = seated_->external->failure();
        // Nobody thinks while he is kept waiting: where it can be told, that is not counted.
        auto const spent = std::chrono::duration_cast<milliseconds>(processor_time() - computed);
        if (!failure_ && !has_resigned()) charge(seated_->is_alone ? spent : used_);
        return choice;
    }
    std::optional<Error> const& failure() const override { return failure_; }
    bool has_resigned() const override {
        return seated_->external && seated_->external->has_resigned();
    }

    milliseconds overstep() const { return overstep_; } // the longest
    std::optional<double> score() const {               // of its last move
        return thought_ ? std::optional(thought_->score) : std::nullopt;
    }
    // "+0.35/17", with the time if time is what the game is played for: "+0.35/17 0.10s".
    std::string remark() const {
        if (!thought_) return {};
        std::string text = fmt::format("{:+.2f}/{}", thought_->score, thought_->depth);
        if (left_.move_time || left_.clock)
            text += fmt::format(" {:.2f}s", std::chrono::duration<double>(used_).count());
        return text;
    }

private:
    void charge(milliseconds spent) {
        if (left_.move_time) {
            overstep_ = std::max(overstep_, spent - *left_.move_time);
            if (overstep_ > margin_)
                failure_ = error(msg("lost on time: {} ms for a move of {} ms"), spent.count(),
                                 left_.move_time->count());
        }
        if (left_.clock) {
            *left_.clock -= used_;
            if (*left_.clock + margin_ < milliseconds(0)) failure_ = error(msg("lost on time"));
            *left_.clock = std::max(*left_.clock, milliseconds(0));
        }
    }

    Seated* seated_;
    Limits left_; // the clock runs down
    milliseconds margin_, used_{0}, overstep_{0};
    std::optional<game::Thought> thought_;
    std::optional<Error> failure_;
};

session::NewGame setup_of(game::Game const& game, game::Options const& options,
                          match::Opening const& opening) {
    session::NewGame setup;
    setup.game = game.key();
    setup.options = options;
    if (opening.moves.empty()) setup.position = opening.state->text();
    // Both seats have guests; the session only has to know that they are no people.
    setup.players.assign(2, {{}, game.bots().front().key, {}});
    return setup;
}

class OneGame {
public:
    OneGame(game::Game const& game, std::array<Seated*, 2> const& players,
            std::array<Limits, 2> const& limits, PlayRules const& rules,
            std::stop_token const& stop)
        : stop_(stop),
          rules_(rules),
          agreement_(rules.decided_men),
          games_{&game},
          desk_(games_, [this] { return game::think_on_loop(loop_.executor(), stop_); }) {
        for (std::size_t i = 0; i < 2; ++i)
            players_[i] = std::make_shared<TimedPlayer>(*players[i], limits[i], rules.margin);
    }

    Result<std::optional<Played>> play(game::Options const& options,
                                       match::Opening const& opening) {
        auto const before = moves_of(options, opening);
        if (!before) return before.error();
        auto const begun = desk_.begin(setup_of(*games_[0], options, opening),
                                       {{players_[0], {}}, {players_[1], {}}}, *before);
        if (!begun) return begun.error();
        desk_.listen([this](play::Update const& update) { hear(update); });
        look_for_end();
        while (!is_ended_ && loop_.run_one()) {
            if (stop_.stop_requested()) return std::optional<Played>();
            look_for_end();
        }
        for (std::size_t i = 0; i < 2; ++i) played_.overstep[i] = players_[i]->overstep();
        return std::optional(std::move(played_));
    }

private:
    // What was played before the match, as if the players had done so.
    Result<std::vector<session::TimedCommand>> moves_of(game::Options const& options,
                                                        match::Opening const& opening) const {
        std::vector<session::TimedCommand> entries;
        auto const start = games_[0]->start(options, 0);
        if (!start) return start.error();
        game::StatePtr state = *start;
        for (std::string const& move : opening.moves) {
            auto const action = state->interpret(move);
            if (!action) return action.error();
            auto const node = static_cast<session::NodeId>(entries.size());
            entries.push_back({{}, session::PlayAction{*action, node, {}}});
            state = state->after(*action);
        }
        return entries;
    }

    void hear(play::Update const& update) {
        for (session::Event const& event : update.events)
            if (auto const* const played = std::get_if<session::Played>(&event)) {
                TimedPlayer const& player = *players_[static_cast<std::size_t>(played->seat)];
                played_.moves.push_back(desk_.session().tree().node(played->node).text());
                played_.remarks.push_back(player.remark());
                if (auto const winner = agreement_.add(played->seat, player.score()))
                    end(*winner, Message(msg("won by adjudication: both players agree")));
            }
    }

    void look_for_end() {
        for (game::Seat const seat : {0, 1})
            if (auto const& failed = players_[static_cast<std::size_t>(seat)]->failure()) {
                played_.is_forfeit = true;
                return end(1 - seat, failed->message);
            }
        if (auto const& ending = desk_.session().ending())
            return take(ending->how == session::How::resignation, ending->outcome);
        if (is_ended_) return;
        if (static_cast<int>(played_.moves.size()) >= rules_.most_plies)
            end(game::nobody,
                Message(msg("drawn by adjudication after {} plies"), rules_.most_plies));
    }
    void take(bool is_resigned, game::Outcome const& outcome) {
        if (auto const* const won = std::get_if<game::Won>(&outcome))
            end(won->seats.front(),
                is_resigned ? Message(msg("the other player has resigned")) : won->reason);
        else
            end(game::nobody, std::get<game::Drawn>(outcome).reason);
    }
    void end(game::Seat winner, Message reason) {
        played_.winner = winner;
        played_.reason = std::move(reason);
        is_ended_ = true;
    }

    std::stop_token stop_;
    PlayRules rules_;
    Agreement agreement_;
    Played played_;
    bool is_ended_ = false;
    std::array<game::Game const*, 1> games_;
    std::array<std::shared_ptr<TimedPlayer>, 2> players_;
    transport::Loop loop_;
    play::Desk desk_;
};

} // namespace

Result<std::optional<Played>> play_game(game::Game const& game, game::Options const& options,
                                        match::Opening const& opening,
                                        std::array<Seated*, 2> const& players,
                                        std::array<Limits, 2> const& limits, PlayRules const& rules,
                                        std::stop_token const& stop) {
    return OneGame(game, players, limits, rules, stop).play(options, opening);
}

} // namespace damier::program
