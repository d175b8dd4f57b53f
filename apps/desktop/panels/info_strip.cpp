#include "apps/desktop/panels/info_strip.hpp"

#include "apps/desktop/words.hpp"

#include <QEvent>

namespace damier::desktop {

namespace {

bool is_known(std::string const& text) { return !text.empty() && text != "?" && text != "*"; }

} // namespace

// Unknown parts of a date are written with question marks in files; blanks are calmer.
QString date_text(std::string const& date) {
    QString text = QString::fromStdString(date);
    text.replace(QLatin1Char('.'), QLatin1Char('-'));
    while (text.endsWith(QStringLiteral("-??"))) text.chop(3);
    return text.startsWith(QLatin1Char('?')) ? QString() : text;
}

QString file_name_of(GameInfo const& info, QString const& usual) {
    QStringList players, parts;
    for (std::string const& name : info.players)
        if (is_known(name)) players += QString::fromStdString(name);
    if (QString const date = date_text(info.date); !date.isEmpty()) parts += date;
    parts += players.isEmpty() ? usual : players.join(QStringLiteral(" - "));
    QString name = parts.join(QLatin1Char(' '));
    for (QChar& letter : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(letter) || letter < QLatin1Char(' '))
            letter = QLatin1Char('_');
    return name.left(120);
}

InfoStrip::InfoStrip(QWidget* parent) : QToolButton(parent) {
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fill();
}

void InfoStrip::show_info(GameInfo const& info) {
    if (info == info_ && !full_.isEmpty()) return;
    info_ = info;
    fill();
}

void InfoStrip::fill() {
    QStringList parts, players;
    if (is_known(info_.event)) parts += QString::fromStdString(info_.event);
    if (is_known(info_.round)) parts += words(Message(msg("round {}"), info_.round));
    if (QString const date = date_text(info_.date); !date.isEmpty()) parts += date;
    for (std::string const& name : info_.players)
        if (is_known(name)) players += QString::fromStdString(name);
    if (!players.isEmpty()) parts += players.join(QStringLiteral(" – "));
    if (is_known(info_.result)) parts += QString::fromStdString(info_.result);
    full_ =
        parts.isEmpty() ? words(msg("Event, date, players…")) : parts.join(QStringLiteral(" · "));
    setText(fontMetrics().elidedText(full_, Qt::ElideRight, std::max(40, width() - 16)));
    setToolTip(full_ + QLatin1Char('\n') + words(msg("Click to change")));
    setAccessibleName(full_);
    setAccessibleDescription(words(msg("Click to change")));
}

QSize InfoStrip::minimumSizeHint() const { return {80, QToolButton::minimumSizeHint().height()}; }

void InfoStrip::resizeEvent(QResizeEvent* event) {
    fill();
    QToolButton::resizeEvent(event);
}

void InfoStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) fill();
    QToolButton::changeEvent(event);
}

} // namespace damier::desktop
