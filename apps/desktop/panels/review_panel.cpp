#include "apps/desktop/panels/review_panel.hpp"

#include "apps/desktop/panels/accuracy_rings.hpp"
#include "apps/desktop/panels/evaluation_graph.hpp"
#include "apps/desktop/panels/move_text.hpp"
#include "apps/desktop/panels/roomy_delegate.hpp"
#include "apps/desktop/words.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>

#include <array>

namespace damier::desktop {

namespace {

enum Column { move_column, grade_column, score_column, better_column };
constexpr int node_role = Qt::UserRole;

struct Depth {
    std::string_view name;
    std::chrono::milliseconds time;
};
constexpr std::array depths{
    Depth{msg("Quick"), std::chrono::milliseconds(150)},
    Depth{msg("Normal"), std::chrono::milliseconds(500)},
    Depth{msg("Thorough"), std::chrono::milliseconds(2000)},
};

QString line_text(game::State const& from, game::Line line) {
    line.resize(std::min<std::size_t>(line.size(), 8));
    QStringList texts;
    for (std::string const& text : game::texts_of(from, line)) texts += action_name(text);
    return texts.join(QLatin1Char(' '));
}

} // namespace

ReviewPanel::ReviewPanel(QWidget* parent)
    : QWidget(parent),
      start_(new QPushButton),
      retry_(new QPushButton),
      keep_(new QPushButton),
      depth_(new QComboBox),
      depth_label_(new QLabel),
      summary_(new QLabel),
      progress_(new QProgressBar),
      rings_(new AccuracyRings),
      graph_(new EvaluationGraph),
      list_(new QTreeWidget) {
    for (std::size_t i = 0; i < depths.size(); ++i) depth_->addItem(QString());
    depth_->setCurrentIndex(1);
    depth_label_->setBuddy(depth_);
    summary_->setWordWrap(true);
    progress_->setTextVisible(true);
    list_->setRootIsDecorated(false);
    list_->setItemDelegate(new RoomyDelegate(list_));
    list_->setAllColumnsShowFocus(true);
    list_->setUniformRowHeights(true);
    list_->header()->setStretchLastSection(true);
    list_->header()->setMinimumSectionSize(24);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // a tip shows what is cut

    auto* top = new QHBoxLayout;
    top->addWidget(start_);
    top->addWidget(progress_, 1);
    top->addWidget(depth_label_);
    top->addWidget(depth_);
    top->addStretch(0);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(retry_);
    bottom->addStretch(1);
    bottom->addWidget(keep_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(top);
    all->addWidget(rings_);
    all->addWidget(graph_);
    all->addWidget(summary_);
    all->addWidget(list_, 1);
    all->addLayout(bottom);

    connect(start_, &QPushButton::clicked, this,
            [this] { runner_.is_running() ? cancel() : start(); });
    connect(&runner_, &ReviewRunner::progress, this, [this](int done, int total) {
        progress_->setRange(0, total);
        progress_->setValue(done);
        fill();
    });
    connect(&runner_, &ReviewRunner::finished, this, &ReviewPanel::fill);
    connect(&runner_, &ReviewRunner::cancelled, this, &ReviewPanel::fill);
    connect(graph_, &EvaluationGraph::node_chosen, this, &ReviewPanel::node_chosen);
    auto const look = [this] {
        if (is_filling_) return;
        fill_buttons();
        if (chosen() != session::no_node) Q_EMIT mistake_chosen(chosen());
    };
    connect(list_, &QTreeWidget::itemSelectionChanged, this, look);
    connect(list_, &QTreeWidget::itemClicked, this, look); // the one that is chosen, once more
    connect(retry_, &QPushButton::clicked, this, [this] { Q_EMIT retry_wanted(chosen()); });
    connect(keep_, &QPushButton::clicked, this, &ReviewPanel::keep_wanted);
    retranslate();
}

void ReviewPanel::set_game(game::Game const* game, session::Tree const& tree,
                           std::vector<session::NodeId> const& line) {
    if (game != game_)
        has_analyst_ = game != nullptr && game->make_analyst({.table_megabytes = 1}) != nullptr;
    game_ = game;
    tree_ = tree;
    line_ = line;
    // The review stays as long as the line that it speaks of is still the game.
    if (has_review_
        && (tree.empty() || line != runner_.line()
            || tree.node(session::root).state != runner_.tree().node(session::root).state)) {
        runner_.cancel();
        has_review_ = false;
    }
    fill();
}

void ReviewPanel::set_current(session::NodeId node) { graph_->set_current(node); }

void ReviewPanel::start() {
    settings_.limits = {};
    settings_.limits.move_time = depths[static_cast<std::size_t>(depth_->currentIndex())].time;
    start_with(settings_);
}

void ReviewPanel::start_with(ReviewSettings const& settings) {
    if (game_ == nullptr) return;
    has_review_ = runner_.start(*game_, tree_, line_, settings);
    progress_->setValue(0);
    list_->clear();
    fill();
}

void ReviewPanel::cancel() { runner_.cancel(); }

void ReviewPanel::hide_better(bool is_hidden) {
    is_better_hidden_ = is_hidden;
    fill();
}

void ReviewPanel::choose(session::NodeId mistake) {
    for (int i = 0; i < list_->topLevelItemCount(); ++i)
        if (QTreeWidgetItem* const item = list_->topLevelItem(i);
            item->data(0, node_role).toInt() == mistake)
            list_->setCurrentItem(item);
}

session::NodeId ReviewPanel::chosen() const {
    auto const items = list_->selectedItems();
    return items.isEmpty() ? session::no_node : items.front()->data(0, node_role).toInt();
}

void ReviewPanel::fill() {
    Review const review = has_review_ ? runner_.review() : Review{};
    session::NodeId const before = chosen();
    is_filling_ = true;
    graph_->set_points(graph_points(tree_, line_, review));
    list_->clear();
    for (ReviewedMove const* move : review.mistakes()) {
        auto* item = new QTreeWidgetItem(list_);
        item->setText(move_column, spoken_move(runner_.tree(), move->node) + QLatin1Char(' ')
                                       + glyph_of(move->grade));
        item->setText(grade_column, words(name_of(move->grade)));
        item->setToolTip(move_column, words(name_of(move->grade)));
        item->setText(score_column,
                      score_text(move->before) + QStringLiteral(" → ") + score_text(move->after));
        session::Tree const& tree = runner_.tree();
        QString const better =
            is_better_hidden_
                ? QStringLiteral("…")
                : line_text(*tree.node(tree.node(move->node).parent).state, move->better);
        item->setText(better_column, better);
        item->setToolTip(better_column, better);
        item->setData(0, node_role, move->node);
        if (move->node == before) list_->setCurrentItem(item);
    }
    for (int column : {move_column, grade_column, score_column})
        list_->resizeColumnToContents(column);
    is_filling_ = false;
    fill_summary();
    fill_buttons();
}

void ReviewPanel::fill_summary() {
    QStringList lines;
    if (game_ != nullptr && !has_analyst_)
        lines += words(msg("There is no engine for this game."));
    else if (!has_review_ && line_.size() < 2)
        lines += words(msg("There is no game to review yet."));
    bool const is_complete = has_review_ && !runner_.is_running();
    if (is_complete) {
        rings_->show_review(runner_.review(), tree_.node(session::root).state->about());
        if (runner_.review().mistakes().empty()) lines += words(msg("No mistakes were found."));
    }
    rings_->setVisible(is_complete);
    summary_->setText(lines.join(QLatin1Char('\n')));
    summary_->setVisible(!lines.isEmpty());
}

void ReviewPanel::fill_buttons() {
    bool const is_running = runner_.is_running();
    bool const has_choice = chosen() != session::no_node;
    start_->setText(is_running ? words(msg("Cancel")) : words(msg("Review the game")));
    start_->setEnabled(is_running || (has_analyst_ && line_.size() > 1));
    progress_->setVisible(is_running);
    depth_->setVisible(!is_running);
    depth_label_->setVisible(!is_running && width() > fontMetrics().averageCharWidth() * 44);
    retry_->setEnabled(has_choice && !is_running);
    keep_->setEnabled(has_review_ && !is_running && !runner_.review().mistakes().empty());
}

// The sign behind the move says as much as the word: where there is little room the line of better
// moves needs it more.
void ReviewPanel::resizeEvent(QResizeEvent* event) {
    list_->setColumnHidden(grade_column, width() < fontMetrics().averageCharWidth() * 60);
    graph_->setVisible(height() > fontMetrics().lineSpacing() * 20); // the mistakes need it more
    fill_buttons();
    QWidget::resizeEvent(event);
}

void ReviewPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ReviewPanel::retranslate() {
    setAccessibleName(words(msg("Review")));
    depth_label_->setText(words(msg("Depth")));
    depth_->setAccessibleName(words(msg("Depth of the review")));
    for (std::size_t i = 0; i < depths.size(); ++i)
        depth_->setItemText(static_cast<int>(i), words(depths[i].name));
    progress_->setAccessibleName(words(msg("Progress of the review")));
    retry_->setText(words(msg("Retry")));
    retry_->setToolTip(words(msg("Look for a better move yourself, on the board")));
    keep_->setText(words(msg("Keep in the game")));
    keep_->setToolTip(words(msg("Write signs, comments and better lines into the history")));
    list_->setAccessibleName(words(msg("Mistakes")));
    list_->setHeaderLabels(
        {words(msg("Move")), words(msg("Verdict")), words(msg("Score")), words(msg("Better was"))});
    fill();
}

} // namespace damier::desktop
