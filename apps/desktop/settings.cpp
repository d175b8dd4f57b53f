#include "apps/desktop/settings.hpp"

#include "damier/base/output_file.hpp"

#include <algorithm>

namespace damier::desktop {

namespace {

// One line for each key, to the last end of line.
bool is_whole(std::string const& text, qsizetype keys) {
    return keys == 0 || (text.ends_with('\n') && std::ranges::count(text, '=') >= keys);
}

} // namespace

Settings::Settings()
    : QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("damier"),
                QStringLiteral("desktop")) {}

Settings::~Settings() { write(); }

bool Settings::write() {
    std::string const path = fileName().toStdString();
    Result<std::string> const before = read_file(path);
    sync();
    if (status() != NoError) return false;
    Result<std::string> const now = read_file(path);
    if (now ? is_whole(*now, allKeys().size()) : allKeys().isEmpty()) return true;
    if (before && now) static_cast<void>(write_file(path, *before, Replace::yes));
    return false;
}

Message Settings::why_not() const {
    return Message(msg("the settings cannot be written to «{}»"), fileName().toStdString());
}

} // namespace damier::desktop
