#include "apps/desktop/system_motion.hpp"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#ifdef DAMIER_HAS_DBUS
#    include <QDBusConnection>
#    include <QDBusMessage>
#    include <QDBusPendingCallWatcher>
#    include <QDBusPendingReply>
#    include <QDBusVariant>
#endif

namespace damier::desktop {

namespace {

bool files_say_little() {
    QDir const folder(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
    for (char const* const version : {"gtk-3.0", "gtk-4.0"}) {
        QSettings const gtk(
            folder.filePath(QLatin1String(version) + QStringLiteral("/settings.ini")),
            QSettings::IniFormat);
        QString const value =
            gtk.value(QStringLiteral("Settings/gtk-enable-animations")).toString().toLower();
        if (value == QLatin1String("0") || value == QLatin1String("false")) return true;
    }
    QSettings const kde(folder.filePath(QStringLiteral("kdeglobals")), QSettings::IniFormat);
    QVariant const factor = kde.value(QStringLiteral("KDE/AnimationDurationFactor"));
    return factor.isValid() && factor.toDouble() <= 0;
}

} // namespace

SystemMotion::SystemMotion(QObject* parent) : QObject(parent), is_little_(files_say_little()) {
    if (!is_little_) ask_portal();
}

#ifdef DAMIER_HAS_DBUS

void SystemMotion::ask_portal() {
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")) return;
    QDBusMessage call = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"),
        QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
    call << QStringLiteral("org.gnome.desktop.interface") << QStringLiteral("enable-animations");
    auto* const answer =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        QDBusPendingReply<QDBusVariant> const reply = *answer;
        if (reply.isError()) return; // no portal, or it does not know
        QVariant value = reply.value().variant();
        if (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
        if (value.toBool()) return;
        is_little_ = true;
        emit changed();
    });
}

#else

void SystemMotion::ask_portal() {}

#endif

} // namespace damier::desktop
