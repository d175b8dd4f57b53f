#include "apps/damier/progress.hpp"

#include "apps/text/print.hpp"

#include <fmt/core.h>

#include <unistd.h>

namespace damier::program {

Progress::Progress(std::string label, long total)
    : label_(text::harmless(label)),
      total_(total),
      is_shown_(isatty(STDERR_FILENO) != 0),
      started_(std::chrono::steady_clock::now()),
      drawn_(started_) {}

Progress::~Progress() {
    if (is_shown_) fmt::print(stderr, "\r\033[K"); // the results that follow say the rest
}

void Progress::advance(long by) {
    done_ += by;
    auto const now = std::chrono::steady_clock::now();
    if (!is_shown_ || (now - drawn_ < std::chrono::milliseconds(100) && done_ < total_)) return;
    drawn_ = now;
    draw();
}

void Progress::draw() const {
    constexpr int width = 30;
    // A file may grow, and what is read of one in another encoding may be longer.
    double const share =
        done_ < total_ ? static_cast<double>(done_) / static_cast<double>(total_) : 1;
    int const filled = static_cast<int>(share * width);
    double const spent = std::chrono::duration<double>(drawn_ - started_).count();
    double const left = share > 0 ? spent / share - spent : 0;
    fmt::print(stderr, "\r{} [{}{}] {}/{}  {:.0f} s \033[K", label_,
               std::string(static_cast<std::size_t>(filled), '#'),
               std::string(static_cast<std::size_t>(width - filled), '.'), done_, total_, left);
    std::fflush(stderr);
}

} // namespace damier::program
