// What a student or a whole class has handed in, from a file, a folder or an archive.
#pragma once

#include "apps/workbench/archive.hpp"

#include <filesystem>
#include <optional>

namespace damier::workbench {

std::string base_name(std::string_view name); // without its folders

struct Submission {
    std::string name; // of the file, folder or archive
    std::vector<HandedFile> files;
    bool is_loose = false;        // a single source file: it has no form to check
    std::optional<Error> trouble; // it cannot be read

    HandedFile const* find(std::string_view name) const; // in any of its folders
};

struct Handed {
    std::vector<Submission> all; // in the order of their names
    bool is_class = false;       // several people's work, even if only one has handed in
};

// `main_file` is what a complete submission has, such as multi_dames.c; if the program is of parts,
// any files with its ending.
Result<Handed> read_handed(std::filesystem::path const& path, std::string_view main_file,
                           bool is_of_parts = false);

} // namespace damier::workbench
