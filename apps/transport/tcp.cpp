#include "apps/transport/tcp.hpp"

#include "damier/base/text.hpp"

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>

namespace damier::transport {

namespace {

Result<std::shared_ptr<addrinfo>> look_up(Address const& address, bool is_passive) {
    addrinfo hints{};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = is_passive ? AI_PASSIVE : 0;
    addrinfo* found = nullptr;
    int const failure = getaddrinfo(address.host.empty() ? nullptr : address.host.c_str(),
                                    address.port.c_str(), &hints, &found);
    if (failure != 0)
        return error(msg("«{}» is not a known address: {}"), address.host, gai_strerror(failure));
    return std::shared_ptr<addrinfo>(found, freeaddrinfo);
}

Descriptor new_socket(addrinfo const& where) {
    return Descriptor(socket(where.ai_family, where.ai_socktype | SOCK_CLOEXEC, where.ai_protocol));
}

// Moves are short and must go out at once; a peer whose machine has died must be noticed.
void tune(int socket) {
    int const yes = 1;
    setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &yes, sizeof yes);
}

} // namespace

Result<Address> read_address(std::string_view text, int standard_port) {
    Address address;
    std::string_view port;
    if (text.starts_with('[')) {
        std::size_t const end = text.find(']');
        if (end == std::string_view::npos) return error(msg("«{}» is not an address"), text);
        address.host = text.substr(1, end - 1);
        port = text.substr(end + 1);
        if (!port.empty() && port.front() != ':') return error(msg("«{}» is not an address"), text);
        if (!port.empty()) port.remove_prefix(1);
    } else if (text.find_first_not_of("0123456789") == std::string_view::npos) {
        port = text; // a number alone would be taken for a strange kind of host
    } else {
        std::size_t const colon = text.rfind(':');
        address.host = text.substr(0, colon);
        if (colon != std::string_view::npos) port = text.substr(colon + 1);
        if (port.empty() && colon != std::string_view::npos)
            return error(msg("«{}» is not an address"), text);
    }
    if (port.empty()) {
        address.port = std::to_string(standard_port);
        return address;
    }
    auto const number = to_integer(port);
    if (!number || *number < 0 || *number > 65535)
        return error(msg("the port must be a whole number from {} to {}, not «{}»"), 0, 65535,
                     port);
    address.port = std::to_string(*number);
    return address;
}

Result<Stream> connect_to(Address const& address) {
    auto const found = look_up(address, false);
    if (!found) return found.error();
    int failure = 0;
    for (addrinfo const* where = found->get(); where; where = where->ai_next) {
        Descriptor socket = new_socket(*where);
        if (socket.is_open() && connect(socket.get(), where->ai_addr, where->ai_addrlen) == 0) {
            tune(socket.get());
            return Stream(std::move(socket));
        }
        failure = errno;
    }
    return error(msg("no connection to {} at port {}: {}"), address.host, address.port,
                 std::strerror(failure));
}

Result<Listener> Listener::open(Address const& address) {
    auto const found = look_up(address, true);
    if (!found) return found.error();
    int failure = 0;
    for (addrinfo const* where = found->get(); where; where = where->ai_next) {
        Descriptor socket = new_socket(*where);
        int const yes = 1;
        if (socket.is_open()
            && setsockopt(socket.get(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) == 0
            && bind(socket.get(), where->ai_addr, where->ai_addrlen) == 0
            && listen(socket.get(), 1) == 0)
            return Listener(std::move(socket));
        failure = errno;
    }
    return error(msg("cannot listen on port {}: {}"), address.port, std::strerror(failure));
}

int Listener::port() const {
    sockaddr_storage where{};
    socklen_t size = sizeof where;
    if (getsockname(socket_.get(), reinterpret_cast<sockaddr*>(&where), &size) != 0) return 0;
    if (where.ss_family == AF_INET6)
        return ntohs(reinterpret_cast<sockaddr_in6 const&>(where).sin6_port);
    return ntohs(reinterpret_cast<sockaddr_in const&>(where).sin_port);
}

Result<Stream> Listener::accept() {
    Descriptor socket(accept4(socket_.get(), nullptr, nullptr, SOCK_CLOEXEC));
    if (!socket.is_open()) return error(msg("no connection: {}"), std::strerror(errno));
    tune(socket.get());
    return Stream(std::move(socket));
}

} // namespace damier::transport
