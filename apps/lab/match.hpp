// Two evaluations or settings against each other: pairs of games from sharp openings, several at a
// time, the same whatever the number of threads.
#pragma once

#include "apps/lab/command.hpp"

namespace damier::lab {

// `on_pair` is told after each pair.
bench::Pairs play_match(Ground const& ground, Contender const& first, Contender const& second,
                        std::uint64_t pairs, int threads, std::uint64_t seed,
                        std::function<void()> const& on_pair = {});

// A player of matches and tuning: what it knows, and which settings of the search it has.
Result<Contender> contender_of(Ground const& ground, std::string const& evaluation,
                               std::string const& settings, std::uint64_t nodes);

std::string in_words(bench::Pairs const& pairs);

} // namespace damier::lab
