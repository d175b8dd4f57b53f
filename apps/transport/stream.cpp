#include "apps/transport/stream.hpp"

#include "damier/protocol/hub/line.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <utility>

namespace damier::transport {

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    if (this != &other) {
        close();
        number_ = other.release();
    }
    return *this;
}

int Descriptor::release() { return std::exchange(number_, -1); }

void Descriptor::close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
}

// No program that is started later inherits it: the peer would not see that we have gone.
Stream::Stream(Descriptor socket)
    : in_(fcntl(socket.get(), F_DUPFD_CLOEXEC, 0)), out_(std::move(socket)) {}

Arrival Stream::read(std::string& into, std::chrono::milliseconds timeout) {
    pollfd wanted{in_.get(), POLLIN, 0};
    int const found = poll(&wanted, 1, static_cast<int>(timeout.count()));
    if (found < 0 && errno != EINTR) return Arrival::closed;
    if (found <= 0) return Arrival::nothing;
    char buffer[4096];
    ssize_t const size = ::read(in_.get(), buffer, sizeof buffer);
    if (size < 0 && (errno == EINTR || errno == EAGAIN)) return Arrival::nothing;
    if (size < 0) failure_ = errno;
    if (size <= 0) return Arrival::closed;
    into.append(buffer, static_cast<std::size_t>(size));
    return Arrival::bytes;
}

bool Stream::write(std::string_view bytes) {
    using Clock = std::chrono::steady_clock;
    auto const end = Clock::now() + patience_;
    while (!bytes.empty()) {
        auto const left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
        pollfd wanted{out_.get(), POLLOUT, 0};
        int const found =
            poll(&wanted, 1, static_cast<int>(std::max<std::int64_t>(left.count(), 0)));
        if (found < 0 && errno == EINTR) continue;
        if (found <= 0) return false;
        // So much there is room for, and nobody has to wait.
        ssize_t const size =
            ::write(out_.get(), bytes.data(), std::min<std::size_t>(bytes.size(), PIPE_BUF));
        if (size < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (size <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(size));
    }
    return true;
}

Arrival Stream::read_line(std::string& line, std::chrono::milliseconds timeout) {
    using Clock = std::chrono::steady_clock;
    auto const end = Clock::now() + timeout;
    for (bool has_read = false;; has_read = true) {
        std::size_t const stop = rest_.find('\n');
        bool const is_whole = stop != std::string::npos;
        bool const is_too_long = std::min(stop, rest_.size()) > protocol::hub_longest;
        if (is_skipping_) {
            rest_.erase(0, is_whole ? stop + 1 : rest_.size());
            is_skipping_ = !is_whole;
            if (is_whole) continue;
            // Bytes without an end of line must not keep anybody waiting for ever.
            if (has_read && Clock::now() >= end) return Arrival::nothing;
        } else if (is_whole || is_too_long) {
            line = rest_.substr(0, std::min(stop, protocol::hub_longest + 1));
            rest_.erase(0, is_whole ? stop + 1 : rest_.size());
            is_skipping_ = !is_whole;
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return Arrival::bytes;
        }
        auto const left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
        auto const arrival = read(rest_, std::max(left, std::chrono::milliseconds(0)));
        if (arrival == Arrival::closed) return arrival;
        if (arrival == Arrival::nothing && Clock::now() >= end) return arrival;
    }
}

} // namespace damier::transport
