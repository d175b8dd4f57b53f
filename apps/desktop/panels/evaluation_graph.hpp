// The whole game as a curve of win expectation, with signs where it was thrown away. A click or the
// arrow keys go to a move.
#pragma once

#include "apps/desktop/panels/review.hpp"

#include <QWidget>

namespace damier::desktop {

struct GraphPoint {
    session::NodeId node = session::no_node;
    std::optional<Evaluation> evaluation; // nothing: not known yet
    Grade grade = Grade::none;
    QString text; // "12. 32-28"
};

// One point for each node of the main line, as far as the review knows them.
std::vector<GraphPoint> graph_points(session::Tree const& tree,
                                     std::vector<session::NodeId> const& line,
                                     Review const& review);

class EvaluationGraph : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationGraph(QWidget* parent = nullptr);

    void set_points(std::vector<GraphPoint> points);
    void set_current(session::NodeId node);
    QPointF place_of(session::NodeId node) const; // on the curve; null if it has none

    QSize sizeHint() const override { return {320, 110}; }
    QSize minimumSizeHint() const override { return {120, 60}; }

Q_SIGNALS:
    void node_chosen(int node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void retranslate();
    void choose(int index);
    void choose_mistake(int direction);
    int index_of(session::NodeId node) const;
    int index_at(double x) const;
    QRectF area() const;
    QPointF point(std::size_t index) const;
    void paint_curve(QPainter& painter) const;
    void paint_marks(QPainter& painter) const;

    std::vector<GraphPoint> points_;
    session::NodeId current_ = session::no_node;
};

} // namespace damier::desktop
