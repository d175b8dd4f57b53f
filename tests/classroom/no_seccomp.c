/* no_seccomp [limits] PROGRAM ARGUMENTS...: runs the program where the kernel takes no filters, as
 * some systems are; or, with that word, where it sets no limits. */
#include <errno.h>
#include <seccomp.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

int main(int argc, char** argv) {
    if (argc < 3) return 3;
    int is_about_limits = strcmp(argv[1], "limits") == 0;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    if (is_about_limits) {
        seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(setrlimit), 0);
        seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(prlimit64), 1,
                         SCMP_A2(SCMP_CMP_NE, 0));
    } else {
        seccomp_rule_add(filter, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(prctl), 1,
                         SCMP_A0(SCMP_CMP_EQ, PR_SET_SECCOMP));
        seccomp_rule_add(filter, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(seccomp), 0);
    }
    if (seccomp_load(filter) != 0) return 3;
    execv(argv[1 + is_about_limits], argv + 1 + is_about_limits);
    return 3;
}
