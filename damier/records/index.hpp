// The list of a file's games without the games: tags and where each begins. A file of a hundred
// thousand games is listed in a moment, and one of them is read without the others.
#pragma once

#include "damier/base/file.hpp"
#include "damier/pdn/reader.hpp"
#include "damier/records/reader.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace damier::records {

struct Listed {
    std::string white, black, result, date, event, round;
    std::string game; // message id of the name, or what the file says
    int plies = 0;    // of the main line
    GamePlace place;  // where it begins
};

// Reads the list piece by piece, so that a front end can show its beginning and be stopped.
class Index {
public:
    Index(pdn::Source source, Catalogue catalogue);
    ~Index();

    // Appends at most `most` games to `to`; false at the end of the file, an Error where it cannot
    // be read on.
    Result<bool> read(std::size_t most, std::vector<Listed>& to);
    std::size_t bytes_read() const { return reader_.bytes_read(); }

private:
    struct Visitor;

    std::unique_ptr<Visitor> visitor_;
    pdn::Reader reader_;
};

// Whether the file holds more than one game: enough to know whether to ask which one.
bool holds_several(std::filesystem::path const& path);

// The game that begins there, and nothing where none does; the file is read from its line on.
Result<std::optional<FileGame>> read_at(File& file, GamePlace const& place, Catalogue catalogue,
                                        std::string const& hint = {});

// One game of a file that was listed, with what is wrong in it; `number` counts from 0. An error
// when the file has changed so much that the game is not there any more.
struct ListedGame {
    Record record;
    std::vector<Problem> problems;
};
Result<ListedGame> read_listed(std::filesystem::path const& path, std::vector<Listed> const& list,
                               std::size_t number, Catalogue catalogue);

} // namespace damier::records
