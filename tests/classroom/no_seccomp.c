/* no_seccomp PROGRAM ARGUMENTS...: runs the program where the kernel takes no filters, as some systems are. */
#include <errno.h>
#include <seccomp.h>
#include <sys/prctl.h>
#include <unistd.h>

int main(int argc, char **argv) {
    if (argc < 2) return 3;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    seccomp_rule_add(filter, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(prctl), 1,
                     SCMP_A0(SCMP_CMP_EQ, PR_SET_SECCOMP));
    seccomp_rule_add(filter, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(seccomp), 0);
    if (seccomp_load(filter) != 0) return 3;
    execv(argv[1], argv + 1);
    return 3;
}
