#include "apps/desktop/new_game_dialog.hpp"

#include "apps/desktop/board/export.hpp"
#include "apps/desktop/clock_editor.hpp"
#include "apps/desktop/describe.hpp"
#include "apps/desktop/seat_editor.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/words.hpp"

#include "damier/session/command_text.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace damier::desktop {

namespace {

constexpr int usual_thinking = 1000; // milliseconds
constexpr std::array thinking_times{200, 500, 1000, 2000, 5000, 10000, 30000};

QLabel* heading() {
    auto* const label = new QLabel;
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    label->setContentsMargins(0, 10, 0, 0);
    return label;
}

QString settings_key(game::Game const& game) {
    return QStringLiteral("new-game/")
           + QString::fromUtf8(game.key().data(), static_cast<int>(game.key().size()));
}

} // namespace

NewGameDialog::NewGameDialog(std::span<game::Game const* const> catalogue, Look const& look,
                             QWidget* parent)
    : QDialog(parent),
      catalogue_(catalogue),
      look_(look),
      seed_(QRandomGenerator::system()->generate()),
      filter_(new QLineEdit),
      position_(new QLineEdit),
      games_(new QListWidget),
      name_(new QLabel),
      summary_(new QLabel),
      picture_(new QLabel),
      problem_(new QLabel),
      options_title_(heading()),
      players_title_(heading()),
      clock_title_(heading()),
      more_title_(heading()),
      options_box_(new QWidget),
      seats_layout_(new QVBoxLayout),
      thinking_(new QComboBox),
      thinking_label_(new QLabel),
      position_label_(new QLabel),
      clock_(new ClockEditor),
      touch_move_(new QCheckBox),
      arbitrage_(new QCheckBox),
      start_(new QPushButton),
      cancel_(new QPushButton) {
    look_.labels = Labels::none;
    look_.is_flipped = false;
    build();
    fill_games();
    for (int const time : thinking_times) thinking_->addItem(QString(), time);
    retranslate();
    connect(filter_, &QLineEdit::textChanged, this, &NewGameDialog::filter);
    connect(games_, &QListWidget::currentRowChanged, this, &NewGameDialog::show_game);
    connect(games_, &QListWidget::itemActivated, start_, &QPushButton::click);
    connect(position_, &QLineEdit::textChanged, this, [this] {
        show_seats();
        check();
    });
    connect(clock_, &ClockEditor::changed, this, &NewGameDialog::check);
    connect(start_, &QPushButton::clicked, this, [this] {
        if (!chosen()) return;
        remember();
        accept();
    });
    connect(cancel_, &QPushButton::clicked, this, &QDialog::reject);
    start_->setDefault(true);
    games_->setFocus();
    QString const last = settings().value("new-game/last", "international").toString();
    choose_game(last.toStdString());
    if (games_->currentRow() < 0) games_->setCurrentRow(0);
    resize(860, 660);
}

void NewGameDialog::build() {
    auto* const left = new QVBoxLayout;
    filter_->setClearButtonEnabled(true);
    games_->setIconSize({44, 44});
    games_->setSpacing(1);
    games_->setUniformItemSizes(true);
    games_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    left->addWidget(filter_);
    left->addWidget(games_, 1);

    auto* const form = new QWidget;
    auto* const column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 12, 0);
    auto* const head = new QHBoxLayout;
    auto* const titles = new QVBoxLayout;
    QFont font = name_->font();
    font.setPointSizeF(font.pointSizeF() * 1.5);
    font.setBold(true);
    name_->setFont(font);
    summary_->setWordWrap(true);
    titles->addWidget(name_);
    titles->addWidget(summary_);
    titles->addStretch(1);
    head->addLayout(titles, 1);
    head->addWidget(picture_, 0, Qt::AlignTop);
    head->setSpacing(16);
    column->addLayout(head);
    column->addWidget(players_title_);
    column->addLayout(seats_layout_);
    auto* const thinking = new QHBoxLayout;
    thinking_label_->setMinimumWidth(90);
    thinking->addWidget(thinking_label_);
    thinking->addWidget(thinking_);
    thinking->addStretch(1);
    thinking_label_->setBuddy(thinking_);
    column->addLayout(thinking);
    column->addWidget(clock_title_);
    column->addWidget(clock_);
    column->addWidget(options_title_);
    column->addWidget(options_box_);
    column->addWidget(more_title_);
    auto* const position = new QHBoxLayout;
    position->addWidget(position_label_);
    position->addWidget(position_, 1);
    position_label_->setBuddy(position_);
    position_->setClearButtonEnabled(true);
    column->addLayout(position);
    column->addWidget(touch_move_);
    column->addWidget(arbitrage_);
    column->addStretch(1);

    auto* const area = new QScrollArea;
    area->setWidget(form);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_ = area;

    problem_->setWordWrap(true);
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(problem_, 1);
    buttons->addWidget(cancel_);
    buttons->addWidget(start_);

    auto* const right = new QVBoxLayout;
    right->addWidget(area, 1);
    right->addLayout(buttons);
    auto* const both = new QHBoxLayout(this);
    both->setContentsMargins(18, 18, 18, 18);
    both->setSpacing(20);
    both->addLayout(left, 2);
    both->addLayout(right, 4);
}

// Wide enough for every line of the form, which differs with the game and the language.
void NewGameDialog::fit_form() {
    area_->setMinimumWidth(area_->widget()->minimumSizeHint().width()
                           + area_->verticalScrollBar()->sizeHint().width());
}

void NewGameDialog::fill_games() {
    for (game::Game const* const game : catalogue_) {
        auto* const item = new QListWidgetItem(games_);
        item->setSizeHint({0, 52});
        if (auto const start = game->start({}, 1))
            item->setIcon(
                QPixmap::fromImage(thumbnail(**start, look_, {44, 44}, devicePixelRatioF())));
    }
}

void NewGameDialog::filter(QString const& text) {
    for (int i = 0; i < games_->count(); ++i)
        games_->item(i)->setHidden(!games_->item(i)->text().contains(text, Qt::CaseInsensitive));
    if (QListWidgetItem const* const now = games_->currentItem(); now && !now->isHidden()) return;
    for (int i = 0; i < games_->count(); ++i)
        if (!games_->item(i)->isHidden()) return games_->setCurrentRow(i);
}

game::Game const& NewGameDialog::game() const {
    int const row = std::max(0, games_->currentRow());
    return *catalogue_[static_cast<std::size_t>(row)];
}

void NewGameDialog::choose_game(std::string_view key) {
    for (std::size_t i = 0; i < catalogue_.size(); ++i)
        if (catalogue_[i]->key() == key) games_->setCurrentRow(static_cast<int>(i));
    games_->scrollToItem(games_->currentItem(), QAbstractItemView::PositionAtCenter);
}

void NewGameDialog::set_position(QString const& text) { position_->setText(text); }

session::NewGame NewGameDialog::last_choice(game::Game const& game) const {
    std::string const text = settings().value(settings_key(game)).toString().toStdString();
    if (auto const command = session::read_command(text))
        if (auto const* last = std::get_if<session::NewGame>(&*command)) return *last;
    // At first: oneself against a computer that a newcomer can learn to beat.
    session::NewGame fresh;
    fresh.players.resize(2);
    if (!game.bots().empty()) fresh.players[1].bot = game.bots()[game.bots().size() / 2].key;
    return fresh;
}

void NewGameDialog::show_game() {
    session::NewGame const last = last_choice(game());
    name_->setText(words(game().name()));
    summary_->setText(words(game().summary()));
    position_->clear();
    show_options(last);
    show_seats();
    for (std::size_t i = 0; i < seats_.size(); ++i)
        seats_[i]->set_player(i < last.players.size() ? last.players[i] : session::Player{});
    int time = usual_thinking;
    for (session::Player const& player : last.players)
        if (player.limits.move_time) time = static_cast<int>(player.limits.move_time->count());
    int const index = thinking_->findData(time);
    thinking_->setCurrentIndex(index < 0 ? thinking_->findData(usual_thinking) : index);
    clock_->set_controls(last.clock);
    touch_move_->setChecked(last.touch_move);
    arbitrage_->setChecked(last.arbitrage);
    check();
    fit_form();
}

void NewGameDialog::show_options(session::NewGame const& last) {
    option_fields_.clear();
    delete options_box_->layout();
    qDeleteAll(options_box_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    auto* const form = new QFormLayout(options_box_);
    form->setContentsMargins(0, 0, 0, 0);
    auto const on_change = [this] {
        show_seats();
        check();
    };
    for (game::Option const& option : game().options()) {
        auto const given = last.options.find(option.key);
        QString const value =
            QString::fromStdString(given == last.options.end() ? option.standard : given->second);
        QWidget* field = nullptr;
        if (option.choices.empty()) {
            auto* const number = new QSpinBox;
            number->setRange(static_cast<int>(option.least), static_cast<int>(option.most));
            number->setValue(value.toInt());
            connect(number, &QSpinBox::valueChanged, this, on_change);
            field = number;
        } else {
            auto* const list = new QComboBox;
            for (std::string const& choice : option.choices)
                list->addItem(first_capital(words(choice)), QString::fromStdString(choice));
            list->setCurrentIndex(std::max(0, list->findData(value)));
            connect(list, &QComboBox::currentIndexChanged, this, on_change);
            field = list;
        }
        field->setAccessibleName(first_capital(words(option.name)));
        form->addRow(first_capital(words(option.name)), field);
        option_fields_[option.key] = field;
    }
    options_title_->setVisible(!option_fields_.empty());
    options_box_->setVisible(!option_fields_.empty());
}

game::Options NewGameDialog::options() const {
    game::Options options;
    for (auto const& [key, field] : option_fields_) {
        if (auto const* number = qobject_cast<QSpinBox*>(field))
            options[key] = std::to_string(number->value());
        if (auto const* list = qobject_cast<QComboBox*>(field))
            options[key] = list->currentData().toString().toStdString();
    }
    return options;
}

// As many lines as the game has seats, which may depend on an option.
void NewGameDialog::show_seats() {
    std::string const position = position_->text().trimmed().toStdString();
    auto const start = position.empty() ? game().start(options(), seed_) : game().read(position);
    if (!start) return;
    auto const& names = (*start)->about().seats;
    while (seats_.size() > names.size()) {
        delete seats_.back();
        seats_.pop_back();
    }
    while (seats_.size() < names.size()) {
        seats_.push_back(new SeatEditor);
        seats_layout_->addWidget(seats_.back());
        connect(seats_.back(), &SeatEditor::changed, this, &NewGameDialog::check);
    }
    for (std::size_t i = 0; i < names.size(); ++i) seats_[i]->show_seat(game(), names[i]);
    picture_->setPixmap(
        QPixmap::fromImage(thumbnail(**start, look_, {150, 150}, devicePixelRatioF())));
}

Result<session::NewGame> NewGameDialog::chosen() const {
    session::NewGame setup;
    setup.game = game().key();
    setup.options = options();
    setup.seed = seed_;
    setup.position = position_->text().trimmed().toStdString();
    setup.touch_move = touch_move_->isChecked();
    setup.arbitrage = arbitrage_->isChecked();
    for (SeatEditor const* const seat : seats_) {
        setup.players.push_back(seat->player());
        if (!setup.players.back().bot.empty())
            setup.players.back().limits.move_time =
                std::chrono::milliseconds(thinking_->currentData().toInt());
    }
    auto controls = clock_->controls();
    if (!controls) return controls.error();
    setup.clock = *std::move(controls);
    // A session of its own says whether this can be played at all.
    session::Session trial(catalogue_);
    for (session::Event const& event : trial.handle(setup, session::TimePoint{}))
        if (auto const* refused = std::get_if<session::Refused>(&event))
            return Error{refused->reason, 0, 0};
    return setup;
}

void NewGameDialog::check() {
    auto const setup = chosen();
    start_->setEnabled(setup.has_value());
    problem_->setText(setup ? QString()
                            : QStringLiteral("⚠ ") + first_capital(words(setup.error())));
    bool has_computer = false;
    for (SeatEditor const* const seat : seats_) has_computer |= !seat->player().bot.empty();
    thinking_->setEnabled(has_computer);
}

void NewGameDialog::remember() const {
    auto setup = chosen();
    if (!setup) return;
    setup->position.clear();
    settings().setValue(settings_key(game()), QString::fromStdString(session::to_text(*setup)));
    settings().setValue("new-game/last", QString::fromStdString(setup->game));
}

void NewGameDialog::retranslate() {
    setWindowTitle(words(msg("New game")));
    for (std::size_t i = 0; i < catalogue_.size(); ++i) {
        QListWidgetItem* const item = games_->item(static_cast<int>(i));
        item->setText(words(catalogue_[i]->name()));
        item->setToolTip(words(catalogue_[i]->summary()));
    }
    games_->setAccessibleName(words(msg("Games")));
    filter_->setPlaceholderText(words(msg("Search a game")));
    filter_->setAccessibleName(words(msg("Search a game")));
    players_title_->setText(words(msg("Players")));
    clock_title_->setText(words(msg("Clock")));
    options_title_->setText(words(msg("Options of the game")));
    more_title_->setText(words(msg("More")));
    thinking_label_->setText(words(msg("Thinking time")));
    thinking_->setAccessibleName(words(msg("Thinking time")));
    for (int i = 0; i < thinking_->count(); ++i) {
        double const seconds = thinking_->itemData(i).toInt() / 1000.0;
        thinking_->setItemText(
            i, words(Message(msg("{} s per move"), QString::number(seconds).toStdString())));
    }
    position_label_->setText(words(msg("Start position")));
    position_->setPlaceholderText(words(msg("The usual one; or a position as text, such as FEN")));
    position_->setAccessibleName(words(msg("Start position")));
    touch_move_->setText(words(msg("Touch-move: a piece that was touched must be played")));
    arbitrage_->setText(
        words(msg("Arbitration: irregular moves pass unless the opponent has them corrected")));
    start_->setText(words(msg("Start the game")));
    cancel_->setText(words(msg("Cancel")));
    if (games_->currentRow() >= 0) show_game();
    fit_form();
}

void NewGameDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

} // namespace damier::desktop
