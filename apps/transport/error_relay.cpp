#include "apps/transport/error_relay.hpp"

#include "apps/text/print.hpp"

#include <new>
#include <system_error>

namespace damier::transport {

namespace {

constexpr std::size_t longest = 4096; // of a line; a longer one comes in pieces

void show(std::string_view text) {
    try {
        text::put(stderr, text);
    } catch (std::system_error const&) {
        return; // a terminal that has gone is noticed by those who talk to the user
    }
}

void relay(std::stop_token const& stop, Descriptor from) {
    Stream errors(std::move(from), Descriptor());
    std::string text;
    Arrival arrival = Arrival::nothing;
    while (arrival != Arrival::closed) try {
            arrival = errors.read(text, std::chrono::milliseconds(stop.stop_requested() ? 0 : 100));
            if (arrival == Arrival::nothing && stop.stop_requested()) break;
            std::size_t const lines = text.rfind('\n') + 1; // 0 if there is none
            std::size_t const whole = text.size() - lines > longest ? text.size() : lines;
            show(std::string_view(text).substr(0, whole));
            text.erase(0, whole);
        } catch (std::bad_alloc const&) {
            text.clear(); // what there is no room for is not shown; the program must not wait for
                          // us
        }
    show(text);
}

} // namespace

ErrorRelay::ErrorRelay(Descriptor from)
    : thread_([from = std::move(from)](std::stop_token const& stop) mutable {
          relay(stop, std::move(from));
      }) {}

} // namespace damier::transport
