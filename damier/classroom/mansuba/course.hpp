// The course of Mansuba: the names that its document gives, and what can be told of them without
// knowing more: the neighbours on the three grids, the next player, the world.
#pragma once

#include "damier/classroom/course.hpp"

#include <memory>

namespace damier::classroom {

std::unique_ptr<Course const> mansuba_course();

} // namespace damier::classroom
