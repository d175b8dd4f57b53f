// What stands below the result over the board: how well each side played, the course of the game,
// and where one can go from here.
#pragma once

#include "apps/desktop/panels/review_runner.hpp"

#include <QWidget>

class QAction;

namespace damier::desktop {

class AccuracyRings;
class EvaluationGraph;

class ResultCard : public QWidget {
    Q_OBJECT

public:
    explicit ResultCard(QList<QAction*> const& actions, QWidget* parent);

    // As far as it has come; an empty one shows nothing.
    void show_review(ReviewRunner const& runner);
    void forget_review();
    void set_room(QSize room); // of the board: the words come first, the buttons next
    AccuracyRings const& rings() const { return *rings_; }
    EvaluationGraph const& graph() const { return *graph_; }

Q_SIGNALS:
    void node_chosen(int node); // a click on the graph
    void resized();

private:
    void show_what_fits();

    AccuracyRings* rings_;
    EvaluationGraph* graph_;
    QSize room_;
    bool has_rings_ = false, has_graph_ = false;
};

} // namespace damier::desktop
