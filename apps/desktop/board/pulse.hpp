// A slow, soft light that comes and goes: for pieces that must move. Where nothing may move it
// stays as it is.
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>

namespace damier::desktop {

class Pulse {
public:
    // Timer events come to `owner` while it runs.
    void run(bool is_running, QObject* owner) {
        if (is_running == timer_.isActive()) return;
        if (!is_running) return timer_.stop();
        clock_.start();
        timer_.start(frame_time, owner);
    }
    bool is_running() const { return timer_.isActive(); }
    int timer_id() const { return timer_.timerId(); }
    double level() const; // 0 to 1

private:
    static constexpr int frame_time = 60; // milliseconds
    QBasicTimer timer_;
    QElapsedTimer clock_;
};

} // namespace damier::desktop
