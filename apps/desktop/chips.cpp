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

void Chips::set_chips(QList<Chip> const& chips) {
    QVariant const before = value();
    while (QLayoutItem* const item = row_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (Chip const& chip : chips) {
        auto* const button = new QPushButton(chip.text);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setMinimumHeight(32);
        button->setProperty(value_name, chip.value);
        QFontMetrics const letters = button->fontMetrics();
        button->setMinimumWidth(letters.horizontalAdvance(chip.text) + 20);
        group_->addButton(button);
        row_->addWidget(button, 1);
    }
    lead_tab_to_chosen(*group_);
    set_value(before);
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
