#include "apps/desktop/clock_editor.hpp"

#include "apps/desktop/words.hpp"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <array>

namespace damier::desktop {

namespace {

using session::Bonus;
using session::TimeControl;

constexpr std::array<std::string_view, 10> kind_names{msg("No clock"),
                                                      msg("For the whole game"),
                                                      msg("With increment (Fischer)"),
                                                      msg("With delay"),
                                                      msg("With Bronstein delay"),
                                                      msg("For each turn"),
                                                      msg("Moves in a time"),
                                                      msg("With byo-yomi"),
                                                      msg("Hourglass"),
                                                      msg("Typed")};

template <class D> int in(session::Duration duration) {
    return static_cast<int>(std::chrono::duration_cast<D>(duration).count());
}

} // namespace

ClockEditor::ClockEditor(QWidget* parent)
    : QWidget(parent),
      kind_(new QComboBox),
      minutes_(new QSpinBox),
      extra_(new QSpinBox),
      moves_(new QSpinBox),
      periods_(new QSpinBox),
      typed_(new QLineEdit) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < kind_names.size(); ++i) kind_->addItem(QString());
    minutes_->setRange(1, 600);
    minutes_->setValue(10);
    extra_->setRange(1, 600);
    extra_->setValue(5);
    moves_->setRange(1, 200);
    moves_->setValue(40);
    periods_->setRange(1, 50);
    periods_->setValue(5);
    typed_->setPlaceholderText(QStringLiteral("40/90m+30s,15m+30s | 10m"));
    for (QWidget* const one :
         std::initializer_list<QWidget*>{kind_, moves_, minutes_, periods_, extra_, typed_})
        row->addWidget(one);
    row->addStretch(1);
    row->setStretchFactor(typed_, 4);
    connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
        show_kind();
        emit changed();
    });
    for (QSpinBox* const one : {minutes_, extra_, moves_, periods_})
        connect(one, &QSpinBox::valueChanged, this, &ClockEditor::changed);
    connect(typed_, &QLineEdit::textChanged, this, &ClockEditor::changed);
    retranslate();
    show_kind();
}

ClockEditor::Kind ClockEditor::kind() const { return static_cast<Kind>(kind_->currentIndex()); }

QString ClockEditor::text() const {
    auto const minutes = QString::number(minutes_->value()) + u'm';
    auto const extra = QString::number(extra_->value()) + u's';
    switch (kind()) {
    case Kind::none: return {};
    case Kind::game: return minutes;
    case Kind::increment: return minutes + u'+' + extra;
    case Kind::delay: return minutes + QStringLiteral(" d") + extra;
    case Kind::bronstein: return minutes + QStringLiteral(" b") + extra;
    case Kind::per_turn: return extra + QStringLiteral("/move");
    case Kind::moves: return QString::number(moves_->value()) + u'/' + minutes;
    case Kind::byo: return minutes + u'+' + QString::number(periods_->value()) + u'x' + extra;
    case Kind::hourglass: return QStringLiteral("hourglass ") + minutes;
    case Kind::text: return typed_->text();
    }
    return {};
}

Result<session::TimeControls> ClockEditor::controls() const {
    return session::read_time_controls(text().toStdString());
}

void ClockEditor::set_controls(session::TimeControls const& controls) {
    QSignalBlocker const block(this);
    Kind kind = Kind::text;
    if (controls.empty() || controls == session::TimeControls{TimeControl{}}) kind = Kind::none;
    if (controls.size() == 1 && !controls.front().stages.empty()) {
        TimeControl const& one = controls.front();
        session::Stage const& stage = one.stages.front();
        minutes_->setValue(in<std::chrono::minutes>(stage.time));
        extra_->setValue(in<std::chrono::seconds>(one.periods > 0 ? one.period : stage.extra));
        moves_->setValue(stage.moves);
        periods_->setValue(one.periods);
        // The kind whose text is just this; what no kind can say is typed.
        for (Kind const each : {Kind::game, Kind::increment, Kind::delay, Kind::bronstein,
                                Kind::moves, Kind::byo, Kind::hourglass}) {
            kind_->setCurrentIndex(static_cast<int>(each));
            if (auto const made = this->controls(); made && *made == controls) kind = each;
        }
        if (one.kind == TimeControl::Kind::per_turn) {
            extra_->setValue(in<std::chrono::seconds>(stage.time));
            kind_->setCurrentIndex(static_cast<int>(Kind::per_turn));
            if (auto const made = this->controls(); made && *made == controls)
                kind = Kind::per_turn;
        }
    }
    typed_->setText(QString::fromStdString(session::to_text(controls)));
    kind_->setCurrentIndex(static_cast<int>(kind));
    show_kind();
}

void ClockEditor::show_kind() {
    Kind const now = kind();
    bool const has_extra = now == Kind::increment || now == Kind::delay || now == Kind::bronstein
                           || now == Kind::per_turn || now == Kind::byo;
    minutes_->setVisible(now != Kind::none && now != Kind::per_turn && now != Kind::text);
    extra_->setVisible(has_extra);
    moves_->setVisible(now == Kind::moves);
    periods_->setVisible(now == Kind::byo);
    typed_->setVisible(now == Kind::text);
}

void ClockEditor::retranslate() {
    QSignalBlocker const block(kind_);
    for (std::size_t i = 0; i < kind_names.size(); ++i)
        kind_->setItemText(static_cast<int>(i), words(kind_names[i]));
    minutes_->setSuffix(words(msg(" min")));
    extra_->setSuffix(words(msg(" s")));
    moves_->setSuffix(words(msg(" moves")));
    periods_->setSuffix(words(msg(" periods")));
    kind_->setAccessibleName(words(msg("Kind of clock")));
    minutes_->setAccessibleName(words(msg("Minutes")));
    extra_->setAccessibleName(words(msg("Seconds")));
    moves_->setAccessibleName(words(msg("Number of moves")));
    periods_->setAccessibleName(words(msg("Number of periods")));
    typed_->setAccessibleName(words(msg("Time control")));
}

void ClockEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace damier::desktop
