// Words that a person types. The sources have the English ones, within typed("..."); every
// catalogue has its own under the context «typed»: first the word that is shown, then others that
// are understood. A word of any language is understood, whatever language the program speaks.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damier::text {

// Marks English spellings of one word, parted by blanks, for tools/messages.sh.
constexpr std::string_view typed(std::string_view english) { return english; }

std::string plain(std::string_view text); // in small letters, without accents: for comparing

// The spelling to show, in the user's language.
std::string shown(std::string_view english);
// Those of the user's language alone: for answers that mean something else in another one.
std::vector<std::string> local_spellings(std::string_view english);
// Those of the user's language and the English ones, the one that is shown first.
std::vector<std::string> own_spellings(std::string_view english);
// Those of every language; plain.
std::vector<std::string> all_spellings(std::string_view english);
bool is_word(std::string_view what, std::string_view english); // the whole of a spelling

// «y», «oui», «нет»: a beginning is enough.
std::optional<bool> yes_or_no(std::string_view what);

} // namespace damier::text
