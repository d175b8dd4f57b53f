#include "apps/desktop/seat_editor.hpp"

#include "apps/desktop/describe.hpp"
#include "apps/desktop/words.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace damier::desktop {

SeatEditor::SeatEditor(QWidget* parent)
    : QWidget(parent), seat_(new QLabel), kind_(new QComboBox), name_(new QLineEdit) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    seat_->setMinimumWidth(90);
    row->addWidget(seat_);
    row->addWidget(kind_, 3);
    row->addWidget(name_, 2);
    kind_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(kind_, &QComboBox::currentIndexChanged, this, &SeatEditor::changed);
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
    name_->setPlaceholderText(words(msg("Name")));
    kind_->setAccessibleName(words(Message(msg("Who plays {}"), Argument::translated(seat_name))));
    name_->setAccessibleName(words(Message(msg("Name of {}"), Argument::translated(seat_name))));
    set_player(before);
}

session::Player SeatEditor::player() const {
    session::Player player;
    player.bot = kind_->currentData().toString().toStdString();
    player.name = name_->text().trimmed().toStdString();
    return player;
}

void SeatEditor::set_player(session::Player const& player) {
    int const index = kind_->findData(QString::fromStdString(player.bot));
    kind_->setCurrentIndex(index < 0 ? 0 : index);
    name_->setText(QString::fromStdString(player.name));
}

} // namespace damier::desktop
