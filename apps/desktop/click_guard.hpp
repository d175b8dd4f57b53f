// Some people click twice where their piece goes, or once more after a single click has played it.
// For a moment that square hears nothing, so that the second click is not taken for another move.
#pragma once

#include "damier/game/state.hpp"

#include <chrono>
#include <functional>
#include <optional>

namespace damier::desktop {

class ClickGuard {
public:
    using TimePoint = std::chrono::steady_clock::time_point;
    using Now = std::function<TimePoint()>;

    static constexpr std::chrono::milliseconds span{700};

    explicit ClickGuard(Now now) : now_(std::move(now)) {}

    void played_to(game::Cell cell) { last_ = Last{cell, now_()}; }
    void forget() { last_.reset(); } // another square was clicked, or it is another game
    bool swallows(game::Cell cell) const {
        return last_ && last_->cell == cell && now_() - last_->at < span;
    }

private:
    struct Last {
        game::Cell cell;
        TimePoint at;
    };
    Now now_;
    std::optional<Last> last_;
};

} // namespace damier::desktop
