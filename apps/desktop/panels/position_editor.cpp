#include "apps/desktop/panels/position_editor.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/panels/editor_tools.hpp"
#include "apps/desktop/panels/one_of_many.hpp"
#include "apps/desktop/panels/written_position.hpp"
#include "apps/desktop/words.hpp"

#include <QButtonGroup>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace damier::desktop {

namespace {

game::Option const* size_of(game::Game const& game) {
    for (game::Option const& option : game.options())
        if (option.key == "size" && option.choices.empty()) return &option;
    return nullptr;
}

game::StatePtr first_state(game::Game const& game, int size) {
    game::Options options;
    if (size_of(game) != nullptr && size > 0) options["size"] = std::to_string(size);
    auto const state = game.start(options, 1);
    return state ? *state : nullptr;
}

// The pieces of the draft in another game, if they can stand there.
game::StatePtr on_same_board(game::Game const& game, Draft const& draft) {
    game::About const& about = draft.about();
    game::StatePtr const other = first_state(game, about.rows);
    if (!other || !other->setup() || other->about().rows != about.rows
        || other->about().columns != about.columns)
        return nullptr;
    auto const state = other->setup()->build(draft.placement());
    return state ? *state : nullptr;
}

QHBoxLayout* row_of(std::initializer_list<QWidget*> widgets) {
    auto* row = new QHBoxLayout;
    for (QWidget* widget : widgets) row->addWidget(widget);
    return row;
}

} // namespace

PositionEditor::PositionEditor(std::span<game::Game const* const> games, QWidget* parent)
    : QWidget(parent),
      games_(games.begin(), games.end()),
      board_(new BoardWidget),
      written_(new WrittenPosition),
      game_box_(new QComboBox),
      size_box_(new QSpinBox),
      white_(new QRadioButton),
      black_(new QRadioButton),
      tools_(new EditorTools),
      clear_(new QPushButton),
      start_(new QPushButton),
      turn_(new QPushButton),
      copy_(new QPushButton),
      paste_(new QPushButton),
      accept_(new QPushButton),
      analyse_(new QPushButton),
      cancel_(new QPushButton),
      line_(new QLineEdit),
      pages_(new QStackedWidget),
      game_label_(new QLabel),
      size_label_(new QLabel),
      turn_label_(new QLabel),
      line_label_(new QLabel),
      verdict_(new QLabel),
      counts_(new QLabel) {
    build();
    connect_board();
    connect_side();
    retranslate();
    if (!games_.empty()) edit(*games_.front());
}

void PositionEditor::build() {
    for (QLabel* label : {verdict_, counts_}) label->setWordWrap(true);
    verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    game_label_->setBuddy(game_box_);
    size_label_->setBuddy(size_box_);
    line_label_->setBuddy(line_);
    line_->setObjectName(QStringLiteral("position_text"));
    for (game::Game const* game : games_)
        game_box_->addItem(QString(), QString::fromStdString(std::string(game->key())));
    pages_->addWidget(board_);
    pages_->addWidget(written_);

    auto* top = new QHBoxLayout;
    top->setSpacing(16);
    top->addWidget(pages_, 3);
    top->addLayout(make_side(), 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 12);
    all->setSpacing(10);
    all->addLayout(top, 1);
    auto* bottom = row_of({line_label_, line_});
    bottom->setStretchFactor(line_, 1);
    bottom->addStretch(0); // in its place where positions are written
    bottom->addWidget(copy_);
    bottom->addWidget(paste_);
    all->addLayout(bottom);
}

QLayout* PositionEditor::make_side() {
    auto* const turns = new QButtonGroup(this);
    turns->addButton(white_);
    turns->addButton(black_);
    lead_tab_to_chosen(*turns);
    auto* side = new QVBoxLayout;
    side->setSpacing(6);
    side->addWidget(game_label_);
    side->addLayout(row_of({game_box_, size_label_, size_box_}));
    side->addSpacing(8);
    side->addWidget(tools_);
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
    return side;
}

void PositionEditor::connect_board() {
    connect(board_, &BoardWidget::cell_clicked, this, &PositionEditor::click);
    connect(board_, &BoardWidget::piece_dropped, this, &PositionEditor::drop);
    connect(board_, &BoardWidget::cell_right_clicked, this, &PositionEditor::remove);
    connect(board_, &BoardWidget::let_go, this, [this] {
        picked_ = -1;
        board_->show_choice({}, {});
    });
    board_->set_drag_allowed([this](game::Cell) { return tools_->moves_pieces(); });
}

void PositionEditor::connect_side() {
    connect(game_box_, &QComboBox::activated, this, &PositionEditor::choose_game);
    connect(size_box_, &QSpinBox::valueChanged, this, [this] { start_position(); });
    connect(white_, &QRadioButton::clicked, this, [this] { set_draft(draft_->with_turn(0)); });
    connect(black_, &QRadioButton::clicked, this, [this] { set_draft(draft_->with_turn(1)); });
    connect(clear_, &QPushButton::clicked, this, [this] { set_draft(draft_->cleared()); });
    connect(start_, &QPushButton::clicked, this, &PositionEditor::start_position);
    connect(turn_, &QPushButton::clicked, this, [this] { set_draft(draft_->turned()); });
    connect(copy_, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(paste_, &QPushButton::clicked, this,
            [this] { read_text(QGuiApplication::clipboard()->text().trimmed()); });
    connect(line_, &QLineEdit::textEdited, this, &PositionEditor::read_text);
    connect(written_, &WrittenPosition::changed, this, &PositionEditor::check);
    connect(accept_, &QPushButton::clicked, this, &PositionEditor::accept);
    connect(analyse_, &QPushButton::clicked, this, [this] {
        if (is_valid()) Q_EMIT analysis_wanted(game_box_->currentData().toString(), text());
    });
    connect(cancel_, &QPushButton::clicked, this, &PositionEditor::cancelled);
}

void PositionEditor::edit(game::Game const& game, game::StatePtr state) {
    auto const found = std::ranges::find(games_, &game);
    if (found == games_.end()) return;
    game_ = &game;
    game::Option const* size = size_of(game);
    game_box_->setCurrentIndex(static_cast<int>(found - games_.begin()));
    {
        QSignalBlocker const quiet(size_box_);
        if (size != nullptr) {
            size_box_->setRange(static_cast<int>(size->least), static_cast<int>(size->most));
            size_box_->setSingleStep(size->key == "size" && game.key() == "ulb" ? 2 : 1);
            size_box_->setValue(state ? state->about().rows : std::stoi(size->standard));
        }
    }
    if (!state) state = first_state(game, size != nullptr ? size_box_->value() : 0);
    if (!state) return;
    bool const is_board = state->setup() != nullptr;
    pages_->setCurrentIndex(is_board ? 0 : 1);
    size_box_->setVisible(size != nullptr && is_board);
    size_label_->setVisible(size != nullptr && is_board);
    for (QWidget* const widget : std::initializer_list<QWidget*>{
             white_, black_, clear_, turn_, line_, line_label_, tools_, turn_label_, counts_})
        widget->setVisible(is_board);
    if (is_board) return set_draft(std::make_shared<Draft>(state));
    draft_ = nullptr;
    written_->set_text(QString::fromStdString(state->text()));
    check();
}

void PositionEditor::set_look(Look const& look) {
    look_ = look;
    board_->set_look(look);
    written_->set_look(look);
    if (is_drawn()) tools_->show_pieces_of(draft_, look_);
}

QString PositionEditor::text() const {
    return is_drawn() ? line_->text().trimmed() : written_->text();
}

void PositionEditor::choose_game(int index) {
    game::Game const& game = *games_[static_cast<std::size_t>(index)];
    if (&game == game_) return;
    // Pieces stay where they are if the other game is played on the same board.
    if (is_drawn())
        if (game::StatePtr const same = on_same_board(game, *draft_)) return edit(game, same);
    edit(game);
}

void PositionEditor::start_position() {
    auto const state = first_state(*game_, size_box_->value());
    if (state) edit(*game_, state);
}

void PositionEditor::set_draft(DraftPtr draft) {
    bool const is_other = !draft_ || &draft_->about() != &draft->about();
    draft_ = std::move(draft);
    picked_ = -1;
    board_->show_state(draft_);
    if (is_other) tools_->show_pieces_of(draft_, look_);
    (draft_->to_play() == 0 ? white_ : black_)->setChecked(true);
    line_->setText(QString::fromStdString(draft_->text()));
    check();
}

// Typed or pasted: the board follows as soon as the text makes sense.
void PositionEditor::read_text(QString const& text) {
    if (!is_drawn()) return written_->set_text(text);
    auto const state = game_->read(text.toStdString());
    if (state && (*state)->setup()) {
        QString const written = text;
        int const cursor = line_->cursorPosition();
        set_draft(std::make_shared<Draft>(*state));
        line_->setText(written);
        line_->setCursorPosition(cursor);
    } else if (line_->text() != text) {
        line_->setText(text);
    }
    check();
}

void PositionEditor::check() {
    // What is typed may not (yet) be what stands on the board.
    bool const is_typed = !is_drawn() || text().toStdString() != draft_->text();
    auto const state = is_typed ? game_->read(text().toStdString()) : draft_->built();
    problem_ = state ? QString() : words(state.error());
    QString said;
    if (!state)
        said = QStringLiteral("✗ ")
               + words(Message(msg("This cannot be played: {}."), problem_.toStdString()));
    else if (game::is_over((*state)->outcome()))
        said = QStringLiteral("! ") + words(msg("The game is over in this position."));
    else
        said = QStringLiteral("✓ ")
               + words(counted(static_cast<long>((*state)->actions().size()),
                               "The position is legal: {} move.",
                               "The position is legal: {} moves.", (*state)->actions().size()));
    verdict_->setText(said);
    accept_->setEnabled(state.has_value());
    analyse_->setEnabled(state.has_value());
    if (state && !is_drawn()) written_->show_meaning(*state);
    if (!is_drawn()) return;
    auto const count = [&](game::Seat owner) {
        return Message(msg("{}: {} men, {} kings"),
                       Argument::translated(draft_->about().seats[static_cast<std::size_t>(owner)]),
                       draft_->count({owner, 0}), draft_->count({owner, 1}));
    };
    counts_->setText(words(count(0)) + QLatin1Char('\n') + words(count(1)));
}

void PositionEditor::click(int cell) {
    if (!is_drawn() || !draft_->is_usable(cell) || board_->is_dragging()) return;
    auto const there = draft_->at(cell);
    if (tools_->moves_pieces()) {
        if (picked_ >= 0) return picked_ == cell ? set_draft(draft_) : drop(picked_, cell);
        if (!there) return;
        picked_ = cell;
        return board_->show_choice({cell}, {});
    }
    auto const piece = tools_->piece(); // the same once more takes it away
    set_draft(draft_->with(cell, there == piece ? std::nullopt : piece));
}

void PositionEditor::remove(int cell) {
    if (is_drawn() && draft_->is_usable(cell)) set_draft(draft_->with(cell, std::nullopt));
}

void PositionEditor::drop(int from, int to) {
    if (!is_drawn() || !draft_->is_usable(to)) return set_draft(draft_);
    auto const piece = draft_->at(from);
    set_draft(draft_->with(from, std::nullopt)->with(to, piece));
}

void PositionEditor::accept() {
    if (is_valid()) Q_EMIT position_accepted(game_box_->currentData().toString(), text());
}

void PositionEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void PositionEditor::retranslate() {
    setAccessibleName(words(msg("Position editor")));
    game_label_->setText(words(msg("Game")));
    game_box_->setAccessibleName(words(msg("Game")));
    for (std::size_t i = 0; i < games_.size(); ++i)
        game_box_->setItemText(static_cast<int>(i), words(games_[i]->name()));
    size_label_->setText(words(msg("Size")));
    size_box_->setAccessibleName(words(msg("size of the board")));
    turn_label_->setText(words(msg("Side to move")));
    white_->setText(words(msg("White")));
    black_->setText(words(msg("Black")));
    start_->setText(words(msg("Start")));
    start_->setToolTip(words(msg("The first position of the game")));
    clear_->setText(words(msg("Empty")));
    clear_->setToolTip(words(msg("Take all pieces away")));
    turn_->setText(words(msg("Exchange")));
    turn_->setToolTip(words(msg("Turn the board round and exchange the sides")));
    line_label_->setText(words(msg("Position as text")));
    line_->setAccessibleName(words(msg("Position as text")));
    copy_->setText(words(msg("Copy")));
    paste_->setText(words(msg("Paste")));
    accept_->setText(words(msg("Play from here…")));
    analyse_->setText(words(msg("Analyse")));
    cancel_->setText(words(msg("Cancel")));
    if (game_ != nullptr) check();
}

} // namespace damier::desktop
