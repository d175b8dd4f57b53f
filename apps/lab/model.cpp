#include "apps/lab/model.hpp"

#include <cmath>
#include <cstring>

namespace damier::lab {

namespace {

// Counts that grow large are taken in tens, so that one step does not move their sum too far.
constexpr float unit_of(std::size_t term) {
    bool const is_large = term == static_cast<std::size_t>(engine::Term::tempo)
                          || term == static_cast<std::size_t>(engine::Term::king_steps);
    return is_large ? 0.1f : 1.0f;
}

} // namespace

Model::Model(std::size_t tables, std::size_t squares, Pull const& pull)
    : tables_(tables),
      squares_(squares),
      dense_(engine::term_count + squares),
      pull_(pull),
      numbers_(dense_ + tables * (2 * engine::part_states + engine::window_states)) {}

// Calls f(number, times) for everything that stands in the position, times > 0 for White.
template <class Visit>
void Model::visit(Samples const& samples, std::size_t i, Visit const& f) const {
    auto const counts = samples.counts(i);
    for (std::size_t term = 0; term < counts.size(); ++term)
        if (counts[term] != 0) f(term, unit_of(term) * static_cast<float>(counts[term]));
    for (int const king : samples.kings(i))
        f(engine::term_count + static_cast<std::size_t>(std::abs(king) - 1),
          king > 0 ? 1.0f : -1.0f);
    auto const windows = samples.windows(i);
    for (std::size_t lane = 0; lane < windows.size(); ++lane) {
        float const sign = lane % 2 == 0 ? 1.0f : -1.0f;
        f(part_at(lane / 2, false) + engine::first_part(windows[lane]), sign);
        f(part_at(lane / 2, true) + engine::last_part(windows[lane]), sign);
        f(whole_at(lane / 2) + windows[lane], sign);
    }
}

float Model::raw(Samples const& samples, std::size_t i) const {
    float const full = samples.phase(i);
    float sum = 0;
    visit(samples, i, [&](std::size_t number, float times) {
        auto const& value = numbers_[number].value;
        sum += times * (value[0] * full + value[1] * (1 - full));
    });
    return sum;
}

float Model::value(Samples const& samples, std::size_t i) const {
    float const sum = raw(samples, i);
    return sum / samples.divisor(i, sum >= 0);
}

void Model::count(Samples const& samples) {
    std::vector<float> times(numbers_.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        visit(samples, i, [&](std::size_t number, float) { ++times[number]; });
    std::size_t const wholes = whole_at(0);
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        float const pull = i < dense_ ? pull_.dense : i < wholes ? pull_.part : pull_.whole;
        numbers_[i].pull = pull / std::max(times[i], 1.0f);
    }
}

float Model::learn(Samples const& samples, std::size_t i, float target, float rate) {
    float const sum = raw(samples, i), divisor = samples.divisor(i, sum >= 0);
    float const now = sum / divisor;
    float const slope = (chance(now) - target) / divisor;
    float const full = samples.phase(i);
    std::array<float, 2> const shares{full, 1 - full};
    visit(samples, i, [&](std::size_t index, float times) {
        Number& number = numbers_[index];
        for (std::size_t end = 0; end < 2; ++end) {
            float const gradient = slope * times * shares[end];
            number.seen[end] += gradient * gradient;
            float const step = rate / std::sqrt(number.seen[end]);
            // The pull is applied as a whole: in steps it would overshoot where it is strong.
            float const pull = step * number.pull * shares[end];
            number.value[end] =
                (number.value[end] - step * gradient + pull * number.home[end]) / (1 + pull);
        }
    });
    return loss(now, target);
}

void Model::set_home(std::size_t number, engine::Tapered worth, double scale) {
    Number& changed = numbers_[number];
    changed.home = {static_cast<float>(worth.opening / scale),
                    static_cast<float>(worth.ending / scale)};
    changed.value = changed.home;
}

void Model::begin_with(engine::Learned const& learned, double scale) {
    for (std::size_t i = 0; i < engine::term_count; ++i)
        set_home(i, learned.terms[i], scale * static_cast<double>(unit_of(i)));
    for (std::size_t i = 0; i < squares_; ++i)
        set_home(engine::term_count + i, learned.king_squares[i], scale);
    for (std::size_t table = 0; table < tables_; ++table) {
        auto const& parts = learned.tables[table];
        for (std::size_t i = 0; i < engine::part_states; ++i) {
            set_home(part_at(table, false) + i, parts.first[i], scale);
            set_home(part_at(table, true) + i, parts.last[i], scale);
        }
        for (std::size_t i = 0; i < engine::window_states; ++i)
            set_home(whole_at(table) + i, parts.whole[i], scale);
    }
}

engine::Tapered Model::rounded(std::size_t number, double scale, int least) const {
    auto const& value = numbers_[number].value;
    auto const one = [&](float part) {
        double const exact = std::clamp(static_cast<double>(part) * scale, -16'000.0, 16'000.0);
        return std::abs(exact) < least ? 0 : static_cast<int>(std::lround(exact));
    };
    return {one(value[0]), one(value[1])};
}

engine::Learned Model::learned(std::string const& law, double scale, int least) const {
    engine::Learned result;
    result.law = law;
    for (std::size_t i = 0; i < engine::term_count; ++i)
        result.terms[i] = rounded(i, scale * static_cast<double>(unit_of(i)), 0);
    for (std::size_t i = 0; i < squares_; ++i)
        result.king_squares.push_back(rounded(engine::term_count + i, scale, 0));
    for (std::size_t table = 0; table < tables_; ++table) {
        auto& parts = result.tables.emplace_back();
        for (std::size_t i = 0; i < engine::part_states; ++i) {
            parts.first.push_back(rounded(part_at(table, false) + i, scale, 0));
            parts.last.push_back(rounded(part_at(table, true) + i, scale, 0));
        }
        for (std::size_t i = 0; i < engine::window_states; ++i)
            parts.whole.push_back(rounded(whole_at(table) + i, scale, least));
    }
    return result;
}

std::string Model::state() const {
    return {reinterpret_cast<char const*>(numbers_.data()), numbers_.size() * sizeof(Number)};
}

bool Model::restore(std::string const& state) {
    if (state.size() != numbers_.size() * sizeof(Number)) return false;
    std::memcpy(numbers_.data(), state.data(), state.size());
    return true;
}

} // namespace damier::lab
