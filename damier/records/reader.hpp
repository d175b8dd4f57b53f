// Reads game files: every move resolved by the rules, everything else kept.
#pragma once

#include "damier/records/file_guess.hpp"
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
    bool is_final = false; // a warning of something that no better writing puts right
};

// One game of a file: a record, or why the rules cannot read it and what stands there.
struct FileGame {
    Result<Record> record;
    pdn::Game text; // only where there is no record

    std::optional<std::string_view> tag(std::string_view name) const;
};
pdn::Game to_pdn(FileGame const& game);

class Reader {
public:
    // `hint`: the key of the game when the file does not say.
    Reader(pdn::Source source, Catalogue catalogue, std::string hint = {});
    // The file from another place than its beginning, which tells what its games are.
    Reader(pdn::Source source, FileGuess file);

    // The next game; nothing at the end of the file, an Error where the file cannot be read on.
    Result<std::optional<FileGame>> next();
    std::vector<Problem> take_problems() { return std::exchange(problems_, {}); }
    // About the game that was read last: its number from 1, where it begins, what stands there.
    long game_number() const { return reader_.game_number(); }
    GamePlace const& place() const { return builder_.place(); }
    pdn::Game const& text() const { return text_; }
    std::size_t bytes_read() const { return reader_.bytes_read(); }

private:
    FileGuess file_;
    pdn::Reader reader_;
    PlacedBuilder builder_;
    pdn::Game text_;
    std::vector<Problem> problems_;
};

// A game that is already taken apart.
FileGame to_file_game(pdn::Game const& game, Catalogue catalogue, std::string_view hint,
                      std::vector<Problem>& problems);

// All games of a text that fits in memory.
struct ReadGames {
    std::vector<FileGame> games;
    std::vector<Problem> problems;
};
ReadGames read_games(std::string_view text, Catalogue catalogue, std::string hint = {});

} // namespace damier::records
