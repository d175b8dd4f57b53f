// What is learned, as numbers that change: terms, king squares and pattern tables, each for the
// full and for the empty board. The logistic of their sum foretells the result of the game.
#pragma once

#include "apps/lab/samples.hpp"

#include <cmath>

namespace damier::lab {

struct Pull { // towards where a number began, as if so many games had said so
    float dense = 20, part = 5, whole = 100;
};

class Model {
public:
    Model(std::size_t tables, std::size_t squares, Pull const& pull);

    // Goes on from what was learned from other games: numbers begin there and are pulled back
    // there.
    void begin_with(engine::Learned const& learned, double scale);

    // The sum for White, on the scale of the logistic.
    float value(Samples const& samples, std::size_t i) const;
    // How often each number is needed in these positions: what is rare is pulled the more.
    void count(Samples const& samples);
    // One step of gradient descent with rates by what each number has seen (Adagrad).
    // Answers the loss before it.
    float learn(Samples const& samples, std::size_t i, float target, float rate);

    // `scale` turns the logistic's scale into thousandths of a man. Patterns worth less than
    // `least` thousandths are left out.
    engine::Learned learned(std::string const& law, double scale, int least) const;

    std::string state() const; // to go on later
    bool restore(std::string const& state);

private:
    struct Number { // opening and ending; what was seen once must not count for much
        std::array<float, 2> value{}, home{}, seen{1, 1};
        float pull = 0;
    };

    template <class Visit> void visit(Samples const& samples, std::size_t i, Visit const& f) const;
    std::size_t part_at(std::size_t table, bool is_last) const {
        return dense_ + (2 * table + (is_last ? 1 : 0)) * engine::part_states;
    }
    std::size_t whole_at(std::size_t table) const {
        return dense_ + 2 * tables_ * engine::part_states + table * engine::window_states;
    }
    float raw(Samples const& samples, std::size_t i) const;
    void set_home(std::size_t number, engine::Tapered worth, double scale);
    engine::Tapered rounded(std::size_t number, double scale, int least) const;

    std::size_t tables_, squares_, dense_; // terms and king squares come first
    Pull pull_;
    std::vector<Number> numbers_;
};

inline float chance(float value) { return 1 / (1 + std::exp(-value)); }
inline float loss(float value, float target) {
    // -target ln p - (1 - target) ln (1 - p), without overflow.
    float const away = std::log1p(std::exp(-std::abs(value)));
    return away + (value > 0 ? (1 - target) * value : -target * value);
}

} // namespace damier::lab
