#include "apps/desktop/start_page.hpp"

#include "apps/desktop/board/export.hpp"
#include "apps/desktop/families.hpp"
#include "apps/desktop/game_row.hpp"
#include "apps/desktop/game_tile.hpp"
#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/play_card.hpp"
#include "apps/desktop/words.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int side_width = 236, current_picture = 84, recent_picture = 52, widest_card = 1100;
constexpr double heading_scale = 1.2;

} // namespace

StartPage::StartPage(std::span<game::Game const* const> catalogue, QWidget* parent)
    : QWidget(parent),
      catalogue_(catalogue),
      area_(new QScrollArea),
      card_(new PlayCard(catalogue)),
      recent_title_(new QLabel),
      picture_(new QLabel),
      current_title_(new QLabel),
      current_detail_(new QLabel),
      games_title_(new QLabel),
      nothing_(new QLabel),
      current_(new QWidget),
      continue_(new QPushButton),
      analyse_(new QPushButton),
      open_(new QPushButton),
      editor_(new QPushButton),
      endings_(new QPushButton),
      filter_(new QLineEdit),
      recent_(new QListWidget) {
    auto* const inside = new QWidget;
    auto* const column = new QVBoxLayout(inside);
    column->setContentsMargins(20, 18, 20, 18);
    column->setSpacing(18);
    column->addWidget(make_top());
    column->addWidget(make_games());
    column->addStretch(1);
    area_->setWidget(inside);
    area_->setWidgetResizable(true);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(area_);

    connect(card_, &PlayCard::play_wanted, this, &StartPage::play_wanted);
    connect(card_, &PlayCard::options_wanted, this, &StartPage::options_wanted);
    auto const take_up = [this](QListWidgetItem const* item) {
        emit recent_chosen(item->data(Qt::UserRole).toString());
    };
    connect(recent_, &QListWidget::itemActivated, this, take_up);
    connect(recent_, &QListWidget::itemClicked, this, take_up);
    connect(continue_, &QPushButton::clicked, this, &StartPage::continue_wanted);
    connect(analyse_, &QPushButton::clicked, this,
            [this] { emit analyse_wanted(QString::fromStdString(card_->choice().game)); });
    connect(open_, &QPushButton::clicked, this, &StartPage::open_wanted);
    connect(editor_, &QPushButton::clicked, this, &StartPage::editor_wanted);
    connect(endings_, &QPushButton::clicked, this, &StartPage::endings_wanted);
    connect(filter_, &QLineEdit::textChanged, this, &StartPage::filter);
    connect(&painting_, &QTimer::timeout, this, [this] {
        if (!paint_next()) painting_.stop();
    });
    set_fonts();
    retranslate();
    show_current(nullptr);
    show_recent({});
}

QWidget* StartPage::make_top() {
    auto* const top = new QWidget;
    auto* const row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(18);
    card_->setMaximumWidth(widest_card);
    row->addWidget(card_, 1);
    row->addWidget(make_side());
    row->addStretch(0); // what a large screen has more
    return top;
}

QWidget* StartPage::make_side() {
    auto* const side = new QWidget;
    side->setFixedWidth(side_width);
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* const card = new QVBoxLayout(current_);
    card->setContentsMargins(0, 0, 0, 4);
    auto* const about = new QHBoxLayout;
    about->setSpacing(12);
    about->addWidget(picture_, 0, Qt::AlignTop);
    auto* const lines = new QVBoxLayout;
    lines->setSpacing(2);
    current_title_->setWordWrap(true);
    current_detail_->setWordWrap(true);
    lines->addWidget(current_title_);
    lines->addWidget(current_detail_);
    lines->addStretch(1);
    about->addLayout(lines, 1);
    card->addLayout(about);
    card->addWidget(continue_);
    column->addWidget(current_);
    for (QPushButton* const one : {continue_, analyse_, open_, editor_, endings_})
        one->setMinimumHeight(36);
    for (QPushButton* const one : {analyse_, open_, editor_, endings_}) column->addWidget(one);
    column->addSpacing(4);
    column->addWidget(recent_title_);
    recent_->setFrameShape(QFrame::NoFrame);
    recent_->setIconSize({recent_picture, recent_picture});
    recent_->setItemDelegate(new RowDelegate(recent_));
    recent_->setMouseTracking(true);
    recent_->viewport()->setAutoFillBackground(false);
    recent_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    recent_->setMinimumHeight(90);
    column->addWidget(recent_, 1);
    column->addStretch(0);
    return side;
}

QWidget* StartPage::make_games() {
    games_ = new QWidget;
    auto* const column = new QVBoxLayout(games_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    add_section(msg("Favourites"),
                new TileGrid(favourites(catalogue_), GameTile::Line::difference));
    auto* const head = new QHBoxLayout;
    head->setContentsMargins(0, 16, 0, 0);
    head->addWidget(games_title_, 1);
    filter_->setClearButtonEnabled(true);
    filter_->setMinimumWidth(240);
    head->addWidget(filter_);
    column->addLayout(head);
    nothing_->setWordWrap(true);
    nothing_->hide();
    column->addWidget(nothing_);
    for (Family const& family : families(catalogue_))
        add_section(family.name, new TileGrid(family.games, GameTile::Line::badges));
    return games_;
}

void StartPage::add_section(std::string_view name, TileGrid* grid) {
    Section const section{name, new QLabel, grid};
    games_->layout()->addWidget(section.heading);
    games_->layout()->addWidget(section.grid);
    connect(section.grid, &TileGrid::chosen, this, &StartPage::choose);
    sections_.push_back(section);
}

// The card takes the game, and the page shows the card: one more press plays.
void StartPage::choose(QString const& key) {
    card_->choose_game(key.toStdString());
    area_->ensureVisible(0, 0);
    card_->play_button().setFocus(Qt::TabFocusReason);
}

// From the page's own font, so that they follow when the size of the text is changed.
void StartPage::set_fonts() {
    games_title_->setFont(bold(scaled(font(), heading_scale * 1.1)));
    for (QLabel* const one : {recent_title_, current_title_}) one->setFont(bold(font()));
    for (Section const& one : sections_) one.heading->setFont(bold(font()));
    if (!sections_.empty()) sections_.front().heading->setFont(games_title_->font());
}

void StartPage::set_look(Look const& look) {
    look_ = look;
    look_.labels = Labels::none;
    look_.is_flipped = false;
    card_->set_look(look_);
    painted_ = 0;
    painting_.start(0);
}

void StartPage::show_current(session::Session const* session) {
    bool const has_game = session != nullptr && session->has_game();
    current_->setVisible(has_game);
    if (!has_game) return;
    current_title_->setText(game_title(*session));
    current_detail_->setText(game_detail(*session));
    continue_->setText(session->ending() ? words(msg("Back to the game")) : words(msg("Continue")));
    picture_->setPixmap(QPixmap::fromImage(thumbnail(
        session->state(), look_, {current_picture, current_picture}, devicePixelRatioF())));
}

void StartPage::show_recent(std::vector<RecentGame> games) {
    recent_list_ = std::move(games);
    recent_->clear();
    for (RecentGame const& one : recent_list_) {
        auto* const item = new QListWidgetItem(recent_);
        item->setText(one.title);
        item->setData(RowDelegate::detail_role, one.detail);
        item->setData(Qt::UserRole, QString::fromStdString(one.path.string()));
        item->setIcon(QPixmap::fromImage(
            thumbnail(*one.state, look_, {recent_picture, recent_picture}, devicePixelRatioF())));
        item->setData(Qt::AccessibleDescriptionRole, one.detail);
    }
    recent_title_->setVisible(!recent_list_.empty());
    recent_->setVisible(!recent_list_.empty());
}

std::vector<GameTile*> StartPage::tiles() const {
    std::vector<GameTile*> all;
    for (Section const& one : sections_)
        all.insert(all.end(), one.grid->tiles().begin(), one.grid->tiles().end());
    return all;
}

bool StartPage::paint_next() {
    std::vector<GameTile*> const all = tiles();
    if (painted_ >= all.size()) return false;
    GameTile* const tile = all[painted_];
    constexpr int size = GameTile::picture_size;
    if (auto const start = tile->game().start({}, 1))
        tile->set_picture(
            QPixmap::fromImage(thumbnail(**start, look_, {size, size}, devicePixelRatioF())));
    return ++painted_ < all.size();
}

void StartPage::paint_all() {
    painting_.stop();
    while (paint_next()) {
    }
}

void StartPage::filter(QString const& text) {
    bool is_any = false;
    for (std::size_t i = 1; i < sections_.size(); ++i) {
        Section const& one = sections_[i];
        one.grid->set_filter(text.trimmed());
        bool const is_shown = !one.grid->is_empty();
        one.heading->setVisible(is_shown);
        one.grid->setVisible(is_shown);
        is_any |= is_shown;
    }
    nothing_->setVisible(!is_any);
}

void StartPage::retranslate() {
    games_title_->setText(words(msg("All games")));
    recent_title_->setText(words(msg("Recent games")));
    analyse_->setText(words(msg("Analyse")));
    analyse_->setToolTip(words(msg("A board to try out moves on, with the engine at its side")));
    open_->setText(words(msg("Open a file…")));
    editor_->setText(words(msg("Set up a position…")));
    endings_->setText(words(msg("Learn endings…")));
    nothing_->setText(words(msg("No game has this name.")));
    filter_->setPlaceholderText(words(msg("Search a game")));
    filter_->setAccessibleName(words(msg("Search a game")));
    recent_->setAccessibleName(words(msg("Recent games")));
    for (Section const& one : sections_) {
        one.heading->setText(words(one.name));
        one.grid->setAccessibleName(words(one.name));
        for (GameTile* const tile : one.grid->tiles()) tile->retranslate();
    }
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) set_fonts();
    QWidget::changeEvent(event);
}

} // namespace damier::desktop
