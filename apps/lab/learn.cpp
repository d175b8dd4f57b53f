#include "apps/lab/learn.hpp"

#include "apps/lab/bytes.hpp"
#include "apps/lab/command.hpp"

#include "damier/base/output_file.hpp"
#include "damier/base/random.hpp"

#include <fmt/core.h>

#include <filesystem>
#include <fstream>
#include <numeric>

namespace damier::lab {

namespace {

constexpr double points_per_logit = 1000 / man_in_logits; // thousandths of a man

// How steeply results follow the scores of these games: a logistic of one number (Newton's method).
double slope_of_scores(Samples const& samples) {
    double slope = 1; // for a lead of a man
    for (int round = 0; round < 20; ++round) {
        double first = 0, second = 0;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            double const men = std::clamp(samples.score(i), -800, 800) / 100.0;
            double const p = 1 / (1 + std::exp(-slope * men));
            first += (p - static_cast<double>(samples.result(i))) * men;
            second += p * (1 - p) * men * men;
        }
        slope -= first / std::max(second, 1e-9);
    }
    return slope;
}

float value_of_score(Samples const& samples, std::size_t i, double slope) {
    return static_cast<float>(slope * std::clamp(samples.score(i), -800, 800) / 100.0);
}

struct Check {
    double by_result = 0, by_score = 0; // loss of the model, loss of the search's own score
};
Check check(Model const& model, Samples const& samples, double slope) {
    Check sums;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        float const result = samples.result(i);
        sums.by_result += static_cast<double>(loss(model.value(samples, i), result));
        sums.by_score += static_cast<double>(loss(value_of_score(samples, i, slope), result));
    }
    double const size = static_cast<double>(samples.size());
    return {sums.by_result / size, sums.by_score / size};
}

// Of the positions that the model gives such a chance, how many points came of them?
void print_calibration(Model const& model, Samples const& samples) {
    std::array<double, 10> foretold{}, came{};
    std::array<std::size_t, 10> number{};
    for (std::size_t i = 0; i < samples.size(); ++i) {
        float const p = chance(model.value(samples, i));
        auto const bin = std::min<std::size_t>(9, static_cast<std::size_t>(p * 10));
        foretold[bin] += static_cast<double>(p);
        came[bin] += static_cast<double>(samples.result(i));
        ++number[bin];
    }
    fmt::print("calibration   foretold     came   positions\n");
    for (std::size_t bin = 0; bin < 10; ++bin)
        if (number[bin] > 0)
            fmt::print("              {:7.1f} % {:7.1f} % {:9}\n",
                       100 * foretold[bin] / static_cast<double>(number[bin]),
                       100 * came[bin] / static_cast<double>(number[bin]), number[bin]);
}

std::vector<std::uint32_t> shuffled(std::size_t size, std::uint64_t seed) {
    std::vector<std::uint32_t> order(size);
    std::iota(order.begin(), order.end(), 0u);
    Random random(seed);
    for (std::size_t i = size; i > 1; --i)
        std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    return order;
}

// Whatever decides the result of a run, so that another one is not gone on with.
std::string name_of(Learning const& l, Lessons const& lessons, std::uint64_t before) {
    return fmt::format("{:016x} {} {} {} {} {} {} {} {} {} {}", before, lessons.games,
                       lessons.training.size(), l.stride, l.epochs, l.rate, l.score_share,
                       l.pull.dense, l.pull.part, l.pull.whole, l.seed);
}

// The state after an epoch, beside the file that is to be learned.
class Checkpoint {
public:
    Checkpoint(std::string const& file, std::string name)
        : path_(file + ".state"), name_(std::move(name)) {}

    Result<Done> save(Model const& model, int epochs) const {
        return write_file(path_, fmt::format("{}\n{}\n", name_, epochs) + model.state(),
                          Replace::yes);
    }
    // The number of epochs that are done.
    int load(Model& model) const {
        std::ifstream in(path_, std::ios::binary);
        std::string name, epochs;
        if (!std::getline(in, name) || name != name_ || !std::getline(in, epochs)) return 0;
        return model.restore({std::istreambuf_iterator<char>(in), {}}) ? std::atoi(epochs.c_str())
                                                                       : 0;
    }
    void remove() const { std::filesystem::remove(path_); }

private:
    std::string path_, name_;
};

Result<Done> write(std::string const& path, engine::Learned const& learned) {
    std::string const bytes = engine::to_bytes(learned);
    Result<Done> const written = write_file(path, bytes, Replace::yes);
    if (!written) return written;
    std::size_t patterns = 0;
    for (auto const& table : learned.tables)
        for (auto const& worth : table.whole) patterns += !(worth == engine::Tapered{0, 0});
    fmt::print("{}: {} bytes, {} patterns of twelve squares\n", path, bytes.size(), patterns);
    return Done{};
}

} // namespace

Result<Done> learn(Ground const& ground, Learning const& learning) {
    draughts::Law const& law = *ground.rules().law();
    if (engine::windows_of(law.geometry()).empty())
        return error("the board of {} is too small for patterns", ground.rules().text().key());
    Result<Lessons> const lessons = read_lessons(ground, learning.games, learning.stride);
    if (!lessons) return lessons.error();
    Samples const& training = lessons->training;
    Samples const& validation = lessons->validation;
    double const slope = slope_of_scores(training);
    fmt::print("{} games, {} positions to learn from, {} to check; a man wins {:.2f} logits\n",
               lessons->games, training.size(), validation.size(), slope);

    auto const squares = static_cast<std::size_t>(board::square_count(law.geometry()));
    Model model(training.tables(), squares, learning.pull);
    std::uint64_t before = 0;
    if (!learning.from.empty()) {
        auto const learned = learned_of(learning.from, ground);
        if (!learned) return learned.error();
        std::string const bytes = engine::to_bytes(*learned);
        before = engine::checksum(as_bytes(bytes));
        model.begin_with(*learned, points_per_logit);
        fmt::print("before learning {:.5f}\n", check(model, validation, slope).by_result);
    }
    Checkpoint const checkpoint(learning.file, name_of(learning, *lessons, before));
    int const done = checkpoint.load(model);
    if (done == 0) model.count(training);
    fmt::print("epoch  training  validation  (search {:.5f})\n",
               check(model, validation, slope).by_score);
    for (int epoch = done; epoch < learning.epochs; ++epoch) {
        bool const is_late = 3 * epoch >= 2 * learning.epochs;
        float const rate = is_late ? 0.4f * learning.rate : learning.rate;
        double sum = 0;
        auto const order =
            shuffled(training.size(), learning.seed + static_cast<std::uint64_t>(epoch));
        for (std::uint32_t const i : order) {
            float const thought = chance(value_of_score(training, i, slope));
            float const target =
                (1 - learning.score_share) * training.result(i) + learning.score_share * thought;
            sum += static_cast<double>(model.learn(training, i, target, rate));
            if (interrupted) return Done{};
        }
        fmt::print("{:5}  {:.5f}   {:.5f}\n", epoch + 1, sum / static_cast<double>(training.size()),
                   check(model, validation, slope).by_result);
        std::fflush(stdout);
        if (Result<Done> const saved = checkpoint.save(model, epoch + 1); !saved) return saved;
    }
    print_calibration(model, validation);
    Result<Done> const written =
        write(learning.file, model.learned(std::string(ground.rules().text().key()),
                                           points_per_logit, learning.least));
    if (written) checkpoint.remove();
    return written;
}

void add_learning_options(CLI::App& command, Learning& learning) {
    command.add_option("--stride", learning.stride, "of each game every so manieth position")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command.add_option("--epochs", learning.epochs, "how often all positions are gone through")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command.add_option("--rate", learning.rate, "of learning")->capture_default_str();
    command
        .add_option("--score-share", learning.score_share,
                    "how much the search's score counts beside the result")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command.add_option("--pull-dense", learning.pull.dense,
                       "pull of the terms towards where they began, or zero");
    command.add_option("--pull-part", learning.pull.part, "the same for small patterns");
    command.add_option("--pull-whole", learning.pull.whole, "the same for large ones");
    command
        .add_option("--least", learning.least, "thousandths of a man that a pattern must be worth")
        ->capture_default_str();
}

void add_learn(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("learn", "Learn patterns from files of games");
    struct Options {
        Learning learning;
        std::string variant = "international";
    };
    auto const options = std::make_shared<Options>();
    Learning& learning = options->learning;
    command.add_option("file", learning.file, "file for the learned patterns")->required();
    command.add_option("games", learning.games, "files of games")->required();
    command.add_option("--variant", options->variant, "rules")->capture_default_str();
    add_learning_options(command, learning);
    command.add_option(
        "--from", learning.from,
        "learned patterns to go on from, «-» for those of the program; from nothing if not given");
    command.add_option("--seed", learning.seed, "of the order")->capture_default_str();
    on_run(command, exit_code, [options]() -> Result<Done> {
        auto const ground = ground_of(options->variant);
        if (!ground) return ground.error();
        return learn(**ground, options->learning);
    });
}

} // namespace damier::lab
