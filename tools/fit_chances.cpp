// Fits the curves from a score to the chances of win, draw and loss: fit_chances FILE... reads
// files of `damier match` in which equal players tell their scores, and prints half_way and slope
// for each (Chances in damier/engine/score.hpp).
#include "damier/engine/score.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <string>

namespace {

using damier::engine::Chances;
using damier::engine::Expectation;
using damier::engine::Score;

constexpr int every = 3;                             // ply is looked at: neighbours tell the same
constexpr double most_men = 20;                      // beyond that the end is seen
constexpr int step = 10;                             // centi-men that are told apart
using Count = std::map<std::pair<int, int>, double>; // of (score, result), both for who moves

void add_game(nlohmann::json const& game, Count& count) {
    std::string const result = game.at("result"), opening = game.at("opening");
    int const white = result == "1-0" ? 1 : result == "0-1" ? -1 : 0;
    bool const is_white_first = opening[opening.find_last_of(' ') + 1] == 'W';
    std::size_t ply = 0;
    for (nlohmann::json const& told : game.at("remarks")) {
        std::string const remark = told;
        bool const is_white = (ply % 2 == 0) == is_white_first;
        if (ply++ % every != 0 || remark.empty()) continue;
        double const men = std::stod(remark);
        if (std::abs(men) >= most_men) continue;
        int const value = static_cast<int>(std::lround(men * 100 / step)) * step;
        int const outcome = is_white ? white : -white;
        count[{value, outcome}] += 0.5;
        count[{-value, -outcome}] += 0.5; // neither side is preferred
    }
}

// The mean of the negative logarithms: the smaller, the better the curves foretell the results.
double error_of(Chances const& chances, Count const& count) {
    double sum = 0, all = 0;
    for (auto const& [key, number] : count) {
        Expectation const e = Score::from_value(key.first).expectation(chances);
        double const chance = key.second > 0 ? e.win : key.second < 0 ? e.loss : e.draw;
        sum -= number * std::log(std::max(chance, 1e-3));
        all += number;
    }
    return sum / all;
}

Chances fit(Count const& count) {
    Chances best{0, 10};
    double least = error_of(best, count);
    for (double half_way = 0; half_way <= 600; half_way += 2)
        for (double slope = 10; slope <= 1200; slope += slope < 200 ? 2 : 20) {
            double const error = error_of({half_way, slope}, count);
            if (error >= least) continue;
            least = error;
            best = {half_way, slope};
        }
    return best;
}

} // namespace

int main(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        Count count;
        std::ifstream in(argv[i]);
        int games = 0, draws = 0;
        for (std::string line; std::getline(in, line);) {
            nlohmann::json const game = nlohmann::json::parse(line, nullptr, false);
            if (!game.is_object() || !game.contains("remarks")) continue;
            try {
                add_game(game, count);
                draws += game.at("result") == "1/2-1/2" ? 1 : 0;
            } catch (std::exception const& wrong) {
                fmt::print(stderr, "fit_chances: «{}»: {}\n", argv[i], wrong.what());
                return 1;
            }
            ++games;
        }
        if (count.empty()) {
            fmt::print(stderr, "fit_chances: no scores in «{}»\n", argv[i]);
            return 1;
        }
        Chances const best = fit(count);
        fmt::print("{}: {} games, {:.0f} % drawn, half_way {} slope {}, error {:.3f}\n", argv[i],
                   games, 100.0 * draws / games, best.half_way, best.slope, error_of(best, count));
    }
    return argc > 1 ? 0 : 2;
}
