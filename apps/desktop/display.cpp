#include "apps/desktop/display.hpp"

#include "apps/text/translate.hpp"

#include <QString>

#include <cstdio>
#include <cstdlib>
#include <string>

namespace damier::desktop {

namespace {

constexpr char const* variables[] = {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"};

bool has(char const* variable) {
    char const* const value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

// "WAYLAND_DISPLAY=wayland-0 DISPLAY=:0": what a person may have to set right.
std::string where_we_looked() {
    std::string text;
    for (char const* const name : variables)
        if (has(name)) text += (text.empty() ? "" : " ") + std::string(name) + '=' + getenv(name);
    return text;
}

// Qt calls it with a fatal message when no platform works, whatever the reason: nobody listens
// there, we may not enter, the plugin is missing.
void hear(QtMsgType type, QMessageLogContext const&, QString const& text) {
    if (type == QtDebugMsg) // which somebody has asked for
        std::fprintf(stderr, "%s\n", qPrintable(text));
    if (type != QtFatalMsg) return;
    complain(error(msg("no display can be reached with «{}»; «damier play» plays in the terminal"),
                   where_we_looked()));
    std::_Exit(DisplayGuard::code);
}

} // namespace

bool names_display() {
    for (char const* const name : variables)
        if (has(name)) return true;
    return false;
}

DisplayGuard::DisplayGuard() : before_(qInstallMessageHandler(hear)) {}

DisplayGuard::~DisplayGuard() { qInstallMessageHandler(before_); }

void complain(Error const& error) {
    std::fprintf(stderr, "damier-desktop: %s\n", text::tr(error).c_str());
}

} // namespace damier::desktop
