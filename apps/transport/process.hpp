// Another program as a child, spoken to through its standard input and output.
#pragma once

#include "apps/transport/stream.hpp"

#include <sys/types.h>

namespace damier::transport {

class Process {
public:
    // Runs the command in a shell.
    static Result<Process> start(std::string const& command);

    ~Process(); // closes its input, and ends it if it does not go by itself
    Process(Process&& other) noexcept
        : id_(std::exchange(other.id_, 0)), stream_(std::move(other.stream_)) {}
    Process& operator=(Process&&) = delete;

    Stream& stream() { return stream_; }

private:
    Process(pid_t id, Stream stream) : id_(id), stream_(std::move(stream)) {}

    pid_t id_; // also of its process group; 0 = none
    Stream stream_;
};

} // namespace damier::transport
