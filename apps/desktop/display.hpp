// What Qt says while it looks for a display: without one it would abort with a page of advice, but
// a person wants one sentence.
#pragma once

#include "damier/base/result.hpp"

#include <QtGlobal>

namespace damier::desktop {

bool names_display(); // is there any variable that tells Qt where to look?

// As long as one lives: warnings of Qt are kept back, and if it gives up the program says why in
// one sentence and ends with `code`, without a core file.
class DisplayGuard {
public:
    DisplayGuard();
    ~DisplayGuard();
    DisplayGuard(DisplayGuard const&) = delete;
    DisplayGuard& operator=(DisplayGuard const&) = delete;

    static constexpr int code = 2;

private:
    QtMessageHandler before_;
};

void complain(Error const& error); // on standard error

} // namespace damier::desktop
