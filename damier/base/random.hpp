// A small random generator whose sequence is part of our file formats: the same seed gives the same
// game on every machine, now and later. (SplitMix64; public domain algorithm by S. Vigna.)
#pragma once

#include <cassert>
#include <cstdint>

namespace damier {

class Random {
public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15u;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

    // Uniform in [0, bound).
    constexpr int below(int bound) {
        assert(bound > 0);
        return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(bound) >> 32);
    }

    constexpr bool coin() { return (next() >> 63) != 0; }

    // What must be kept to continue the sequence: Random(r.state()) goes on where r stands.
    constexpr std::uint64_t state() const { return state_; }

    bool operator==(Random const&) const = default;

private:
    std::uint64_t state_;
};

} // namespace damier
