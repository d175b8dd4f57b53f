// In which forms the names of a course may be used, where its document leaves that open.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace damier::workbench {

struct Form {
    std::string_view name;
    bool is_hidden;                     // a type, a member: the linker may know nothing of it
    std::vector<std::string_view> uses; // the first that compiles is taken
};

// Of the harness for Mansuba, whose variables are d_...; a later one may need the earlier ones.
std::span<Form const> mansuba_forms();

} // namespace damier::workbench
