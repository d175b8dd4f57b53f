// The course of ULB draughts: imposed Python functions on a 10x10 board. A case is the call's
// arguments as Python writes them and the rows of the board; the answer is the result and the rows
// after it.
#pragma once

#include "damier/classroom/course.hpp"

#include <memory>

namespace damier::classroom {

std::unique_ptr<Course const> ulb_course();

} // namespace damier::classroom
