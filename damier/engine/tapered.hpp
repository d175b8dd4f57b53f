// Numbers that change in the course of a game.
#pragma once

#include <cstdint>

namespace damier::engine {

// From the first number, on a full board, to the second, on an empty one.
struct Tapered {
    int opening, ending;

    Tapered& operator+=(Tapered const& other) {
        opening += other.opening;
        ending += other.ending;
        return *this;
    }
    bool operator==(Tapered const&) const = default;
};

// Both in one number, so that sums of many cost one addition each; each part of a sum must fit
// into 16 bits.
constexpr int pack(Tapered t) { return t.opening * 65536 + t.ending; }
constexpr Tapered unpack(int packed) {
    int const ending = static_cast<std::int16_t>(packed & 0xFFFF);
    return {(packed - ending) / 65536, ending};
}

} // namespace damier::engine
