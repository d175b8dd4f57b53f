#include "apps/desktop/chips.hpp"

#include "apps/desktop/panels/one_of_many.hpp"

namespace damier::desktop {

namespace {

constexpr char const* value_name = "value";

} // namespace

Chips::Chips(QWidget* parent)
    : QWidget(parent), group_(new QButtonGroup(this)), row_(new QHBoxLayout(this)) {
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(6);
    connect(group_, &QButtonGroup::buttonClicked, this, &Chips::changed);
}

// Buttons that are there already only change what they say: who stands on one goes on from it.
void Chips::set_chips(QList<Chip> const& chips) {
    QVariant const before = value();
    if (group_->buttons().size() != chips.size()) make_buttons(chips.size());
    for (qsizetype i = 0; i < chips.size(); ++i) {
        QAbstractButton* const button = group_->buttons()[i];
        button->setText(chips[i].text);
        button->setProperty(value_name, chips[i].value);
        button->setMinimumWidth(button->fontMetrics().horizontalAdvance(chips[i].text) + 20);
    }
    set_value(before);
}

void Chips::make_buttons(qsizetype count) {
    while (QLayoutItem* const item = row_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (qsizetype i = 0; i < count; ++i) {
        auto* const button = new QPushButton(this);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setMinimumHeight(32);
        group_->addButton(button);
        row_->addWidget(button, 1);
    }
    lead_tab_to_chosen(*group_);
}

QVariant Chips::value() const {
    QAbstractButton const* const checked = group_->checkedButton();
    return checked == nullptr ? QVariant() : checked->property(value_name);
}

void Chips::set_value(QVariant const& value) {
    QPushButton* wanted = button(value);
    if (wanted == nullptr && !group_->buttons().isEmpty())
        wanted = qobject_cast<QPushButton*>(group_->buttons().front());
    if (wanted != nullptr) wanted->setChecked(true);
}

QPushButton* Chips::button(QVariant const& value) const {
    for (QAbstractButton* const one : group_->buttons())
        if (one->property(value_name) == value) return qobject_cast<QPushButton*>(one);
    return nullptr;
}

} // namespace damier::desktop
