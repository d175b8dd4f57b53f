// A session with its journal. Every command is in the journal before its events are returned, and
// opening again gives the same session back.
#pragma once

#include "damier/session/journal.hpp"
#include "damier/session/session.hpp"

#include <deque>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damier::session {

struct Directories {
    std::filesystem::path state; // of games being played
    std::filesystem::path games; // of games put away

    bool operator==(Directories const&) const = default;
};

// $XDG_STATE_HOME/damier and $XDG_DATA_HOME/damier/games, with their usual values under $HOME.
// `look_up` gives an environment variable, or nullptr; std::getenv does.
Result<Directories> xdg_directories(std::function<char const*(char const*)> const& look_up);

// The session that these entries make, its time standing at the last of them; an error where a
// move is not the one that was played, because the rules or their order have changed since.
Result<Session> replay(std::span<TimedCommand const> entries,
                       std::span<game::Game const* const> catalogue);

// The command as a journal keeps it: with the text of what it plays by an index.
Command with_text(Session const& session, Command command);

class Keeper {
public:
    // `name` tells apart games played at the same time: the file is state/NAME.journal.
    static Result<Keeper> open(Directories directories, std::string const& name,
                               std::span<game::Game const* const> catalogue, Sync sync,
                               TimePoint now);

    // As Session::handle. What cannot be written waits in memory, in order, and is tried again
    // before whatever comes next: a full disk does not stop a game. NewGame first puts the game
    // before it away, finished or not, unless nothing was done in it; where that is not possible it
    // is refused.
    Events handle(Command const& command, TimePoint now);

    // As Session::continue_at: for a game that was taken up with times of its own.
    void continue_at(TimePoint now) { session_.continue_at(now); }

    Session const& session() const { return session_; }
    Journal const& journal() const { return journal_; }
    std::vector<Message> const& notes() const { return notes_; }     // what was found on opening
    std::optional<Error> const& trouble() const { return trouble_; } // why commands wait
    Result<Done> flush(); // writes what waits, and asks the disk to make sure

    // Moves the game into the games folder and tells where it is; then there is no game.
    Result<std::filesystem::path> put_away();

private:
    Keeper(Directories directories, std::span<game::Game const* const> catalogue, Journal journal,
           Session session)
        : directories_(std::move(directories)),
          catalogue_(catalogue.begin(), catalogue.end()),
          journal_(std::move(journal)),
          session_(std::move(session)) {}

    Events start(Command const& command, TimePoint now);
    Result<Done> write();
    std::string stem() const; // of the file that keeps the game

    Directories directories_;
    std::vector<game::Game const*> catalogue_;
    Journal journal_;
    Session session_;
    std::deque<TimedCommand> waiting_; // to be written
    std::optional<Error> trouble_;
    std::vector<Message> notes_;
};

} // namespace damier::session
