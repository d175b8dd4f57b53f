// Bytes to and from another program, over file descriptors: the only code that waits for a peer.
#pragma once

#include "damier/base/result.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace damier::transport {

// Closes what it owns.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
    Descriptor& operator=(Descriptor&& other) noexcept;

    int get() const { return number_; }
    bool is_open() const { return number_ >= 0; }
    int release();
    void close();

private:
    int number_;
};

enum class Arrival { bytes, nothing, closed }; // nothing: the time was over

class Stream {
public:
    Stream(Descriptor in, Descriptor out) : in_(std::move(in)), out_(std::move(out)) {}
    explicit Stream(Descriptor socket); // the same for both directions

    // Adds what has arrived to `into`.
    Arrival read(std::string& into, std::chrono::milliseconds timeout);
    // False if the peer no longer listens, or has not taken it within the patience. The program
    // must ignore SIGPIPE.
    bool write(std::string_view bytes);

    // The next line, without its end. Bytes after it are kept for the next call. Of a line longer
    // than anyone could mean only the beginning is handed on, one character more than allowed.
    Arrival read_line(std::string& line, std::chrono::milliseconds timeout);

    int in() const { return in_.get(); }
    int failure() const { return failure_; } // errno of the read that closed it; 0: it has ended
    void set_patience(std::chrono::milliseconds patience) { patience_ = patience; }
    void close_output() { out_.close(); }

private:
    Descriptor in_, out_;
    std::chrono::milliseconds patience_{10'000};
    std::string rest_;
    int failure_ = 0;
    bool is_skipping_ = false; // the rest of a line that was too long
};

} // namespace damier::transport
