// Qt's event loop as the place where a widget hears what was thought.
#pragma once

#include "damier/game/thinking.hpp"

#include <QMetaObject>
#include <QObject>

namespace damier::desktop {

// What is handed in runs later in the thread of `object`, as long as it lives.
inline game::Executor loop_of(QObject& object) {
    return [&object](std::function<void()> work) {
        QMetaObject::invokeMethod(&object, std::move(work), Qt::QueuedConnection);
    };
}

} // namespace damier::desktop
