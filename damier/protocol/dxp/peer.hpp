// One of the two players of DamExchange: what has been agreed, whose turn it is, what may be sent.
// Messages in, messages and events out; no socket, no clock.
#pragma once

#include "damier/game/exchange.hpp"
#include "damier/protocol/dxp/message.hpp"

namespace damier::protocol {

struct PeerSend {
    std::string message; // without the NUL
};
struct PeerStarted { // a game has been agreed
    game::StatePtr state;
    game::Seat seat; // ours
    std::string opponent;
    int minutes, moves;
};
struct PeerMoved { // the opponent's move
    std::size_t action;
    game::StatePtr state; // after it
};
struct PeerTurn { // call play(), end() or wait for a change of mind (take-back)
    game::StatePtr state;
};
struct PeerChat {
    std::string text;
};
struct PeerBackAsked { // call answer_back()
    int move;
    game::Seat to_play;
};
struct PeerBackAnswered {
    bool is_granted;
    game::StatePtr state; // where the game goes on
};
enum class PeerResult { unknown, won, drawn, lost };
struct PeerEnded {
    PeerResult result; // for us
    bool is_proven;    // the board says the same, or nobody claims anything
    bool is_last;      // the connection is to be closed
};
struct PeerRefused { // our request for a game
    DxpAnswer answer;
};
struct PeerFailed { // the peer broke the protocol or the rules: close the connection
    Error error;
};
using PeerEvent = std::variant<PeerSend, PeerStarted, PeerMoved, PeerTurn, PeerChat, PeerBackAsked,
                               PeerBackAnswered, PeerEnded, PeerRefused, PeerFailed>;
using PeerEvents = std::vector<PeerEvent>;

enum class DxpRole { initiator, follower };

class DxpPeer {
public:
    // `exchange` is that of international draughts and must outlive the peer.
    DxpPeer(DxpRole role, std::string name, game::Exchange const& exchange);

    // What the initiator may ask for between games.
    PeerEvents request(DxpRequest request);
    // The follower answers every good request with this from now on (accepted at first).
    void set_answer(DxpAnswer answer) { answer_ = answer; }
    // Is the game that ends now the last one?
    void set_last(bool is_last) { is_last_ = is_last; }

    PeerEvents receive(std::string_view message);

    PeerEvents play(std::size_t action, int seconds);  // on our turn
    PeerEvents end(DxpReason reason);                  // on our turn, instead of a move
    PeerEvents chat(std::string_view text) const;      // at any time
    PeerEvents ask_back(int move, game::Seat to_play); // one request at a time
    PeerEvents answer_back(DxpBackAnswer answer);
    // The peer has gone: an error if a game was under way.
    PeerEvents closed();

    bool is_playing() const { return stage_ == Stage::playing || stage_ == Stage::ending; }
    bool is_ending() const { return stage_ == Stage::ending; } // we have told the result
    bool is_our_turn() const { return stage_ == Stage::playing && state()->to_play() == seat_; }
    // We have asked to go back and wait for the answer: a move sent now would cross it.
    bool is_asking_back() const { return back_wanted_.has_value(); }
    game::Seat seat() const { return seat_; } // ours
    game::StatePtr const& state() const { return states_.back(); }
    // The game on its way, or the last one: positions from the start, and what was played in each.
    std::vector<game::StatePtr> const& states() const { return states_; }
    std::vector<std::size_t> const& actions() const { return actions_; }
    // Moves that both sides together have made, as the limit of a game counts them.
    int full_moves() const { return static_cast<int>(actions_.size()) / 2; }

private:
    enum class Stage { idle, requested, playing, ending, closed };

    PeerEvents on(DxpRequest const& message);
    PeerEvents on(DxpAccept const& message);
    PeerEvents on(DxpMove const& message);
    PeerEvents on(DxpEnd const& message);
    PeerEvents on(DxpChat const& message);
    PeerEvents on(DxpBack const& message);
    PeerEvents on(DxpBackAccept const& message);

    PeerEvents begin(std::string opponent);
    PeerEvents turn(); // what follows when the position has changed
    PeerEvents fail(Error error);
    PeerEvents go_back(std::size_t ply);
    void make(std::size_t action);
    std::optional<std::size_t> ply_of(int move, game::Seat to_play) const;

    DxpRole role_;
    std::string name_;
    game::Exchange const* exchange_;
    DxpAnswer answer_ = DxpAnswer::accepted;
    bool is_last_ = false;
    Stage stage_ = Stage::idle;
    DxpRequest agreed_;
    game::Seat seat_ = 0;
    bool has_begun_ = false;                 // a game, at some time
    std::vector<game::StatePtr> states_;     // the game so far, the start first
    std::vector<std::size_t> actions_;       // one less
    std::optional<std::size_t> back_asked_;  // ply that the peer wants to go back to
    std::optional<std::size_t> back_wanted_; // ply that we want to go back to
    DxpReason told_ = DxpReason::unknown;    // in our own GAMEEND
};

// What the one to play says of a finished game; nothing while it goes on.
std::optional<DxpReason> reason_of(game::Outcome const& outcome, game::Seat seat);

} // namespace damier::protocol
