// Looks for better numbers by playing: all are moved a little at once, in random directions, and go
// the way of whoever wins (simultaneous perturbation, SPSA). Knows nothing of games; the same seed
// asks the same questions.
#pragma once

#include "damier/base/result.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace damier::lab {

struct Tuned {
    std::string name;
    int least = 0, most = 0, step = 1; // `step` is what makes a difference that can be seen
    double value = 0;
};

class Tuner {
public:
    // `reach`: how many steps a number goes at most if one side wins every game of the first round.
    Tuner(std::vector<Tuned> numbers, int rounds, double reach, std::uint64_t seed);

    std::vector<Tuned> const& numbers() const { return numbers_; }
    int round() const { return round_; } // those that are done
    bool is_over() const { return round_ >= rounds_; }

    // What to compare in this round, in the order of the numbers.
    struct Question {
        std::vector<int> first, second;
    };
    Question question() const;
    // `score` of the first, from -1 (lost every game) to 1.
    void answer(double score);

    // Lines of text, to go on later; refused if it belongs to another search.
    std::string state() const;
    Result<Done> restore(std::string const& state);

private:
    double width() const; // of the question, in steps
    std::vector<int> signs() const;
    std::string name() const;

    std::vector<Tuned> numbers_;
    int rounds_, round_ = 0;
    double reach_;
    std::uint64_t seed_;
};

} // namespace damier::lab
