#include "apps/workbench/filters.hpp"

#include "apps/workbench/memory_file.hpp"
#include "damier/base/text.hpp"

#include <seccomp.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <memory>

namespace damier::workbench {

namespace {

constexpr std::uint32_t kill = SCMP_ACT_KILL_PROCESS;
constexpr std::uint32_t allow = SCMP_ACT_ALLOW;
constexpr std::uint32_t refuse = SCMP_ACT_ERRNO(EACCES);

class Context {
public:
    explicit Context(std::uint32_t otherwise) : context_(seccomp_init(otherwise)) {}

    bool exists() const { return context_ != nullptr; }

    // Calls that this machine has not got are none to think about.
    void add(std::uint32_t action, std::string_view calls) {
        for (std::string_view const name : split_at_blanks(calls)) {
            int const call = seccomp_syscall_resolve_name(std::string(name).c_str());
            if (call != __NR_SCMP_ERROR) note(seccomp_rule_add(context_.get(), action, call, 0));
        }
    }
    // Only if the bits `mask` of argument `index` are `value`.
    void add_masked(std::uint32_t action, char const* name, unsigned index, scmp_datum_t mask,
                    scmp_datum_t value) {
        int const call = seccomp_syscall_resolve_name(name);
        scmp_arg_cmp const only{index, SCMP_CMP_MASKED_EQ, mask, value};
        note(seccomp_rule_add_array(context_.get(), action, call, 1, &only));
    }

    Result<Filter> finished() const {
        if (!is_whole_) return error(msg("there is not enough memory for this"));
        MemoryFile const file;
        if (seccomp_export_bpf(context_.get(), file.descriptor()) != 0)
            return error(msg("the sandbox's filter cannot be made"));
        std::string const bytes = file.contents();
        Filter filter(bytes.size() / sizeof(sock_filter));
        std::memcpy(filter.data(), bytes.data(), filter.size() * sizeof(sock_filter));
        return filter;
    }

private:
    // A rule that is missing would forbid what is allowed, or the other way round.
    void note(int added) { is_whole_ = is_whole_ && added != -ENOMEM; }

    struct Release {
        void operator()(void* context) const { seccomp_release(context); }
    };
    std::unique_ptr<void, Release> context_;
    bool is_whole_ = true;
};

// What every C program does: its memory, its open files, its own signals, the time.
void allow_computing(Context& context) {
    context.add(allow, "read write readv writev pread64 pwrite64 lseek fstat close "
                       "ftruncate mmap munmap mremap brk mprotect madvise exit exit_group "
                       "rt_sigaction rt_sigprocmask rt_sigreturn sigaltstack getrandom "
                       "clock_gettime clock_getres gettimeofday time arch_prctl "
                       "set_tid_address set_robust_list rseq getpid gettid getuid geteuid "
                       "getgid getegid getppid uname sysinfo");
    // To be started at all, and for bubblewrap, which waits under the same filter.
    context.add(allow, "execve wait4");
    for (scmp_datum_t const asked : {F_GETFD, F_SETFD, F_GETFL})
        context.add_masked(allow, "fcntl", 1, ~scmp_datum_t{0}, asked);
    context.add_masked(allow, "prlimit64", 2, ~scmp_datum_t{0}, 0); // asking, not setting
}

// Asked by libraries in passing: they can live with a refusal, so that only what is meant is
// killed.
void refuse_in_passing(Context& context) {
    context.add(refuse, "open creat access faccessat faccessat2 stat lstat statx readlink "
                        "readlinkat ioctl tgkill getcwd");
}

Result<Filter> program_filter() {
    Context context(kill);
    if (!context.exists()) return error(msg("the sandbox's filter cannot be made"));
    allow_computing(context);
    refuse_in_passing(context);
    context.add(refuse, "openat newfstatat");
    return context.finished();
}

Result<Filter> interpreter_filter() {
    Context context(kill);
    if (!context.exists()) return error(msg("the sandbox's filter cannot be made"));
    allow_computing(context);
    context.add(allow, "newfstatat stat lstat statx access faccessat readlink readlinkat "
                       "getdents64 fcntl dup futex getcwd sched_getaffinity "
                       "epoll_create1");
    constexpr scmp_datum_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;
    context.add_masked(allow, "openat", 2, writing, 0);
    for (scmp_datum_t const flag : {O_WRONLY, O_RDWR, O_CREAT, O_TRUNC, O_APPEND})
        context.add_masked(refuse, "openat", 2, flag, flag);
    context.add(refuse, "open creat tgkill ioctl clock_nanosleep nanosleep");
    return context.finished();
}

Result<Filter> compiler_filter() {
    Context context(allow);
    if (!context.exists()) return error(msg("the sandbox's filter cannot be made"));
    context.add(refuse, "socket connect ptrace process_vm_readv process_vm_writev mount "
                        "umount2 pivot_root setns unshare bpf perf_event_open keyctl "
                        "add_key request_key init_module finit_module kexec_load reboot "
                        "swapon swapoff");
    return context.finished();
}

} // namespace

Result<Filter> make_filter(Policy policy) {
    switch (policy) {
    case Policy::program: return program_filter();
    case Policy::interpreter: return interpreter_filter();
    case Policy::compiler: break;
    }
    return compiler_filter();
}

} // namespace damier::workbench
