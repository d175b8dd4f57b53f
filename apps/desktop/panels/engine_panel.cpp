#include "apps/desktop/panels/engine_panel.hpp"

#include "apps/desktop/panels/engine_lines.hpp"
#include "apps/desktop/panels/qt_loop.hpp"
#include "apps/desktop/words.hpp"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <thread>

namespace damier::desktop {

namespace {

constexpr int updates_per_second = 10;
constexpr int most_lines = 9;

QString thousands(std::uint64_t nodes) {
    if (nodes < 10'000) return QLocale().toString(static_cast<qulonglong>(nodes));
    if (nodes < 10'000'000)
        return QLocale().toString(static_cast<qulonglong>(nodes / 1000)) + QStringLiteral(" k");
    return QLocale().toString(static_cast<double>(nodes) / 1e6, 'f', 1) + QStringLiteral(" M");
}

QSpinBox* spin_box(int least, int most, int value) {
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

} // namespace

EnginePanel::EnginePanel(QWidget* parent)
    : QWidget(parent),
      switch_(new QToolButton),
      status_(new QLabel),
      lines_label_(new QLabel),
      threads_label_(new QLabel),
      analyst_(new QComboBox),
      lines_box_(spin_box(1, most_lines, 3)),
      threads_box_(
          spin_box(1, std::max(1, static_cast<int>(std::thread::hardware_concurrency())), 1)),
      threat_(new QCheckBox),
      list_(new EngineLines),
      thinking_(game::think_in_thread(loop_of(*this))) {
    switch_->setCheckable(true);
    switch_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    status_->setTextInteractionFlags(Qt::NoTextInteraction);
    status_->setWordWrap(true);
    lines_label_->setBuddy(lines_box_);
    threads_label_->setBuddy(threads_box_);

    auto* top = new QHBoxLayout;
    top->addWidget(switch_);
    top->addWidget(status_, 1);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(lines_label_);
    bottom->addWidget(lines_box_);
    bottom->addSpacing(8);
    bottom->addWidget(threads_label_);
    bottom->addWidget(threads_box_);
    bottom->addStretch(1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(top);
    all->addWidget(analyst_);
    all->addWidget(list_, 1);
    all->addLayout(bottom);
    all->addWidget(threat_);

    analyst_->addItem(QStringLiteral("Damier"));
    analyst_->hide();
    connect(analyst_, &QComboBox::currentIndexChanged, this, [this](int index) {
        other_.reset();
        if (index > 0) threat_->setChecked(false); // they have no such question
        restart();
    });
    connect(switch_, &QToolButton::toggled, this, &EnginePanel::set_on);
    auto const changed = [this] {
        restart();
        Q_EMIT settings_changed();
    };
    connect(lines_box_, &QSpinBox::valueChanged, this, changed);
    connect(threads_box_, &QSpinBox::valueChanged, this, changed);
    connect(threat_, &QCheckBox::toggled, this, &EnginePanel::restart);
    connect(list_, &EngineLines::chosen, this, [this](game::Line const& line) {
        if (!is_threat()) Q_EMIT play_line(line);
    });
    connect(&timer_, &QTimer::timeout, this, &EnginePanel::show_newest);
    timer_.setInterval(1000 / updates_per_second);
    retranslate();
}

EnginePanel::~EnginePanel() = default;

void EnginePanel::look_at(game::Game const& game, game::StatePtr state) {
    if (&game != game_) {
        has_analyst_ = game.make_analyst({.table_megabytes = 1}) != nullptr;
        other_.reset();
    }
    game_ = &game;
    state_ = std::move(state);
    restart();
}

void EnginePanel::clear() {
    game_ = nullptr;
    state_ = nullptr;
    restart();
}

void EnginePanel::set_on(bool is_on) {
    if (is_on == is_on_) return;
    is_on_ = is_on;
    switch_->setChecked(is_on);
    restart();
    retranslate();
    Q_EMIT switched(is_on);
}

int EnginePanel::line_count() const { return lines_box_->value(); }
void EnginePanel::set_line_count(int lines) { lines_box_->setValue(lines); }
int EnginePanel::threads() const { return threads_box_->value(); }
void EnginePanel::set_threads(int threads) { threads_box_->setValue(threads); }

void EnginePanel::set_table_megabytes(std::size_t megabytes) {
    if (megabytes == megabytes_) return;
    megabytes_ = megabytes;
    restart();
}

std::vector<std::vector<game::Cell>> EnginePanel::first_ways() const {
    std::vector<std::vector<game::Cell>> ways;
    game::StatePtr const state = seen_state();
    if (!state) return ways;
    for (game::AnalysisLine const& line : lines_)
        ways.push_back(state->actions()[line.actions.front()].ways.front().cells);
    return ways;
}

std::optional<Evaluation> EnginePanel::evaluation() const {
    if (state_)
        if (auto const over = evaluation_of(state_->outcome())) return over;
    if (lines_.empty() || !state_ || is_threat()) return std::nullopt;
    return evaluation_of(lines_.front(), state_->to_play());
}

bool EnginePanel::is_threat() const { return threat_->isChecked(); }

bool EnginePanel::can_analyse() const {
    return game_ != nullptr && has_analyst_ && state_ && !state_->actions().empty();
}

game::StatePtr EnginePanel::seen_state() const {
    return is_threat() && state_ ? state_->passed() : state_;
}

void EnginePanel::restart() {
    bool const had_lines = !lines_.empty();
    lines_.clear();
    found_.clear();
    is_done_ = is_answered_ = has_news_ = false;
    if (is_on_ && can_analyse()) {
        game::Question question;
        question.game = game_;
        question.state = state_;
        question.settings.table_megabytes = megabytes_;
        question.settings.threads = threads();
        question.task.lines = static_cast<std::size_t>(line_count());
        question.task.is_threat = is_threat();
        if (analyst_->currentIndex() > 0 && !ask_other(question)) return fill_status();
        thinking_->start(std::move(question), [this](game::Told const& told) { hear(told); });
        timer_.start();
    } else {
        thinking_->stop();
        timer_.stop();
        fill();
    }
    fill_status();
    bool const has_answer = state_ && game::is_over(state_->outcome());
    if (had_lines || has_answer) Q_EMIT lines_changed();
}

void EnginePanel::set_other_analysts(std::vector<OtherAnalyst> others) {
    others_ = std::move(others);
    other_.reset();
    while (analyst_->count() > 1) analyst_->removeItem(1);
    for (OtherAnalyst const& one : others_) analyst_->addItem(one.name);
    analyst_->setVisible(!others_.empty());
}

// It thinks until it is stopped: for an hour, which is for ever.
bool EnginePanel::ask_other(game::Question& question) {
    trouble_.clear();
    if (!other_) {
        auto started =
            others_[static_cast<std::size_t>(analyst_->currentIndex() - 1)].start(*game_);
        if (!started) {
            trouble_ = words(started.error());
            thinking_->stop();
            return false;
        }
        other_ = *std::move(started);
    }
    question.player = other_;
    question.task.limits.move_time = std::chrono::hours(1);
    return true;
}

void EnginePanel::hear(game::Told const& told) {
    if (auto const* const thought = std::get_if<game::Thought>(&told)) return keep(*thought);
    if (auto const* const error = std::get_if<Error>(&told)) {
        trouble_ = words(*error);
        fill_status();
    }
    if (auto const* const line = std::get_if<game::AnalysisLine>(&told)) return keep(*line);
    if (auto const* const answer = std::get_if<game::Answer>(&told))
        for (game::AnalysisLine const& line : answer->lines) keep(line);
    has_news_ = is_answered_ = true;
}

void EnginePanel::keep(game::AnalysisLine const& line) {
    if (line.actions.empty()) return;
    if (found_.size() <= line.rank) found_.resize(line.rank + 1);
    found_[line.rank] = line;
    has_news_ = true;
}

// Programs tell a score and moves as text; what their chances are is guessed from the score.
void EnginePanel::keep(game::Thought const& thought) {
    game::AnalysisLine line;
    game::StatePtr here = state_;
    for (std::string const& text : thought.line) {
        auto const action = here->interpret(text);
        if (!action) break;
        line.actions.push_back(*action);
        here = here->after(*action);
    }
    auto const chance = [](double men) { return 1 / (1 + std::exp(-1.5 * (men - 1))); };
    line.men = thought.score;
    line.win = chance(thought.score);
    line.loss = chance(-thought.score);
    line.draw = 1 - line.win - line.loss;
    line.depth = thought.depth;
    line.nodes = thought.nodes;
    line.time = thought.time;
    keep(line);
}

void EnginePanel::show_newest() {
    if (!std::exchange(has_news_, false)) return;
    lines_ = found_;
    // Of a new depth the second line may be known before the first.
    std::erase_if(lines_, [](game::AnalysisLine const& line) { return line.actions.empty(); });
    is_done_ = is_answered_;
    if (is_done_) timer_.stop();
    fill();
    fill_status();
    Q_EMIT lines_changed();
}

void EnginePanel::fill() { list_->show_lines(seen_state(), lines_); }

void EnginePanel::set_look(Look const& look) { list_->set_look(look); }

void EnginePanel::fill_status() {
    QString text;
    if (game_ == nullptr || !state_)
        text = words(msg("There is no position to look at."));
    else if (!has_analyst_)
        text = words(msg("There is no engine for this game."));
    else if (game::is_over(state_->outcome()))
        text = words(msg("The game is over here."));
    else if (!is_on_)
        text = words(msg("The engine is off."));
    else if (!trouble_.isEmpty())
        text = trouble_;
    else if (lines_.empty())
        text = words(msg("Thinking…"));
    else {
        game::AnalysisLine const& best = lines_.front();
        auto const seconds = std::max(0.001, static_cast<double>(best.time.count()) / 1000);
        std::string const nodes = thousands(best.nodes).toStdString();
        std::string const speed =
            thousands(static_cast<std::uint64_t>(static_cast<double>(best.nodes) / seconds))
                .toStdString();
        text = words(is_done_
                         ? Message(msg("Depth {}, {} positions: done"), best.depth, nodes)
                         : Message(msg("Depth {}, {} positions, {}/s"), best.depth, nodes, speed));
    }
    status_->setText(text);
    switch_->setEnabled(has_analyst_ || is_on_);
    for (QWidget* widget : {static_cast<QWidget*>(list_), static_cast<QWidget*>(lines_box_),
                            static_cast<QWidget*>(threads_box_), static_cast<QWidget*>(threat_)})
        widget->setEnabled(has_analyst_ && (widget == list_ || analyst_->currentIndex() <= 0));
}

void EnginePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void EnginePanel::retranslate() {
    setAccessibleName(words(msg("Engine")));
    switch_->setText(is_on_ ? words(msg("Stop")) : words(msg("Analyse")));
    switch_->setAccessibleName(words(msg("Engine on or off")));
    switch_->setToolTip(words(msg("Let the engine look at the position on the board")));
    lines_label_->setText(words(msg("Lines")));
    lines_box_->setAccessibleName(words(msg("Number of lines")));
    threads_label_->setText(words(msg("Threads")));
    threads_box_->setAccessibleName(words(msg("Number of threads")));
    analyst_->setAccessibleName(words(msg("Who analyses")));
    threat_->setText(words(msg("Threat")));
    threat_->setToolTip(words(msg("What would the other side do if it could move now?")));
    list_->retranslate();
    fill();
    fill_status();
}

} // namespace damier::desktop
