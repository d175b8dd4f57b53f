// Makes a record of a syntax tree: finds the game, plays every line, keeps what it cannot play.
// A tree that has no game or no first state stays what it is.
#pragma once

#include "damier/records/letters.hpp"
#include "damier/records/notes.hpp"
#include "damier/records/reader.hpp"
#include "damier/records/written_move.hpp"

#include <set>

namespace damier::records {

class TreeMaker {
public:
    TreeMaker(pdn::Game const& game, PlacedBuilder const& places, long number,
              std::vector<Problem>& problems)
        : game_(game), places_(places), number_(number), problems_(problems) {}

    FileGame make(FileGuess const& file);

private:
    using From = pdn::Game::Node;
    using To = session::NodeId;
    using Duration = session::Duration;

    // The continuations of `from` are to be played at `to`.
    struct Task {
        From from;
        To to;
        // The first jumps of a capture that is written as several moves, and where it began.
        std::string part;
        From part_start = pdn::Game::none;
        pdn::Notes part_notes{}; // what is said about them
    };

    Result<Record> begin(FileGuess const& file);
    session::NewGame setup_of(game::Game const& game, Head const& head, std::size_t seats) const;
    void play_all();
    std::string own_text(From move); // in the names that the game itself gives its squares
    void play_children(Task const& task);
    // False when the move cannot be played; the reason has been reported.
    bool play(Task const& task, From move);
    bool play_setup(Task const& task, From setup);
    bool play_irregular(Task const& task, From move, NodeNotes const& notes);
    bool wait_for_rest(Task const& task, From move, std::string const& text);
    std::optional<WrittenMove> choose_by_what_follows(game::StatePtr const& state, From move,
                                                      std::string const& text);
    int playable_from(game::StatePtr state, From move) const; // plies of the line behind `move`
    static std::optional<Duration> left_of(NodeNotes const& notes, game::Seat seat);
    // The time that a move took by the clock shown after it and the one before it.
    Duration used_by_clock(To before, session::Node const& node, Duration left) const;
    void add(Task const& task, From move, session::Node node, NodeNotes const& notes);
    void keep_as_comment(To at, From parent, From only);
    void report(pdn::Severity severity, From at, Error error);
    bool warn_once(bool& is_known, From at, std::string_view sentence); // true for the first time

    pdn::Game const& game_;
    PlacedBuilder const& places_;
    long number_;
    std::vector<Problem>& problems_;

    std::optional<Record> record_; // from the beginning on
    Letters letters_;
    session::Clock clock_;
    std::set<To> clocked_; // nodes whose clock the file shows
    std::vector<Task> open_;
    bool has_warned_of_end_ = false, has_warned_of_unknown_ = false, has_warned_of_parts_ = false,
         has_warned_of_letters_ = false;
};

} // namespace damier::records
