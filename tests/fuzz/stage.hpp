// Where a whole command runs inside the fuzzer: a folder of its own, its standard streams, and what
// it has said and left there.
#pragma once

#include "tests/fuzz/demand.hpp"

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

namespace fuzz {

// All bytes of an open file.
inline std::string content(int file) {
    std::string bytes(static_cast<std::size_t>(::lseek(file, 0, SEEK_END)), '\0');
    demand(::pread(file, bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(bytes.size()));
    return bytes;
}

inline int file_of(std::string_view bytes) {
    int const file = ::memfd_create("fuzz", MFD_CLOEXEC);
    demand(::write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
    ::lseek(file, 0, SEEK_SET);
    return file;
}

// While it lives the standard streams are these descriptors, which it does not own.
class Streams {
public:
    explicit Streams(std::array<int, 3> const& streams) {
        for (int i = 0; i < 3; ++i) {
            auto const n = static_cast<std::size_t>(i);
            before_[n] = ::dup(i);
            ::dup2(streams[n], i);
        }
        for (std::size_t i = 0; i < heard.size(); ++i)
            ::sigaction(heard[i], nullptr, &handlers_[i]);
    }
    ~Streams() {
        std::fflush(stdout);
        for (int i = 0; i < 3; ++i) {
            auto const n = static_cast<std::size_t>(i);
            ::dup2(before_[n], i);
            ::close(before_[n]);
        }
        std::clearerr(stdin);
        std::clearerr(stdout);
        for (std::size_t i = 0; i < heard.size(); ++i)
            ::sigaction(heard[i], &handlers_[i], nullptr);
    }
    Streams(Streams const&) = delete;
    Streams& operator=(Streams const&) = delete;

private:
    // Commands hear these in their own way; the fuzzer shall hear them again afterwards.
    static constexpr std::array heard{SIGINT, SIGTERM, SIGHUP, SIGPIPE};
    std::array<int, 3> before_{};
    std::array<struct sigaction, heard.size()> handlers_{};
};

// An empty folder to be in; gone at the end.
class Folder {
public:
    Folder() {
        std::string name = std::filesystem::temp_directory_path() / "damier-fuzz-XXXXXX";
        demand(::mkdtemp(name.data()) != nullptr);
        path_ = name;
        std::filesystem::current_path(path_);
        for (char const* const own : {"HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
            ::setenv(own, (path_ / "own").c_str(), 1);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::current_path("/", ignored);
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(Folder const&) = delete;
    Folder& operator=(Folder const&) = delete;

    void empty() const {
        for (auto const& entry : std::filesystem::directory_iterator(path_))
            std::filesystem::remove_all(entry.path());
    }
    // Whether only these are there, and what the program keeps for itself.
    bool has_only(std::string_view one, std::string_view other) const {
        for (auto const& entry : std::filesystem::directory_iterator(path_)) {
            std::string const name = entry.path().filename();
            if (name != one && name != other && name != "own") return false;
        }
        return true;
    }
    static void write(char const* name, std::string_view bytes) {
        std::ofstream(name, std::ios::binary).write(bytes.data(), std::ssize(bytes));
    }
    static std::string read(char const* name) {
        std::ifstream file(name, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

private:
    std::filesystem::path path_;
};

} // namespace fuzz
