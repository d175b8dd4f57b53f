// The positions that are learned from, as flat arrays: there are millions of them.
#pragma once

#include "apps/lab/ground.hpp"

namespace damier::lab {

class Samples {
public:
    explicit Samples(board::Geometry const& geometry) : index_(geometry) {}

    void add(Example const& example);

    std::size_t size() const { return phases_.size(); }
    std::size_t tables() const { return index_.tables(); }

    // For each table White's view, then Black's.
    std::span<std::uint32_t const> windows(std::size_t i) const {
        return {&windows_[i * 2 * tables()], 2 * tables()};
    }
    std::span<std::int8_t const> counts(std::size_t i) const {
        return {&counts_[i * engine::term_count], engine::term_count};
    }
    std::span<std::int16_t const> kings(std::size_t i) const {
        return std::span(kings_).subspan(first_king_[i], first_king_[i + 1] - first_king_[i]);
    }
    float phase(std::size_t i) const { return static_cast<float>(phases_[i]) / 64; }
    // What a lead is divided by, of White or of Black.
    float divisor(std::size_t i, bool is_white) const {
        return divisors_[2 * i + (is_white ? 0 : 1)];
    }
    int score(std::size_t i) const { return scores_[i]; }
    float result(std::size_t i) const { return static_cast<float>(results_[i]) / 2; }

private:
    engine::WindowIndex index_;
    std::vector<std::uint32_t> windows_;
    std::vector<std::int8_t> counts_;
    std::vector<std::int16_t> kings_;
    std::vector<std::size_t> first_king_{0};
    std::vector<std::uint8_t> phases_, divisors_, results_;
    std::vector<std::int16_t> scores_;
};

// Games of several files, one in `every` twenty of them kept apart to see what was learned; of each
// game every `stride`th quiet position.
struct Lessons {
    Samples training, validation;
    std::uint64_t games = 0;
};
Result<Lessons> read_lessons(Ground const& ground, std::vector<std::string> const& files,
                             int stride);

} // namespace damier::lab
