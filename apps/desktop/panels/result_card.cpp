#include "apps/desktop/panels/result_card.hpp"

#include "apps/desktop/panels/accuracy_rings.hpp"
#include "apps/desktop/panels/evaluation_graph.hpp"

#include <QAction>
#include <QGridLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace damier::desktop {

namespace {

constexpr int rings_from = 330, graph_from = 420; // heights of a board

// The card is dark in every theme, and so what is written on it is light.
QPalette light_words(QPalette palette) {
    palette.setColor(QPalette::WindowText, Qt::white);
    palette.setColor(QPalette::PlaceholderText, QColor(205, 209, 214));
    return palette;
}

} // namespace

ResultCard::ResultCard(QList<QAction*> const& actions, QWidget* parent)
    : QWidget(parent), rings_(new AccuracyRings), graph_(new EvaluationGraph) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    rings_->setPalette(light_words(palette()));
    column->addWidget(rings_);
    column->addWidget(graph_);
    auto* const buttons = new QGridLayout;
    for (QAction* const action : actions) {
        auto* const one = new QToolButton;
        one->setDefaultAction(action);
        one->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        one->setFocusPolicy(Qt::TabFocus);
        one->setIconSize({18, 18});
        one->setMinimumHeight(32);
        one->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(one, buttons->count() / 2, buttons->count() % 2);
    }
    column->addLayout(buttons);
    connect(graph_, &EvaluationGraph::node_chosen, this, &ResultCard::node_chosen);
    show_what_fits();
}

void ResultCard::show_review(ReviewRunner const& runner) {
    has_graph_ = runner.line().size() > 1;
    has_rings_ = has_graph_ && !runner.is_running();
    graph_->set_points(graph_points(runner.tree(), runner.line(), runner.review()));
    if (has_rings_)
        rings_->show_review(runner.review(), runner.tree().node(session::root).state->about());
    show_what_fits();
}

void ResultCard::forget_review() {
    has_graph_ = has_rings_ = false;
    show_what_fits();
}

void ResultCard::set_room(QSize room) {
    room_ = room;
    show_what_fits();
}

void ResultCard::show_what_fits() {
    QSize const before = sizeHint();
    rings_->setVisible(has_rings_ && room_.height() >= rings_from);
    graph_->setVisible(has_graph_ && room_.height() >= graph_from);
    layout()->activate();
    if (sizeHint() != before) Q_EMIT resized();
}

} // namespace damier::desktop
