// The bodies of Ground for one law.
#pragma once

#include "apps/lab/ground.hpp"

#include "bench/engine_match.hpp"

#include <algorithm>
#include <tuple>

namespace damier::lab {

// The legal moves in an order that does not depend on how they are found.
template <draughts::Law const& L>
std::vector<draughts::Move<L>> sorted_moves(draughts::Position<L> const& position) {
    draughts::MoveList<L> list;
    draughts::generate<L>(position, list, draughts::patient_budget);
    std::vector<draughts::Move<L>> moves(list.begin(), list.end());
    auto const place = [](draughts::Move<L> const& move) {
        return std::tuple(move.from.bit(), move.to.bit(), move.captured.word());
    };
    std::ranges::sort(moves, {}, place);
    return moves;
}

template <draughts::Law const& L> class LawPlayer final : public SelfPlayer {
public:
    LawPlayer(draughts::Rules const& rules, engine::Weights const& weights)
        : rules_(rules), searcher_(options(), engine::Evaluation<L>(weights)) {}

    GameRecord play(Origin const& origin, std::uint64_t number) override {
        Random random(origin.seed * 0x9E3779B97F4A7C15u + number * 0xD1B54A32D192ED03u);
        while (true) {
            searcher_.forget();
            if (auto game = attempt(origin, random)) return *game;
        }
    }

private:
    using Position = draughts::Position<L>;

    static constexpr engine::Value level_opening = 100; // at most a man for one side
    static constexpr engine::Value lost_lead = 450;
    static constexpr int lost_plies = 4;
    static constexpr engine::Value small_lead = 30; // in endings of kings
    static constexpr int quiet_plies = 8;
    static constexpr int longest = std::max(300, draughts::Square<L>::count * 6);

    static engine::Options options() {
        engine::Options options;
        options.table_megabytes = 1;
        return options;
    }

    // Nothing if the opening is not worth playing.
    std::optional<GameRecord> attempt(Origin const& origin, Random& random) {
        GameRecord game;
        Position position = draughts::start_position<L>(rules_.start());
        int const span = origin.most_opening - origin.least_opening + 1;
        game.opening = static_cast<std::uint32_t>(origin.least_opening + random.below(span));
        for (std::uint32_t ply = 0; ply < game.opening; ++ply) {
            auto const moves = sorted_moves<L>(position);
            if (moves.empty()) return std::nullopt;
            int const choice = random.below(static_cast<int>(moves.size()));
            game.plies.push_back({static_cast<std::uint32_t>(choice), std::nullopt});
            position = position.after(moves[static_cast<std::size_t>(choice)]);
        }
        if (!play_on(position, origin.nodes, game)) return std::nullopt;
        return game;
    }

    bool play_on(Position const& opening, std::uint64_t nodes, GameRecord& game) {
        engine::Draws<L> const draws(rules_.draws());
        std::vector<engine::Step> steps{draws.first(opening)};
        engine::Task<L> task{opening, rules_.draws()};
        task.limits.nodes = nodes;
        std::array<engine::Value, 2> values{};
        int lost = 0, quiet = 0;
        bool is_first = true;
        while (game.plies.size() < static_cast<std::size_t>(longest)) {
            auto const moves = sorted_moves<L>(task.position);
            auto const side = static_cast<std::size_t>(task.position.to_move());
            if (moves.empty()) {
                bool const wins = L.objective.value == draughts::Objective::have_no_move;
                finish(game, (side == 0) == wins ? 2 : 0, End::no_move);
                return true;
            }
            Ply ply;
            draughts::Move<L> move = moves.front();
            if (moves.size() > 1) {
                task.counters = counters_of(steps.back());
                auto const answer = searcher_.search(task);
                engine::Value const value = answer.lines[0].score.value();
                if (std::exchange(is_first, false) && std::abs(value) > level_opening) return false;
                move = answer.best();
                ply = {static_cast<std::uint32_t>(std::ranges::find(moves, move) - moves.begin()),
                       value};
                values[side] = side == 0 ? value : -value;
            }
            game.plies.push_back(ply);
            if (ply.score && engine::is_decisive(*ply.score)) {
                finish(game, values[side] > 0 ? 2 : 0, End::won_by_search);
                return true;
            }
            bool const agree = (values[0] > 0) == (values[1] > 0);
            int const least = std::min(std::abs(values[0]), std::abs(values[1]));
            int const most = std::max(std::abs(values[0]), std::abs(values[1]));
            lost = agree && least > lost_lead ? lost + 1 : 0;
            Position const next = task.position.after(move);
            quiet = next.kings() == next.occupied() && most <= small_lead ? quiet + 1 : 0;
            if (lost >= lost_plies) {
                finish(game, values[0] > 0 ? 2 : 0, End::given_up);
                return true;
            }
            steps.push_back(draws.next(steps.back(), move, next));
            std::size_t const now = steps.size() - 1;
            bool const is_drawn = draws.is_drawn(steps.data(), now, now, next);
            if (is_drawn || quiet >= quiet_plies) {
                finish(game, 1, is_drawn ? End::drawn_by_law : End::drawn_kings);
                return true;
            }
            // What cannot come back need not be remembered: the counters say the rest.
            if (draughts::is_reversible<L>(move))
                task.past.push_back(task.position);
            else
                task.past.clear();
            task.position = next;
        }
        return true;
    }

    static engine::Counters counters_of(engine::Step const& step) {
        engine::Counters counters{step.king_moves, step.quiet, {}};
        for (std::size_t i = 0; i < step.balances.size(); ++i)
            counters.material_plies[i] = step.balances[i] - 1;
        return counters;
    }
    static void finish(GameRecord& game, int result, End end) {
        game.result = static_cast<std::uint8_t>(result);
        game.end = end;
    }

    draughts::Rules const& rules_;
    engine::Searcher<L> searcher_;
};

// Looks for men lost at once: by a search of one ply, which plays captures out to their end, and
// then by one that would see if the man was given for a reason.
template <draughts::Law const& L> class CareWatch {
public:
    // `task` is the position before the move.
    void look(engine::Task<L> task, draughts::Move<L> const& played, Care& care) {
        task.limits = {};
        task.limits.depth = 1;
        task.lines = draughts::Square<L>::count * 8; // all moves
        auto const answer = judge_.search(task);
        if (answer.lines.size() < 2) return;
        auto const line = std::ranges::find(answer.lines, played,
                                            [](auto const& one) { return one.moves.front(); });
        if (line == answer.lines.end()) return;
        ++care.moves;
        if (answer.lines[0].score.value() - line->score.value() < man) return;
        task.limits = {};
        task.limits.nodes = 10'000;
        task.lines = 1;
        engine::Value const best = judge_.search(task).lines[0].score.value();
        task.only = {played};
        care.careless += best - judge_.search(task).lines[0].score.value() >= man;
    }

private:
    static constexpr engine::Value man = 90; // nearly: the rest of the judgement changes too

    engine::Searcher<L> judge_{engine::Options{.table_megabytes = 1}};
};

template <draughts::Law const& L> class LawDuel final : public Duel {
public:
    LawDuel(draughts::Rules const& rules, Contender const& a, Contender const& b,
            std::uint64_t seed)
        : match_(rules, player(a), player(b), seed), seed_(seed) {}

    void play(std::uint64_t number, bench::Pairs& pairs, Care* care) override {
        match_.reseed(seed_ * 0x9E3779B97F4A7C15u + number * 0xD1B54A32D192ED03u);
        match_.on_move = {};
        if (care)
            match_.on_move = [&](std::size_t player, auto const& task, auto const& move) {
                if (player == 0) watch_.look(task, move, *care);
            };
        match_.play_pair(pairs);
    }

private:
    static bench::Player player(Contender const& contender) {
        return {contender.options, contender.limits, contender.weights};
    }

    bench::Match<L> match_;
    CareWatch<L> watch_;
    std::uint64_t seed_;
};

template <draughts::Law const& L> class LawGround final : public Ground {
public:
    explicit LawGround(draughts::Rules const& rules) : rules_(rules) {}

    draughts::Rules const& rules() const override { return rules_; }
    std::unique_ptr<SelfPlayer> player(engine::Weights const& weights) const override {
        return std::make_unique<LawPlayer<L>>(rules_, weights);
    }
    std::unique_ptr<Duel> duel(Contender const& first, Contender const& second,
                               std::uint64_t seed) const override {
        return std::make_unique<LawDuel<L>>(rules_, first, second, seed);
    }

    Result<std::vector<Example>> examples(GameRecord const& game) const override {
        using draughts::Side;
        std::vector<Example> examples;
        auto position = draughts::start_position<L>(rules_.start());
        for (Ply const& ply : game.plies) {
            auto const moves = sorted_moves<L>(position);
            if (ply.choice >= moves.size())
                return error("a game was not played by the rules of {}", rules_.text().key());
            // Where captures are to be made the search evaluates nothing; kings alone teach little.
            bool const is_quiet = !moves[ply.choice].is_capture();
            if (ply.score && is_quiet && position.kings() != position.occupied()
                && !engine::is_decisive(*ply.score)) {
                auto features = engine::Evaluation<L>::features(position);
                int const score = position.to_move() == Side::white ? *ply.score : -*ply.score;
                examples.push_back({engine::Evaluation<L>::template men_of<Side::white>(position),
                                    engine::Evaluation<L>::template men_of<Side::black>(position),
                                    features.counts, std::move(features.kings), features.phase,
                                    features.divisors, score, game.result});
            }
            position = position.after(moves[ply.choice]);
        }
        return examples;
    }

private:
    draughts::Rules const& rules_;
};

} // namespace damier::lab
