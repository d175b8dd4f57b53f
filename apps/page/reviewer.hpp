// A look at every move of a game with the mistakes of each kind, and one of them tried again.
#pragma once

#include "apps/page/table.hpp"
#include "damier/play/attempt.hpp"
#include "damier/play/review.hpp"

namespace damier::page {

class Reviewer {
public:
    Reviewer(Table& table, Voice const& voice);

    void start();  // with the line that was played
    void forget(); // another game is at the table
    void keep();   // the marks, comments and better lines become part of the game
    void retry(session::NodeId mistake);
    void follow(); // the position on the board may have changed
    Json view() const;

private:
    struct Task {
        session::NodeId before, mistake;
        std::size_t best;
        std::size_t known_nodes; // of the tree when it began
        bool is_judging = false;
    };

    void ask_next();
    void take(std::size_t index, game::Told const& told);
    void judge(session::NodeId tried, play::Attempt::Verdict verdict);
    std::string comment_on(play::ReviewedMove const& move, game::State const& before) const;

    Table& table_;
    Voice const& voice_;
    std::unique_ptr<game::Thinking> thinking_;
    std::vector<session::NodeId> line_;
    std::vector<std::optional<play::Verdict>> verdicts_; // of each node of the line
    std::size_t left_ = 0;                               // to look at, from the end
    play::Review review_;
    std::optional<Task> task_;
};

} // namespace damier::page
