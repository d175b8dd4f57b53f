#include "apps/desktop/match_dialog.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/describe.hpp"
#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/seat_editor.hpp"
#include "apps/desktop/words.hpp"

#include "damier/play/bot_name.hpp"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace damier::desktop {

namespace {

constexpr int most_boards = 4;
enum Column { number_column, begins_column, result_column, moves_column, reason_column, columns };

QString points_text(double points) {
    return QString::number(points).replace(QStringLiteral(".5"), QStringLiteral("½"));
}

} // namespace

MatchDialog::MatchDialog(std::span<game::Game const* const> catalogue, play::Invite invite,
                         Look const& look, QWidget* parent)
    : QDialog(parent),
      catalogue_(catalogue),
      look_(look),
      runner_(std::move(invite)),
      game_label_(new QLabel),
      games_label_(new QLabel),
      boards_label_(new QLabel),
      time_label_(new QLabel),
      score_(new QLabel),
      message_(new QLabel),
      game_(new QComboBox),
      games_(new QSpinBox),
      boards_(new QSpinBox),
      time_(new QSpinBox),
      seats_{new SeatEditor, new SeatEditor},
      grid_(new QGridLayout),
      table_(new QTableWidget(0, columns)),
      start_(new QPushButton),
      close_(new QPushButton) {
    look_.labels = Labels::none;
    look_.is_flipped = false;
    build();
    connect(game_, &QComboBox::currentIndexChanged, this, [this] {
        show_seats();
        make_boards();
    });
    connect(boards_, &QSpinBox::valueChanged, this, &MatchDialog::make_boards);
    connect(start_, &QPushButton::clicked, this, &MatchDialog::start_or_stop);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    connect(this, &QDialog::finished, &runner_, &MatchRunner::stop);
    connect(&runner_, &MatchRunner::moved, this, &MatchDialog::show_table);
    connect(&runner_, &MatchRunner::game_ended, this, [this](int number) {
        add_row(number);
        show_score();
    });
    connect(&runner_, &MatchRunner::finished, this, [this] {
        say(words(msg("The match is over.")));
        retranslate();
    });
    connect(&runner_, &MatchRunner::failed, this, [this](QString const& reason) {
        say(QStringLiteral("⚠  ") + reason);
        retranslate();
    });
    retranslate();
    show_seats();
    resize(980, 640);
}

void MatchDialog::build() {
    for (game::Game const* const one : catalogue_)
        if (one->bots().size() > 1) // else nobody is better than anybody
            if (auto const start = one->start({}, 1); start && (*start)->about().seats.size() == 2)
                game_->addItem(QString(), QString::fromStdString(std::string(one->key())));
    games_->setRange(1, 1000);
    games_->setValue(10);
    boards_->setRange(1, most_boards);
    time_->setRange(10, 60000);
    time_->setSingleStep(50);
    time_->setValue(100);
    auto* const form = new QFormLayout;
    for (auto const& [label, field] :
         std::initializer_list<std::pair<QLabel*, QWidget*>>{{game_label_, game_},
                                                             {games_label_, games_},
                                                             {boards_label_, boards_},
                                                             {time_label_, time_}}) {
        label->setBuddy(field);
        form->addRow(label, field);
    }
    auto* const left = new QVBoxLayout;
    left->addLayout(form);
    for (SeatEditor* const one : seats_) left->addWidget(one);
    score_->setFont(bold(scaled(font(), 1.2)));
    score_->setWordWrap(true);
    message_->setWordWrap(true);
    left->addWidget(score_);
    left->addWidget(message_);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (Column const column : {number_column, moves_column})
        table_->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    left->addWidget(table_, 1);
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(start_);
    buttons->addStretch(1);
    buttons->addWidget(close_);
    left->addLayout(buttons);
    auto* const all = new QHBoxLayout(this);
    all->addLayout(left, 2);
    all->addLayout(grid_, 3);
    make_boards();
}

game::Game const& MatchDialog::game() const {
    std::string const key = game_->currentData().toString().toStdString();
    for (game::Game const* const one : catalogue_)
        if (one->key() == key) return *one;
    return *catalogue_.front();
}

void MatchDialog::choose_game(std::string_view key) {
    int const index = game_->findData(QString::fromUtf8(key.data(), static_cast<int>(key.size())));
    if (index >= 0) game_->setCurrentIndex(index);
}

void MatchDialog::show_seats() {
    for (SeatEditor* const one : seats_) {
        session::Player before = one->player();
        one->show_seat(game(), one == seats_[0] ? msg("First player") : msg("Second player"));
        if (before.bot.empty()) before.bot = game().bots().back().key; // no person sits here
        one->set_player(before);
    }
}

void MatchDialog::make_boards() {
    for (Live const& one : live_) one.place->deleteLater();
    live_.clear();
    int const count = runner_.is_running() ? runner_.tables() : boards_->value();
    auto const start = game().start({}, 1); // until the match begins
    for (int i = 0; i < count; ++i) {
        Live one{new QWidget, new QLabel, new BoardWidget};
        one.names->setAlignment(Qt::AlignCenter);
        one.board->set_look(look_);
        one.board->set_interactive(false);
        if (start) one.board->show_state(*start);
        auto* const column = new QVBoxLayout(one.place);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(one.names);
        column->addWidget(one.board, 1);
        grid_->addWidget(one.place, i / 2, i % 2);
        live_.push_back(one);
    }
}

QString MatchDialog::name_of(int player) const {
    session::Player const& one = runner_.plan().players[static_cast<std::size_t>(player)];
    if (!one.name.empty()) return QString::fromStdString(one.name);
    return first_capital(words(play::bot_name(*runner_.plan().game, one.bot)));
}

void MatchDialog::start_or_stop() {
    if (runner_.is_running()) {
        runner_.stop();
        say(words(msg("The match was stopped.")));
        return retranslate();
    }
    MatchRunner::Plan plan;
    plan.game = &game();
    for (std::size_t i = 0; i < 2; ++i) {
        plan.players[i] = seats_[i]->player();
        plan.players[i].limits.move_time = std::chrono::milliseconds(time_->value());
        if (plan.players[i].bot.empty())
            return say(words(msg("People do not play in this match: choose two computers.")));
    }
    plan.games = games_->value();
    plan.boards = boards_->value();
    plan.seed = QRandomGenerator::system()->generate();
    table_->setRowCount(0);
    say({});
    if (auto const started = runner_.start(plan); !started)
        return say(QStringLiteral("⚠  ") + words(started.error()));
    make_boards();
    for (int i = 0; i < runner_.tables(); ++i) show_table(i);
    show_score();
    retranslate();
}

void MatchDialog::show_table(int table) {
    if (table >= static_cast<int>(live_.size()) || table >= runner_.tables()) return;
    Live const& live = live_[static_cast<std::size_t>(table)];
    session::Session const& session = runner_.session(table);
    session::Node const& node = session.tree().here();
    game::Action const* const last = node.played();
    live.board->show_state(node.state, last ? std::optional(last->ways.front()) : std::nullopt);
    int const number = runner_.game_at(table);
    live.names->setText(
        words(Message(msg("Game {}: {} – {}"), number + 1, name_of(number % 2).toStdString(),
                      name_of(1 - number % 2).toStdString())));
}

void MatchDialog::add_row(int number) {
    MatchRunner::Played const& played = *runner_.games()[static_cast<std::size_t>(number)];
    int const row = table_->rowCount();
    table_->insertRow(row);
    auto const put = [&](Column column, QString const& text) {
        table_->setItem(row, column, new QTableWidgetItem(text));
    };
    put(number_column, QString::number(number + 1));
    put(begins_column, name_of(played.first));
    put(result_column, played.winner ? name_of(*played.winner) : words(msg("a draw")));
    put(moves_column, QString::number((played.plies + 1) / 2));
    put(reason_column, first_capital(played.reason));
    table_->resizeRowToContents(row); // long names and reasons wrap
    table_->scrollToBottom();
}

void MatchDialog::show_score() {
    MatchRunner::Score const first = runner_.score(0), second = runner_.score(1);
    score_->setText(QStringLiteral("%1  %2 : %3  %4")
                        .arg(name_of(0), points_text(first.points()), points_text(second.points()),
                             name_of(1)));
}

void MatchDialog::say(QString const& text) { message_->setText(text); }

void MatchDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void MatchDialog::retranslate() {
    setWindowTitle(words(msg("A match between computers")));
    game_label_->setText(words(msg("Game")));
    games_label_->setText(words(msg("Number of games")));
    boards_label_->setText(words(msg("Boards at a time")));
    time_label_->setText(words(msg("Milliseconds for each move")));
    for (auto const& [label, field] :
         std::initializer_list<std::pair<QLabel*, QWidget*>>{{game_label_, game_},
                                                             {games_label_, games_},
                                                             {boards_label_, boards_},
                                                             {time_label_, time_}})
        field->setAccessibleName(label->text());
    for (int i = 0; i < game_->count(); ++i)
        for (game::Game const* const one : catalogue_)
            if (game_->itemData(i).toString().toStdString() == one->key())
                game_->setItemText(i, words(one->name()));
    table_->setAccessibleName(words(msg("Games")));
    table_->setHorizontalHeaderLabels({QStringLiteral("№"), words(msg("Begins")),
                                       words(msg("Result")), words(msg("Moves")),
                                       words(msg("How it ended"))});
    start_->setText(runner_.is_running() ? words(msg("Stop")) : words(msg("Start the match")));
    close_->setText(words(msg("Close")));
    for (QWidget* const one :
         std::initializer_list<QWidget*>{game_, games_, boards_, time_, seats_[0], seats_[1]})
        one->setEnabled(!runner_.is_running());
}

} // namespace damier::desktop
