// The course of Mansuba: the names that its document gives, called on its three grids.
#pragma once

#include "damier/classroom/course.hpp"

#include <memory>

namespace damier::classroom {

std::unique_ptr<Course const> mansuba_course();

} // namespace damier::classroom
