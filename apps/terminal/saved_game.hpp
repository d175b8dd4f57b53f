// Games in files, in all formats that damier/records knows. The front ends of the terminal name
// files; this decides what is in them.
#pragma once

#include "damier/records/game_file.hpp"
#include "damier/session/record.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace damier::terminal {

// What is typed behind «save» and «load»: a name, "--format dat", "--game 3", "!" to replace.
struct NamedFile {
    std::string file;
    std::optional<records::Format> format; // else by the end of the name
    long game = 0;                         // of several; 0 is the last
    bool may_replace = false;
    std::optional<std::string> content; // read already, as far as loading goes

    static Result<NamedFile> read(std::string_view typed, std::string const& usual_file);
};

// The games of a file. `usual` is the format where neither option nor name tells; `game` the one
// that the file is about when it does not say.
Result<records::ReadGames> read_games(NamedFile const& named, records::Format usual,
                                      game::Game const* game);

class SavedGame {
public:
    // Every line with its comments where the format has room for them, else the position shown.
    Result<Done> save(session::Session const& session, NamedFile const& named,
                      records::Format usual = records::Format::pdn);
    // The commands that bring the game back, with their times.
    Result<std::vector<session::TimedCommand>> load(NamedFile const& named, game::Game const* game,
                                                    records::Format usual = records::Format::pdn);
    // What is wrong in the game loaded last, which is kept in comments, or guessed.
    std::vector<Error> const& notes() const { return notes_; }
    // The game loaded last is a position as it stands, without players' clocks and moves.
    bool holds_position() const { return holds_position_; }
    void begin_anew() { file_.forget(); } // the game on the table is no longer that of the file

private:
    records::GameFile file_;
    std::vector<Error> notes_;
    bool holds_position_ = false;
    std::set<std::string> own_; // files written here: they may be written again
};

} // namespace damier::terminal
