// Where a person types and reads: lines in, text out, and everything that may happen while waiting
// (a computer's choice, a signal, a clock) told in one place. Nothing here knows a game.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damier::terminal {

using TimePoint = std::chrono::steady_clock::time_point;

struct Heard {
    enum class What { line, end, signal, woken, timeout };

    What what = What::timeout;
    std::string line;
    int signal = 0;
};

class LineReader;

class Console {
public:
    // Interrupt, hang-up and terminate no longer end the program but are heard here, until the
    // console is gone. On a terminal lines can be edited.
    Console();
    ~Console();
    Console(Console const&) = delete;
    Console& operator=(Console const&) = delete;

    bool is_terminal() const { return is_terminal_; } // a person types

    void print(std::string_view text); // of what others wrote, a terminal gets the letters only
    // The whole screen anew, over what was there; `is_first` clears it.
    void paint(std::string_view text, bool is_first);

    // Waits for a line. `prompt` is asked again every second where the terminal can show it.
    using Prompt = std::function<std::string()>;
    Heard wait_line(Prompt const& prompt, std::optional<TimePoint> until);
    // Waits for anything but a line; with `keys` also for input, which is left unread.
    Heard wait(std::optional<TimePoint> until, bool keys = false);

    // From any thread: who waits hears `woken` and lets the work be done in his own.
    void post(std::function<void()> work);
    void run_posted();

    // What Tab offers; asked for when Tab is pressed.
    void offer(std::function<std::vector<std::string>()> words);

private:
    std::optional<Heard> poll_once(bool with_input, std::optional<TimePoint> until);

    std::mutex mutex_; // for posted_
    std::vector<std::function<void()>> posted_;

    bool is_terminal_ = false;
    int signals_ = -1, wake_ = -1;
    struct Restore;
    std::unique_ptr<Restore> restore_;
    std::unique_ptr<LineReader> reader_;
};

} // namespace damier::terminal
