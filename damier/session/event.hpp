// What a session answers. Views only read these and the session; they never decide.
#pragma once

#include "damier/base/limits.hpp"
#include "damier/base/message.hpp"
#include "damier/game/state.hpp"
#include "damier/session/tree.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace damier::session {

enum class How { rules, agreement, resignation, time };

struct Ending {
    How how = How::rules;
    game::Outcome outcome; // Won or Drawn, with the reason in words
    NodeId node = root;    // where the game ended

    bool operator==(Ending const&) const = default;
};

// One way to finish the cells chosen so far.
struct Remaining {
    std::size_t action = 0; // into actions(), or the irregular ones
    std::size_t way = 0;
    bool is_irregular = false;

    bool operator==(Remaining const&) const = default;
};

struct Started {};
struct Played {
    NodeId node = root;
    game::Seat seat = 0;
    std::size_t action = 0; // index in the state before
    bool is_irregular = false;
    Duration used{0};
    NodeId replaced = no_node; // the main line that was taken back; promote this one instead
};
struct Chosen {
    std::vector<game::Cell> cells;
    std::vector<Remaining> remaining; // all of them; with no cell chosen, every way there is
    bool is_touched = false;          // the piece on the first cell must be played now
};
struct Adjusting {};
struct TakenBack {
    NodeId node = root;
    int plies = 0;
};
struct Moved { // the cursor stands elsewhere: redo, go to
    NodeId node = root;
};
struct Offered {
    game::Seat seat = 0;
};
struct Accepted { // by one of several; the game ends when all have
    game::Seat seat = 0;
};
struct Declined {
    game::Seat seat = 0; // who said no, by word or by playing on
};
struct Faulted { // an irregular action was played: the opponent may have it corrected
    NodeId node = root;
    game::Seat seat = 0;
    Message fault;
};
struct Corrected {
    game::Seat by = 0;
    NodeId node = root; // where the play goes on
};
struct Stood { // the irregular action stands, by word or because the opponent played on
    NodeId node = root;
};
struct Ended {
    Ending ending;
};
struct Reopened {}; // the result was withdrawn by a takeback
struct Paused {};
struct Resumed {};
struct Edited { // comment, annotation, promotion or deletion at this node
    NodeId node = root;
};
// A computer player is to move: run it and send its PlayAction.
struct Think {
    game::Seat seat = 0;
    NodeId node = root;
    std::string bot;
    std::uint64_t seed = 0; // the same for the same game, seat and node, also after a restart
    Limits limits;
};
struct Refused {
    Message reason;
};

using Event = std::variant<Started, Played, Chosen, Adjusting, TakenBack, Moved, Offered, Accepted,
                           Declined, Faulted, Corrected, Stood, Ended, Reopened, Paused, Resumed,
                           Edited, Think, Refused>;
using Events = std::vector<Event>;

} // namespace damier::session
