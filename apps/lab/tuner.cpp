#include "apps/lab/tuner.hpp"

#include "damier/base/random.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <sstream>

namespace damier::lab {

namespace {

int whole(double value, Tuned const& number) {
    return std::clamp(static_cast<int>(std::lround(value)), number.least, number.most);
}

} // namespace

Tuner::Tuner(std::vector<Tuned> numbers, int rounds, double reach, std::uint64_t seed)
    : numbers_(std::move(numbers)), rounds_(rounds), reach_(reach), seed_(seed) {}

// The exponents are Spall's: the questions get narrower slowly, the steps smaller sooner.
double Tuner::width() const { return std::pow(1.0 + round_, -0.101); }

std::vector<int> Tuner::signs() const {
    Random random(seed_ * 0x9E3779B97F4A7C15u + static_cast<std::uint64_t>(round_));
    std::vector<int> signs;
    for (std::size_t i = 0; i < numbers_.size(); ++i) signs.push_back(random.below(2) * 2 - 1);
    return signs;
}

Tuner::Question Tuner::question() const {
    Question question;
    auto const sign = signs();
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        Tuned const& number = numbers_[i];
        double const away = std::max(1.0, width() * number.step) * sign[i];
        question.first.push_back(whole(number.value + away, number));
        question.second.push_back(whole(number.value - away, number));
    }
    return question;
}

void Tuner::answer(double score) {
    double const calm = rounds_ / 10.0 + 1;
    double const rate = reach_ * std::pow(calm / (calm + round_), 0.602);
    auto const sign = signs();
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        Tuned& number = numbers_[i];
        number.value =
            std::clamp(number.value + rate * score * sign[i] * number.step / width(),
                       static_cast<double>(number.least), static_cast<double>(number.most));
    }
    ++round_;
}

std::string Tuner::name() const {
    std::string name = fmt::format("tuning {} {} {}", rounds_, reach_, seed_);
    for (Tuned const& number : numbers_) name += ' ' + number.name;
    return name;
}

std::string Tuner::state() const {
    std::string text = fmt::format("{}\n{}\n", name(), round_);
    for (Tuned const& number : numbers_) text += fmt::format("{:.17g}\n", number.value);
    return text;
}

Result<Done> Tuner::restore(std::string const& state) {
    std::istringstream in(state);
    std::string first;
    if (!std::getline(in, first) || first != name())
        return error("the file belongs to another search for numbers");
    int round = 0;
    std::vector<double> values(numbers_.size());
    in >> round;
    for (double& value : values) in >> value;
    if (!in || round < 0 || round > rounds_) return error("the file is damaged");
    round_ = round;
    for (std::size_t i = 0; i < values.size(); ++i)
        numbers_[i].value = std::clamp(values[i], static_cast<double>(numbers_[i].least),
                                       static_cast<double>(numbers_[i].most));
    return Done{};
}

} // namespace damier::lab
