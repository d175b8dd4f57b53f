// Messages in the user's language. The locale chooses it; --lang overrides.
#pragma once

#include "damier/base/message.hpp"
#include "damier/base/result.hpp"

#include <string>
#include <vector>

namespace damier::text {

// The languages there are: English, which is in the sources, and those of po/LINGUAS.
std::vector<std::string> languages();
// Call once at the start. `language` is one of them, or empty for the locale's own.
void use_language(std::string const& language);
std::string language(); // that of the sentences
// Where the compiled translations of a language lie.
std::string catalogue_file(std::string const& language);

std::string tr(Message const& message);
std::string in_words(Argument const& argument); // one that stands alone, such as a player's name
std::string tr(std::string_view id);            // a text without places
// "line 3, column 14: sentence"
std::string tr(Error const& error);

} // namespace damier::text
