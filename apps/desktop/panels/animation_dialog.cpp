#include "apps/desktop/panels/animation_dialog.hpp"

#include "apps/desktop/panels/answer_buttons.hpp"
#include "apps/desktop/panels/move_text.hpp"
#include "apps/desktop/words.hpp"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace damier::desktop {

namespace {

struct Size {
    std::string_view name;
    int side;
};
constexpr std::array sizes{Size{msg("small"), 320}, Size{msg("medium"), 480},
                           Size{msg("large"), 720}};

} // namespace

AnimationDialog::AnimationDialog(session::Tree const& tree, std::vector<session::NodeId> line,
                                 QWidget* parent)
    : QDialog(parent),
      tree_(tree),
      line_(std::move(line)),
      first_label_(new QLabel),
      last_label_(new QLabel),
      pace_label_(new QLabel),
      size_label_(new QLabel),
      first_(new QComboBox),
      last_(new QComboBox),
      size_(new QComboBox),
      pace_(new QDoubleSpinBox) {
    for (std::size_t i = 1; i < line_.size(); ++i) {
        QString const move = spoken_move(tree_, line_[i]);
        first_->addItem(move);
        last_->addItem(move);
    }
    last_->setCurrentIndex(last_->count() - 1);
    for (std::size_t i = 0; i < sizes.size(); ++i) size_->addItem(QString());
    size_->setCurrentIndex(1);
    pace_->setRange(0.2, 10);
    pace_->setSingleStep(0.2);
    pace_->setDecimals(1);
    pace_->setValue(1);
    auto* const form = new QFormLayout(this);
    for (auto const& [label, field] :
         std::initializer_list<std::pair<QLabel*, QWidget*>>{{first_label_, first_},
                                                             {last_label_, last_},
                                                             {pace_label_, pace_},
                                                             {size_label_, size_}}) {
        label->setBuddy(field);
        form->addRow(label, field);
    }
    form->addRow(new AnswerButtons(msg("Save…"), this));
    connect(first_, &QComboBox::currentIndexChanged, this, [this] { keep_order(true); });
    connect(last_, &QComboBox::currentIndexChanged, this, [this] { keep_order(false); });
    retranslate();
}

// The first move is never behind the last.
void AnimationDialog::keep_order(bool is_first_changed) {
    if (first_->currentIndex() <= last_->currentIndex()) return;
    QComboBox* const other = is_first_changed ? last_ : first_;
    QSignalBlocker const block(other);
    other->setCurrentIndex(is_first_changed ? first_->currentIndex() : last_->currentIndex());
}

std::vector<session::NodeId> AnimationDialog::nodes() const {
    if (first_->count() == 0) return line_;
    return {line_.begin() + first_->currentIndex(), line_.begin() + last_->currentIndex() + 2};
}

int AnimationDialog::milliseconds() const { return static_cast<int>(pace_->value() * 1000); }

int AnimationDialog::side() const {
    return sizes[static_cast<std::size_t>(size_->currentIndex())].side;
}

void AnimationDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void AnimationDialog::retranslate() {
    setWindowTitle(words(msg("Export the moves as an animation")));
    first_label_->setText(words(msg("First move")));
    last_label_->setText(words(msg("Last move")));
    pace_label_->setText(words(msg("Seconds for each move")));
    size_label_->setText(words(msg("Size")));
    for (std::size_t i = 0; i < sizes.size(); ++i)
        size_->setItemText(static_cast<int>(i), first_capital(words(sizes[i].name)));
    for (auto const& [label, field] :
         std::initializer_list<std::pair<QLabel*, QWidget*>>{{first_label_, first_},
                                                             {last_label_, last_},
                                                             {pace_label_, pace_},
                                                             {size_label_, size_}})
        field->setAccessibleName(label->text());
}

} // namespace damier::desktop
