// Runs a program that nobody trusts. A kernel filter and limits on time, memory and output hold
// always; bubblewrap, where it is installed and works, hides files, processes and the network too.
#pragma once

#include "apps/workbench/filters.hpp"

#include <array>
#include <filesystem>
#include <map>
#include <stop_token>
#include <string>

namespace damier::workbench {

struct Job {
    Policy policy = Policy::program;
    std::vector<std::string> command;             // first an absolute path
    std::filesystem::path folder;                 // where it runs; a compiler may write there
    std::array<int, 5> files{-1, -1, -1, -1, -1}; // its descriptors from 0 on; -1: /dev/null
    int seconds = 2;                              // of processor time
    int megabytes = 256;                          // of memory
    int output_megabytes = 16;                    // of each file that it writes
};

struct Ending {
    enum class How { ended, crashed, out_of_time, forbidden, out_of_space, stopped, not_started };
    How how = How::not_started;
    int code = 0; // of a program that ended
};

class Sandbox {
public:
    // An error if the kernel gives no filter or no limits, unless that is to be done without.
    static Result<Sandbox> open(bool is_unsafe, bool wants_bubblewrap = true);

    bool has_bubblewrap() const { return has_bubblewrap_; }
    Ending run(Job const& job, std::stop_token const& stop) const;

private:
    Sandbox() = default;
    std::vector<std::string> wrapped(Job const& job, int filter_number) const;

    std::map<Policy, Filter> filters_; // none if it is unsafe
    bool has_bubblewrap_ = false, is_unsafe_ = false;
};

// Where a program is that the system has installed; empty if it has not.
std::string installed(std::string_view name);

} // namespace damier::workbench
