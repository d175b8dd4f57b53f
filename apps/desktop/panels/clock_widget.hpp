// A player's clock. It asks its source for the time as often as the digits change.
#pragma once

#include "damier/session/clock.hpp"

#include <QTimer>
#include <QWidget>

#include <functional>

namespace damier::desktop {

// "1:02:05", "4:09", "0:08.3"; then the byo-yomi periods and the moves to go, if there are any.
QString clock_text(session::Reading const& reading);

class ClockWidget : public QWidget {
    Q_OBJECT

public:
    using Source = std::function<session::Reading()>;

    explicit ClockWidget(QWidget* parent = nullptr);

    void set_source(Source source); // none: hides the clock
    void set_running(bool is_running);
    void refresh();

    session::Reading const& reading() const { return reading_; }
    bool is_low() const; // little time is left: a sign beside the digits says so

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void became_low(); // while it runs

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QFont digits() const;

    Source source_;
    session::Reading reading_;
    bool is_running_ = false;
    QTimer timer_;
};

} // namespace damier::desktop
