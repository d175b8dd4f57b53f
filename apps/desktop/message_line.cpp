#include "apps/desktop/message_line.hpp"

#include "apps/desktop/describe.hpp"
#include "apps/desktop/words.hpp"

#include "damier/play/spoken.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace damier::desktop {

namespace {

QToolButton* text_button() {
    auto* const made = new QToolButton;
    made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    made->setFocusPolicy(Qt::TabFocus);
    made->setIconSize({18, 18});
    made->setMinimumHeight(32);
    return made;
}

} // namespace

MessageLine::MessageLine(Controller& controller, Actions& actions, QWidget* parent)
    : QWidget(parent),
      controller_(controller),
      sign_(new QLabel),
      message_(new QLabel),
      specials_(new QHBoxLayout) {
    auto* const line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    message_->setWordWrap(true);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    sign_->hide();
    line->addWidget(sign_);
    line->addWidget(message_, 1);
    line->addLayout(specials_);
    for (Act const act :
         {Act::accept_draw, Act::decline_draw, Act::correct, Act::let_stand, Act::play_on,
          Act::last, Act::pause, Act::review, Act::rematch, Act::new_game}) {
        QToolButton* const one = text_button();
        one->setDefaultAction(actions[act]);
        one->hide();
        line->addWidget(one);
        offered_.push_back({act, one});
    }
    message_->setAccessibleName(words(msg("Message")));
    set_fonts();
}

QString MessageLine::text() const { return message_->text(); }

void MessageLine::show_moment(Result result) {
    result_ = result;
    for (Offered const& one : offered_) one.button->setVisible(wants(one.act));
    show_specials();
    show_turn();
}

void MessageLine::say(QString const& text, bool is_warning) {
    remark_ = text;
    is_warning_ = is_warning;
    show_turn();
}

bool MessageLine::wants(Act act) const {
    session::Session const& session = controller_.session();
    bool const is_over = controller_.is_over_here();
    switch (act) {
    case Act::accept_draw:
    case Act::decline_draw: return session.offer().has_value();
    case Act::correct:
    case Act::let_stand: return session.disputed().has_value();
    case Act::play_on: return controller_.is_looking_back() || session.can_play_on();
    case Act::last: return controller_.is_looking_back();
    case Act::pause: return session.is_paused();
    case Act::review: return is_over && result_.is_read; // until then it stands over the board
    case Act::rematch: return is_over && result_.is_read && !result_.is_from_file;
    case Act::new_game: return is_over;
    default: return false;
    }
}

// Actions that no clicks say get a button: stopping for good in MultiDames, passing in Mansuba,
// taking the turn back or a piece off under arbitration.
void MessageLine::show_specials() {
    std::vector<play::Spoken> const wanted = controller_.is_interactive()
                                                 ? play::spoken(controller_.session())
                                                 : std::vector<play::Spoken>();
    QStringList texts;
    for (play::Spoken const& one : wanted) texts << QString::fromStdString(one.text);
    if (texts == specials_of_) return;
    specials_of_ = texts;
    for (QToolButton* const one : special_buttons_) {
        one->hide();
        one->deleteLater(); // it may be the one that was just pressed
    }
    special_buttons_.clear();
    for (play::Spoken const& spoken : wanted) {
        QToolButton* const one = text_button();
        one->setText(words(spoken.name));
        one->setAccessibleName(one->text());
        connect(one, &QToolButton::clicked, this,
                [this, text = spoken.text] { controller_.send(session::PlayText{text}); });
        specials_->addWidget(one);
        special_buttons_.push_back(one);
    }
}

QString MessageLine::turn() const {
    session::Session const& session = controller_.session();
    if (controller_.is_over_here()) {
        ResultText const result = ending_text(session);
        return result.title + QStringLiteral(" – ") + result.reason;
    }
    if (session.is_paused()) return words(msg("The game is paused."));
    if (session.offer())
        return words(Message(msg("{} offers a draw"), session.name_of(session.offer()->by)));
    if (controller_.is_looking_back())
        return words(msg("You are looking at an earlier position; the game goes on at the last "
                         "move."));
    if (session.disputed())
        return words(msg("The last move is irregular: it may be corrected, or stand."));
    return turn_text(session, *controller_.shown_state());
}

void MessageLine::show_turn() {
    if (!remark_.isEmpty()) return write(remark_, is_warning_);
    if (!controller_.has_game()) return;
    // What was said of it once is gone with the next click.
    bool const is_kept = controller_.is_kept();
    QString const more = is_kept ? QString() : u' ' + words(msg("This game is not being kept."));
    write(turn() + more, !is_kept);
}

void MessageLine::write(QString const& text, bool is_warning) {
    message_->setText(text);
    QFont font = message_->font();
    font.setBold(is_warning);
    message_->setFont(font);
    QColor const colour = palette().color(QPalette::WindowText);
    sign_->setPixmap(is_warning ? make_icon(Icon::warning, colour).pixmap(22, 22) : QPixmap());
    sign_->setVisible(is_warning);
}

void MessageLine::set_fonts() {
    message_->setMinimumHeight(fontMetrics().lineSpacing() * 2 + 4); // most sentences, at rest
}

void MessageLine::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        message_->setAccessibleName(words(msg("Message")));
        specials_of_.clear();
        forget();
        if (controller_.has_game()) show_moment(result_);
    }
    if (event->type() == QEvent::FontChange) set_fonts();
    QWidget::changeEvent(event);
}

} // namespace damier::desktop
