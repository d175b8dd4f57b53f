// Where the desktop keeps what the user has chosen: $XDG_CONFIG_HOME/damier/desktop.ini.
#pragma once

#include <QSettings>
#include <QString>

namespace damier::desktop {

inline QSettings settings() {
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("damier"),
                     QStringLiteral("desktop"));
}

} // namespace damier::desktop
