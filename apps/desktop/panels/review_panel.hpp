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

class EvaluationGraph;

class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReviewPanel(QWidget* parent = nullptr);

    // What a click on "Review" will look at. A review of another game is dropped.
    void set_game(game::Game const* game, session::Tree const& tree);
    void set_current(session::NodeId node);
    void set_engine(game::EngineSettings const& settings) { settings_.engine = settings; }
    void start(); // as the user has chosen
    void start_with(ReviewSettings const& settings);
    void cancel();

    ReviewRunner& runner() { return runner_; }
    Review const& review() const { return runner_.review(); }

Q_SIGNALS:
    void node_chosen(int node);  // "go there", or a click on the graph
    void retry_wanted(int node); // the mistake: the position before it is to be played again
    void keep_wanted();          // put the review into the history: review_commands()

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fill();
    void fill_summary();
    void fill_buttons();
    session::NodeId chosen() const;

    QPushButton *start_, *go_, *retry_, *keep_;
    QComboBox* depth_;
    QLabel *depth_label_, *summary_;
    QProgressBar* progress_;
    EvaluationGraph* graph_;
    QTreeWidget* list_;

    game::Game const* game_ = nullptr;
    bool has_analyst_ = false;
    session::Tree tree_;
    bool has_review_ = false;
    ReviewSettings settings_;
    ReviewRunner runner_;
};

} // namespace damier::desktop
