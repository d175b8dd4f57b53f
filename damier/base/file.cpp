#include "damier/base/file.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace damier {

namespace fs = std::filesystem;

namespace {

std::string reason() { return std::generic_category().message(errno); }

int flags_of(File::Mode mode) {
    switch (mode) {
    case File::Mode::read: return O_RDONLY;
    case File::Mode::shared: return O_RDWR | O_CREAT;
    case File::Mode::fresh: return O_RDWR | O_CREAT | O_TRUNC;
    case File::Mode::exclusive: break;
    }
    return O_RDWR | O_CREAT | O_EXCL;
}

} // namespace

Error cannot_read(fs::path const& path) {
    return error(msg("cannot read «{}»: {}"), path.string(), reason());
}

Error cannot_write(fs::path const& path) {
    return error(msg("cannot write «{}»: {}"), path.string(), reason());
}

Result<File> File::open(fs::path const& path, Mode mode, unsigned permissions) {
    bool const is_read = mode == Mode::read;
    int const descriptor = ::open(path.c_str(), flags_of(mode) | O_CLOEXEC, permissions);
    if (descriptor < 0) return is_read ? cannot_read(path) : cannot_write(path);
    File file(descriptor, path);
    struct stat found {};
    if (::fstat(descriptor, &found) != 0) return cannot_read(path);
    if (S_ISDIR(found.st_mode)) return error(msg("«{}» is a folder"), path.string());
    if (!is_read && !S_ISREG(found.st_mode))
        return error(msg("«{}» is not a file that can be written"), path.string());
    return file;
}

File File::standard_input() { return {::dup(STDIN_FILENO), "-"}; }

File::~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

std::uint64_t File::size() const {
    struct stat found {};
    bool const is_known = ::fstat(descriptor_, &found) == 0 && S_ISREG(found.st_mode);
    return is_known ? static_cast<std::uint64_t>(found.st_size) : 0;
}

bool File::lock() { return ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0; }

bool File::is_still_at(fs::path const& path) const {
    struct stat mine {};
    struct stat there {};
    return ::fstat(descriptor_, &mine) == 0 && ::stat(path.c_str(), &there) == 0
           && mine.st_ino == there.st_ino && mine.st_dev == there.st_dev;
}

bool File::has_other_names() const {
    struct stat mine {};
    return ::fstat(descriptor_, &mine) == 0 && mine.st_nlink > 1;
}

Result<std::size_t> File::read(char* to, std::size_t size) const {
    for (;;) {
        ssize_t const got = ::read(descriptor_, to, size);
        if (got >= 0) return static_cast<std::size_t>(got);
        if (errno != EINTR) return cannot_read(path_);
    }
}

Result<std::string> File::read_all(std::size_t most) const {
    ::lseek(descriptor_, 0, SEEK_SET); // where there is a beginning
    std::string bytes;
    for (;;) {
        constexpr std::size_t piece = 1 << 16;
        std::size_t const had = bytes.size();
        bytes.resize(had + piece);
        Result<std::size_t> const got = read(bytes.data() + had, piece);
        if (!got) return got.error();
        bytes.resize(had + *got);
        if (*got == 0) return bytes;
        if (bytes.size() > most) return error(msg("the file «{}» is too large"), path_.string());
    }
}

Result<Done> File::go_to(std::uint64_t place) {
    if (::lseek(descriptor_, static_cast<off_t>(place), SEEK_SET) < 0) return cannot_read(path_);
    return Done{};
}

Result<Done> File::write(std::string_view bytes) {
    while (!bytes.empty()) {
        ssize_t const put = ::write(descriptor_, bytes.data(), bytes.size());
        if (put < 0 && errno == EINTR) continue;
        if (put < 0) return cannot_write(path_);
        bytes.remove_prefix(static_cast<std::size_t>(put));
    }
    return Done{};
}

Result<Done> File::cut(std::uint64_t size) {
    if (::ftruncate(descriptor_, static_cast<off_t>(size)) != 0
        || ::lseek(descriptor_, static_cast<off_t>(size), SEEK_SET) < 0)
        return cannot_write(path_);
    return Done{};
}

Result<Done> File::sync() {
    if (::fdatasync(descriptor_) != 0) return cannot_write(path_);
    return Done{};
}

Result<std::string> read_file(fs::path const& path, std::size_t most) {
    Result<File> const file = File::open(path, File::Mode::read);
    if (!file) return file.error();
    return file->read_all(most);
}

Result<Done> make_directory(fs::path const& path) {
    std::error_code failure, unknown;
    std::vector<fs::path> parents; // of what is new: a power cut must not take it away again
    for (fs::path folder = path; !folder.empty() && !fs::exists(folder, unknown);
         folder = folder.parent_path())
        parents.push_back(folder.parent_path());
    fs::create_directories(path, failure);
    if (failure)
        return error(msg("the folder {} cannot be made: {}"), path.string(), failure.message());
    for (fs::path const& parent : parents) sync_directory(parent);
    return Done{};
}

void sync_directory(fs::path const& path) {
    int const descriptor =
        ::open(path.empty() ? "." : path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    ::fsync(descriptor); // not every file system can; the name is then as safe as it gets
    ::close(descriptor);
}

Result<Done> replace(fs::path const& from, fs::path const& to) {
    if (::rename(from.c_str(), to.c_str()) != 0) return cannot_write(to);
    sync_directory(to.parent_path());
    return Done{};
}

} // namespace damier
