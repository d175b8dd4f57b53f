// The course of MultiDames: seven imposed C functions. A case is what the course's test program
// reads (a state and, for some functions, a place) and prints (perhaps a refusal, then the state).
#pragma once

#include "damier/classroom/multidames/call.hpp"

#include <memory>

namespace damier::classroom {

std::unique_ptr<Course const> multidames_course(Variation const& variation = {});

} // namespace damier::classroom
