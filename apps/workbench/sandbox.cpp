#include "apps/workbench/sandbox.hpp"

#include "apps/workbench/memory_file.hpp"

#include <linux/seccomp.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <functional>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace damier::workbench {

namespace {

constexpr int filter_place = 5; // bubblewrap reads the filter there
constexpr int first_free = 10;  // descriptors below are given their meaning one after the other

// A program that waits instead of computing uses no processor time: it gets this much longer.
constexpr int patience = 10;

// Where less is allowed already, that is as good.
bool limit(__rlimit_resource what, rlim_t soft, rlim_t hard) {
    rlimit const both{soft, hard};
    rlimit now{};
    return setrlimit(what, &both) == 0
           || (errno == EPERM && getrlimit(what, &now) == 0 && now.rlim_max < hard);
}

bool limit_all(Job const& job) {
    auto const seconds = static_cast<rlim_t>(job.seconds);
    rlim_t const memory = rlim_t(job.megabytes) << 20, output = rlim_t(job.output_megabytes) << 20;
    return limit(RLIMIT_CPU, seconds, seconds + 1) && limit(RLIMIT_AS, memory, memory)
           && limit(RLIMIT_FSIZE, output, output) && limit(RLIMIT_CORE, 0, 0)
           && limit(RLIMIT_NOFILE, 64, 64);
}

bool install(Filter const& filter) {
    sock_fprog const program{static_cast<unsigned short>(filter.size()),
                             const_cast<sock_filter*>(filter.data())};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

// Everything that the child needs, made before the fork: after it nothing may allocate.
struct Start {
    std::vector<char*> arguments;
    std::vector<char*> environment;
    char const* folder = nullptr;
    std::array<int, filter_place + 1> files{};
    Filter const* filter = nullptr; // to install here; bubblewrap does it itself
    bool is_unsafe = false;         // without limits, too
    Job const* job = nullptr;
    int trouble = -1; // says that the program could not be started
};

void become(Start const& start) {
    setsid(); // without a terminal that it could type on
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGPIPE, SIG_DFL);
    std::array<int, filter_place + 1> safe{};
    for (std::size_t i = 0; i < safe.size(); ++i)
        safe[i] = start.files[i] < 0 ? -1 : fcntl(start.files[i], F_DUPFD, first_free);
    int const trouble = fcntl(start.trouble, F_DUPFD_CLOEXEC, first_free);
    for (std::size_t i = 0; i < safe.size(); ++i) {
        if (safe[i] >= 0)
            dup2(safe[i], static_cast<int>(i));
        else
            close(static_cast<int>(i));
    }
    if (dup2(trouble, filter_place + 1) >= 0) fcntl(filter_place + 1, F_SETFD, FD_CLOEXEC);
    syscall(SYS_close_range, filter_place + 2, ~0u, 0);

    bool const is_limited = limit_all(*start.job) || start.is_unsafe;
    bool const is_ready = is_limited && chdir(start.folder) == 0
                          && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
                          && (start.filter == nullptr || install(*start.filter));
    if (is_ready) execve(start.arguments[0], start.arguments.data(), start.environment.data());
    [[maybe_unused]] ssize_t const told = write(filter_place + 1, "x", 1);
    _exit(127);
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> result;
    for (std::string& text : texts) result.push_back(text.data());
    result.push_back(nullptr);
    return result;
}

Ending::How of_signal(int signal) {
    switch (signal) {
    case SIGSYS: return Ending::How::forbidden;
    case SIGXCPU:
    case SIGKILL: return Ending::How::out_of_time;
    case SIGXFSZ: return Ending::How::out_of_space;
    default: return Ending::How::crashed;
    }
}

Ending ending_of(int status, bool is_wrapped) {
    if (WIFSIGNALED(status)) return {of_signal(WTERMSIG(status)), 0};
    int const code = WEXITSTATUS(status);
    // bubblewrap tells of a signal as shells do.
    if (is_wrapped && code > 128 && code <= 128 + SIGSYS) return {of_signal(code - 128), 0};
    return {Ending::How::ended, code};
}

// Waits for the child, and ends it when its time is over or nobody wants it any more.
Ending wait_for(pid_t child, Job const& job, bool is_wrapped, std::stop_token const& stop) {
    using Clock = std::chrono::steady_clock;
    auto const end = Clock::now() + std::chrono::seconds(patience * job.seconds);
    transport::Descriptor const handle(static_cast<int>(syscall(SYS_pidfd_open, child, 0)));
    Ending::How killed = Ending::How::ended;
    pollfd wanted{handle.get(), POLLIN, 0};
    while (poll(&wanted, 1, 50) <= 0) {
        if (stop.stop_requested()) killed = Ending::How::stopped;
        if (Clock::now() > end) killed = Ending::How::out_of_time;
        if (killed != Ending::How::ended) break;
    }
    ::kill(-child, SIGKILL); // whatever it has left behind goes with it
    ::kill(child, SIGKILL);  // before it had a group of its own
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return killed != Ending::How::ended ? Ending{killed, 0} : ending_of(status, is_wrapped);
}

// Whether a process of ours can do that to itself.
bool can(std::function<bool()> const& action) {
    pid_t const child = fork();
    if (child < 0) return false;
    if (child == 0) _exit(action() ? 0 : 1);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool take(Filter const& filter) {
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && install(filter);
}

} // namespace

std::string installed(std::string_view name) {
    for (char const* const folder : {"/usr/bin/", "/usr/local/bin/", "/bin/"})
        if (std::string const path = folder + std::string(name); access(path.c_str(), X_OK) == 0)
            return path;
    return {};
}

Result<Sandbox> Sandbox::open(bool is_unsafe, bool wants_bubblewrap) {
    Sandbox sandbox;
    for (Policy const policy : {Policy::program, Policy::interpreter, Policy::compiler}) {
        Result<Filter> filter = make_filter(policy);
        bool const works = filter && can([&] { return take(*filter); });
        if (works) sandbox.filters_[policy] = *std::move(filter);
        if (!works && !is_unsafe)
            return error(msg("this system has no seccomp filters, so a program could do anything "
                             "here; --unsafe runs it all the same"));
    }
    sandbox.is_unsafe_ = is_unsafe;
    if (!is_unsafe && !can([] { return limit_all({}); }))
        return error(msg("this system sets no limits on time and memory, so a program could do "
                         "anything here; --unsafe runs it all the same"));
    if (!wants_bubblewrap || installed("bwrap").empty()) return sandbox;
    // Installed is not enough: some systems let nobody make namespaces.
    sandbox.has_bubblewrap_ = true;
    Job const trial{.policy = Policy::compiler, .command = {"/usr/bin/true"}, .folder = "/usr"};
    Ending const ending = sandbox.run(trial, {});
    sandbox.has_bubblewrap_ = ending.how == Ending::How::ended && ending.code == 0;
    return sandbox;
}

std::vector<std::string> Sandbox::wrapped(Job const& job, int filter_number) const {
    if (!has_bubblewrap_) return job.command;
    std::vector<std::string> all{installed("bwrap"), "--unshare-all", "--die-with-parent",
                                 "--new-session"};
    auto const add = [&all](std::initializer_list<std::string> more) {
        all.insert(all.end(), more);
    };
    if (job.policy != Policy::program) {
        for (char const* const system : {"/usr", "/lib", "/lib64", "/bin", "/etc/alternatives"})
            add({"--ro-bind-try", system, system});
        add({"--dev", "/dev", "--tmpfs", "/tmp"});
    }
    std::string const bind = job.policy == Policy::compiler ? "--bind" : "--ro-bind";
    add({bind, job.folder.string(), job.folder.string(), "--chdir", job.folder.string()});
    if (filter_number >= 0) add({"--seccomp", std::to_string(filter_number)});
    all.insert(all.end(), job.command.begin(), job.command.end());
    return all;
}

Ending Sandbox::run(Job const& job, std::stop_token const& stop) const {
    auto const filter = filters_.find(job.policy);
    bool const has_filter = filter != filters_.end();
    bool const passes_filter = has_filter && has_bubblewrap_;
    MemoryFile const filter_file(
        passes_filter ? std::string_view(reinterpret_cast<char const*>(filter->second.data()),
                                         filter->second.size() * sizeof(sock_filter))
                      : std::string_view());
    std::vector<std::string> command = wrapped(job, passes_filter ? filter_place : -1);
    std::vector<std::string> environment{"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8",
                                         "TMPDIR=" + job.folder.string()};
    transport::Descriptor const nothing(::open("/dev/null", O_RDWR | O_CLOEXEC));
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
    transport::Descriptor const trouble_in(ends[0]);
    transport::Descriptor trouble_out(ends[1]);

    Start start;
    start.arguments = pointers(command);
    start.environment = pointers(environment);
    std::string const folder = job.folder.string();
    start.folder = folder.c_str();
    for (std::size_t i = 0; i < job.files.size(); ++i)
        start.files[i] = job.files[i] >= 0 ? job.files[i] : nothing.get();
    start.files[filter_place] = passes_filter ? filter_file.descriptor() : -1;
    start.filter = has_filter && !has_bubblewrap_ ? &filter->second : nullptr;
    start.job = &job;
    start.is_unsafe = is_unsafe_;
    start.trouble = trouble_out.get();

    pid_t const child = fork();
    if (child < 0) return {};
    if (child == 0) become(start);
    trouble_out.close();
    Ending const ending = wait_for(child, job, has_bubblewrap_, stop);
    char told = 0;
    if (::read(trouble_in.get(), &told, 1) == 1) return {};
    return ending;
}

} // namespace damier::workbench
