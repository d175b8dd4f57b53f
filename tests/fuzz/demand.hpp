// What must hold whatever the bytes are: the fuzzer keeps the input that breaks it.
#pragma once

#include <cstdlib>

inline void demand(bool holds) {
    if (!holds) std::abort();
}
