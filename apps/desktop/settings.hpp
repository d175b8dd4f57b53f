// Where the desktop keeps what the user has chosen: $XDG_CONFIG_HOME/damier/desktop.ini.
#pragma once

#include "damier/base/message.hpp"

#include <QSettings>
#include <QString>

namespace damier::desktop {

class Settings : public QSettings {
public:
    Settings();
    ~Settings() override; // what was set is on the disk
    // False: it is not, and the file is as it was. Qt takes a file for written that a full disk has
    // cut short.
    bool write();
    Message why_not() const;
};

inline Settings settings() { return {}; }

} // namespace damier::desktop
