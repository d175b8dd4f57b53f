// Calls the functions of a program in the sandbox: the cases go in as one file, the answers come
// out as another. A call that does not come back costs its own case only.
#pragma once

#include "apps/workbench/sandbox.hpp"
#include "damier/classroom/check.hpp"

namespace damier::workbench {

// `job` is how to start the program; its files are set here.
std::vector<classroom::Answer> run_cases(Sandbox const& sandbox, Job job,
                                         std::span<classroom::Case const> cases, int most_troubles,
                                         std::stop_token const& stop);

} // namespace damier::workbench
