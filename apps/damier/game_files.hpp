// Files for the commands, where "-" is the standard input or output.
#pragma once

#include "damier/base/output_file.hpp"
#include "damier/pdn/source.hpp"
#include "damier/records/guesses.hpp"

#include <string>

namespace damier::program {

Result<File> open_input(std::string const& path); // "-" is the standard input
// The bytes of the file as the readers of games want them; an empty `encoding` is guessed.
Result<pdn::Source> text_of(File const& file, std::string const& encoding);
Result<OutputFile> create_output(std::string const& path, bool may_replace); // "-": the output
// Whether create_output() will do, asked long before there is anything to write; "" is no file.
Result<Done> try_output(std::string const& path, bool may_replace);
// To the error stream, each with the name of the file.
void tell_guesses(records::Guesses const& guesses, std::string const& path);
// Whether two names mean the same file, be it there or not; "" is no file.
bool is_same_file(std::string const& a, std::string const& b);

} // namespace damier::program
