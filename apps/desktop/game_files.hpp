// Game files of every kind that Damier knows, for the desktop: what a text holds, and a game as
// the text of a file.
#pragma once

#include "damier/records/record.hpp"

#include <QString>

#include <vector>

namespace damier::desktop {

// What was found in a text: games, each as a record. `problems` says what could not be understood.
struct FoundGames {
    std::vector<records::Record> records;
    std::vector<Error> problems;
};

// `ending` of the file's name without the dot, may be empty. `hint` is the game to take when the
// text does not say. An Error when nothing in the text is a game or a position.
Result<FoundGames> find_games(std::string_view text, QString const& ending, std::string_view hint,
                              records::Catalogue catalogue);

// How many games a PDN file holds, at most two: enough to know whether to ask which one.
std::optional<int> game_count(QString const& path);

Result<std::string> read_file(QString const& path);
// All or nothing: a file that was there stays as it was when writing fails.
Result<Done> write_file(QString const& path, std::string_view text);

// The session's game in the format of the ending: pdn, fen, dat, v06, txt.
Result<std::string> game_as(QString const& ending, session::Session const& session,
                            session::NodeId shown);

} // namespace damier::desktop
