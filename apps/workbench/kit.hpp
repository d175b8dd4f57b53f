// What belongs to a course beside its cases: the file that is handed in, its language, and the code
// that calls its functions.
#pragma once

#include "damier/base/result.hpp"
#include "damier/classroom/course.hpp"
#include "damier/game/game.hpp"

#include <memory>

namespace damier::workbench {

enum class Language { c, python };

struct Kit {
    std::shared_ptr<classroom::Course const> course;
    Language language = Language::c;
    std::string main_file;      // must be there
    std::string readme;         // must be there too; empty: the course wants none
    bool may_have_more = false; // other files beside these
    bool is_of_parts = false;   // several C files make the program, under any names
    std::string_view harness;   // calls the functions of main_file
};

// `options` are rules of MultiDames that are not the documents'; the other courses have none.
Result<Kit> find_kit(std::string_view course, game::Options const& options = {});
std::vector<std::string> kit_names();

} // namespace damier::workbench
