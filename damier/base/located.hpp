// What is wrong and where, as one sentence.
#pragma once

#include "damier/base/result.hpp"

namespace damier {

Message located(Error const& error); // "line 3, column 14: sentence" with the parts that exist

} // namespace damier
