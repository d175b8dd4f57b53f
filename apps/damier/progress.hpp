// A progress bar on stderr, only where a person watches.
#pragma once

#include <chrono>
#include <string>

namespace damier::program {

class Progress {
public:
    Progress(std::string label, long total);
    ~Progress();

    void advance(long by = 1);

private:
    void draw() const;

    std::string label_;
    long total_, done_ = 0;
    bool is_shown_;
    std::chrono::steady_clock::time_point started_, drawn_;
};

} // namespace damier::program
