// The commands below `damier classroom`.
#pragma once

#include "apps/damier/command.hpp"
#include "apps/workbench/kit.hpp"

namespace damier::program {

// The course with rules such as «jumps=straight».
Result<workbench::Kit> classroom_kit(std::string const& course,
                                     std::vector<std::string> const& rules);

void add_classroom_check(CLI::App& app, int& exit_code);
void add_classroom_tests(CLI::App& app, int& exit_code);

} // namespace damier::program
