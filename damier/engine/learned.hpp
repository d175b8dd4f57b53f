// What `damier-lab learn` found out about a law, as a file keeps it: the numbers of the terms and
// of every pattern that was seen often enough. The files of the laws that have learned are part of
// the library (learned/).
#pragma once

#include "damier/base/result.hpp"
#include "damier/engine/weights.hpp"

#include <span>
#include <string>

namespace damier::engine {

struct Learned {
    // A pattern is worth what its first part, its last part and the whole add.
    struct Table {
        std::vector<Tapered> first, last, whole;
    };

    std::string law; // the key of its rules
    std::array<Tapered, term_count> terms{};
    std::vector<Tapered> king_squares{};
    std::vector<Table> tables{};
};

std::string to_bytes(Learned const& learned);
// An Error if the bytes are not such a file or damaged.
Result<Learned> learned_from(std::span<std::uint8_t const> bytes);
// An Error if it does not fit the law's board.
Result<Weights> weights_from(Learned const& learned, draughts::Law const& law);

// The file that belongs to a law; empty if it has learned nothing yet.
std::span<std::uint8_t const> learned_file(draughts::Law const& law);

// The law without what it has learned: the terms of its tuning alone.
Weights unlearned_weights(draughts::Law const& law);

// Tells files apart, and finds damage.
std::uint64_t checksum(std::span<std::uint8_t const> bytes);

} // namespace damier::engine
