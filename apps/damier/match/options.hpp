// What the command line of damier match says, and what its texts mean.
#pragma once

#include "apps/damier/command.hpp"
#include "damier/base/limits.hpp"
#include "damier/match/statistics.hpp"

#include <memory>

namespace damier::program {

struct MatchOptions {
    std::string variant = "international";
    std::optional<int> size;
    std::vector<std::string> players;
    std::size_t games = 100; // of each pairing
    int parallel = 1;
    std::uint64_t seed = 1;
    std::string openings = "sharp";
    std::uint64_t judge_nodes = 20'000;
    double least = 0.4, most = 1.0;
    int milliseconds = 0, margin = 50;
    int patience = 600; // seconds
    std::uint64_t nodes = 0;
    int depth = 0;
    std::string clock;
    int most_plies = 400;
    double decided_men = 0;
    std::string sprt;
    std::string file;
    std::string pdn;
    int opening_plies = 0; // of the games of a PDN file; 0 = all
    bool as_json = false;
    bool may_replace = false;
};

std::shared_ptr<MatchOptions> add_match_options(CLI::App& command);

Result<Limits> read_limits(MatchOptions const& options);
Result<std::optional<match::Sprt>> read_sprt(std::string const& text, std::size_t players);

} // namespace damier::program
