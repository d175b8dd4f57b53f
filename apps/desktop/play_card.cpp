#include "apps/desktop/play_card.hpp"

#include "apps/desktop/board/export.hpp"
#include "apps/desktop/chips.hpp"
#include "apps/desktop/describe.hpp"
#include "apps/desktop/families.hpp"
#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/words.hpp"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QRandomGenerator>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int least_picture = 132, most_picture = 300;

} // namespace

// The start of the game, as large as the row is high: the column beside the card may be longer.
class PlayCard::Picture : public QWidget {
public:
    Picture() {
        setMinimumSize(least_picture, least_picture);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    }
    void show_start(game::StatePtr state, Look const& look) {
        state_ = std::move(state);
        look_ = look;
        update();
    }
    QSize sizeHint() const override {
        return {std::clamp(height(), least_picture, most_picture), least_picture};
    }

protected:
    void resizeEvent(QResizeEvent*) override { updateGeometry(); }
    void paintEvent(QPaintEvent*) override {
        if (!state_) return;
        int const side = std::min({width(), height(), most_picture});
        if (board_.deviceIndependentSize().width() != side || shown_ != state_ || drawn_ != look_) {
            shown_ = state_;
            drawn_ = look_;
            board_ =
                QPixmap::fromImage(thumbnail(*state_, look_, {side, side}, devicePixelRatioF()));
        }
        QPainter(this).drawPixmap(0, 0, board_);
    }

private:
    game::StatePtr state_, shown_; // what is wanted, and what is drawn
    Look look_, drawn_;
    QPixmap board_;
};

PlayCard::PlayCard(std::span<game::Game const* const> catalogue, QWidget* parent)
    : QFrame(parent),
      catalogue_(catalogue),
      picture_(new Picture),
      name_(new QLabel),
      line_(new QLabel),
      strength_label_(new QLabel),
      side_label_(new QLabel),
      clock_label_(new QLabel),
      strength_text_(new QLabel),
      strength_(new QSlider(Qt::Horizontal)),
      side_(new Chips),
      clock_(new Chips),
      play_(new QPushButton),
      options_(new QToolButton) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    build();
    set_fonts();
    retranslate();
    connect(strength_, &QSlider::valueChanged, this, &PlayCard::take);
    connect(side_, &Chips::changed, this, &PlayCard::take);
    connect(clock_, &Chips::changed, this, &PlayCard::take);
    connect(options_, &QToolButton::clicked, this,
            [this] { emit options_wanted(QString::fromStdString(choice_.game)); });
    connect(play_, &QPushButton::clicked, this, [this] {
        emit play_wanted(setup_of(choice_, game(), QRandomGenerator::system()->generate()));
    });
}

void PlayCard::build() {
    auto* const head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(picture_);
    auto* const about = new QVBoxLayout;
    about->setSpacing(4);
    line_->setWordWrap(true);
    name_->setWordWrap(true);
    options_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    options_->setAutoRaise(true);
    options_->setFocusPolicy(Qt::StrongFocus);
    about->addWidget(name_);
    about->addWidget(line_);
    about->addStretch(1);
    about->addWidget(options_, 0, Qt::AlignLeft);
    head->addLayout(about, 1);

    auto* const form = new QGridLayout;
    form->setHorizontalSpacing(14);
    form->setVerticalSpacing(10);
    form->setColumnStretch(1, 1);
    auto* const strength = new QVBoxLayout;
    strength->setSpacing(0);
    strength->addWidget(strength_text_);
    strength->addWidget(strength_);
    strength_->setRange(0, 100);
    strength_->setSingleStep(3); // fifty points, or so
    strength_->setPageStep(12);
    form->addWidget(strength_label_, 0, 0, Qt::AlignTop);
    form->addLayout(strength, 0, 1);
    form->addWidget(side_label_, 1, 0);
    form->addWidget(side_, 1, 1);
    form->addWidget(clock_label_, 2, 0);
    form->addWidget(clock_, 2, 1);
    strength_label_->setBuddy(strength_);

    play_->setMinimumHeight(50);
    play_->setCursor(Qt::PointingHandCursor);
    play_->setAutoDefault(true);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(18, 16, 18, 16);
    column->setSpacing(14);
    column->addLayout(head, 1);
    column->addLayout(form);
    column->addWidget(play_);
}

game::Game const& PlayCard::game() const {
    for (game::Game const* const one : catalogue_)
        if (one->key() == choice_.game) return *one;
    return *catalogue_.front();
}

void PlayCard::set_choice(PlayChoice const& choice) {
    choice_ = choice;
    fill();
}

void PlayCard::choose_game(std::string_view key) {
    choice_.game = key;
    fill();
}

void PlayCard::set_look(Look const& look) {
    look_ = look;
    look_.labels = Labels::none;
    look_.is_flipped = false;
    // The one button that must not be missed wears the colour of the theme.
    QPalette colours = QApplication::palette();
    colours.setColor(QPalette::Button, colours.color(QPalette::Highlight));
    colours.setColor(QPalette::ButtonText, colours.color(QPalette::HighlightedText));
    play_->setPalette(colours);
    fill();
}

void PlayCard::fill() {
    is_filling_ = true;
    name_->setText(words(game().name()));
    line_->setText(badges(game()).join(QStringLiteral(" · ")));
    QList<Chips::Chip> sides;
    if (auto const start = game().start({}, 1)) {
        auto const& seats = (*start)->about().seats;
        for (std::size_t i = 0; i < seats.size(); ++i)
            sides << Chips::Chip{words(seats[i]), static_cast<int>(i)};
        sides << Chips::Chip{words(msg("Random")), PlayChoice::random_side}
              << Chips::Chip{words(seats.size() == 2 ? msg("Both") : msg("Everybody")),
                             PlayChoice::all_sides};
        picture_->show_start(*start, look_);
    }
    side_->set_chips(sides);
    side_->set_value(choice_.side);
    clock_->set_value(QString::fromStdString(choice_.clock));
    strength_->setValue(choice_.strength);
    order_tabs();
    is_filling_ = false;
    take();
}

// From the top to the bottom: chips that are made later would come last.
void PlayCard::order_tabs() {
    QList<QWidget*> order{options_, strength_};
    for (Chips const* const chips : {side_, clock_})
        for (QAbstractButton* const one : chips->buttons()) order << one;
    order << play_;
    for (qsizetype i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
}

void PlayCard::take() {
    if (is_filling_) return;
    choice_.strength = strength_->value();
    choice_.side = side_->value().toInt();
    choice_.clock = clock_->value().toString().toStdString();
    bool const has_computer =
        choice_.side != PlayChoice::all_sides && !bot_of(game(), choice_.strength).empty();
    strength_->setEnabled(has_computer);
    QString const text = has_computer ? strength_text(game(), choice_.strength)
                                      : words(msg("People play at this board."));
    strength_text_->setText(text);
    strength_->setAccessibleDescription(text);
}

void PlayCard::set_fonts() {
    name_->setFont(bold(scaled(font(), 1.5)));
    strength_text_->setFont(bold(font()));
    play_->setFont(bold(scaled(font(), 1.35)));
}

void PlayCard::retranslate() {
    strength_label_->setText(words(msg("Opponent")));
    strength_->setAccessibleName(words(msg("Strength of the opponent")));
    side_label_->setText(words(msg("You play")));
    side_->setAccessibleName(words(msg("You play")));
    clock_label_->setText(words(msg("Clock")));
    clock_->setAccessibleName(words(msg("Clock")));
    QList<Chips::Chip> clocks;
    for (ClockChip const& chip : clock_chips)
        clocks << Chips::Chip{
            QString::fromUtf8(chip.name.data(), static_cast<int>(chip.name.size())),
            QString::fromUtf8(chip.control.data(), static_cast<int>(chip.control.size()))};
    clocks << Chips::Chip{words(msg("No clock")), QString()};
    clock_->set_chips(clocks);
    play_->setText(words(msg("Play")));
    options_->setText(words(msg("More options…")));
    fill();
}

void PlayCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) set_fonts();
    QFrame::changeEvent(event);
}

} // namespace damier::desktop
