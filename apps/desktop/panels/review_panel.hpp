// The review of a game: start and cancel, the course of the game, the mistakes one by one with
// their better line, and the wish to keep it all in the history.
#pragma once

#include "apps/desktop/panels/review_runner.hpp"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace damier::desktop {

class AccuracyRings;
class EvaluationGraph;

class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReviewPanel(QWidget* parent = nullptr);

    // What a click on "Review" will look at: the line that was played. A review of another is
    // dropped.
    void set_game(game::Game const* game, session::Tree const& tree,
                  std::vector<session::NodeId> const& line);
    void set_current(session::NodeId node);
    void set_engine(game::EngineSettings const& settings) { settings_.engine = settings; }
    void start(); // as the user has chosen
    void start_with(ReviewSettings const& settings);
    void cancel();
    void hide_better(bool is_hidden); // somebody looks for it
    void choose(session::NodeId mistake);

    ReviewRunner& runner() { return runner_; }
    Review const& review() const { return runner_.review(); }

Q_SIGNALS:
    void node_chosen(int node);    // a click on the graph
    void mistake_chosen(int node); // to be looked at, with what was better
    void retry_wanted(int node);   // the position before the mistake is to be played again
    void keep_wanted();            // put the review into the history: review_commands()

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fill();
    void fill_summary();
    void fill_buttons();
    session::NodeId chosen() const;

    QPushButton *start_, *retry_, *keep_;
    QComboBox* depth_;
    QLabel *depth_label_, *summary_;
    QProgressBar* progress_;
    AccuracyRings* rings_;
    EvaluationGraph* graph_;
    QTreeWidget* list_;

    game::Game const* game_ = nullptr;
    bool has_analyst_ = false;
    session::Tree tree_;
    std::vector<session::NodeId> line_;
    bool has_review_ = false;
    bool is_better_hidden_ = false;
    bool is_filling_ = false;
    ReviewSettings settings_;
    ReviewRunner runner_;
};

} // namespace damier::desktop
