#include "apps/desktop/seat_editor.hpp"

#include "apps/desktop/describe.hpp"
#include "apps/desktop/engines.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/words.hpp"
#include "damier/base/strength.hpp"
#include "damier/base/text.hpp"
#include "damier/game/program.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

namespace damier::desktop {

namespace {

constexpr int usual_points = 1500;
constexpr char const* by_points = "points";

constexpr std::string_view engine_prefix = "engine:";

std::string with_points(int points) { return std::string(engine_prefix) + std::to_string(points); }

} // namespace

SeatEditor::SeatEditor(QWidget* parent)
    : QWidget(parent),
      seat_(new QLabel),
      kind_(new QComboBox),
      points_(new QSpinBox),
      name_(new QLineEdit) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    seat_->setMinimumWidth(90);
    row->addWidget(seat_);
    row->addWidget(kind_, 4);
    row->addWidget(points_);
    row->addWidget(name_, 1);
    points_->setRange(fewest_points, most_points);
    points_->setSingleStep(50);
    points_->setValue(usual_points);
    kind_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    kind_->setMinimumContentsLength(22); // a long entry leaves room for the name
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    name_->setMinimumWidth(64);
    connect(kind_, &QComboBox::currentIndexChanged, this, &SeatEditor::show_points);
    connect(kind_, &QComboBox::currentIndexChanged, this, &SeatEditor::changed);
    connect(points_, &QSpinBox::valueChanged, this, &SeatEditor::changed);
    connect(name_, &QLineEdit::textChanged, this, &SeatEditor::changed);
}

void SeatEditor::show_seat(game::Game const& game, std::string_view seat_name) {
    session::Player const before = player();
    QSignalBlocker const block(this), block_kind(kind_);
    QString const seat = words(seat_name);
    seat_->setText(seat);
    kind_->clear();
    kind_->addItem(words(msg("Person")), QString());
    for (game::BotKind const& bot : game.bots())
        kind_->addItem(words(Message(msg("Computer: {}"), Argument::translated(bot.name))),
                       QString::fromStdString(bot.key));
    if (game.has_bot(with_points(usual_points)))
        kind_->addItem(words(msg("Computer: by points")), by_points);
    Settings kept;
    for (Engine const& engine : read_engines(kept))
        kind_->addItem(words(Message(msg("Program: {}"), engine.name)),
                       QString::fromStdString(engine.player()));
    points_->setAccessibleName(
        words(Message(msg("Points of {}"), Argument::translated(seat_name))));
    name_->setPlaceholderText(words(msg("Name")));
    kind_->setAccessibleName(words(Message(msg("Who plays {}"), Argument::translated(seat_name))));
    name_->setAccessibleName(words(Message(msg("Name of {}"), Argument::translated(seat_name))));
    set_player(before);
}

session::Player SeatEditor::player() const {
    session::Player player;
    QString const kind = kind_->currentData().toString();
    player.bot = kind == by_points ? with_points(points_->value()) : kind.toStdString();
    player.name = name_->text().trimmed().toStdString();
    // Nobody would know it by its command.
    if (player.name.empty() && game::names_program(player.bot)) {
        Settings kept;
        for (Engine const& engine : read_engines(kept))
            if (engine.player() == player.bot) player.name = engine.name;
    }
    return player;
}

void SeatEditor::set_player(session::Player const& player) {
    std::optional<long> number;
    if (player.bot.starts_with(engine_prefix))
        number = to_integer(std::string_view(player.bot).substr(engine_prefix.size()));
    bool const has_points = number && is_points(*number);
    if (has_points) points_->setValue(static_cast<int>(*number));
    int const index =
        kind_->findData(has_points ? QString(by_points) : QString::fromStdString(player.bot));
    kind_->setCurrentIndex(index < 0 ? 0 : index);
    name_->setText(QString::fromStdString(player.name));
    show_points();
}

void SeatEditor::show_points() { points_->setVisible(kind_->currentData() == by_points); }

} // namespace damier::desktop
