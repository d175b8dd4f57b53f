// What the lab does under one law: the only part of it that is compiled for each. Everything else
// works on games and positions as numbers.
#pragma once

#include "apps/lab/games_file.hpp"

#include "bench/pairs.hpp"

#include "damier/base/limits.hpp"
#include "damier/draughts/rules.hpp"
#include "damier/engine/learned.hpp"
#include "damier/engine/options.hpp"

#include <array>
#include <memory>

namespace damier::lab {

// Plays games of the engine with itself; one for each thread.
class SelfPlayer {
public:
    virtual ~SelfPlayer() = default;
    virtual GameRecord play(Origin const& origin, std::uint64_t number) = 0;
};

// A quiet position of a game, as numbers for White.
struct Example {
    engine::Men white, black; // men only
    std::array<int, engine::term_count> counts{};
    std::vector<int> kings{}; // square numbers as their side sees them, Black's negative
    int phase = 0;
    std::array<int, 2> divisors{1, 1}; // of a lead of White, of Black
    int score = 0;                     // what the search thought, in hundredths of a man
    std::uint8_t result = 1;           // in halves
};

// Two evaluations, settings of the search or levels against each other.
struct Contender {
    engine::Weights weights{};
    engine::Options options{};
    Limits limits{};
};
// How often a player who had a choice lost a man at once: the answer takes it, it was not given for
// a reason, and another move would have kept it.
struct Care {
    std::uint64_t moves = 0, careless = 0;
};
class Duel {
public:
    virtual ~Duel() = default;
    // Adds the two games of one sharp opening, and the care of the first player if asked for.
    virtual void play(std::uint64_t number, bench::Pairs& pairs, Care* care = nullptr) = 0;
};

class Ground {
public:
    virtual ~Ground() = default;
    virtual draughts::Rules const& rules() const = 0;
    virtual std::unique_ptr<SelfPlayer> player(engine::Weights const& weights) const = 0;
    virtual std::unique_ptr<Duel> duel(Contender const& first, Contender const& second,
                                       std::uint64_t seed) const = 0;
    // Every quiet position of a game; an Error if it was not played by these rules.
    virtual Result<std::vector<Example>> examples(GameRecord const& game) const = 0;
};

// By the key of its rules; null if the lab does not know them.
Ground const* find_ground(std::string_view variant);

} // namespace damier::lab
