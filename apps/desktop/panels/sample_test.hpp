// Games and signals for the tests of the widgets.
#pragma once

#include "damier/catalogue/catalogue.hpp"
#include "damier/session/session.hpp"

#include <QElapsedTimer>
#include <QTest>

#include <string>
#include <vector>

namespace damier::desktop {

inline session::Session new_session(std::string const& key,
                                    std::vector<std::string> const& moves = {}) {
    session::Session session(catalogue::all());
    session::NewGame setup;
    setup.game = key;
    setup.seed = 3;
    session.handle(setup, {});
    for (std::string const& move : moves) session.handle(session::PlayText{move}, {});
    return session;
}

inline std::vector<std::string> const usual_moves{"32-28", "19-23", "28x19",
                                                  "14x23", "37-32", "10-14"};

// Generous, because the machine may be busy: a test fails by it only if nothing ever happens.
template <class Condition> bool wait_for(Condition const& condition) {
    QElapsedTimer timer;
    timer.start();
    while (!condition() && timer.elapsed() < 60'000) QTest::qWait(5);
    return condition();
}

} // namespace damier::desktop
