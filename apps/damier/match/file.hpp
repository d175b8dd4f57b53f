// The file of a match: a first line that says what is played, then one line per game, only ever
// appended. A match that was killed reads it and goes on; a line cut short by the kill is dropped.
#pragma once

#include "damier/base/file.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace damier::program {

using Json = nlohmann::ordered_json;

class MatchFile {
public:
    // Opens or creates the file. It must begin with `header` if it exists, and no other match may
    // be writing it.
    static Result<MatchFile> open(std::string const& path, Json const& header);
    MatchFile() = default; // keeps nothing

    std::vector<Json> const& games() const { return games_; } // those that were there
    Result<Done> append(Json const& game);
    Result<Done> sync(); // also a power cut loses nothing

private:
    std::optional<File> file_; // locked as long as the match goes on
    std::vector<Json> games_;
};

} // namespace damier::program
