#include "apps/desktop/start_page.hpp"

#include "apps/desktop/board/export.hpp"
#include "apps/desktop/game_card.hpp"
#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/words.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int left_width = 280, card_picture = 124, card_room = 12, current_picture = 248,
              recent_picture = 56;

constexpr double title_scale = 2.4, heading_scale = 1.25;

QFont heading_font(QFont const& usual, double scale) {
    QFont font = scaled(usual, scale);
    font.setWeight(QFont::DemiBold);
    return font;
}

QString key_of(game::Game const& game) { return QString::fromStdString(std::string(game.key())); }

} // namespace

StartPage::StartPage(std::span<game::Game const* const> catalogue, QWidget* parent)
    : QWidget(parent),
      catalogue_(catalogue),
      title_(new QLabel),
      subtitle_(new QLabel),
      games_title_(new QLabel),
      recent_title_(new QLabel),
      picture_(new QLabel),
      current_title_(new QLabel),
      current_detail_(new QLabel),
      no_recent_(new QLabel),
      current_(new QWidget),
      continue_(new QPushButton),
      open_(new QPushButton),
      editor_(new QPushButton),
      filter_(new QLineEdit),
      games_(new QListWidget),
      recent_(new QListWidget) {
    auto* const all = new QHBoxLayout(this);
    all->setContentsMargins(28, 20, 28, 20);
    all->setSpacing(32);
    all->addWidget(make_left());
    all->addWidget(make_right(), 1);
    connect(games_, &QListWidget::itemClicked, this, [this](QListWidgetItem const* item) {
        emit game_chosen(item->data(Qt::UserRole).toString());
    });
    connect(games_, &QListWidget::itemActivated, this, [this](QListWidgetItem const* item) {
        emit game_chosen(item->data(Qt::UserRole).toString());
    });
    connect(recent_, &QListWidget::itemActivated, this, [this](QListWidgetItem const* item) {
        emit recent_chosen(item->data(Qt::UserRole).toString());
    });
    connect(recent_, &QListWidget::itemClicked, this, [this](QListWidgetItem const* item) {
        emit recent_chosen(item->data(Qt::UserRole).toString());
    });
    connect(continue_, &QPushButton::clicked, this, &StartPage::continue_wanted);
    connect(open_, &QPushButton::clicked, this, &StartPage::open_wanted);
    connect(editor_, &QPushButton::clicked, this, &StartPage::editor_wanted);
    connect(filter_, &QLineEdit::textChanged, this, &StartPage::filter);
    connect(&painting_, &QTimer::timeout, this, [this] {
        if (!paint_next()) painting_.stop();
    });
    set_fonts();
    retranslate();
    show_current(nullptr);
}

// From the page's own font, so that they follow when the size of the text is changed.
void StartPage::set_fonts() {
    title_->setFont(heading_font(font(), title_scale));
    for (QLabel* const one : {games_title_, recent_title_, current_title_})
        one->setFont(heading_font(font(), heading_scale));
    arrange_cards();
}

// As many columns as fit, evenly over the whole width.
void StartPage::arrange_cards() {
    int const least = std::max(card_picture + card_room, fontMetrics().averageCharWidth() * 18);
    int const bar = games_->verticalScrollBar()->sizeHint().width();
    int const width = std::max(least, games_->width() - bar - 2);
    int const height = card_picture + 2 * card_room + 2 * fontMetrics().lineSpacing();
    games_->setGridSize({width / (width / least), height});
}

QWidget* StartPage::make_left() {
    auto* const side = new QWidget;
    side->setFixedWidth(left_width);
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(title_);
    subtitle_->setWordWrap(true);
    column->addWidget(subtitle_);
    column->addSpacing(16);

    auto* const card = new QVBoxLayout(current_);
    card->setContentsMargins(0, 0, 0, 12);
    card->addWidget(picture_, 0, Qt::AlignHCenter);
    card->addWidget(current_title_);
    card->addWidget(current_detail_);
    current_detail_->setWordWrap(true);
    continue_->setMinimumHeight(38);
    card->addWidget(continue_);
    column->addWidget(current_);
    for (QPushButton* const one : {open_, editor_}) {
        one->setMinimumHeight(34);
        column->addWidget(one);
    }
    column->addSpacing(14);
    column->addWidget(recent_title_);
    no_recent_->setWordWrap(true);
    column->addWidget(no_recent_);
    recent_->setFrameShape(QFrame::NoFrame);
    recent_->setIconSize({recent_picture, recent_picture});
    recent_->setItemDelegate(new RowDelegate(recent_));
    recent_->setMouseTracking(true);
    recent_->viewport()->setAutoFillBackground(false);
    recent_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    column->addWidget(recent_, 1);
    column->addStretch(0);
    return side;
}

QWidget* StartPage::make_right() {
    auto* const side = new QWidget;
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    auto* const head = new QHBoxLayout;
    head->addWidget(games_title_, 1);
    filter_->setClearButtonEnabled(true);
    filter_->setMinimumWidth(220);
    head->addWidget(filter_);
    column->addLayout(head);
    games_->setViewMode(QListView::IconMode);
    games_->setMovement(QListView::Static);
    games_->setResizeMode(QListView::Adjust);
    games_->setUniformItemSizes(true);
    games_->setWordWrap(true);
    games_->setIconSize({card_picture, card_picture});
    games_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the columns depend on it
    games_->installEventFilter(this);
    games_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    games_->setFrameShape(QFrame::NoFrame);
    games_->viewport()->setAutoFillBackground(false);
    games_->setItemDelegate(new CardDelegate(games_));
    games_->setMouseTracking(true);
    column->addWidget(games_, 1);
    for (game::Game const* const game : catalogue_) {
        auto* const item = new QListWidgetItem(games_);
        item->setData(Qt::UserRole, key_of(*game));
    }
    return side;
}

void StartPage::set_look(Look const& look) {
    look_ = look;
    look_.labels = Labels::none;
    look_.is_flipped = false;
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
    no_recent_->setVisible(recent_list_.empty());
    recent_->setVisible(!recent_list_.empty());
}

bool StartPage::paint_next() {
    if (painted_ == catalogue_.size()) return false;
    game::Game const& game = *catalogue_[painted_];
    if (auto const start = game.start({}, 1))
        games_->item(static_cast<int>(painted_))
            ->setIcon(QPixmap::fromImage(
                thumbnail(**start, look_, {card_picture, card_picture}, devicePixelRatioF())));
    return ++painted_ < catalogue_.size();
}

void StartPage::paint_all() {
    painting_.stop();
    while (paint_next()) {
    }
}

void StartPage::filter(QString const& text) {
    for (int i = 0; i < games_->count(); ++i)
        games_->item(i)->setHidden(!games_->item(i)->text().contains(text, Qt::CaseInsensitive));
}

void StartPage::retranslate() {
    title_->setText(QStringLiteral("Damier"));
    subtitle_->setText(words(msg("Draughts and all its relatives.")));
    games_title_->setText(words(msg("Play a game")));
    recent_title_->setText(words(msg("Recent games")));
    no_recent_->setText(words(msg("Games you leave are kept here.")));
    open_->setText(words(msg("Open a file…")));
    editor_->setText(words(msg("Set up a position…")));
    filter_->setPlaceholderText(words(msg("Search a game")));
    filter_->setAccessibleName(words(msg("Search a game")));
    games_->setAccessibleName(words(msg("Games")));
    recent_->setAccessibleName(words(msg("Recent games")));
    for (std::size_t i = 0; i < catalogue_.size(); ++i) {
        QListWidgetItem* const item = games_->item(static_cast<int>(i));
        item->setText(words(catalogue_[i]->name()));
        item->setToolTip(words(catalogue_[i]->summary()));
        item->setData(Qt::AccessibleDescriptionRole, words(catalogue_[i]->summary()));
    }
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) set_fonts();
    QWidget::changeEvent(event);
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == games_ && event->type() == QEvent::Resize) arrange_cards();
    return QWidget::eventFilter(watched, event);
}

} // namespace damier::desktop
