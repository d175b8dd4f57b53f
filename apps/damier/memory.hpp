// Refuses tables and threads that this process may not have, before anybody asks the system.
#pragma once

#include "damier/base/result.hpp"

#include <cstddef>

namespace damier::program {

Result<Done> check_memory(std::size_t megabytes, int threads = 1);

} // namespace damier::program
