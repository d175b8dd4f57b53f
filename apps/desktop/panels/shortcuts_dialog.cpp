#include "apps/desktop/panels/shortcuts_dialog.hpp"

#include "apps/desktop/panels/answer_buttons.hpp"
#include "apps/desktop/panels/roomy_delegate.hpp"
#include "apps/desktop/words.hpp"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr char usual_property[] = "damier_usual_keys";

QString name_of(QAction const& action) {
    QString text = action.text();
    text.remove(QLatin1Char('&'));
    if (text.endsWith(QChar(0x2026))) text.chop(1);
    return text;
}

QString setting_of(QAction const& action) { return QStringLiteral("keys/") + action.objectName(); }

} // namespace

void keep_usual_keys(QList<QAction*> const& actions) {
    for (QAction* action : actions) action->setProperty(usual_property, action->shortcut());
}

QKeySequence usual_keys(QAction const& action) {
    return action.property(usual_property).value<QKeySequence>();
}

void read_keys(QSettings& settings, QList<QAction*> const& actions) {
    for (QAction* action : actions) {
        QVariant const kept = settings.value(setting_of(*action));
        if (!action->objectName().isEmpty() && kept.isValid())
            action->setShortcut(QKeySequence(kept.toString(), QKeySequence::PortableText));
    }
}

void write_keys(QSettings& settings, QList<QAction*> const& actions) {
    for (QAction const* action : actions) {
        if (action->objectName().isEmpty()) continue;
        if (action->shortcut() == usual_keys(*action))
            settings.remove(setting_of(*action));
        else
            settings.setValue(setting_of(*action),
                              action->shortcut().toString(QKeySequence::PortableText));
    }
}

ShortcutsDialog::ShortcutsDialog(QList<QAction*> const& actions, QWidget* parent)
    : QDialog(parent),
      filter_(new QLineEdit),
      list_(new QTreeWidget),
      keys_label_(new QLabel),
      conflict_(new QLabel),
      edit_(new QKeySequenceEdit),
      clear_(new QPushButton),
      reset_(new QPushButton),
      reset_all_(new QPushButton),
      buttons_(new AnswerButtons(msg("OK"), this)) {
    for (QAction* action : actions)
        if (!action->isSeparator() && !action->text().isEmpty() && action->menu() == nullptr)
            rows_.push_back({action, action->shortcut()});
    filter_->setClearButtonEnabled(true);
    list_->setRootIsDecorated(false);
    list_->setItemDelegate(new RoomyDelegate(list_));
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    list_->setColumnCount(2);
    conflict_->setWordWrap(true);
    keys_label_->setBuddy(edit_);
    for (std::size_t i = 0; i < rows_.size(); ++i) list_->addTopLevelItem(new QTreeWidgetItem);

    auto* line = new QHBoxLayout;
    line->addWidget(keys_label_);
    line->addWidget(edit_, 1);
    auto* choices = new QHBoxLayout;
    choices->addStretch(1);
    choices->addWidget(clear_);
    choices->addWidget(reset_);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(reset_all_);
    bottom->addWidget(buttons_, 1);
    auto* all = new QVBoxLayout(this);
    all->addWidget(filter_);
    all->addWidget(list_, 1);
    all->addLayout(line);
    all->addLayout(choices);
    all->addWidget(conflict_);
    all->addLayout(bottom);
    resize(460, 520);

    connect(filter_, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(list_, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::show_selected);
    connect(list_, &QTreeWidget::itemActivated, edit_, [this] { edit_->setFocus(); });
    connect(edit_, &QKeySequenceEdit::keySequenceChanged, this, [this](QKeySequence const& keys) {
        if (!is_showing_) set_keys(keys);
    });
    connect(clear_, &QPushButton::clicked, this, [this] { set_keys({}); });
    connect(reset_, &QPushButton::clicked, this, [this] {
        if (selected() >= 0)
            set_keys(usual_keys(*rows_[static_cast<std::size_t>(selected())].action));
    });
    connect(reset_all_, &QPushButton::clicked, this, [this] {
        for (Row& row : rows_) row.keys = usual_keys(*row.action);
        retranslate();
    });
    retranslate();
    if (!rows_.empty()) list_->setCurrentItem(list_->topLevelItem(0));
    filter_->setFocus();
}

void ShortcutsDialog::select(QAction* action) {
    auto const found = std::ranges::find(rows_, action, &Row::action);
    if (found != rows_.end())
        list_->setCurrentItem(list_->topLevelItem(static_cast<int>(found - rows_.begin())));
}

void ShortcutsDialog::set_keys(QKeySequence const& keys) {
    int const row = selected();
    if (row < 0) return;
    rows_[static_cast<std::size_t>(row)].keys = keys;
    fill_row(row);
    show_selected();
}

QString ShortcutsDialog::conflict() const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
        for (std::size_t j = i + 1; j < rows_.size(); ++j)
            if (!rows_[i].keys.isEmpty() && rows_[i].keys == rows_[j].keys)
                return words(
                    Message(msg("«{}» and «{}» have the same keys: {}."),
                            name_of(*rows_[i].action).toStdString(),
                            name_of(*rows_[j].action).toStdString(),
                            rows_[i].keys.toString(QKeySequence::NativeText).toStdString()));
    return {};
}

void ShortcutsDialog::accept() {
    if (!conflict().isEmpty()) return;
    for (Row const& row : rows_) row.action->setShortcut(row.keys);
    QDialog::accept();
}

int ShortcutsDialog::selected() const { return list_->indexOfTopLevelItem(list_->currentItem()); }

void ShortcutsDialog::fill_row(int row) {
    Row const& shown = rows_[static_cast<std::size_t>(row)];
    QTreeWidgetItem& item = *list_->topLevelItem(row);
    item.setText(0, name_of(*shown.action));
    item.setIcon(0, shown.action->icon());
    item.setText(1, shown.keys.toString(QKeySequence::NativeText));
    QFont font = list_->font();
    font.setBold(shown.keys != usual_keys(*shown.action)); // changed by the user
    item.setFont(1, font);
}

void ShortcutsDialog::show_selected() {
    int const row = selected();
    is_showing_ = true;
    bool const has_row = row >= 0;
    QKeySequence const keys = has_row ? rows_[static_cast<std::size_t>(row)].keys : QKeySequence();
    // While keys are being pressed the field shows them itself.
    if (edit_->keySequence() != keys) edit_->setKeySequence(keys);
    is_showing_ = false;
    for (QWidget* widget : {static_cast<QWidget*>(edit_), static_cast<QWidget*>(clear_),
                            static_cast<QWidget*>(reset_)})
        widget->setEnabled(has_row);
    if (has_row)
        reset_->setEnabled(keys != usual_keys(*rows_[static_cast<std::size_t>(row)].action));
    check();
}

void ShortcutsDialog::filter(QString const& text) {
    for (int row = 0; row < list_->topLevelItemCount(); ++row) {
        QTreeWidgetItem& item = *list_->topLevelItem(row);
        item.setHidden(!item.text(0).contains(text, Qt::CaseInsensitive)
                       && !item.text(1).contains(text, Qt::CaseInsensitive));
    }
}

void ShortcutsDialog::check() {
    QString const said = conflict();
    conflict_->setText(said.isEmpty() ? QString() : QStringLiteral("⚠ ") + said);
    buttons_->yes().setEnabled(said.isEmpty());
}

void ShortcutsDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void ShortcutsDialog::retranslate() {
    setWindowTitle(words(msg("Keyboard shortcuts")));
    filter_->setPlaceholderText(words(msg("Search for an action or a key")));
    filter_->setAccessibleName(filter_->placeholderText());
    list_->setAccessibleName(words(msg("Actions and their keys")));
    list_->setHeaderLabels({words(msg("Action")), words(msg("Keys"))});
    keys_label_->setText(words(msg("Press the new keys")));
    edit_->setAccessibleName(keys_label_->text());
    clear_->setText(words(msg("No keys")));
    reset_->setText(words(msg("Usual keys")));
    reset_all_->setText(words(msg("All as usual")));
    for (int row = 0; row < list_->topLevelItemCount(); ++row) fill_row(row);
    list_->resizeColumnToContents(0);
    show_selected();
}

} // namespace damier::desktop
