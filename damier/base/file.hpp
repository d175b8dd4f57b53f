// A file descriptor with an owner. Every failure is an Error that names the file and the reason;
// reading is bounded. To save something under a name, see output_file.hpp.
#pragma once

#include "damier/base/result.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

namespace damier {

inline constexpr std::size_t largest_text = std::size_t{64} << 20; // of what is read at one go

class File {
public:
    // To read what is there, which may be a pipe; or to write a regular file, which is opened or
    // made, made empty, or must not exist yet.
    enum class Mode { read, shared, fresh, exclusive };

    static Result<File> open(std::filesystem::path const& path, Mode mode,
                             unsigned permissions = 0600);
    static File standard_input();
    // Takes an open descriptor; `path` is for sentences.
    File(int descriptor, std::filesystem::path path)
        : descriptor_(descriptor), path_(std::move(path)) {}

    File(File&& other) noexcept
        : descriptor_(std::exchange(other.descriptor_, -1)), path_(std::move(other.path_)) {}
    File& operator=(File&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        std::swap(path_, other.path_);
        return *this;
    }
    ~File();

    int descriptor() const { return descriptor_; }
    std::uint64_t size() const;                           // 0 when it is not known
    bool lock();                                          // false: someone else has it
    bool is_still_at(std::filesystem::path const&) const; // not renamed or replaced meanwhile
    bool has_other_names() const;

    Result<std::size_t> read(char* to, std::size_t size) const; // the next bytes; 0 at the end
    // The rest of a pipe, the whole of a file; an Error when it is more than `most`.
    Result<std::string> read_all(std::size_t most = largest_text) const;
    Result<Done> go_to(std::uint64_t place);
    Result<Done> write(std::string_view bytes); // where the last write ended
    Result<Done> cut(std::uint64_t size);       // and go on writing there
    Result<Done> sync();                        // data are on the disk

private:
    int descriptor_ = -1;
    std::filesystem::path path_;
};

// The text of a file that fits in memory.
Result<std::string> read_file(std::filesystem::path const& path, std::size_t most = largest_text);

Error cannot_read(std::filesystem::path const& path);  // for the reason in errno
Error cannot_write(std::filesystem::path const& path); // likewise

Result<Done> make_directory(std::filesystem::path const& path);
void sync_directory(std::filesystem::path const& path); // so that names survive a power cut

// Replaces `to` by `from` in one step.
Result<Done> replace(std::filesystem::path const& from, std::filesystem::path const& to);

} // namespace damier
