// Where the widgets of the position editor stand.
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/panels/position_editor.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStackedWidget>

namespace damier::desktop {

namespace {

QHBoxLayout* row_of(std::initializer_list<QWidget*> widgets) {
    auto* row = new QHBoxLayout;
    for (QWidget* widget : widgets) row->addWidget(widget);
    return row;
}

} // namespace

void PositionEditor::build_board_page() {
    for (QLabel* label : {verdict_, counts_, explanation_}) label->setWordWrap(true);
    verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    game_label_->setBuddy(game_box_);
    size_label_->setBuddy(size_box_);
    line_label_->setBuddy(line_);
    for (game::Game const* game : games_)
        game_box_->addItem(QString(), QString::fromStdString(std::string(game->key())));

    auto* board_page = new QWidget;
    auto* board_side = new QVBoxLayout(board_page);
    board_side->setContentsMargins(0, 0, 0, 0);
    board_side->addWidget(board_, 1);
    auto* text_page = new QWidget;
    auto* text_side = new QVBoxLayout(text_page);
    text_side->setContentsMargins(0, 0, 0, 0);
    text_side->addWidget(explanation_);
    auto* both = new QHBoxLayout;
    both->addWidget(words_, 2);
    both->addWidget(preview_, 3);
    text_side->addLayout(both, 1);
    preview_->set_interactive(false);
    preview_->setFocusPolicy(Qt::NoFocus);
    line_->setObjectName(QStringLiteral("position_text"));
    words_->setLineWrapMode(QPlainTextEdit::NoWrap);
    words_->setTabChangesFocus(true);
    QFont fixed(QStringLiteral("monospace"));
    fixed.setStyleHint(QFont::Monospace);
    words_->setFont(fixed);
    pages_->addWidget(board_page);
    pages_->addWidget(text_page);

    auto* side = new QVBoxLayout;
    side->setSpacing(6);
    side->addWidget(game_label_);
    side->addLayout(row_of({game_box_, size_label_, size_box_}));
    side->addSpacing(8);
    side->addWidget(tool_label_);
    side->addLayout(palette_);
    side->addSpacing(8);
    side->addWidget(turn_label_);
    side->addLayout(row_of({white_, black_}));
    side->addSpacing(8);
    side->addLayout(row_of({start_, clear_, turn_}));
    side->addSpacing(8);
    side->addWidget(counts_);
    side->addWidget(verdict_);
    side->addStretch(1);
    side->addLayout(row_of({analyse_, accept_}));
    side->addWidget(cancel_);
    accept_->setDefault(true);

    auto* top = new QHBoxLayout;
    top->setSpacing(16);
    top->addWidget(pages_, 3);
    top->addLayout(side, 1);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(line_label_);
    bottom->addWidget(line_, 1);
    bottom->addStretch(0);
    bottom->addWidget(copy_);
    bottom->addWidget(paste_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 12);
    all->setSpacing(10);
    all->addLayout(top, 1);
    all->addLayout(bottom);
}

} // namespace damier::desktop
