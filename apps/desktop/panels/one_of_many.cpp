#include "apps/desktop/panels/one_of_many.hpp"

#include <QAbstractButton>
#include <QButtonGroup>

namespace damier::desktop {

namespace {

void set_policies(QButtonGroup const& group) {
    if (group.checkedButton() == nullptr) return;
    for (QAbstractButton* const one : group.buttons())
        one->setFocusPolicy(one->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
}

} // namespace

void lead_tab_to_chosen(QButtonGroup& group) {
    set_policies(group);
    for (QAbstractButton* const one : group.buttons())
        QObject::connect(one, &QAbstractButton::toggled, &group,
                         [&group](bool is_on) { is_on ? set_policies(group) : void(); });
}

} // namespace damier::desktop
