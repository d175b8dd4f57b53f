// The whole program behind main(): how it reports, and what it ends with.
#pragma once

#include "apps/text/translate.hpp"

namespace damier::program {

// Exit codes of every command.
inline constexpr int success = 0;
inline constexpr int failure = 1;   // the task was understood, but did not succeed
inline constexpr int bad_input = 2; // an option, a file or a position is wrong

// Prints "damier: sentence" on stderr.
void complain(Error const& error);
void complain(Message const& message);

// Carries out a command line.
int run(int argc, char** argv);

} // namespace damier::program
