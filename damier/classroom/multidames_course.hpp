// The course of MultiDames: seven imposed C functions. A case is what the course's test program
// reads (a state and, for some functions, a place) and prints (perhaps a refusal, then the state).
#pragma once

#include "damier/classroom/course.hpp"

#include "damier/multidames/rules.hpp"

#include <memory>

namespace damier::classroom {

std::unique_ptr<Course const> multidames_course(multidames::Rules const& rules = {});

} // namespace damier::classroom
