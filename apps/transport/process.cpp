#include "apps/transport/process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstring>
#include <thread>

namespace damier::transport {

namespace {

constexpr std::chrono::milliseconds time_to_go{300};

// Both ends are closed on exec, so that no child keeps another one's pipe open.
Result<std::array<Descriptor, 2>> make_pipe() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return error(msg("a pipe cannot be made: {}"), std::strerror(errno));
    return std::array<Descriptor, 2>{Descriptor(ends[0]), Descriptor(ends[1])};
}

bool has_gone(pid_t id) { return waitpid(id, nullptr, WNOHANG) != 0; }

} // namespace

Result<Process> Process::start(std::string const& command) {
    bool const is_watched = isatty(STDERR_FILENO) != 0;
    auto input = make_pipe(), output = make_pipe(), errors = make_pipe();
    if (!input) return input.error();
    if (!output) return output.error();
    if (!errors) return errors.error();
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, (*input)[0].get(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, (*output)[1].get(), STDOUT_FILENO);
    if (is_watched) posix_spawn_file_actions_adddup2(&files, (*errors)[1].get(), STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t signals; // what we ignore, the child need not
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    sigaddset(&signals, SIGINT);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    posix_spawnattr_setpgroup(&attributes, 0); // Ctrl-C is for us; we end the child ourselves
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    std::string shell = "sh", option = "-c", text = command;
    char* const arguments[] = {shell.data(), option.data(), text.data(), nullptr};
    pid_t id = 0;
    int const failure = posix_spawn(&id, "/bin/sh", &files, &attributes, arguments, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    if (failure != 0)
        return error(msg("«{}» cannot be started: {}"), command, std::strerror(failure));
    return Process(id, Stream(std::move((*output)[0]), std::move((*input)[1])),
                   is_watched ? std::make_unique<ErrorRelay>(std::move((*errors)[0])) : nullptr);
}

Process::~Process() {
    if (id_ == 0) return;
    stream_.close_output();
    auto const end = std::chrono::steady_clock::now() + time_to_go;
    while (std::chrono::steady_clock::now() < end) {
        if (has_gone(id_)) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    kill(-id_, SIGKILL);
    waitpid(id_, nullptr, 0);
}

} // namespace damier::transport
