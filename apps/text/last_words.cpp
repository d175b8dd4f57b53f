#include "apps/text/last_words.hpp"

#include "apps/text/translate.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <unistd.h>

namespace damier::text {

namespace {

struct LastWords {
    std::array<char, 400> bytes{}; // made before they are needed
    std::size_t size = 0;
    std::atomic<bool> has_wanted_memory = false;
};

// Who calls these hands nothing over.
LastWords& last_words() {
    static LastWords words;
    return words;
}

[[noreturn]] void want_memory() {
    last_words().has_wanted_memory = true;
    throw std::bad_alloc();
}

[[noreturn]] void end() {
    if (std::current_exception() != nullptr) try {
            throw;
        } catch (std::bad_alloc const&) {
            LastWords const& words = last_words();
            [[maybe_unused]] auto const said =
                ::write(STDERR_FILENO, words.bytes.data(), words.size);
            ::_exit(1);
        } catch (...) {
        }
    std::abort();
}

} // namespace

void expect_want_of_memory(std::string_view program) {
    std::string const sentence =
        std::string(program) + ": " + tr(msg("there is not enough memory for this")) + "\n";
    LastWords& words = last_words();
    words.size = std::min(sentence.size(), words.bytes.size());
    std::copy_n(sentence.begin(), words.size, words.bytes.begin());
    std::set_new_handler(want_memory);
    std::set_terminate(end);
}

bool has_wanted_memory() { return last_words().has_wanted_memory; }

} // namespace damier::text
