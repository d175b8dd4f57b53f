#include "damier/session/file.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace damier::session {

namespace fs = std::filesystem;

namespace {

std::string reason() { return std::generic_category().message(errno); }

Error failed_write() { return error(msg("the journal cannot be written: {}"), reason()); }

bool cannot_link(int code) {
    return code == EXDEV || code == EPERM || code == EOPNOTSUPP || code == ENOSYS || code == EMLINK;
}

Result<Done> copy_to(fs::path const& from, fs::path const& to) {
    Result<File> const source = File::open(from, File::Mode::shared);
    if (!source) return source.error();
    Result<std::string> const bytes = source->read_all();
    if (!bytes) return bytes.error();
    Result<File> copy = File::open(to, File::Mode::exclusive);
    if (!copy) return copy.error();
    if (Result<Done> const ok = copy->write(*bytes); !ok) return ok;
    return copy->sync();
}

} // namespace

Result<File> File::open(fs::path const& path, Mode mode) {
    int flags = O_RDWR | O_CREAT | O_CLOEXEC;
    if (mode == Mode::fresh) flags |= O_TRUNC;
    if (mode == Mode::exclusive) flags |= O_EXCL;
    int const descriptor = ::open(path.c_str(), flags, 0600);
    if (descriptor < 0) return error(msg("{} cannot be opened: {}"), path.string(), reason());
    File file(descriptor);
    struct stat found {};
    if (::fstat(descriptor, &found) != 0 || !S_ISREG(found.st_mode))
        return error(msg("{} is not a file that can hold a game"), path.string());
    return file;
}

File::~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
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

Result<std::string> File::read_all() const {
    std::string bytes;
    char block[1 << 16];
    for (;;) {
        ssize_t const got =
            ::pread(descriptor_, block, sizeof block, static_cast<off_t>(bytes.size()));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return error(msg("the journal cannot be read: {}"), reason());
        if (got == 0) return bytes;
        bytes.append(block, static_cast<std::size_t>(got));
    }
}

Result<Done> File::write(std::string_view bytes) {
    while (!bytes.empty()) {
        ssize_t const put = ::write(descriptor_, bytes.data(), bytes.size());
        if (put < 0 && errno == EINTR) continue;
        if (put < 0) return failed_write();
        bytes.remove_prefix(static_cast<std::size_t>(put));
    }
    return Done{};
}

Result<Done> File::cut(std::uint64_t size) {
    if (::ftruncate(descriptor_, static_cast<off_t>(size)) != 0
        || ::lseek(descriptor_, static_cast<off_t>(size), SEEK_SET) < 0)
        return failed_write();
    return Done{};
}

Result<Done> File::sync() {
    if (::fdatasync(descriptor_) != 0) return failed_write();
    return Done{};
}

Result<Done> make_directory(fs::path const& path) {
    std::error_code failure;
    fs::create_directories(path, failure);
    if (failure)
        return error(msg("the folder {} cannot be made: {}"), path.string(), failure.message());
    return Done{};
}

void sync_directory(fs::path const& path) {
    int const descriptor =
        ::open(path.empty() ? "." : path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    ::fsync(descriptor); // not every file system can; the name is then as safe as it gets
    ::close(descriptor);
}

Result<fs::path> keep_as(fs::path const& from, fs::path const& folder, std::string const& stem,
                         std::string const& ending) {
    if (Result<Done> const ok = make_directory(folder); !ok) return ok.error();
    for (int number = 1;; ++number) {
        std::string name = stem;
        if (number > 1) name.append("-").append(std::to_string(number));
        fs::path const to = folder / name.append(ending);
        if (::link(from.c_str(), to.c_str()) == 0) {
            sync_directory(folder);
            return to;
        }
        if (errno == EEXIST) continue;
        if (!cannot_link(errno))
            return error(msg("{} cannot be kept as {}: {}"), from.string(), to.string(), reason());
        std::error_code ignored;
        if (fs::exists(fs::symlink_status(to, ignored))) continue;
        if (Result<Done> const ok = copy_to(from, to); !ok) return ok.error();
        sync_directory(folder);
        return to;
    }
}

Result<Done> replace(fs::path const& from, fs::path const& to) {
    if (::rename(from.c_str(), to.c_str()) != 0)
        return error(msg("{} cannot be replaced: {}"), to.string(), reason());
    sync_directory(to.parent_path());
    return Done{};
}

Result<fs::path> replaceable(fs::path const& path) {
    constexpr int most_links = 40; // as the system follows
    std::error_code problem;
    fs::path target = path;
    for (int i = 0; i < most_links && fs::is_symlink(target, problem); ++i) {
        fs::path const next = fs::read_symlink(target, problem);
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    if (fs::exists(fs::symlink_status(target, problem)) && !fs::is_regular_file(target, problem))
        return error(msg("«{}» is not a file that can be replaced"), path.string());
    return target;
}

} // namespace damier::session
