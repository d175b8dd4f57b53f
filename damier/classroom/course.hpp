// A course whose imposed functions can be checked: its cases are texts, so that one checker and one
// sandbox serve programs in any language.
#pragma once

#include "damier/base/message.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damier::classroom {

// One call of an imposed function: what it is called on and what it must answer, as the course
// writes them.
struct Case {
    std::string function;
    std::string input;
    std::string expected;

    bool operator==(Case const&) const = default;
};

enum class Difficulty { easy, medium, hard };

class Course {
public:
    virtual ~Course() = default;

    virtual std::string_view key() const = 0;
    virtual std::span<std::string_view const> functions() const = 0; // in the course's order

    // Those that every program is tried on, then any number of others.
    virtual std::vector<Case> fixed(std::string_view function) const = 0;
    virtual std::vector<Case> random(std::string_view function, Difficulty difficulty, int count,
                                     std::uint64_t seed) const = 0;

    // Cases for a judge beside the random ones.
    virtual std::vector<Case> references(std::string_view /*function*/) const { return {}; }

    // Whether an answer is right: a choice that the program draws may be any of those expected.
    virtual bool accepts(Case const& one, std::string_view answer) const {
        return answer == one.expected;
    }

    // The same call on states one step simpler, the boldest steps first; empty at the simplest.
    virtual std::vector<Case> simpler(Case const& one) const = 0;

    // The call in words and the state as a board.
    virtual Message describe(Case const& one) const = 0;
    virtual std::string picture(Case const& one) const = 0;
};

} // namespace damier::classroom
