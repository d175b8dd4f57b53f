#include "damier/session/clock.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace damier::session {

using Kind = TimeControl::Kind;

namespace {

// Who has no time of its own left goes on with the next period of byo-yomi.
void begin_periods(SeatTime& time, TimeControl const& control) {
    while (time.left <= Duration::zero() && time.periods > 0) {
        time.left += control.period;
        --time.periods;
        time.in_byo = true;
    }
}

} // namespace

Clock::Clock(TimeControls const& controls, int seats) {
    assert(seats <= Times::most_seats);
    assert(controls.size() <= 1 || controls.size() == static_cast<std::size_t>(seats));
    if (controls.empty()) return;
    for (int i = 0; i < seats; ++i) {
        TimeControl const& own = controls[controls.size() == 1 ? 0 : static_cast<std::size_t>(i)];
        controls_.push_back(own);
        SeatTime& time = times_.seats[static_cast<std::size_t>(i)];
        time.periods = own.periods;
        if (own.kind != Kind::none) time.left = own.stages.at(0).time;
        begin_periods(time, own);
    }
}

void Clock::start(game::Seat seat, TimePoint now) {
    times_.seat = seat;
    times_.turn = times_.step = Duration::zero();
    since_ = now;
    is_running_ = true;
}

Duration Clock::played(game::Seat next, TimePoint now) {
    charge(now);
    Duration const used = times_.step;
    times_.step = Duration::zero();
    if (next != times_.seat) {
        finish_turn();
        times_.seat = next;
        times_.turn = Duration::zero();
    }
    return used;
}

void Clock::stop(TimePoint now) {
    charge(now);
    is_running_ = false;
}

void Clock::resume(TimePoint now) {
    since_ = now;
    is_running_ = true;
}

void Clock::restore(Times const& times, TimePoint now, Duration used) {
    times_ = times;
    since_ = now - used;
    bool const was_running = std::exchange(is_running_, true);
    charge(now);
    is_running_ = was_running;
}

Times Clock::handed_to(game::Seat next, TimePoint now) const {
    Clock then = *this;
    then.charge(now);
    for (SeatTime& one : then.times_.seats) one.left = std::max(one.left, Duration::zero());
    if (next == times_.seat) return then.times_;
    TimeControl const* const its = control(times_.seat);
    bool const is_renewed = its != nullptr && its->kind == Kind::per_turn;
    if (is_renewed)
        then.times_.seats[static_cast<std::size_t>(times_.seat)].left = stage(times_.seat).time;
    then.times_.seat = next;
    then.times_.turn = then.times_.step = Duration::zero();
    return then.times_;
}

bool Clock::accepts(Times const& times) const {
    auto const is_time = [](Duration time) {
        return time >= Duration::zero() && time <= std::chrono::hours(100'000);
    };
    for (std::size_t i = 0; i < controls_.size(); ++i) {
        SeatTime const& one = times.seats[i];
        bool const has_stage =
            controls_[i].kind == Kind::none
            || (one.stage >= 0 && static_cast<std::size_t>(one.stage) < controls_[i].stages.size());
        bool const has_periods = one.periods >= 0 && one.periods <= controls_[i].periods;
        if (!has_stage || !has_periods || one.moves < 0 || !is_time(one.left)) return false;
    }
    return is_time(times.turn) && is_time(times.step);
}

std::optional<TimePoint> Clock::deadline() const {
    if (!is_running_) return std::nullopt;
    std::optional<Duration> const rest = allowance();
    if (!rest) return std::nullopt;
    return since_ + *rest;
}

bool Clock::has_fallen(TimePoint now) const {
    std::optional<TimePoint> const end = deadline();
    return end && now >= *end;
}

Reading Clock::reading(game::Seat seat, TimePoint now) const {
    Reading reading;
    if (!control(seat)) return reading;
    Clock then = *this;
    then.charge(now);
    SeatTime const& time = then.times_.seats[static_cast<std::size_t>(seat)];
    reading.has_clock = true;
    reading.left = std::max(time.left, Duration::zero());
    reading.in_byo = time.in_byo;
    reading.periods = time.periods;
    int const moves = then.stage(seat).moves;
    reading.moves_to_go = moves > 0 ? moves - time.moves : 0;
    return reading;
}

Limits Clock::limits(Limits own, TimePoint now) const {
    TimeControl const* const its = control(times_.seat);
    if (!its) return own;
    using std::chrono::milliseconds;
    Clock then = *this;
    then.charge(now);
    Reading const shown = then.reading(times_.seat, now);
    milliseconds const left = std::chrono::floor<milliseconds>(shown.left + then.delay_left());
    // Delivering a move takes time as well: without a margin a bot would lose on time.
    milliseconds const safe =
        std::max(left - std::max(left / 20, milliseconds(30)), milliseconds(1));
    if (its->kind == Kind::per_turn || shown.in_byo) {
        own.move_time = own.move_time ? std::min(*own.move_time, safe) : safe;
        return own;
    }
    own.clock = safe;
    own.moves_to_go = shown.moves_to_go;
    own.increment = std::chrono::floor<milliseconds>(stage(times_.seat).extra);
    if (own.move_time) own.move_time = std::min(*own.move_time, safe);
    return own;
}

// Lets the time up to `now` pass for the seat that runs.
void Clock::charge(TimePoint now) {
    if (!is_running_ || now <= since_) return;
    Duration const passed = now - since_;
    since_ = now;
    times_.step += passed;
    Duration const cost = std::max(passed - delay_left(), Duration::zero());
    times_.turn += passed;
    TimeControl const* const its = control(times_.seat);
    if (!its) return;
    SeatTime& time = times_.seats[static_cast<std::size_t>(times_.seat)];
    time.left -= cost;
    begin_periods(time, *its);
    if (its->kind == Kind::hourglass) share_out(cost);
}

void Clock::finish_turn() {
    TimeControl const* const its = control(times_.seat);
    if (!its) return;
    SeatTime& time = times_.seats[static_cast<std::size_t>(times_.seat)];
    Stage const& done = stage(times_.seat);
    if (its->kind == Kind::per_turn) {
        time.left = done.time;
        return;
    }
    if (time.in_byo) time.left = its->period;
    // Time that grows with every turn must not outgrow its type.
    auto const give = [&](Duration amount) {
        time.left = std::min<Duration>(time.left + amount, std::chrono::hours(100'000));
    };
    if (done.bonus == Bonus::fischer) give(done.extra);
    if (done.bonus == Bonus::bronstein) give(std::min(done.extra, times_.turn));
    ++time.moves;
    if (done.moves == 0 || time.moves < done.moves) return;
    time.moves = 0;
    if (static_cast<std::size_t>(time.stage) + 1 < its->stages.size()) ++time.stage;
    give(stage(times_.seat).time);
}

// The sand that leaves one player's glass falls into those of the others who have one.
void Clock::share_out(Duration amount) {
    auto const gets = [&](std::size_t i) {
        return static_cast<game::Seat>(i) != times_.seat && controls_[i].kind == Kind::hourglass;
    };
    long others = 0;
    for (std::size_t i = 0; i < controls_.size(); ++i) others += gets(i) ? 1 : 0;
    for (std::size_t i = 0; i < controls_.size(); ++i)
        if (gets(i)) times_.seats[i].left += amount / others;
}

TimeControl const* Clock::control(game::Seat seat) const {
    if (seat < 0 || static_cast<std::size_t>(seat) >= controls_.size()) return nullptr;
    TimeControl const& control = controls_[static_cast<std::size_t>(seat)];
    return control.kind == Kind::none ? nullptr : &control;
}

Stage const& Clock::stage(game::Seat seat) const {
    TimeControl const* const its = control(seat);
    assert(its);
    return its
        ->stages[static_cast<std::size_t>(times_.seats[static_cast<std::size_t>(seat)].stage)];
}

// From since_ to the fall of the flag.
std::optional<Duration> Clock::allowance() const {
    TimeControl const* const its = control(times_.seat);
    if (!its) return std::nullopt;
    SeatTime const& time = times_.seats[static_cast<std::size_t>(times_.seat)];
    return time.left + time.periods * its->period + delay_left();
}

// What this turn may still last before it costs anything.
Duration Clock::delay_left() const {
    if (!control(times_.seat) || stage(times_.seat).bonus != Bonus::delay) return Duration::zero();
    return std::max(stage(times_.seat).extra - times_.turn, Duration::zero());
}

} // namespace damier::session
