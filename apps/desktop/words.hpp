// Messages as QString, in the user's language: words(msg("Open")). The same catalogue as everywhere
// in Damier; Qt's own translation is not used.
#pragma once

#include "apps/text/translate.hpp"

#include <QString>

namespace damier::desktop {

inline QString words(std::string_view id) { return QString::fromStdString(text::tr(id)); }
inline QString words(Message const& message) { return QString::fromStdString(text::tr(message)); }
inline QString words(Error const& error) { return QString::fromStdString(text::tr(error)); }

// As a label or a sentence begins.
inline QString first_capital(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

} // namespace damier::desktop
