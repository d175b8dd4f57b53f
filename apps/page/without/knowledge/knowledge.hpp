// What a game knows by heart beside its rules: what its law has learned and its small endings. They
// are not part of the program here: the build writes one file for each game, which the page fetches
// when the game is first played.
#pragma once

#include "damier/base/result.hpp"

#include <string>
#include <string_view>

namespace damier::page {

inline constexpr std::string_view knowledge_head = "damier knowledge 1\n";

// A file is the head and its parts, each after a line of its own: "KIND NAME SIZE\n".
struct Part {
    static constexpr std::string_view learned = "learned"; // NAME: the key of the law's rules
    static constexpr std::string_view ending = "ending";   // NAME: fingerprint and slice, "12:KK-K"
    std::string kind, name, bytes;
};
std::string to_text(Part const& part);

// For the rest of the program's life. An Error where the file is damaged: the parts before stay,
// and without the others the engine searches instead.
Result<Done> take_knowledge(std::string_view file);

} // namespace damier::page
