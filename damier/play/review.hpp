// Where a game was thrown away: every move judged by how much win expectation it lost. Pure logic:
// a face asks the engine and shows the result.
#pragma once

#include "damier/game/line.hpp"
#include "damier/game/thinking.hpp"
#include "damier/play/evaluation.hpp"
#include "damier/session/command.hpp"
#include "damier/session/tree.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damier::play {

enum class Grade { none, good, inaccuracy, mistake, blunder };

// Loss of win expectation (a win counts 1, a draw a half) from which a move earns its sign. Half of
// a blunder's limit is what turns an even position into a clearly worse one.
struct Thresholds {
    double inaccuracy = 0.06, mistake = 0.12, blunder = 0.20;
};

// `before` and `after` are seen by the player who moved.
double loss_of(Evaluation const& before, Evaluation const& after);
Grade grade_of(double loss, Thresholds const& thresholds = {});
int nag_of(Grade grade);               // the numeric annotation glyph; 0 for none
std::string_view name_of(Grade grade); // message id, "blunder"

struct ReviewedMove {
    session::NodeId node = session::no_node; // the move that was played
    game::Seat seat = game::nobody;
    Evaluation before, after; // seen by the first seat; `after` is of the move played
    bool is_known = false;    // the engine has judged both positions
    double loss = 0;
    Grade grade = Grade::none; // none: there was no choice or no verdict
    game::Line better;         // to be played instead; empty if the best was played
};

struct Review {
    std::vector<ReviewedMove> moves; // of the main line, in order

    ReviewedMove const* find(session::NodeId node) const;
    std::vector<ReviewedMove const*> mistakes() const; // inaccuracies and worse
    int count(game::Seat seat, Grade grade) const;
    // 100 without any loss; falls by half for every tenth of a point lost per move on average.
    int accuracy(game::Seat seat) const;
};

// What a position is worth and what should be played there.
struct Verdict {
    Evaluation evaluation; // seen by the first seat
    game::Line line;
};
// Of what an engine told last of a state; nothing if it said nothing.
std::optional<Verdict> verdict_of(game::Told const& told, game::State const& state);

// `verdicts` holds one for each node of `line`, which starts at the root.
Review make_review(session::Tree const& tree, std::vector<session::NodeId> const& line,
                   std::vector<std::optional<Verdict>> const& verdicts,
                   Thresholds const& thresholds = {});

// What a session must do to keep the review: the better lines as variations, glyphs and a comment
// at each mistake; then the cursor is where it was. Give them one by one: a command that is refused
// spoils only its own variation. `may_end`: the game is over already, so that a variation that runs
// to its end does no harm. `comment_on` puts a mistake into words, given the state before it.
using CommentOn = std::function<std::string(ReviewedMove const&, game::State const&)>;
std::vector<session::Command> review_commands(session::Tree const& tree, Review const& review,
                                              bool may_end, CommentOn const& comment_on);

} // namespace damier::play
