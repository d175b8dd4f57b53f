#include "apps/desktop/panels/info_dialog.hpp"

#include "apps/desktop/panels/answer_buttons.hpp"
#include "apps/desktop/words.hpp"

#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace damier::desktop {

InfoDialog::InfoDialog(GameInfo const& info, QStringList const& seats, QWidget* parent)
    : QDialog(parent), old_(info) {
    setWindowTitle(words(msg("About this game")));
    auto* const all = new QVBoxLayout(this);
    all->addLayout(new QFormLayout);
    event_ = add(words(msg("Event")), info.event);
    site_ = add(words(msg("Place")), info.site);
    round_ = add(words(msg("Round")), info.round);
    date_ = add(words(msg("Date")), info.date);
    date_->setPlaceholderText(words(msg("year.month.day, such as 2024.03.09")));
    for (int i = 0; i < seats.size(); ++i) {
        auto const at = static_cast<std::size_t>(i);
        players_.push_back(add(seats[i], at < info.players.size() ? info.players[at] : ""));
    }
    all->addWidget(new AnswerButtons(msg("Keep"), this));
    resize(420, sizeHint().height());
}

QLineEdit* InfoDialog::add(QString const& label, std::string const& value) {
    auto* const line = new QLineEdit(value == "?" ? QString() : QString::fromStdString(value));
    line->setAccessibleName(label);
    static_cast<QFormLayout*>(layout()->itemAt(0)->layout())->addRow(label, line);
    return line;
}

GameInfo InfoDialog::info() const {
    auto const text = [](QLineEdit const* line) { return line->text().trimmed().toStdString(); };
    GameInfo info{text(event_), text(site_), text(round_), text(date_), {}, old_.result};
    for (QLineEdit const* const line : players_) info.players.push_back(text(line));
    return info;
}

} // namespace damier::desktop
