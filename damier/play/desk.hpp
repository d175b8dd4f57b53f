// The desk where a game is played, whatever the face: the session with its journal, the clock, the
// players and the customs between people and computers. Commands go in, one listener hears what
// happened. It never waits and has no thread: computers think behind game::Thinking, which answers
// on the face's own loop, and the face calls advance() when the deadline has come.
#pragma once

#include "damier/game/thinking.hpp"
#include "damier/session/keeper.hpp"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damier::play {

using session::TimePoint;

// What the strongest computer player would do.
struct Advice {
    std::string bot;
    game::StatePtr state;
    std::size_t action = 0;
    std::vector<game::Thought> thoughts;
};

struct Update {
    session::Events events;
    std::vector<Message> notes; // what the desk itself has to say
    std::optional<Advice> advice;
};

// A player that the game's own list does not have: one kept for the whole game, another program, a
// peer far away. After `patience` without an answer it counts as gone; where a clock runs, that
// decides.
struct Guest {
    std::shared_ptr<game::Bot> player;
    std::optional<session::Duration> patience;
};

// How the face reaches other programs: the guest for a text of which game::names_program() is true,
// or why there can be none. It starts nothing yet: that belongs to the guest's first move.
using Invite = std::function<Result<Guest>(std::string const& player, game::Game const& game)>;

class Desk {
public:
    using Now = std::function<TimePoint()>;
    using Listener = std::function<void(Update const&)>;

    Desk(std::span<game::Game const* const> catalogue, game::MakeThinking make_thinking,
         Now now = std::chrono::steady_clock::now);

    void listen(Listener listener) { listener_ = std::move(listener); } // instead of the one before
    // Against people a computer answers no sooner than this, unless its clock is short.
    void wait_before_answers(session::Duration least) { least_ = least; }
    void invite_with(Invite invite) { invite_ = std::move(invite); }

    // Opens the journal NAME; while other programs play there, NAME-2 and so on, and a message says
    // so. Without one the game is played but not kept, and a message says why.
    std::vector<Message> open_journal(Result<session::Directories> const& directories,
                                      std::string const& name);
    // Goes on with the game of this journal. One that was left at a desk stays where it is; one
    // that was put away comes back to the journal NAME.
    Result<std::vector<Message>> resume(session::Directories const& directories,
                                        std::filesystem::path const& file, std::string const& name);
    // Everything is in the journal. A write that fails does not stop the play: the game stays in
    // memory, this is said once, and writing is tried again with every command and every few
    // seconds.
    bool is_kept() const { return keeper_ && !keeper_->trouble(); }
    std::string const& journal_name() const { return journal_name_; } // empty: none
    Result<Done> flush(); // the last try to write; an Error says what is not kept

    session::Session const& session() const { return keeper_ ? keeper_->session() : session_; }
    TimePoint now() const { return now_(); }

    bool receive(session::Command const& command); // false: it was refused
    // Silently: with these guests, by seat, and with what was played before. Without a guest of its
    // own a seat of another program gets one by invitation.
    Result<Done> begin(session::NewGame const& setup, std::vector<Guest> guests = {},
                       std::span<session::TimedCommand const> played = {});
    // Goes through commands with their own times, silently. An Error says that a new game was
    // refused: nothing has changed then. Other refusals belong to the game. Other programs that
    // play there are not started before somebody has looked: the game is paused instead.
    Result<Done> take_up(std::span<session::TimedCommand const> entries);
    // The file itself becomes the journal, so clocks and history are exactly as they were; the game
    // before it is put away.
    Result<Done> take_up_journal(std::filesystem::path const& file);

    // When advance() is due: a flag falls, a guest is silent for too long, a write is tried again,
    // the disk is to make sure of a computer's last moves.
    std::optional<TimePoint> deadline() const;
    void advance();

    // Seats the guest in place of the computer player that the game has there.
    void sit(game::Seat seat, Guest guest);
    void go_on();          // starts whoever is due, after a game that was taken up or resumed
    void stop_computers(); // until go_on()
    void hurry();          // what is being thought about is wanted now
    bool is_thinking() const { return mover_->is_thinking() || held_; } // about a move
    bool is_computer_due() const { return session().thinking(now()).has_value(); }
    bool is_busy() const; // a computer has the word: a person can only wait
    std::optional<game::Thought> const& thought() const { return thought_; } // the latest of a move

    // Asks the strongest player about a position; the answer comes as news after a second.
    Result<Done> advise(game::StatePtr state);
    bool is_advising() const { return advice_.has_value(); }

private:
    using Guests = std::array<Guest, session::Times::most_seats>;

    Result<Done> open(session::Directories const& directories, std::string const& name);
    Update carry_out(session::Command const& command, TimePoint at);
    Result<Guests> invited(session::NewGame const& setup, Guests guests = {}) const;
    void invite_again(Update& update);
    void tell(Update const& update);
    void watch_journal(Update& update);
    void let_play();
    void start(session::Think const& think);
    void hear(game::Told const& told, session::Think const& asked);
    void take_answer(game::Told const& told, session::Think const& asked);
    void release_answer();
    void give_up_on(game::Seat seat, Message const& reason);
    void let_answer();
    void answer(game::Seat seat, std::optional<game::AnalysisLine> const& best);
    void hear_advice(game::Told const& told);

    std::vector<game::Game const*> catalogue_;
    Now now_;
    Listener listener_;
    Invite invite_;
    std::optional<session::Keeper> keeper_;
    session::Directories directories_; // of the journal
    std::string journal_name_;
    session::Session session_;          // when there is no journal
    std::optional<TimePoint> retry_at_; // the journal is behind
    std::optional<TimePoint> sync_at_;  // it is written, but the disk has not made sure

    Guests guests_, expected_; // of this game, of the one that begins
    std::optional<session::NodeId> thinking_at_;
    std::optional<TimePoint> silent_at_; // then a guest has been silent for too long
    std::optional<game::Thought> thought_;
    // An answer that came too soon for the eyes of people.
    struct Held {
        game::Told answer;
        session::Think asked;
    };
    std::optional<Held> held_;
    session::Duration least_{0};
    TimePoint answer_from_{};             // not before
    std::optional<game::Seat> answering_; // a computer that thinks about a draw
    std::optional<Advice> advice_;        // being thought about

    std::unique_ptr<game::Thinking> mover_, drawer_, adviser_; // last: they tell this desk
};

} // namespace damier::play
