// A small match between two settings of the engine: sharp openings, each played with both colours.
#pragma once

#include "bench/pairs.hpp"
#include "damier/base/random.hpp"
#include "damier/draughts/generate.hpp"
#include "damier/draughts/start.hpp"
#include "damier/engine/draws.hpp"
#include "damier/engine/searcher.hpp"

#include <array>
#include <functional>

namespace damier::bench {

// One player: options and how much it may think.
struct Player {
    engine::Options options;
    Limits limits;
    std::optional<engine::Weights> weights; // other than those of the law
};

template <draughts::Law const& L> class Match {
public:
    using Position = draughts::Position<L>;
    using Searcher = engine::Searcher<L>;

    Match(draughts::Rules const& rules, Player const& a, Player const& b, std::uint64_t seed)
        : rules_(rules), players_{a, b}, random_(seed), referee_(engine::Options{}) {
        for (std::size_t i = 0; i < 2; ++i)
            searchers_[i] = std::make_unique<Searcher>(
                players_[i].options,
                engine::Evaluation<L>(players_[i].weights.value_or(engine::default_weights(L))));
    }

    // Told of each move by its player before it is played.
    std::function<void(std::size_t, engine::Task<L> const&, draughts::Move<L> const&)> on_move;

    // The next opening then depends on nothing but this.
    void reseed(std::uint64_t seed) { random_ = Random(seed); }

    void play_pair(Pairs& pairs) {
        Position const opening = sharp_opening();
        std::array<int, 3> results{}; // lost, drawn, won
        for (std::size_t white = 0; white < 2; ++white) {
            int const result = play(opening, white); // 2 = White wins
            ++results[static_cast<std::size_t>(white == 0 ? result : 2 - result)];
        }
        pairs.add(results[2], results[0]);
    }

private:
    // Plies; a game that is not over then is drawn.
    static constexpr int longest = std::max(240, draughts::Square<L>::count * 24 / 5);

    // Random plies whose end is better for one side, but not won: such games are decided more
    // often.
    Position sharp_opening() {
        for (int attempt = 0;; ++attempt) {
            auto position = draughts::start_position<L>(rules_.start());
            bool is_over = false;
            for (int ply = 10 + random_.below(5); ply > 0 && !is_over; --ply) {
                draughts::MoveList<L> moves;
                draughts::generate<L>(position, moves);
                is_over = moves.empty();
                if (!is_over)
                    position = position.after(moves[static_cast<std::size_t>(
                        random_.below(static_cast<int>(moves.size())))]);
            }
            if (is_over) continue;
            engine::Task<L> task{position, rules_.draws()};
            task.limits.nodes = 5000;
            auto const answer = referee_.search(task);
            if (!answer.has_move()) continue;
            int const value = std::abs(answer.lines[0].score.value());
            if ((value >= 40 && value <= 100) || attempt > 2000) return position;
        }
    }

    // 2 = White wins, 1 = draw, 0 = Black wins.
    int play(Position const& opening, std::size_t white) {
        for (auto& searcher : searchers_) searcher->forget();
        engine::Draws<L> const draws(rules_.draws());
        std::vector<engine::Step> steps{draws.first(opening)};
        engine::Task<L> task{opening, rules_.draws()};
        std::array<int, 2> values{};
        int agreed = 0;
        for (int ply = 0; ply < longest; ++ply) {
            auto const side = static_cast<std::size_t>(task.position.to_move());
            std::size_t const player = side == 0 ? white : 1 - white;
            task.limits = players_[player].limits;
            auto const answer = searchers_[player]->search(task);
            if (!answer.has_move()) {
                bool const wins = L.objective.value == draughts::Objective::have_no_move;
                return (side == 0) == wins ? 2 : 0;
            }
            if (on_move) on_move(player, task, answer.best());
            int const value = answer.lines[0].score.value();
            values[side] = side == 0 ? value : -value;
            bool const agree = std::min(std::abs(values[0]), std::abs(values[1])) > 700
                               && (values[0] > 0) == (values[1] > 0);
            agreed = agree ? agreed + 1 : 0;
            if (agreed >= 6) return values[0] > 0 ? 2 : 0;
            auto const next = task.position.after(answer.best());
            steps.push_back(draws.next(steps.back(), answer.best(), next));
            if (std::size_t const now = steps.size() - 1;
                draws.is_drawn(steps.data(), now, now, next))
                return 1;
            task.past.push_back(task.position);
            task.position = next;
        }
        return 1;
    }

    draughts::Rules const& rules_;
    std::array<Player, 2> players_;
    Random random_;
    Searcher referee_;
    std::array<std::unique_ptr<Searcher>, 2> searchers_;
};

// White has `kings` and Black one; a quiet position with White to move.
template <draughts::Law const& L>
std::optional<draughts::Position<L>> random_kings(Random& random, int kings) {
    std::array<draughts::Squares<L>, 2> sides;
    for (int i = 0; i <= kings; ++i) {
        int const number = 1 + random.below(draughts::Square<L>::count);
        draughts::Squares<L> const square(*draughts::Square<L>::from_number(number));
        if (!(square & (sides[0] | sides[1])).empty()) return std::nullopt;
        sides[i < kings ? 0 : 1] |= square;
    }
    draughts::Position<L> const position(sides[0], sides[1], sides[0] | sides[1],
                                         draughts::Side::white);
    if (draughts::can_capture<L>(position) || draughts::can_capture<L>(position.passed()))
        return std::nullopt;
    return position;
}

// 1 if White wins a game of the searcher with itself, 0 if it is drawn, and the length in plies.
template <draughts::Law const& L>
std::pair<int, int> play_out(engine::Searcher<L>& searcher, draughts::Rules const& rules,
                             draughts::Position<L> const& start, unsigned nodes) {
    searcher.forget();
    engine::Draws<L> const draws(rules.draws());
    std::vector<engine::Step> steps{draws.first(start)};
    engine::Task<L> task{start, rules.draws()};
    task.limits.nodes = nodes;
    for (int ply = 0; ply < 200; ++ply) {
        auto const answer = searcher.search(task);
        bool const is_white = task.position.to_move() == draughts::Side::white;
        if (!answer.has_move()) return {is_white ? -1 : 1, ply};
        auto const next = task.position.after(answer.best());
        steps.push_back(draws.next(steps.back(), answer.best(), next));
        std::size_t const now = steps.size() - 1; // all of it has been played
        if (draws.is_drawn(steps.data(), now, now, next)) return {0, ply};
        task.past.push_back(task.position);
        task.position = next;
    }
    return {0, 200};
}

} // namespace damier::bench
