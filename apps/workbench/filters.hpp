// What a program in the sandbox may ask of the system, as filters for the kernel (seccomp).
#pragma once

#include "damier/base/result.hpp"

#include <linux/filter.h>

#include <vector>

namespace damier::workbench {

// Whoever runs is one of these: a compiled program reads, writes and takes memory; an interpreter
// opens files for reading as well; a compiler does what it needs, without the network.
enum class Policy { program, interpreter, compiler };

using Filter = std::vector<sock_filter>;

Result<Filter> make_filter(Policy policy);

} // namespace damier::workbench
