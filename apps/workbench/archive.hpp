// Zip archives from anybody: read into memory, never unpacked to the disk. An archive that is made
// to do harm (paths that lead outside, links, sizes that grow without end) is refused as a whole.
#pragma once

#include "damier/base/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damier::workbench {

struct HandedFile {
    std::string name; // with its folders, separated by /; a folder itself ends with one
    std::string bytes;
    std::optional<Error> trouble{}; // it cannot be read

    bool is_folder() const { return name.empty() || name.ends_with('/'); }
};

// What is handed in is small; these bounds are far above any honest work, also of a whole class.
inline constexpr std::size_t most_files = 5000;
inline constexpr std::size_t most_bytes_of_file = std::size_t{4} << 20;
inline constexpr std::size_t most_bytes = std::size_t{64} << 20;

bool is_zip(std::string_view bytes);
Result<std::vector<HandedFile>> read_zip(std::string_view bytes);

} // namespace damier::workbench
