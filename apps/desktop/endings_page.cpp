#include "apps/desktop/endings_page.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/words.hpp"

#include "damier/catalogue/endings.hpp"
#include "damier/play/choosing.hpp"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace damier::desktop {

namespace {

constexpr int side_width = 320;
constexpr double title_scale = 1.3;

QLabel* label_of(QComboBox* box) {
    auto* const label = new QLabel;
    label->setBuddy(box);
    return label;
}

} // namespace

EndingsPage::EndingsPage(std::span<game::Game const* const> catalogue,
                         std::filesystem::path const& state_folder, QWidget* parent)
    : QWidget(parent),
      catalogue_(catalogue),
      progress_(state_folder),
      board_(new BoardWidget),
      games_(new QComboBox),
      classes_(new QComboBox),
      tasks_(new QComboBox),
      title_(new QLabel),
      game_label_(label_of(games_)),
      class_label_(label_of(classes_)),
      task_label_(label_of(tasks_)),
      asked_(new QLabel),
      count_(new QLabel),
      said_(new QListWidget),
      new_(new QPushButton),
      hint_(new QPushButton),
      again_(new QPushButton),
      close_(new QPushButton) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(16, 16, 16, 16);
    row->setSpacing(16);
    row->addWidget(board_, 1);
    row->addWidget(make_side());
    for (game::Game const* const one : catalogue_)
        if (catalogue::endings_of(one->key()) != nullptr)
            games_->addItem(QString(), QVariant(QString::fromStdString(std::string(one->key()))));
    tasks_->addItem(QString(), int(game::Known::Value::win));
    tasks_->addItem(QString(), int(game::Known::Value::draw));
    connect_board();
    connect(games_, &QComboBox::currentIndexChanged, this, &EndingsPage::fill_classes);
    connect(new_, &QPushButton::clicked, this, [this] { begin(); });
    connect(hint_, &QPushButton::clicked, this, &EndingsPage::hint);
    connect(again_, &QPushButton::clicked, this, &EndingsPage::again);
    connect(close_, &QPushButton::clicked, this, &EndingsPage::closed);
    fill_classes();
    retranslate();
    show_choice();
}

EndingsPage::~EndingsPage() = default;

QWidget* EndingsPage::make_side() {
    auto* const side = new QWidget;
    side->setFixedWidth(side_width);
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(title_);
    for (auto const& [label, box] :
         {std::pair{game_label_, games_}, {class_label_, classes_}, {task_label_, tasks_}}) {
        column->addWidget(label);
        column->addWidget(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    for (QPushButton* const one : {new_, hint_, again_, close_}) one->setMinimumHeight(34);
    column->addSpacing(6);
    column->addWidget(new_);
    asked_->setWordWrap(true);
    asked_->setMinimumHeight(2 * asked_->sizeHint().height());
    column->addWidget(asked_);
    said_->setWordWrap(true);
    said_->setFocusPolicy(Qt::TabFocus);
    column->addWidget(said_, 1);
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(hint_);
    buttons->addWidget(again_);
    column->addLayout(buttons);
    column->addWidget(count_);
    column->addWidget(close_);
    return side;
}

void EndingsPage::connect_board() {
    connect(board_, &BoardWidget::cell_clicked, this, [this](int cell) {
        if (!lesson_ || (board_->is_dragging() && lesson_->session().chosen() == std::vector{cell}))
            return;
        receive(play::click(lesson_->session(), cell));
    });
    connect(board_, &BoardWidget::piece_dropped, this, [this](int from, int to) {
        if (!lesson_) return;
        std::vector<game::Cell> cells = lesson_->session().chosen();
        if (cells.empty() || cells.front() != from) cells = {from};
        cells.push_back(to);
        receive(session::PlayCells{cells});
    });
    connect(board_, &BoardWidget::let_go, this, [this] { receive(session::PlayCells{}); });
    connect(board_, &BoardWidget::typed, this,
            [this](QString const& text) { receive(session::PlayText{text.toStdString()}); });
    connect(board_, &BoardWidget::animation_ended, this, &EndingsPage::go_on);
    board_->set_drag_allowed([this](game::Cell cell) {
        return lesson_ && lesson_->is_pupils_turn() && play::can_begin(lesson_->session(), cell);
    });
}

void EndingsPage::set_look(Look const& look) {
    Look own = look;
    own.is_flipped = false; // the pupil has White
    board_->set_look(own);
}

game::Game const* EndingsPage::game() const {
    std::string const key = games_->currentData().toString().toStdString();
    for (game::Game const* const one : catalogue_)
        if (one->key() == key) return one;
    return nullptr;
}

void EndingsPage::choose_game(std::string_view key) {
    int const at = games_->findData(QString::fromUtf8(key.data(), int(key.size())));
    if (at >= 0) games_->setCurrentIndex(at);
}

void EndingsPage::choose(QString const& name, game::Known::Value wanted) {
    if (int const at = classes_->findData(name); at >= 0) classes_->setCurrentIndex(at);
    tasks_->setCurrentIndex(tasks_->findData(int(wanted)));
}

// The classes of the game, and a new board of it.
void EndingsPage::fill_classes() {
    game::Game const* const one = game();
    if (one == nullptr) return;
    QString const before = classes_->currentData().toString();
    classes_->clear();
    for (std::string const& name : catalogue::endings_of(one->key())->classes())
        classes_->addItem(words(game::class_in_words(name)), QString::fromStdString(name));
    int const at = classes_->findData(before.isEmpty() ? QStringLiteral("KK-M") : before);
    classes_->setCurrentIndex(std::max(at, 0));
    lesson_.reset();
    name_.clear();
    if (Result<game::StatePtr> const start = one->start({}, 1)) board_->show_state(*start);
    show_choice();
}

// Tables may have to be made first: not while the window waits.
void EndingsPage::begin(std::optional<std::uint64_t> seed) {
    game::Game const* const one = game();
    if (one == nullptr || is_preparing_) return;
    std::string const name = classes_->currentData().toString().toStdString();
    auto const wanted = static_cast<game::Known::Value>(tasks_->currentData().toInt());
    std::uint64_t const number = seed.value_or(QRandomGenerator::global()->generate64());
    name_ = name;
    wanted_ = wanted;
    lesson_.reset();
    said_->clear();
    is_preparing_ = true;
    asked_->setText(words(msg("A position is being looked for…")));
    show_choice();
    preparing_ = std::jthread([this, one, name, wanted, number](std::stop_token const& stop) {
        game::Endings const& endings = *catalogue::endings_of(one->key());
        auto const prepared = endings.prepare(name, stop);
        if (stop.stop_requested()) return;
        auto lesson = std::make_shared<Result<play::Lesson>>(
            prepared ? play::Lesson::begin(*one, endings, name, wanted, number)
                     : Result<play::Lesson>(prepared.error()));
        QMetaObject::invokeMethod(
            this, [this, lesson] { take(*std::move(lesson)); }, Qt::QueuedConnection);
    });
}

void EndingsPage::take(Result<play::Lesson> lesson) {
    is_preparing_ = false;
    if (!lesson) {
        asked_->clear();
        say(words(lesson.error()), true);
        return show_choice();
    }
    lesson_ = *std::move(lesson);
    again();
}

void EndingsPage::again() {
    if (!lesson_) return;
    lesson_->again();
    is_counted_ = false;
    said_->clear();
    asked_->setText(words(lesson_->task()));
    board_->show_state(lesson_->session().tree().here().state);
    board_->setFocus();
    show_choice();
}

void EndingsPage::receive(session::Command const& command) {
    if (!lesson_ || board_->is_animating()) return;
    bool is_played = false;
    for (session::Event const& event : lesson_->receive(command)) {
        is_played |= std::holds_alternative<session::Played>(event);
        if (auto const* const refused = std::get_if<session::Refused>(&event))
            say(words(refused->reason), true);
    }
    if (!is_played) return show_choice();
    say(QString::fromStdString(lesson_->session().tree().here().text()) + QStringLiteral("  ")
            + words(lesson_->judged()->text),
        !lesson_->judged()->is_kept);
    animate_last();
}

void EndingsPage::animate_last() {
    session::Node const& here = lesson_->session().tree().here();
    board_->animate_to(here.state, here.played()->ways.front());
    show_choice();
}

void EndingsPage::go_on() {
    if (!lesson_) return;
    if (lesson_->is_done()) return finish();
    if (lesson_->is_pupils_turn()) return show_choice();
    lesson_->answer();
    say(QString::fromStdString(lesson_->session().tree().here().text()));
    animate_last();
}

void EndingsPage::finish() {
    if (is_counted_) return;
    is_counted_ = true;
    bool const is_done = *lesson_->is_done();
    asked_->setText(is_done ? words(msg("Well done."))
                            : words(msg("Try this one again, or another.")));
    if (auto const kept = progress_.add(task(), is_done); !kept) say(words(kept.error()), true);
    show_choice();
    (is_done ? new_ : again_)->setFocus();
}

std::string EndingsPage::task() const {
    return play::task_name(game() != nullptr ? game()->key() : "", name_, wanted_);
}

void EndingsPage::hint() {
    if (!lesson_ || !lesson_->is_pupils_turn()) return;
    board_->set_arrows({{lesson_->state().actions()[lesson_->best()].ways.front().cells, 0}});
}

void EndingsPage::show_choice() {
    bool const is_on = lesson_ && lesson_->is_pupils_turn() && !board_->is_animating();
    board_->set_interactive(is_on);
    if (is_on && !lesson_->session().chosen().empty())
        board_->show_choice(lesson_->session().chosen(), play::next_cells(lesson_->session()));
    else
        board_->show_choice({}, {});
    hint_->setEnabled(is_on);
    again_->setEnabled(lesson_.has_value());
    new_->setEnabled(!is_preparing_);
    count_->setText(name_.empty() ? QString() : words(in_words(progress_.of(task()))));
}

void EndingsPage::say(QString const& text, bool is_warning) {
    auto* const item =
        new QListWidgetItem((is_warning ? QStringLiteral("⚠  ") : QString()) + text, said_);
    said_->scrollToItem(item);
}

void EndingsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void EndingsPage::retranslate() {
    title_->setFont(bold(scaled(font(), title_scale)));
    title_->setText(words(msg("Endings to learn")));
    game_label_->setText(words(msg("&Game:")));
    class_label_->setText(words(msg("&Your pieces – theirs:")));
    task_label_->setText(words(msg("&Task:")));
    tasks_->setItemText(0, words(msg("Win")));
    tasks_->setItemText(1, words(msg("Hold the draw")));
    new_->setText(words(msg("&New position")));
    hint_->setText(words(msg("&Hint")));
    again_->setText(words(msg("&Again")));
    close_->setText(words(msg("&Close")));
    for (int i = 0; i < games_->count(); ++i)
        for (game::Game const* const one : catalogue_)
            if (games_->itemData(i).toString().toStdString() == one->key())
                games_->setItemText(i, words(one->name()));
    for (int i = 0; i < classes_->count(); ++i)
        classes_->setItemText(
            i, words(game::class_in_words(classes_->itemData(i).toString().toStdString())));
    if (lesson_ && !lesson_->is_done()) asked_->setText(words(lesson_->task()));
    show_choice();
}

} // namespace damier::desktop
