// The program: what it ends with, whatever happens.
#include "apps/damier/program.hpp"

#include <csignal>
#include <cstdio>
#include <new>
#include <system_error>

int main(int argc, char** argv) {
    using namespace damier;
    std::signal(SIGPIPE, SIG_DFL); // `damier moves | head` ends quietly
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error like a full disk
    int exit_code = program::failure;
    try {
        exit_code = program::run(argc, argv);
        std::fflush(stdout);
        if (std::ferror(stdout) == 0) return exit_code;
    } catch (std::bad_alloc const&) {
        program::complain(error(msg("there is not enough memory for this")));
        return program::failure;
    } catch (std::system_error const& refused) { // also a full disk in the middle of a result
        if (std::ferror(stdout) == 0) {
            program::complain(error(msg("the system refuses: {}"), refused.code().message()));
            return program::failure;
        }
    }
    program::complain(error(msg("the standard output cannot be written")));
    return program::failure;
}
