// Looks at every position of a line in the background and judges each move.
#pragma once

#include "apps/desktop/panels/review.hpp"
#include "damier/game/thinking.hpp"

#include <QObject>

namespace damier::desktop {

struct ReviewSettings {
    Limits limits; // per position; none: half a second
    game::EngineSettings engine{.table_megabytes = 64};
    Thresholds thresholds;
};

class ReviewRunner : public QObject {
    Q_OBJECT

public:
    explicit ReviewRunner(QObject* parent = nullptr);
    ~ReviewRunner() override; // cancels

    // `line` starts at the root. False if nobody can analyse this game or there is nothing to
    // analyse.
    bool start(game::Game const& game, session::Tree const& tree,
               std::vector<session::NodeId> const& line, ReviewSettings const& settings);
    void cancel(); // what is known so far stays
    bool is_running() const { return is_running_; }

    // Grows while it runs. It speaks of the tree that was given to start().
    Review const& review() const { return review_; }
    session::Tree const& tree() const { return tree_; }
    std::vector<session::NodeId> const& line() const { return line_; }

Q_SIGNALS:
    void progress(int done, int total); // positions
    void finished();                    // every position was judged
    void cancelled();

private:
    void ask_next();
    void take(std::size_t index, std::optional<Verdict> verdict);
    void halt();

    session::Tree tree_;
    std::vector<session::NodeId> line_;
    std::vector<std::optional<Verdict>> verdicts_;
    std::size_t done_ = 0;
    Thresholds thresholds_;
    Review review_;
    bool is_running_ = false;
    game::Question question_; // but for the state
    std::unique_ptr<game::Thinking> thinking_;
};

} // namespace damier::desktop
