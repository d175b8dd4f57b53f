// Another program as a child, spoken to through its standard input and output. What it says beside
// that goes where our own errors go; a terminal shows it without obeying it.
#pragma once

#include "apps/transport/error_relay.hpp"
#include "apps/transport/stream.hpp"

#include <sys/types.h>

#include <memory>

namespace damier::transport {

class Process {
public:
    // Runs the command in a shell.
    static Result<Process> start(std::string const& command);

    ~Process(); // closes its input, and ends it if it does not go by itself
    Process(Process&& other) noexcept
        : id_(std::exchange(other.id_, 0)),
          stream_(std::move(other.stream_)),
          errors_(std::move(other.errors_)) {}
    Process& operator=(Process&&) = delete;

    Stream& stream() { return stream_; }

private:
    Process(pid_t id, Stream stream, std::unique_ptr<ErrorRelay> errors)
        : id_(id), stream_(std::move(stream)), errors_(std::move(errors)) {}

    pid_t id_; // also of its process group; 0 = none
    Stream stream_;
    std::unique_ptr<ErrorRelay> errors_; // only at a terminal
};

} // namespace damier::transport
