// What another program writes to its standard error, on its way to our terminal: shown line by
// line, never obeyed.
#pragma once

#include "apps/transport/stream.hpp"

#include <thread>

namespace damier::transport {

class ErrorRelay {
public:
    explicit ErrorRelay(Descriptor from); // the end of a pipe that is read

private:
    std::jthread thread_; // ends with the pipe, or with this object
};

} // namespace damier::transport
