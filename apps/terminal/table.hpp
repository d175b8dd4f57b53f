// A table where a game is played: the session with its journal, the computer players, the console.
// Line mode, the full screen and the dialogues all sit at one.
#pragma once

#include "apps/terminal/console.hpp"
#include "apps/terminal/saved_game.hpp"

#include "damier/session/keeper.hpp"
#include "damier/session/thinker.hpp"

#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace damier::terminal {

// What happened while waiting: events of the game, or something from the person.
struct News {
    session::Events events;
    std::optional<std::string> line;
    bool is_end = false;  // no more input
    int signal = 0;       // the program should end, or the window has changed
    bool has_key = false; // only where keys were asked for
};

class Table {
public:
    Table(Console& console, std::span<game::Game const* const> catalogue);
    ~Table();

    // Opens the journal of the first free name. Without one the game is played but not kept, and
    // a message says why.
    std::vector<Message> open_journal(Result<session::Directories> const& directories);
    bool is_kept() const { return keeper_.has_value(); }
    bool has_kept_game() const; // one that is worth going on with

    session::Session const& session() const { return keeper_ ? keeper_->session() : session_; }
    session::Events send(session::Command const& command);

    // Goes through the commands of a saved game; if the first is refused nothing changes.
    Result<Done> take_up(std::vector<session::Entry> const& entries);

    // To and from files as «save» and «load» say; `usual` is the format of names without an ending.
    Result<Done> save(FileWish const& wish, records::Format usual = records::Format::pdn);
    // A file that does not say its game is about the one on the table. Tells what is wrong in it.
    Result<std::vector<Error>> load(FileWish const& wish,
                                    records::Format usual = records::Format::pdn);
    Result<std::vector<Error>> load(FileWish const& wish, records::Format usual,
                                    game::Game const* game);

    // Runs the computer players while a person is not asked; else waits for a line, or for keys.
    News listen(Console::Prompt const& prompt);
    News listen_keys(std::optional<TimePoint> at_most);
    void go_on(); // starts the computer player that is due, after a resumed game
    bool is_computer_due() const { return session().thinking(now()).has_value(); }

    std::optional<game::Thought> thought() const; // the computer's latest
    Console& console() { return console_; }
    std::span<game::Game const* const> catalogue() const { return catalogue_; }
    static TimePoint now() { return std::chrono::steady_clock::now(); }

private:
    session::Events handle(session::Command const& command, TimePoint at);
    News take(Heard const& heard);
    void start(session::Think const& think);

    Console& console_;
    std::span<game::Game const* const> catalogue_;
    std::optional<session::Keeper> keeper_;
    session::Session session_; // when there is no journal
    Shelf shelf_;
    std::optional<session::NodeId> thinking_at_;

    mutable std::mutex mutex_; // for what the thinker's thread hands over
    std::optional<session::PlayAction> delivered_;
    std::optional<game::Thought> thought_;
    session::Thinker thinker_; // last: its thread uses the members above
};

} // namespace damier::terminal
