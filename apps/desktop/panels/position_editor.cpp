#include "apps/desktop/panels/position_editor.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/panels/one_of_many.hpp"
#include "apps/desktop/panels/piece_icon.hpp"
#include "apps/desktop/words.hpp"

#include <QButtonGroup>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace damier::desktop {

namespace {

// What a click on the board does. Pieces are numbered behind these.
enum Tool { hand, eraser, first_piece };

game::Piece piece_of(int tool) { return {(tool - first_piece) / 2, (tool - first_piece) % 2}; }

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

} // namespace

PositionEditor::PositionEditor(std::span<game::Game const* const> games, QWidget* parent)
    : QWidget(parent),
      games_(games.begin(), games.end()),
      board_(new BoardWidget),
      preview_(new BoardWidget),
      game_box_(new QComboBox),
      size_box_(new QSpinBox),
      white_(new QRadioButton),
      black_(new QRadioButton),
      tools_(new QButtonGroup(this)),
      palette_(new QGridLayout),
      clear_(new QPushButton),
      start_(new QPushButton),
      turn_(new QPushButton),
      copy_(new QPushButton),
      paste_(new QPushButton),
      accept_(new QPushButton),
      analyse_(new QPushButton),
      cancel_(new QPushButton),
      line_(new QLineEdit),
      words_(new QPlainTextEdit),
      pages_(new QStackedWidget),
      game_label_(new QLabel),
      size_label_(new QLabel),
      turn_label_(new QLabel),
      tool_label_(new QLabel),
      line_label_(new QLabel),
      verdict_(new QLabel),
      counts_(new QLabel),
      explanation_(new QLabel) {
    build_palette();
    build_board_page();
    connect(game_box_, &QComboBox::activated, this, &PositionEditor::choose_game);
    connect(size_box_, &QSpinBox::valueChanged, this, [this] { start_position(); });
    connect(board_, &BoardWidget::cell_clicked, this, &PositionEditor::click);
    connect(board_, &BoardWidget::piece_dropped, this, &PositionEditor::drop);
    connect(board_, &BoardWidget::cell_right_clicked, this, &PositionEditor::remove);
    connect(board_, &BoardWidget::let_go, this, [this] {
        picked_ = -1;
        board_->show_choice({}, {});
    });
    board_->set_drag_allowed([this](game::Cell) { return tools_->checkedId() == hand; });
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
    connect(words_, &QPlainTextEdit::textChanged, this, &PositionEditor::check);
    connect(accept_, &QPushButton::clicked, this, &PositionEditor::accept);
    connect(analyse_, &QPushButton::clicked, this, [this] {
        if (is_valid()) Q_EMIT analysis_wanted(game_box_->currentData().toString(), text());
    });
    connect(cancel_, &QPushButton::clicked, this, &PositionEditor::cancelled);
    retranslate();
    if (!games_.empty()) edit(*games_.front());
}

void PositionEditor::build_palette() {
    tools_->setExclusive(true);
    for (int tool = hand; tool < first_piece + 4; ++tool) {
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + tool)));
        button->setToolButtonStyle(tool < first_piece ? Qt::ToolButtonTextOnly
                                                      : Qt::ToolButtonTextUnderIcon);
        button->setIconSize({36, 36});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        tools_->addButton(button, tool);
        if (tool < first_piece)
            palette_->addWidget(button, 2, tool);
        else
            palette_->addWidget(button, piece_of(tool).owner, piece_of(tool).kind);
    }
    tools_->button(first_piece)->setChecked(true);
    lead_tab_to_chosen(*tools_);
    auto* const turns = new QButtonGroup(this);
    turns->addButton(white_);
    turns->addButton(black_);
    lead_tab_to_chosen(*turns);
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
    for (QWidget* widget :
         {static_cast<QWidget*>(white_), static_cast<QWidget*>(black_),
          static_cast<QWidget*>(clear_), static_cast<QWidget*>(turn_), static_cast<QWidget*>(line_),
          static_cast<QWidget*>(line_label_), static_cast<QWidget*>(tool_label_),
          static_cast<QWidget*>(turn_label_), static_cast<QWidget*>(counts_)})
        widget->setVisible(is_board);
    for (QAbstractButton* button : tools_->buttons()) button->setVisible(is_board);
    if (is_board) return set_draft(std::make_shared<Draft>(state));
    draft_ = nullptr;
    words_->setPlainText(QString::fromStdString(state->text()));
    check();
}

void PositionEditor::set_look(Look const& look) {
    look_ = look;
    board_->set_look(look);
    preview_->set_look(look);
    fill_palette();
}

QString PositionEditor::text() const {
    return is_drawn() ? line_->text().trimmed() : words_->toPlainText();
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
    if (is_other) fill_palette();
    (draft_->to_play() == 0 ? white_ : black_)->setChecked(true);
    line_->setText(QString::fromStdString(draft_->text()));
    check();
}

// Typed or pasted: the board follows as soon as the text makes sense.
void PositionEditor::read_text(QString const& text) {
    if (!is_drawn()) return words_->setPlainText(text);
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
    if (state && !is_drawn()) preview_->show_state(*state);
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
    int const tool = tools_->checkedId();
    if (tool == hand) {
        if (picked_ >= 0) return picked_ == cell ? set_draft(draft_) : drop(picked_, cell);
        if (!draft_->at(cell)) return;
        picked_ = cell;
        return board_->show_choice({cell}, {});
    }
    auto const there = draft_->at(cell);
    if (tool == eraser) return set_draft(draft_->with(cell, std::nullopt));
    game::Piece const piece = piece_of(tool);
    if (there == piece) return set_draft(draft_->with(cell, std::nullopt));
    set_draft(draft_->with(cell, piece));
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

void PositionEditor::fill_palette() {
    if (!is_drawn()) return;
    game::About const& about = draft_->about();
    for (int tool = first_piece; tool < first_piece + 4; ++tool) {
        game::Piece const piece = piece_of(tool);
        auto* button = qobject_cast<QToolButton*>(tools_->button(tool));
        button->setIcon(piece_icon(about, piece, look_, 36, devicePixelRatioF()));
        // TRANSLATORS: a kind of piece and its side, such as «man, White»
        QString const name = words(
            Message(msg("{}, {}"),
                    Argument::translated(about.kinds[static_cast<std::size_t>(piece.kind)].name),
                    Argument::translated(about.seats[static_cast<std::size_t>(piece.owner)])));
        button->setText(name);
        button->setAccessibleName(name);
        button->setToolTip(name + QStringLiteral(" (")
                           + button->shortcut().toString(QKeySequence::NativeText)
                           + QLatin1Char(')'));
    }
}

void PositionEditor::retranslate() {
    setAccessibleName(words(msg("Position editor")));
    game_label_->setText(words(msg("Game")));
    game_box_->setAccessibleName(words(msg("Game")));
    for (std::size_t i = 0; i < games_.size(); ++i)
        game_box_->setItemText(static_cast<int>(i), words(games_[i]->name()));
    size_label_->setText(words(msg("Size")));
    size_box_->setAccessibleName(words(msg("size of the board")));
    tool_label_->setText(words(msg("A click on the board sets")));
    tools_->button(hand)->setText(words(msg("Move pieces")));
    tools_->button(eraser)->setText(words(msg("Remove pieces")));
    for (int tool : {hand, eraser})
        tools_->button(tool)->setAccessibleName(tools_->button(tool)->text());
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
    words_->setAccessibleName(words(msg("Position as text")));
    preview_->setAccessibleName(words(msg("Preview of the board")));
    copy_->setText(words(msg("Copy")));
    paste_->setText(words(msg("Paste")));
    accept_->setText(words(msg("Play from here…")));
    analyse_->setText(words(msg("Analyse")));
    cancel_->setText(words(msg("Cancel")));
    explanation_->setText(words(msg("Positions of this game are entered as text: change the text "
                                    "below or paste another one. It is checked as you type.")));
    fill_palette();
    if (game_ != nullptr) check();
}

} // namespace damier::desktop
