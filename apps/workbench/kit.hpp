// What belongs to a course beside its cases: the file that is handed in, its language, and the code
// that calls its functions.
#pragma once

#include "apps/workbench/forms.hpp"
#include "damier/base/result.hpp"
#include "damier/classroom/course.hpp"
#include "damier/game/game.hpp"

#include <memory>

namespace damier::workbench {

enum class Language { c, python };

struct Kit {
    std::shared_ptr<classroom::Course const> course;
    Language language = Language::c;
    std::string main_file;                // must be there
    std::string readme;                   // must be there too; empty: the course wants none
    bool may_have_more = false;           // other files beside these
    bool is_of_parts = false;             // several C files make the program, under any names
    std::string_view harness;             // calls the functions of main_file
    std::span<Form const> forms{};        // in which they are called; empty: the imposed one
    std::vector<std::string> arguments{}; // for the compiler, as the course's Makefile gives them

    // What is to be handed in, for people.
    std::string wanted() const { return is_of_parts ? "*.c" : main_file; }
};

// `options` are rules of MultiDames that are not the documents'; the other courses have none.
Result<Kit> find_kit(std::string_view course, game::Options const& options = {});
std::vector<std::string> kit_names();

} // namespace damier::workbench
