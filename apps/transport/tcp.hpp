// Connections over TCP, IPv4 or IPv6.
#pragma once

#include "apps/transport/stream.hpp"

namespace damier::transport {

struct Address {
    std::string host; // empty: this machine; for listening, every interface
    std::string port;
};

// "HOST:PORT", "[::1]:PORT", "HOST" (then the standard port), ":PORT" or "PORT".
Result<Address> read_address(std::string_view text, int standard_port);

Result<Stream> connect_to(Address const& address);

class Listener {
public:
    static Result<Listener> open(Address const& address);
    int port() const; // the real one, also if 0 was asked for
    Result<Stream> accept();
    int descriptor() const { return socket_.get(); }

private:
    explicit Listener(Descriptor socket) : socket_(std::move(socket)) {}
    Descriptor socket_;
};

} // namespace damier::transport
