#include "apps/desktop/panels/player_strip.hpp"

#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/panels/piece_icon.hpp"
#include "apps/desktop/words.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int icon_size = 28, taken_size = 16;

bool belongs_to_nobody(game::State const& state) {
    for (std::size_t i = 0; i < state.about().cells.size(); ++i)
        if (auto const piece = state.at(static_cast<game::Cell>(i)))
            return piece->owner == game::nobody;
    return false;
}

} // namespace

// Taken pieces as a row of small pictures that overlap when there are many.
class TakenRow : public QWidget {
public:
    explicit TakenRow(QWidget* parent) : QWidget(parent) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setMinimumWidth(40);
        setFixedHeight(taken_size + 2);
    }

    void set(game::About const& about, Taken const& pieces, Look const& look) {
        pictures_.clear();
        for (auto const& [piece, number] : pieces) {
            QPixmap const picture = piece_icon(about, piece, look, taken_size, devicePixelRatioF());
            pictures_.insert(pictures_.end(), static_cast<std::size_t>(number), picture);
        }
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        double const most = pictures_.size() > 1
                                ? (width() - taken_size) / static_cast<double>(pictures_.size() - 1)
                                : 0;
        double const step = std::min(taken_size * 0.62, most);
        for (std::size_t i = 0; i < pictures_.size(); ++i)
            painter.drawPixmap(QPointF(step * static_cast<double>(i), 1), pictures_[i]);
    }

private:
    std::vector<QPixmap> pictures_;
};

// A name that ends in dots where it has no room.
class NameLabel : public QLabel {
public:
    QSize minimumSizeHint() const override {
        return {fontMetrics().horizontalAdvance(QStringLiteral("MM…")),
                QLabel::sizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

PlayerStrip::PlayerStrip(QWidget* parent)
    : QWidget(parent),
      picture_(new QLabel),
      name_label_(new NameLabel),
      note_(new QLabel),
      score_(new QLabel),
      taken_(new TakenRow(this)),
      clock_(new ClockWidget) {
    name_label_->setFont(bold(scaled(font(), 1.1)));
    name_label_->setTextFormat(Qt::PlainText);
    note_->setTextFormat(Qt::PlainText);
    note_->setForegroundRole(QPalette::PlaceholderText);
    score_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    picture_->setFixedSize(icon_size, icon_size);

    auto* names = new QHBoxLayout;
    names->setSpacing(6);
    names->addWidget(name_label_);
    names->addWidget(note_);
    names->addStretch(1);
    auto* middle = new QVBoxLayout;
    middle->setSpacing(1);
    middle->addLayout(names);
    middle->addWidget(taken_);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(14, 4, 6, 4);
    all->addWidget(picture_);
    all->addLayout(middle, 1);
    all->addWidget(score_);
    all->addWidget(clock_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    retranslate();
}

PlayerStrip::~PlayerStrip() = default;

void PlayerStrip::set_look(Look const& look) {
    look_ = look;
    fill();
}

void PlayerStrip::set_player(game::Seat seat, QString const& name, bool is_computer) {
    seat_ = seat;
    name_ = name;
    is_computer_ = is_computer;
    fill();
}

void PlayerStrip::show_state(game::StatePtr state, Taken taken) {
    state_ = std::move(state);
    taken_pieces_ = std::move(taken);
    fill();
}

void PlayerStrip::set_note(QString const& note) {
    note_text_ = note;
    fill();
}

// The name comes first.
bool PlayerStrip::has_room_for_note() const {
    if (note_->text().isEmpty()) return false;
    int needed = icon_size + name_label_->sizeHint().width() + note_->sizeHint().width() + 50;
    if (!clock_->isHidden()) needed += clock_->sizeHint().width();
    return needed <= width();
}

void PlayerStrip::resizeEvent(QResizeEvent* event) {
    note_->setVisible(has_room_for_note());
    QWidget::resizeEvent(event);
}

void PlayerStrip::set_active(bool is_active) {
    is_active_ = is_active;
    fill();
    update();
}

void PlayerStrip::fill() {
    auto const index = static_cast<std::size_t>(seat_);
    bool const is_known = state_ && index < state_->about().seats.size();
    QString const seat = is_known ? words(state_->about().seats[index]) : QString();
    name_label_->setText(name_.isEmpty() ? seat : name_);
    name_label_->setToolTip(name_label_->text());
    note_->setText(!note_text_.isEmpty() ? note_text_
                   : is_computer_        ? words(msg("computer"))
                                         : QString());
    note_->setVisible(has_room_for_note());
    QStringList said{name_label_->text()};
    if (!name_.isEmpty() && name_ != seat) said += seat;
    if (is_computer_) said += words(msg("computer"));
    if (is_active_) said += words(msg("to play"));
    if (is_known) {
        game::About const& about = state_->about();
        // Where the pieces are everybody's none of them stands for a player.
        picture_->setVisible(!belongs_to_nobody(*state_));
        picture_->setPixmap(piece_icon(about, {seat_, 0}, look_, icon_size, devicePixelRatioF()));
        taken_->set(about, taken_pieces_, look_);
        said += fill_score();
    }
    setAccessibleDescription(said.join(QStringLiteral(", ")));
}

// What the game counts, if it counts: often the pieces themselves, else points. Where nobody owns
// the pieces they are worth points, even if those happen to be as many.
QString PlayerStrip::fill_score() {
    int number = 0;
    for (auto const& [piece, count] : taken_pieces_) number += count;
    auto const scores = state_->scores();
    auto const index = static_cast<std::size_t>(seat_);
    int const score = index < scores.size() ? scores[index] : 0;
    QString const taken = words(counted(number, "{} taken", "{} taken", number));
    bool const has_points = score != number || belongs_to_nobody(*state_);
    QString const text = has_points ? words(counted(score, "{} point", "{} points", score)) : taken;
    score_->setVisible(score != 0 && has_points);
    score_->setText(score == 0 || !has_points ? QString() : text); // the pieces themselves are seen
    taken_->setToolTip(number == 0 ? QString() : taken);
    return score == 0 ? taken : text;
}

void PlayerStrip::paintEvent(QPaintEvent*) {
    if (!is_active_) return;
    // Whose turn it is: a pointer at the left edge and a tinted ground.
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = palette().highlight().color();
    ground.setAlphaF(0.12F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect(), 6, 6);
    painter.setBrush(palette().highlight());
    double const y = height() / 2.0;
    painter.drawPolygon(QPolygonF{QPointF(3, y - 6), QPointF(11, y), QPointF(3, y + 6)});
}

void PlayerStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) name_label_->setFont(bold(scaled(font(), 1.1)));
    QWidget::changeEvent(event);
}

void PlayerStrip::retranslate() {
    setAccessibleName(words(msg("Player")));
    taken_->setAccessibleName(words(msg("Pieces taken")));
    score_->setAccessibleName(words(msg("Score")));
    fill();
}

} // namespace damier::desktop
