// Reads game files into records: every move resolved by the rules, everything else kept.
#pragma once

#include "damier/records/placed_builder.hpp"
#include "damier/records/record.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damier::records {

// What is wrong or odd in a file. An error loses something of the meaning, but never of the text.
struct Problem {
    pdn::Severity severity = pdn::Severity::warning;
    long game = 0; // from 1
    Error error;
};

class Reader {
public:
    // `hint`: the key of the game when the file does not say.
    Reader(pdn::Source source, Catalogue catalogue, std::string hint = {});

    std::optional<Record> next(); // nothing at the end of the file
    std::vector<Problem> take_problems() { return std::exchange(problems_, {}); }
    long game_number() const { return reader_.game_number(); }
    std::size_t bytes_read() const { return reader_.bytes_read(); }

private:
    pdn::Reader reader_;
    Catalogue catalogue_;
    std::string hint_;
    PlacedBuilder builder_;
    std::vector<Problem> problems_;
};

// A game that is already taken apart.
Record to_record(pdn::Game const& game, Catalogue catalogue, std::string_view hint,
                 std::vector<Problem>& problems);

// All games of a text that fits in memory.
struct ReadRecords {
    std::vector<Record> records;
    std::vector<Problem> problems;
};
ReadRecords read_records(std::string_view text, Catalogue catalogue, std::string hint = {});

} // namespace damier::records
