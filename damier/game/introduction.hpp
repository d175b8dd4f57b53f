// What another program says of itself when it is asked: its name, and what can be set.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace damier::game {

struct ProgramOption {
    enum class Kind { text, whole, truth, choice };

    std::string name, value; // as it is unless somebody sets it
    Kind kind = Kind::text;
    std::optional<long> least, most; // of whole numbers
    std::vector<std::string> values; // of choices

    bool operator==(ProgramOption const&) const = default;
};

struct Introduction {
    std::string name; // with its version
    std::vector<ProgramOption> options;

    bool operator==(Introduction const&) const = default;
};

} // namespace damier::game
