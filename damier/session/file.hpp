// A file descriptor with an owner, and the few file operations that a journal needs. Nothing here
// overwrites a file that it did not make.
#pragma once

#include "damier/base/result.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

namespace damier::session {

class File {
public:
    enum class Mode { shared, fresh, exclusive }; // open or make; empty it; must not exist yet

    static Result<File> open(std::filesystem::path const& path, Mode mode);

    File(File&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    File& operator=(File&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~File();

    bool lock();                                          // false: someone else has it
    bool is_still_at(std::filesystem::path const&) const; // not renamed or replaced meanwhile
    bool has_other_names() const;
    Result<std::string> read_all() const;       // from the beginning
    Result<Done> write(std::string_view bytes); // where the last write ended
    Result<Done> cut(std::uint64_t size);       // and go on writing there
    Result<Done> sync();                        // data are on the disk

private:
    explicit File(int descriptor) : descriptor_(descriptor) {}

    int descriptor_ = -1;
};

Result<Done> make_directory(std::filesystem::path const& path);
void sync_directory(std::filesystem::path const& path); // so that names survive a power cut

// Gives the file `from` the further name folder/stem.ending, or stem-2.ending and so on: a name
// that was free. The content is copied only where a file cannot have two names.
Result<std::filesystem::path> keep_as(std::filesystem::path const& from,
                                      std::filesystem::path const& folder, std::string const& stem,
                                      std::string const& ending);

// Replaces `to` by `from` in one step.
Result<Done> replace(std::filesystem::path const& from, std::filesystem::path const& to);

// The file to replace when a person names `path`: behind links, which stay. A device or a pipe is
// never replaced.
Result<std::filesystem::path> replaceable(std::filesystem::path const& path);

} // namespace damier::session
