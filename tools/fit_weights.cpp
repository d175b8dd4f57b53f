// Fits the weights of the hand-made evaluation to the results of games that the
// engine plays with itself: the logistic of the evaluation of quiet positions
// should foretell the result.
#include "../bench/engine_laws.hpp"
#include "damier/base/random.hpp"
#include "damier/draughts/generate.hpp"
#include "damier/draughts/start.hpp"
#include "damier/engine/draws.hpp"
#include "damier/engine/searcher.hpp"

#include <cmath>
#include <cstdlib>
#include <fmt/core.h>
#include <string>
#include <vector>

namespace {

using namespace damier;
using engine::Term;
using engine::Weights;

constexpr std::size_t term_parameters = 2 * engine::term_count;
using Numbers = std::vector<double>; // the terms, then the squares, opening and
                                     // ending of each

// A quiet position as the evaluation sees it: what each weight adds, for White,
// and the result.
struct Sample {
    std::array<float, term_parameters> counts;
    std::vector<std::int16_t> men; // squares from 0, seen from White's side; Black's as -1 - square
    float phase;                   // 1 = full board
    float scale;                   // of drawish endings
    float result;
};

int& parameter(Weights& weights, std::size_t i) {
    engine::Tapered& term =
        i < term_parameters ? weights.terms[i / 2] : weights.squares[(i - term_parameters) / 2];
    return i % 2 == 0 ? term.opening : term.ending;
}

template <draughts::Law const& L> class Fitter {
public:
    using Position = draughts::Position<L>;

    Fitter(draughts::Rules const& rules, std::uint64_t seed) : rules_(rules), random_(seed) {
        weights_.squares = engine::Evaluation<L>(weights_).weights().squares;
        for (std::size_t i = 0; i < term_parameters; ++i) {
            Weights one;
            one.squares.resize(weights_.squares.size());
            parameter(one, i) = 64 * 64;
            units_.emplace_back(one);
        }
    }

    void play_games(int games, unsigned nodes) {
        engine::Options options;
        options.table_megabytes = 2;
        engine::Searcher<L> searcher(options, engine::Evaluation<L>(weights_));
        for (int i = 0; i < games; ++i) play(searcher, nodes);
    }

    // Gradient descent on the mean square error, held near the present weights.
    void fit(int steps) {
        std::size_t const parameters = term_parameters + 2 * weights_.squares.size();
        Numbers start(parameters), first(parameters), second(parameters);
        for (std::size_t i = 0; i < parameters; ++i) start[i] = parameter(weights_, i);
        Numbers now = start;
        double const before = error(now);
        for (int step = 1; step <= steps; ++step) {
            Numbers gradient(parameters);
            for (Sample const& sample : samples_) {
                double const p = chance(sample, now);
                add(gradient, sample, (p - sample.result) * p * (1 - p) * sample.scale);
            }
            for (std::size_t i = 0; i < parameters; ++i) {
                double const g =
                    gradient[i] / static_cast<double>(samples_.size()) + pull * (now[i] - start[i]);
                first[i] = 0.9 * first[i] + 0.1 * g;
                second[i] = 0.999 * second[i] + 0.001 * g * g;
                double const rate =
                    4 * std::sqrt(1 - std::pow(0.999, step)) / (1 - std::pow(0.9, step));
                now[i] -= rate * first[i] / (std::sqrt(second[i]) + 1e-12);
            }
        }
        fmt::print("// {} {} positions, error {:.5f} before, {:.5f} after\n", rules_.text().key(),
                   samples_.size(), before, error(now));
        for (std::size_t i = 0; i < parameters; ++i)
            parameter(weights_, i) = static_cast<int>(std::lround(now[i]));
    }

    // Numbers in the order of the parameters, as weights.cpp holds them.
    void print() {
        fmt::print("{}\n", rules_.text().key());
        std::size_t const parameters = term_parameters + 2 * weights_.squares.size();
        for (std::size_t i = 0; i < parameters; ++i)
            fmt::print("{}{}", i == 0 ? "" : ",", parameter(weights_, i));
        fmt::print("\n");
        std::fflush(stdout);
    }

private:
    static constexpr double unit =
        900; // thousandths of a man that win two games out of three or so
    static constexpr double pull = 1e-6;
    // Plies; a game that is not over then counts as drawn. Large boards have more men to lose.
    static constexpr int longest = std::max(160, draughts::Square<L>::count * 16 / 5);

    void play(engine::Searcher<L>& searcher, unsigned nodes) {
        searcher.forget();
        auto position = draughts::start_position<L>(rules_.start());
        for (int ply = 6 + random_.below(6); ply > 0; --ply) {
            draughts::MoveList<L> moves;
            draughts::generate<L>(position, moves);
            if (moves.empty()) return;
            position = position.after(
                moves[static_cast<std::size_t>(random_.below(static_cast<int>(moves.size())))]);
        }
        engine::Draws<L> const draws(rules_.draws());
        std::vector<engine::Step> steps{draws.first(position)};
        engine::Task<L> task{position, rules_.draws()};
        task.limits.nodes = nodes;
        std::size_t const before = samples_.size();
        double result = 0.5;
        for (int ply = 0; ply < longest; ++ply) {
            bool const is_white = task.position.to_move() == draughts::Side::white;
            auto const answer = searcher.search(task);
            if (!answer.has_move() || answer.lines[0].score.is_lost()
                || answer.lines[0].score.is_won()) {
                bool wins = answer.has_move()
                                ? answer.lines[0].score.is_won()
                                : L.objective.value == draughts::Objective::have_no_move;
                result = wins == is_white ? 1 : 0;
                break;
            }
            if (!answer.best().is_capture() && !draughts::can_capture<L>(task.position.passed()))
                take(task.position);
            auto const next = task.position.after(answer.best());
            steps.push_back(draws.next(steps.back(), answer.best(), next));
            if (std::size_t const now = steps.size() - 1;
                draws.is_drawn(steps.data(), now, now, next))
                break;
            task.past.push_back(task.position);
            task.position = next;
        }
        for (std::size_t i = before; i < samples_.size(); ++i)
            samples_[i].result = static_cast<float>(result);
    }

    void take(Position const& position) {
        Sample sample{};
        bool const is_white = position.to_move() == draughts::Side::white;
        for (std::size_t i = 0; i < term_parameters; ++i) {
            int const value = units_[i].raw(position);
            sample.counts[i] = static_cast<float>(is_white ? value : -value) / (64 * 64);
        }
        using draughts::Side;
        for (auto const square : position.men(Side::white))
            sample.men.push_back(static_cast<std::int16_t>(square.number() - 1));
        for (auto const square : position.men(Side::black))
            sample.men.push_back(
                static_cast<std::int16_t>(square.number() - 1 - draughts::Square<L>::count));
        sample.phase = static_cast<float>(engine::Evaluation<L>::phase_of(position));
        engine::Evaluation<L> const present(weights_);
        int const raw = present.raw(position), fine = present.fine(position);
        sample.scale = raw == 0 || std::abs(raw) < 16
                           ? 1.0f
                           : static_cast<float>(fine) / static_cast<float>(raw);
        samples_.push_back(sample);
    }

    // Calls f(parameter, count) for whatever the position has.
    template <class F> static void visit(Sample const& sample, F&& f) {
        for (std::size_t i = 0; i < term_parameters; ++i)
            if (sample.counts[i] != 0) f(i, static_cast<double>(sample.counts[i]));
        for (std::int16_t const man : sample.men) {
            auto const square = static_cast<std::size_t>(man >= 0 ? man : -1 - man);
            double const sign = man >= 0 ? 1 : -1;
            f(term_parameters + 2 * square, sign * static_cast<double>(sample.phase));
            f(term_parameters + 2 * square + 1, sign * (1 - static_cast<double>(sample.phase)));
        }
    }
    static void add(Numbers& gradient, Sample const& sample, double slope) {
        visit(sample, [&](std::size_t i, double count) { gradient[i] += slope * count; });
    }
    static double chance(Sample const& sample, Numbers const& numbers) {
        double sum = 0;
        visit(sample, [&](std::size_t i, double count) { sum += numbers[i] * count; });
        return 1 / (1 + std::exp(-sum * sample.scale / unit));
    }
    double error(Numbers const& numbers) const {
        double sum = 0;
        for (Sample const& sample : samples_)
            sum += std::pow(chance(sample, numbers) - sample.result, 2);
        return sum / static_cast<double>(samples_.size());
    }

    draughts::Rules const& rules_;
    Random random_;
    std::vector<engine::Evaluation<L>> units_;
    std::vector<Sample> samples_;
    Weights weights_ = engine::default_weights(L);
};

} // namespace

// fit_weights RULES [games [nodes [seed]]]
int main(int argc, char** argv) {
    std::string const key = argc > 1 ? argv[1] : "international";
    int const games = argc > 2 ? std::atoi(argv[2]) : 500;
    auto const nodes = static_cast<unsigned>(argc > 3 ? std::atoi(argv[3]) : 1000);
    auto const seed = static_cast<std::uint64_t>(argc > 4 ? std::atoi(argv[4]) : 1);
    bench::for_each_rules([&]<draughts::Law const & L>(draughts::Rules const& rules) {
        if (key != rules.text().key() && key != "all") return;
        Fitter<L> fitter(rules, seed);
        fitter.play_games(games, nodes);
        fitter.fit(300);
        fitter.print();
    });
}
