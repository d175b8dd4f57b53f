// While it lives no file of this process grows beyond a size: met like a full disk, in the middle
// of what is being written.
#pragma once

#include <csignal>
#include <sys/resource.h>

namespace damier::test {

class FullDisk {
public:
    explicit FullDisk(rlim_t most_bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        rlimit const tight{most_bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &tight);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(FullDisk const&) = delete;
    FullDisk& operator=(FullDisk const&) = delete;

private:
    rlimit before_{};
    void (*handler_)(int);
};

} // namespace damier::test
