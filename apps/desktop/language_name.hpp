// A language in its own words, for those who cannot read the others.
#pragma once

#include <QLocale>
#include <QString>

#include <string>

namespace damier::desktop {

inline QString language_name(std::string const& key) {
    if (key == "en") return QStringLiteral("English"); // Qt would add which English
    QString name = QLocale(QString::fromStdString(key)).nativeLanguageName();
    if (name.isEmpty()) return QString::fromStdString(key);
    name[0] = name[0].toUpper();
    return name;
}

} // namespace damier::desktop
