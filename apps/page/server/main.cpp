// damier-page: gives the page to browsers on this machine. One thread, which waits for all at once.
#include "apps/damier/interrupt.hpp"
#include "apps/page/server/site.hpp"
#include "apps/text/last_words.hpp"
#include "apps/text/print.hpp"
#include "apps/text/translate.hpp"

#include <CLI/CLI.hpp>

#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <new>
#include <optional>
#include <poll.h>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>

namespace {

using namespace damier;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds patience{10}; // with a browser that says or takes nothing
constexpr std::size_t most_guests = 128;
// Games belong to an address with its port: the next time they shall be found again.
constexpr int usual_port = 7310;

struct Guest {
    int socket = -1;
    std::string heard, answer;
    std::size_t sent = 0;
    Clock::time_point until;
    bool is_answered = false;
};

Result<int> listen_at(int port) {
    int const socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    int const yes = 1;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    if (socket >= 0) ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (socket < 0 || ::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0
        || ::listen(socket, 64) != 0) {
        Error const failure =
            error(msg("cannot listen on port {}: {}"), port, std::strerror(errno));
        if (socket >= 0) ::close(socket);
        return failure;
    }
    return socket;
}

int port_of(int socket) {
    sockaddr_in address{};
    socklen_t size = sizeof address;
    ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
    return ntohs(address.sin_port);
}

// Goes on with one guest as far as possible now; false when he is served or gone.
bool serve(Guest& guest, page::Site const& site) {
    while (!guest.is_answered) {
        std::array<char, 4096> bytes;
        ssize_t const n = ::recv(guest.socket, bytes.data(), bytes.size(), 0);
        if (n < 0) return errno == EAGAIN || errno == EINTR;
        if (n == 0) return false;
        guest.heard.append(bytes.data(), static_cast<std::size_t>(n));
        bool const is_whole = guest.heard.find("\r\n\r\n") != std::string::npos;
        if (!is_whole && guest.heard.size() < page::longest_request) continue;
        guest.answer = site.answer(is_whole ? guest.heard : std::string_view());
        guest.is_answered = true;
    }
    while (guest.sent < guest.answer.size()) {
        ssize_t const n = ::send(guest.socket, guest.answer.data() + guest.sent,
                                 guest.answer.size() - guest.sent, MSG_NOSIGNAL);
        if (n < 0) return errno == EAGAIN || errno == EINTR;
        guest.sent += static_cast<std::size_t>(n);
        guest.until = Clock::now() + patience;
    }
    ::shutdown(guest.socket, SHUT_WR);
    return false;
}

void serve_all(int listener, page::Site const& site) {
    std::vector<Guest> guests;
    while (program::interrupted == 0) {
        std::vector<pollfd> waits{{guests.size() < most_guests ? listener : -1, POLLIN, 0}};
        for (Guest const& guest : guests)
            waits.push_back(
                {guest.socket, static_cast<short>(guest.is_answered ? POLLOUT : POLLIN), 0});
        if (::poll(waits.data(), waits.size(), 1000) < 0 && errno != EINTR) return;
        auto const now = Clock::now();
        for (std::size_t i = guests.size(); i-- > 0;) {
            bool const stays = waits[i + 1].revents == 0 || serve(guests[i], site);
            if (stays && now < guests[i].until) continue;
            ::close(guests[i].socket);
            guests.erase(guests.begin() + static_cast<std::ptrdiff_t>(i));
        }
        if ((waits[0].revents & POLLIN) == 0) continue;
        int const socket = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
        if (socket >= 0) guests.push_back({socket, {}, {}, 0, now + patience, false});
    }
    for (Guest const& guest : guests) ::close(guest.socket);
}

int complain(Error const& error) {
    text::put(stderr, "damier-page: " + text::tr(error) + "\n");
    return 2;
}

int refuse_output() { return complain(error(msg("the standard output cannot be written"))); }

} // namespace

int main(int argc, char** argv) try {
    text::use_language("");
    text::expect_want_of_memory("damier-page");
    std::string folder;
    std::optional<int> port;
    CLI::App app(text::tr(msg("Damier in a browser: serves the page on this machine.")),
                 "damier-page");
    app.add_option("--port", port, text::tr(msg("The port to listen at; 0 chooses a free one")))
        ->check(CLI::Range(0, 65535));
    app.add_option("--folder", folder, text::tr(msg("The folder of the page")))->required();
    try {
        app.parse(argc, argv);
    } catch (CLI::ParseError const& wrong) {
        return app.exit(wrong) == 0 ? 0 : 2;
    }
    auto const site = page::Site::load(folder);
    if (!site) return complain(site.error());
    auto listener = listen_at(port.value_or(usual_port));
    if (!listener && !port) listener = listen_at(0);
    if (!listener) return complain(listener.error());
    program::notice_interrupt();
    text::put(stdout, "http://127.0.0.1:" + std::to_string(port_of(*listener)) + "/\n");
    if (std::fflush(stdout) != 0) return refuse_output(); // nobody would know where it is
    serve_all(*listener, *site);
    ::close(*listener);
    return 0;
} catch (std::bad_alloc const&) {
    return complain(error(msg("there is not enough memory for this")));
} catch (std::system_error const&) { // of text::put
    return refuse_output();
}
