// Whether the person has asked the system for little motion: in the settings of GTK or KDE, or in
// those that the desktop tells through its portal, which answers after a moment.
#pragma once

#include <QObject>

namespace damier::desktop {

class SystemMotion : public QObject {
    Q_OBJECT

public:
    explicit SystemMotion(QObject* parent = nullptr);

    bool is_little() const { return is_little_; }

signals:
    void changed();

private:
    void ask_portal();

    bool is_little_;
};

} // namespace damier::desktop
