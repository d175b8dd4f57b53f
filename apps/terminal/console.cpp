#include "apps/terminal/console.hpp"

#include "apps/terminal/line_reader.hpp"
#include "apps/text/print.hpp"

#include <array>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace damier::terminal {

struct Console::Restore {
    sigset_t before{};
};

namespace {

bool can_edit() {
    char const* const term = std::getenv("TERM");
    return term != nullptr && *term != '\0' && std::string_view(term) != "dumb";
}

std::unique_ptr<LineReader> make_reader(bool is_terminal) {
    if (!is_terminal) return make_plain_reader();
    return can_edit() && isatty(STDOUT_FILENO) != 0 ? make_editing_reader() : make_dumb_reader();
}

int milliseconds_until(TimePoint when) {
    auto const left =
        std::chrono::ceil<std::chrono::milliseconds>(when - std::chrono::steady_clock::now());
    if (left.count() <= 0) return 0;
    return static_cast<int>(std::min<std::int64_t>(left.count(), 3'600'000));
}

// Nobody is left at the other side of a terminal, and what was typed has been read. The signal that
// tells so may be ignored (nohup), and a terminal that is gone can always be read without a wait.
bool is_gone(short events) {
    return (events & POLLERR) != 0 || ((events & POLLHUP) != 0 && (events & POLLIN) == 0);
}

} // namespace

Console::Console() : is_terminal_(isatty(STDIN_FILENO) != 0), restore_(new Restore) {
    sigset_t heard;
    sigemptyset(&heard);
    for (int const signal : {SIGINT, SIGHUP, SIGTERM, SIGQUIT, SIGWINCH}) sigaddset(&heard, signal);
    pthread_sigmask(SIG_BLOCK, &heard, &restore_->before);
    signals_ = signalfd(-1, &heard, SFD_CLOEXEC | SFD_NONBLOCK);
    wake_ = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    reader_ = make_reader(is_terminal_);
}

Console::~Console() {
    reader_.reset();
    close(signals_);
    close(wake_);
    pthread_sigmask(SIG_SETMASK, &restore_->before, nullptr);
}

void Console::print(std::string_view text) {
    text::put_in_colour(stdout, text);
    std::fflush(stdout);
}

// All at once, so that nothing flickers.
void Console::paint(std::string_view text, bool is_first) {
    std::string screen = is_first ? "\x1b[2J\x1b[H" : "\x1b[H";
    for (char const c : text::harmless_in_colour(text))
        if (c == '\n')
            screen += "\x1b[K\n";
        else
            screen += c;
    screen += "\x1b[J";
    std::fwrite(screen.data(), 1, screen.size(), stdout);
    std::fflush(stdout);
}

void Console::post(std::function<void()> work) {
    std::lock_guard const lock(mutex_);
    posted_.push_back(std::move(work));
    std::uint64_t const one = 1;
    [[maybe_unused]] ssize_t const written = write(wake_, &one, sizeof one);
}

void Console::run_posted() {
    std::vector<std::function<void()>> all;
    {
        std::lock_guard const lock(mutex_);
        all = std::exchange(posted_, {});
    }
    for (auto const& work : all) work();
}

void Console::offer(std::function<std::vector<std::string>()> words) {
    reader_->offer(std::move(words));
}

Heard Console::wait_line(Prompt const& prompt, std::optional<TimePoint> until) {
    using namespace std::chrono_literals;
    auto const asked = [&] { return text::harmless_in_colour(prompt()); };
    std::string shown = asked();
    reader_->begin(shown);
    for (;;) {
        if (reader_->needs_input()) {
            TimePoint const second = std::chrono::steady_clock::now() + 1s;
            auto const heard =
                poll_once(true, until && *until < second ? until : std::optional(second));
            if (!heard) {
                if (until && std::chrono::steady_clock::now() >= *until) {
                    reader_->suspend();
                    return {};
                }
                if (std::string now = asked(); now != shown) reader_->refresh(shown = now);
                continue;
            }
            if (heard->what == Heard::What::signal && heard->signal == SIGWINCH) continue;
            if (heard->what != Heard::What::line) {
                reader_->suspend();
                return *heard;
            }
        }
        LineReader::Read read = reader_->read();
        if (read.is_end) return {Heard::What::end, {}, 0};
        if (read.is_lost) return {Heard::What::signal, {}, SIGHUP}; // as when a terminal goes
        if (read.line) return {Heard::What::line, *std::move(read.line), 0};
    }
}

Heard Console::wait(std::optional<TimePoint> until, bool keys) {
    for (;;) {
        auto const heard = poll_once(keys, until);
        if (heard && (heard->what != Heard::What::signal || heard->signal != SIGWINCH || keys))
            return *heard;
        if (!heard && until && std::chrono::steady_clock::now() >= *until) return {};
    }
}

// What happened first; nothing when `until` has come. `line` means that input can be read.
std::optional<Heard> Console::poll_once(bool with_input, std::optional<TimePoint> until) {
    std::array<pollfd, 3> watched{pollfd{signals_, POLLIN, 0}, pollfd{wake_, POLLIN, 0},
                                  pollfd{with_input ? STDIN_FILENO : -1, POLLIN, 0}};
    int const ready = poll(watched.data(), watched.size(), until ? milliseconds_until(*until) : -1);
    if (ready <= 0) return std::nullopt;
    if (watched[0].revents != 0) {
        signalfd_siginfo info{};
        if (read(signals_, &info, sizeof info) == static_cast<ssize_t>(sizeof info))
            return Heard{Heard::What::signal, {}, static_cast<int>(info.ssi_signo)};
    }
    if (watched[1].revents != 0) {
        std::uint64_t count = 0;
        [[maybe_unused]] ssize_t const size = read(wake_, &count, sizeof count);
        return Heard{Heard::What::woken, {}, 0};
    }
    if (is_terminal_ && is_gone(watched[2].revents)) return Heard{Heard::What::signal, {}, SIGHUP};
    if (watched[2].revents != 0) return Heard{Heard::What::line, {}, 0};
    return std::nullopt;
}

} // namespace damier::terminal
