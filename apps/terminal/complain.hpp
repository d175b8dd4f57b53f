// What is wrong, to the error stream, with the exit code that goes with it.
#pragma once

#include "apps/text/translate.hpp"

#include <fmt/core.h>

#include <cstdio>

namespace damier::terminal {

inline int complain(Error const& error) {
    fmt::print(stderr, "damier: {}\n", text::tr(error));
    return 2;
}

} // namespace damier::terminal
